import { z } from 'zod';
import { colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { frame, part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);
const { width: w } = frame;

/** Feet and tops in turn, by their height above the ground. */
const ridge = [
  [0, 84],
  [64, 136],
  [118, 92],
  [206, 184],
  [280, 106],
  [346, 152],
  [410, 88],
  [500, 170],
  [600, 80],
] as const;

/** Mountains, water and ground as wide as the frame: the point (0, 0) is at its left edge, where their foot or surface is. */
export const landscape = {
  peaks: part({
    options: {
      colour: paint('mountain'),
      snow: paint('snow'),
      high: z.number().min(0.4).max(1.4).default(1),
    },
    box: ({ high }) => [0, -190 * high, w, 0],
    draw: ({ colour, snow, high }, c) =>
      area(`M0 0${ridge.map(([x, up]) => `L${x} ${n(-up * high)}`).join('')}V0Z`, c[colour]) +
      [1, 3, 5, 7].map((top) => area(snowCap(top, high), c[snow])).join(''),
  }),
  /** A smooth hill that rises to the left or, mirrored by `flip`, to the right; it runs on below its foot. */
  slope: part({
    options: {
      colour: paint('snow'),
      high: z.number().min(30).max(330).default(150),
      width: z.number().min(100).max(600).default(600),
    },
    box: ({ high, width }) => [0, -high, width, 0],
    draw: ({ colour, high, width }, c) =>
      area(
        `M0 60V${-high}Q${n(width * 0.3)} ${n(-high * 0.86)} ${n(width * 0.54)} ${n(-high * 0.36)}T${width} 0V60Z`,
        c[colour],
      ),
  }),
  sea: part({
    options: {
      height: z.number().min(30).max(260).default(150),
      colour: paint('sea'),
      rough: z.boolean().default(false),
    },
    box: ({ height }) => [0, -8, w, height],
    draw: ({ height, colour, rough }, c) =>
      (rough
        ? area(`M0 ${height}V0${wave(12, -8)}V${height}Z`, c[colour])
        : rect(0, 0, w, height, c[colour])) +
      [0.2, 0.46, 0.74]
        .map((share, row) =>
          line(
            [20, 170, 330, 480]
              .map((x) => `M${x + row * 38} ${n(height * share + 8)}q14 ${rough ? -12 : -6} 28 0t28 0`)
              .join(''),
            { stroke: c.wave, width: 3 },
          ),
        )
        .join(''),
  }),
  /** A wave that stands before what floats behind it. */
  swell: part({
    options: { colour: paint('sea'), deep: z.number().min(10).max(200).default(40) },
    box: ({ deep }) => [0, -14, w, deep],
    draw: ({ colour, deep }, c) => {
      const crest = `M0 0${wave(8, -14)}`;
      return area(`${crest}V${deep}H0Z`, c[colour]) + line(crest, { stroke: c.wave, width: 3 });
    },
  }),
  /** Two steep mountainsides with water between them, a farm on its ledge and a fall beside it. */
  fjord: part({
    box: [0, 0, w, 330],
    draw: (_, c) =>
      area('M190 250L250 128L286 160L322 110L372 172L420 250Z', shade(c.mountain, -0.02)) +
      area('M322 110L304 134L318 130L326 140L342 135Z', c.snow) +
      rect(0, 246, w, 84, c.water) +
      area('M0 0V258H300Q276 214 232 196L204 120L150 84L112 20L66 0Z', c.duskHill) +
      area('M0 60L40 92L66 170L140 204L170 258H0Z', shade(c.duskHill, 0.1)) +
      area('M600 0V258H330Q352 204 396 188L428 96L470 60L500 0Z', c.hill) +
      area('M600 84L552 122L530 188L480 208L470 258H600Z', shade(c.hill, 0.1)) +
      area('M424 148Q470 122 546 134L566 150Q500 164 436 160Z', c.leaf) +
      line('M412 128L408 176L400 190L394 246', { stroke: c.white, width: 7 }) +
      line('M420 110L412 134', { stroke: c.white, width: 5 }) +
      oval(394, { y: 248, rx: 16, ry: 4, fill: c.wave }) +
      farm(482, { y: 142, c }) +
      line(
        'M300 268q14 -6 28 0t28 0M210 290q14 -6 28 0t28 0M360 300q14 -6 28 0t28 0M90 276q14 -6 28 0t28 0',
        {
          stroke: c.wave,
          width: 3,
        },
      ),
  }),
  clouds: part({
    options: { colour: paint('cloud') },
    box: [0, -36, w, 60],
    draw: ({ colour }, c) =>
      [-6, 54, 122, 190, 250, 318, 386, 452, 520, 590]
        .map((x, i) => disc(x, { y: (i * 7) % 12, r: 34 - ((i * 5) % 9), fill: c[colour] }))
        .join('') + rect(0, 4, w, 56, c[colour]),
  }),
  /** Ground with a soft rim, down to the frame's foot. */
  meadow: part({
    options: { colour: paint('grass') },
    box: [0, -10, w, 40],
    draw: ({ colour }, c) => area('M0 300V2Q120 -12 260 0T600 -4V300Z', c[colour]),
  }),
  /** The low sun's glitter on water, below its disc. */
  sunPath: part({
    box: [-40, 0, 40, 56],
    draw: (_, c) => line('M-30 2H30M-20 12H26M-26 22H14M-12 32H22M-16 42H8', { stroke: c.yellow, width: 4 }),
  }),
  bareBirch: part({
    box: [-40, -170, 40, 0],
    draw: (_, c) =>
      line(
        'M0 -60L-22 -104L-34 -140M0 -76L20 -116L32 -150M0 -96L-10 -140L-6 -166M-22 -104L-10 -124M20 -116L12 -142',
        {
          stroke: c.stoneDark,
          width: 3.6,
        },
      ) +
      line('M0 0V-112', { stroke: c.white, width: 10 }) +
      [-18, -42, -62, -86].map((y, i) => rect(i % 2 ? 0 : -5, y, 5, 3.5, c.ink)).join(''),
  }),
  leaves: part({
    box: [-42, -26, 42, 4],
    draw: (_, c) =>
      oval(0, { y: -4, rx: 40, ry: 9, fill: c.brown }) +
      [-26, -10, 8, 24]
        .map((x, i) => oval(x, { y: -10 - (i % 2) * 6, rx: 12, ry: 8, fill: i % 2 ? c.orange : c.yellow }))
        .join(''),
  }),
  /** Tufts of heather on open ground. */
  tufts: part({
    options: { colour: paint('heather'), width: z.number().min(60).max(600).default(200) },
    box: ({ width }) => [-width / 2, -22, width / 2, 0],
    draw: ({ colour, width }, c) =>
      Array.from({ length: Math.floor(width / 26) }, (_, i) => {
        const x = -width / 2 + 13 + i * 26;
        return line(`M${n(x)} 0L${n(x - 8)} -14M${n(x)} 0V${-18 - (i % 3) * 2}M${n(x)} 0L${n(x + 8)} -13`, {
          stroke: i % 2 ? c[colour] : shade(c[colour], 0.14),
          width: 4,
        });
      }).join(''),
  }),
  /** Footprints that lead from the first point to the second. */
  footprints: part({
    options: { to: z.tuple([z.number(), z.number()]).default([200, -60]), colour: paint('stoneDark') },
    box: ({ to: [x, y] }) => [Math.min(0, x) - 8, Math.min(0, y) - 8, Math.max(0, x) + 8, Math.max(0, y) + 8],
    draw: ({ to: [x, y], colour }, c) => {
      const steps = Math.max(3, Math.round(Math.hypot(x, y) / 22));
      return Array.from({ length: steps }, (_, i) => {
        const share = i / (steps - 1);
        const bow = Math.sin(share * Math.PI) * 18;
        return oval(x * share + (i % 2 ? 5 : -5), {
          y: y * share + bow,
          rx: 3 + 2 * (1 - share),
          ry: 2.2 + 1.6 * (1 - share),
          fill: c[colour],
        });
      }).join('');
    },
  }),
};

/** The upper two fifths of a top, with a jagged lower rim. */
function snowCap(top: number, high: number): string {
  const [x, up] = ridge[top] ?? ridge[0];
  const side = (next: readonly [number, number] | undefined, share: number) => {
    const [nx, nup] = next ?? [x, up];
    return [x + (nx - x) * share, -(up + (nup - up) * share) * high] as const;
  };
  const at = ([px, py]: readonly [number, number]) => `${n(px)} ${n(py)}`;
  const left = side(ridge[top - 1], 0.46);
  const right = side(ridge[top + 1], 0.46);
  const low = Math.max(left[1], right[1]) + 8 * high;
  return `M${x} ${n(-up * high)}L${at(left)}L${n(x + (left[0] - x) * 0.5)} ${n(low - 12 * high)}L${n(x - 2)} ${n(low + 4 * high)}L${n(x + (right[0] - x) * 0.46)} ${n(low - 12 * high)}L${at(right)}Z`;
}

/** Half waves over the whole width, from the left, `up` high. */
function wave(count: number, up: number): string {
  const step = w / count;
  return Array.from({ length: count }, (_, i) => `q${n(step / 2)} ${i % 2 ? -up : up} ${n(step)} 0`).join('');
}

function farm(x: number, { y, c }: { readonly y: number; readonly c: Palette }): string {
  const house = (at: number, size: number, fill: string) =>
    rect(at, y - size, size * 1.5, size, fill) +
    area(
      `M${n(at - 3)} ${n(y - size)}L${n(at + size * 0.75)} ${n(y - size * 1.7)}L${n(at + size * 1.5 + 3)} ${n(y - size)}Z`,
      c.woodDark,
    );
  return house(x - 26, 16, c.cream) + house(x + 12, 20, c.red);
}
