import { z } from 'zod';
import { colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { frame, part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** The coast: wharves, ships and fish. The point (0, 0) is on the ground or the water's surface below the middle. */
export const harbour = {
  /** One wooden gable of the old wharf in Bergen. */
  wharfGable: part({
    options: {
      colour: paint('red'),
      width: z.number().min(60).max(120).default(84),
      high: z.number().min(110).max(200).default(150),
    },
    box: ({ width, high }) => [-width / 2 - 5, -high - width * 0.66, width / 2 + 5, 0],
    draw: ({ colour, width, high }, c) => {
      const top = -high - width * 0.62;
      const half = width / 2;
      const boards = Array.from({ length: Math.floor(width / 12) - 1 }, (_, i) => {
        const x = -half + 12 * (i + 1);
        const up = -high - (half - Math.abs(x)) * 1.24;
        return `M${n(x)} 0V${n(up + 6)}`;
      }).join('');
      return (
        area(`M${n(-half)} 0V${-high}L0 ${n(top)}L${n(half)} ${-high}V0Z`, c[colour]) +
        line(boards, { stroke: shade(c[colour], 0.09), width: 2 }) +
        line(`M${n(-half - 3)} ${-high + 3}L0 ${n(top)}L${n(half + 3)} ${-high + 3}`, {
          stroke: c.woodDark,
          width: 7,
        }) +
        [0.28, 0.56]
          .map((share) =>
            [-0.27, 0.27]
              .map((side) => shutterless(side * width, { y: -high * share - high * 0.32, c }))
              .join(''),
          )
          .join('') +
        hatch(0, { y: -high - width * 0.2, c }) +
        rect(-12, -46, 24, 46, shade(c[colour], 0.34), 2)
      );
    },
  }),
  quay: part({
    options: { height: z.number().min(20).max(160).default(60) },
    box: ({ height }) => [0, 0, frame.width, height],
    draw: ({ height }, c) =>
      rect(0, 0, frame.width, height, c.stone) +
      rect(0, 0, frame.width, 7, shade(c.stone, 0.12)) +
      line(
        `${Array.from(
          { length: 9 },
          (_, i) => `M${30 + i * 68} 8v${n(height / 2 - 6)}M${64 + i * 68} ${n(height / 2 + 4)}V${height}`,
        ).join('')}M0 ${n(height / 2 + 3)}H${frame.width}`,
        { stroke: shade(c.stone, 0.1), width: 2 },
      ),
  }),
  /** A clinker-built cargo boat with a high bow and one square sail. */
  jekt: part({
    options: { sail: z.boolean().default(true) },
    box: [-120, -206, 124, 16],
    draw: ({ sail }, c) =>
      line('M0 -30V-202', { stroke: c.woodDark, width: 7 }) +
      line('M0 -200L108 -52M0 -200L-96 -44', { stroke: c.metalDark, width: 2 }) +
      (sail
        ? area('M-62 -186H62Q54 -120 66 -66Q0 -54 -66 -66Q-54 -120 -62 -186Z', c.cream) +
          line('M-58 -146Q0 -136 58 -146M-58 -106Q0 -96 58 -106', {
            stroke: shade(c.cream, 0.1),
            width: 2.5,
          }) +
          line('M-68 -188H68', { stroke: c.woodDark, width: 6 })
        : line('M-56 -170H56', { stroke: c.woodDark, width: 6 }) + rect(-50, -170, 100, 16, c.cream, 8)) +
      rect(-104, -58, 46, 26, c.red, 3) +
      rect(-92, -52, 14, 12, c.glass, 2) +
      area('M-118 -40Q0 -18 96 -40Q104 -66 122 -84Q124 -20 84 14H-84Q-112 2 -118 -40Z', c.wood) +
      line('M-112 -24Q0 -2 112 -38M-102 -8Q0 10 104 -18', { stroke: c.woodDark, width: 3 }),
  }),
  /** A sailing ship of the 1820s, small for its load; people stand behind its rail. */
  sloop: part({
    box: [-170, -290, 200, 20],
    draw: (_, c) =>
      line('M-4 -40V-286', { stroke: c.woodDark, width: 7 }) +
      line('M150 -66L200 -92', { stroke: c.woodDark, width: 6 }) +
      line('M-4 -284L196 -92M-4 -284L-140 -60', { stroke: c.metalDark, width: 2 }) +
      area('M4 -268L132 -124Q70 -114 4 -124Z', c.cream) +
      area('M-12 -256V-122Q-56 -114 -98 -124Q-58 -176 -12 -256Z', c.white) +
      area('M-166 -66Q0 -40 160 -70L150 -20Q136 16 100 18H-110Q-150 14 -166 -66Z', c.wood) +
      line('M-160 -50Q0 -26 154 -54', { stroke: c.cream, width: 5 }) +
      line('M-150 -26Q0 -4 146 -30', { stroke: c.woodDark, width: 3 }),
  }),
  cask: part({
    options: { colour: paint('wood') },
    box: [-26, -56, 26, 0],
    draw: ({ colour }, c) =>
      area('M-20 -56H20Q28 -28 20 0H-20Q-28 -28 -20 -56Z', c[colour]) +
      line('M-22 -42H22M-22 -14H22', { stroke: c.metalDark, width: 5 }) +
      line('M-8 -54V-2M8 -54V-2', { stroke: shade(c[colour], 0.16), width: 2 }),
  }),
  /** A cask that floats on its side, half under water. */
  tiltedCask: part({
    box: [-34, -40, 34, 20],
    draw: (_, c) =>
      `<g transform="rotate(72) translate(0 22)">${area('M-18 -52H18Q26 -24 18 4H-18Q-26 -24 -18 -52Z', c.wood)}${line('M-20 -40H20M-20 -8H20', { stroke: c.metalDark, width: 5 })}${line('M-6 -50V2M8 -50V2', { stroke: shade(c.wood, 0.16), width: 2 })}</g>`,
  }),
  chest: part({
    options: { colour: paint('teal') },
    box: [-36, -48, 36, 0],
    draw: ({ colour }, c) =>
      rect(-36, -32, 72, 32, c[colour], 2) +
      area('M-36 -32V-38Q-34 -48 -20 -48H20Q34 -48 36 -38V-32Z', shade(c[colour], 0.16)) +
      line('M-22 -46V-2M22 -46V-2', { stroke: c.metalDark, width: 4 }) +
      rect(-5, -36, 10, 12, c.yellow, 2),
  }),
  /** A red fishermen's cabin on poles at the water. */
  rorbu: part({
    options: { colour: paint('red') },
    box: [-72, -136, 72, 14],
    draw: ({ colour }, c) =>
      line('M-50 -22V12M-16 -22V12M18 -22V12M50 -22V12', { stroke: c.woodDark, width: 7 }) +
      rect(-60, -84, 120, 62, c[colour]) +
      line('M-60 -64H60M-60 -44H60', { stroke: shade(c[colour], 0.1), width: 2 }) +
      area('M-72 -80L-50 -132H50L72 -80Z', c.soot) +
      rect(24, -136, 12, 18, c.stoneDark) +
      rect(-44, -72, 26, 26, c.white, 2) +
      rect(-40, -68, 18, 18, c.glass) +
      rect(10, -72, 28, 50, c.white, 2) +
      rect(14, -68, 20, 46, shade(c[colour], 0.28)) +
      rect(-70, -26, 140, 8, c.wood, 2),
  }),
  /** A rack of poles on which cod hangs in pairs by the tail. */
  fishRack: part({
    options: {
      width: z.number().min(120).max(420).default(300),
      rows: z.number().int().min(1).max(2).default(2),
    },
    box: ({ width }) => [-width / 2 - 12, -206, width / 2 + 12, 0],
    draw: ({ width, rows }, c) => {
      const half = width / 2;
      const legs = [-half + 12, 0, half - 12]
        .map((x) => `M${n(x - 22)} 0L${n(x + 5)} -204M${n(x + 22)} 0L${n(x - 5)} -204`)
        .join('');
      return (
        line(legs, { stroke: c.woodDark, width: 7 }) +
        Array.from({ length: rows }, (_, row) => {
          const y = -188 + row * 88;
          return (
            line(`M${n(-half - 8)} ${y}H${n(half + 8)}`, { stroke: c.wood, width: 6 }) +
            Array.from({ length: Math.floor(width / 34) }, (_, i) =>
              codPair(-half + 20 + i * 34, { y, c }),
            ).join('')
          );
        }).join('')
      );
    },
  }),
  stockfish: part({
    box: [-52, -50, 52, 0],
    draw: (_, c) =>
      Array.from({ length: 5 }, (_, i) => {
        const y = -6 - i * 9;
        const fill = i % 2 ? c.sand : shade(c.sand, 0.14);
        const way = i % 2 ? -1 : 1;
        return area(
          `M${-46 * way} ${y}Q${-20 * way} ${y - 10} ${34 * way} ${y - 2}L${50 * way} ${y - 7}V${y + 5}L${34 * way} ${y + 2}Q${-20 * way} ${y + 8} ${-46 * way} ${y}Z`,
          fill,
        );
      }).join('') + line('M-14 -52V0M16 -52V0', { stroke: c.woodDark, width: 3 }),
  }),
  driftwood: part({
    box: [-86, -34, 86, 4],
    draw: (_, c) =>
      line('M-80 -4L70 -12M-20 -6L-44 -30M30 -10L58 -30', { stroke: c.stoneDark, width: 13 }) +
      line('M-70 -6L60 -14', { stroke: c.stone, width: 3 }),
  }),
  seaweed: part({
    options: { width: z.number().min(40).max(240).default(120) },
    box: ({ width }) => [-width / 2, -16, width / 2, 6],
    draw: ({ width }, c) =>
      Array.from({ length: Math.floor(width / 20) }, (_, i) => {
        const x = -width / 2 + 10 + i * 20;
        return line(`M${n(x - 10)} 2q6 ${-12 - (i % 3) * 3} 12 -3t10 -6`, {
          stroke: i % 2 ? c.brown : c.leafDark,
          width: 5,
        });
      }).join(''),
  }),
  /** The rail of a ferry, near to us. */
  ferryRail: part({
    box: [0, -96, frame.width, 60],
    draw: (_, c) =>
      rect(0, 0, frame.width, 60, shade(c.wood, 0.06)) +
      line('M0 16H600M0 36H600', { stroke: shade(c.wood, 0.16), width: 2 }) +
      line([20, 132, 244, 356, 468, 580].map((x) => `M${x} 0V-86`).join(''), { stroke: c.white, width: 6 }) +
      line('M0 -58H600M0 -30H600', { stroke: c.white, width: 3.5 }) +
      line('M-4 -90H604', { stroke: c.wood, width: 9 }),
  }),
};

function shutterless(x: number, { y, c }: { readonly y: number; readonly c: Palette }): string {
  return (
    rect(x - 11, y, 22, 27, c.white, 1) +
    rect(x - 8.5, y + 2.5, 17, 22, shade(c.glass, 0.12)) +
    rect(x - 1, y + 2.5, 2, 22, c.white) +
    rect(x - 8.5, y + 12, 17, 2, c.white)
  );
}

function hatch(x: number, { y, c }: { readonly y: number; readonly c: Palette }): string {
  return (
    rect(x - 8, y, 16, 20, c.white, 1) +
    rect(x - 5.5, y + 2.5, 11, 15, c.ink) +
    disc(x, { y: y - 8, r: 2.5, fill: c.ink })
  );
}

function codPair(x: number, { y, c }: { readonly y: number; readonly c: Palette }): string {
  const cod = (at: number, fill: string) =>
    area(
      `M${n(at - 5)} ${y - 5}H${n(at + 5)}L${n(at + 2)} ${y + 6}Q${n(at + 9)} ${y + 34} ${n(at + 5)} ${y + 58}Q${n(at)} ${y + 66} ${n(at - 5)} ${y + 58}Q${n(at - 9)} ${y + 34} ${n(at - 2)} ${y + 6}Z`,
      fill,
    );
  return (
    cod(x + 6, shade(c.sand, 0.16)) +
    cod(x - 6, c.sand) +
    oval(x - 6, { y: y + 58, rx: 2, ry: 2, fill: c.ink })
  );
}
