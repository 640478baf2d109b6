import { z } from 'zod';
import { colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Buildings that Norway is known by: the point (0, 0) is on the ground below the middle. */
export const landmarks = {
  /** The parliament in Oslo: a round hall between two wings, of yellow brick on grey stone. */
  parliament: part({
    box: [-280, -236, 280, 0],
    draw: (_, c) =>
      line('M0 -236V-206', { stroke: c.metalDark, width: 4 }) +
      area('M2 -236H30V-216H2Z', c.red) +
      rect(9, -236, 6, 20, c.white) +
      rect(2, -229, 28, 6, c.white) +
      rect(10.5, -236, 3, 20, c.navy) +
      rect(2, -227.5, 28, 3, c.navy) +
      wing(-196, c) +
      wing(196, c) +
      area('M-84 -170Q0 -228 84 -170Z', c.metalDark) +
      area('M-64 -184Q0 -216 64 -184Z', shade(c.metalDark, 0.14)) +
      rect(-112, -172, 224, 172, shade(c.sand, 0.06)) +
      rect(-118, -178, 236, 12, c.stone) +
      rect(-112, -58, 224, 58, c.stone) +
      [-84, -50.4, -16.8, 16.8, 50.4, 84].map((x) => arched(x, { y: -142, high: 72, wide: 22, c })).join('') +
      [-84, -42, 0, 42, 84]
        .map((x) => arched(x, { y: -48, high: 48, wide: 24, c, fill: shade(c.stoneDark, 0.3) }))
        .join(''),
  }),
  stoneLion: part({
    box: [-44, -100, 46, 0],
    draw: (_, c) =>
      rect(-42, -26, 86, 26, c.stone, 2) +
      rect(-44, -30, 90, 8, c.stoneDark, 2) +
      line('M-34 -36Q-46 -40 -40 -54', { stroke: shade(c.stoneDark, 0.3), width: 5 }) +
      area('M-34 -30Q-38 -58 -6 -62L20 -66V-44L40 -38V-30Z', c.stoneDark) +
      line('M14 -46V-34H32', { stroke: shade(c.stoneDark, 0.24), width: 5 }) +
      disc(20, { y: -74, r: 21, fill: shade(c.stoneDark, 0.3) }) +
      disc(25, { y: -72, r: 13, fill: c.stoneDark }) +
      area('M28 -76H42Q46 -70 42 -63H30Z', c.stoneDark) +
      disc(29, { y: -76, r: 2, fill: c.ink }) +
      disc(42, { y: -71, r: 2.4, fill: c.ink }),
  }),
  staveChurch: part({
    box: [-130, -338, 130, 0],
    draw: (_, c) => {
      const dark = shade(c.tar, 0.2);
      return (
        rect(-104, -52, 208, 52, c.tar) +
        [-84, -56, -28, 28, 56, 84]
          .map((x) => arched(x, { y: -40, high: 40, wide: 18, c, fill: dark }))
          .join('') +
        tier([-128, -46, 82, -88], c) +
        rect(-74, -124, 148, 38, c.tar) +
        [-50, -25, 0, 25, 50].map((x) => disc(x, { y: -102, r: 6, fill: dark })).join('') +
        tier([-98, -114, 54, -152], c) +
        rect(-48, -184, 96, 34, c.tar) +
        [-26, 0, 26].map((x) => disc(x, { y: -164, r: 5, fill: dark })).join('') +
        area('M-70 -174L0 -246L70 -174Z', dark) +
        shingles([-35, -192, 70], c) +
        shingles([-21, -210, 42], c) +
        rect(-20, -254, 40, 30, c.tar) +
        area('M-34 -248L0 -296L34 -248Z', dark) +
        rect(-8, -302, 16, 18, c.tar) +
        area('M-15 -298L0 -336L15 -298Z', dark) +
        dragons(62, { y: -180, size: 1, c }) +
        dragons(28, { y: -250, size: 0.8, c }) +
        area('M-18 0V-44Q0 -66 18 -44V0Z', c.woodDark) +
        area('M-12 0V-40Q0 -56 12 -40V0Z', dark)
      );
    },
  }),
  /** The seed vault's entrance, a narrow wedge of concrete with a glowing front. */
  seedVault: part({
    box: [-64, -236, 150, 0],
    draw: (_, c) =>
      area('M-34 0V-222L-10 -236L142 -122V0Z', c.stoneDark) +
      area('M-34 0V-222L-10 -236L30 -206V0Z', c.stone) +
      rect(-28, -206, 52, 84, c.teal, 2) +
      [-198, -178, -158, -140]
        .map((y, i) =>
          area(
            `M-24 ${y}l14 -6l12 10l-10 8ZM4 ${y + (i % 2) * 6}l14 -4l4 12l-12 4Z`,
            i % 2 ? c.aurora : c.glass,
          ),
        )
        .join('') +
      rect(-22, -84, 40, 84, c.metalDark, 2) +
      rect(-17, -79, 14, 79, c.metal) +
      rect(0, -79, 13, 79, c.metal) +
      line('M-34 -104H26', { stroke: shade(c.stone, 0.16), width: 4 }),
  }),
  /** A log house with turf on its roof and nobody in it; its door stands ajar. */
  logFarm: part({
    options: { snow: z.boolean().default(true), colour: paint('wood') },
    box: [-106, -148, 106, 0],
    draw: ({ snow, colour }, c) =>
      rect(-86, -78, 172, 78, shade(c[colour], 0.22)) +
      line('M-90 -64H90M-90 -48H90M-90 -32H90M-90 -16H90', { stroke: shade(c[colour], 0.36), width: 3 }) +
      area('M-106 -72L-70 -134H70L106 -72Z', snow ? c.snow : c.leafDark) +
      (snow ? area('M-106 -72L-100 -82H100L106 -72Z', shade(c.snow, 0.12)) : '') +
      rect(30, -148, 20, 24, c.stoneDark) +
      rect(-64, -60, 30, 24, c.ink, 2) +
      line('M-49 -60V-36M-64 -48H-34', { stroke: shade(c[colour], 0.1), width: 3 }) +
      rect(4, -64, 36, 64, c.ink) +
      area('M4 -64L-14 -58V4L4 0Z', c.woodDark),
  }),
  storehouse: part({
    box: [-56, -146, 56, 0],
    draw: (_, c) =>
      line('M-32 0V-20M32 0V-20', { stroke: c.stoneDark, width: 13 }) +
      rect(-38, -66, 76, 46, shade(c.wood, 0.3)) +
      rect(-48, -104, 96, 42, shade(c.wood, 0.22)) +
      line('M-48 -90H48M-48 -76H48M-38 -50H38M-38 -36H38', { stroke: shade(c.wood, 0.4), width: 3 }) +
      area('M-56 -100L0 -144L56 -100Z', c.snow) +
      rect(-10, -56, 20, 36, c.ink),
  }),
  /** A brick house in art nouveau with a round gable, bowed windows and a corner tower. */
  townHouse: part({
    options: {
      colour: paint('cream'),
      tower: z.boolean().default(true),
      floors: z.number().int().min(2).max(4).default(3),
      scaffold: z.boolean().default(false),
    },
    box: ({ floors, tower }) => [-84, -floors * 52 - (tower ? 102 : 58), 84, 0],
    draw: ({ colour, tower, floors, scaffold }, c) => {
      const top = -floors * 52 - 14;
      const rows = Array.from({ length: floors }, (_, i) => top + 22 + i * 52);
      return (
        rect(-76, top, 152, -top, c[colour]) +
        area(
          `M-66 ${top}Q-60 ${top - 20} -40 ${top - 22}Q-34 ${top - 44} -12 ${top - 44}Q10 ${top - 44} 16 ${top - 22}Q34 ${top - 20} 40 ${top}Z`,
          c[colour],
        ) +
        disc(-12, { y: top - 16, r: 9, fill: shade(c.glass, 0.2) }) +
        rect(-80, top - 2, 160, 7, shade(c[colour], 0.16)) +
        rows.map((y) => [-50, -12].map((x) => arched(x, { y, high: 34, wide: 20, c })).join('')).join('') +
        rect(30, top - 10, 46, -top + 10, shade(c[colour], 0.07)) +
        (tower
          ? area(`M24 ${top - 8}Q34 ${top - 40} 53 ${top - 88}Q72 ${top - 40} 82 ${top - 8}Z`, c.teal)
          : '') +
        rows.map((y) => arched(53, { y, high: 34, wide: 22, c })).join('') +
        (scaffold
          ? line(
              `M-82 0V${top - 10}M-30 0V${top - 10}M22 0V${top - 10}M-84 -52H26M-84 -104H26M-82 -52L-30 -104`,
              { stroke: c.woodDark, width: 4 },
            )
          : '')
      );
    },
  }),
  /** What a fire leaves of a street: chimneys, low walls and black timber. */
  burntPlot: part({
    options: { width: z.number().min(80).max(300).default(170) },
    box: ({ width }) => [-width / 2, -112, width / 2, 4],
    draw: ({ width }, c) =>
      area(
        `M${n(-width / 2)} 2V-20L${n(-width * 0.3)} -34L${n(-width * 0.2)} -18L${n(width * 0.1)} -26L${n(width * 0.3)} -14L${n(width / 2)} -24V2Z`,
        c.soot,
      ) +
      area(
        `M${n(-width * 0.12)} -10L${n(-width * 0.11)} -102H${n(-width * 0.11 + 26)}L${n(-width * 0.12 + 30)} -10Z`,
        shade(c.brick, 0.3),
      ) +
      rect(-width * 0.11 - 4, -112, 34, 12, c.soot) +
      line(
        `M${n(width * 0.26)} -6L${n(width * 0.22)} -60M${n(width * 0.42)} -6L${n(width * 0.36)} -44M${n(-width * 0.4)} -8L${n(-width * 0.38)} -70M${n(width * 0.08)} -8L${n(width * 0.36)} -34`,
        { stroke: shade(c.soot, 0.3), width: 7 },
      ),
  }),
  /** A hall of parliament seen from its floor: a gallery on pillars. */
  gallery: part({
    box: [0, 0, 600, 210],
    draw: (_, c) =>
      rect(0, 0, 600, 210, c.warmWall) +
      [60, 180, 300, 420, 540]
        .map((x) => area(`M${x - 46} 120V50Q${x} -4 ${x + 46} 50V120Z`, shade(c.warmWall, 0.09)))
        .join('') +
      [0, 120, 240, 360, 480, 600]
        .map((x) => rect(x - 9, 0, 18, 210, c.cream) + rect(x - 13, 18, 26, 9, c.yellow, 2))
        .join(''),
  }),
  /** The parapet of a gallery, before those who sit behind it, and the wall below. */
  balustrade: part({
    box: [0, 0, 600, 202],
    draw: (_, c) =>
      rect(0, 52, 600, 150, c.sandWall) +
      rect(0, 8, 600, 48, c.red) +
      Array.from({ length: 20 }, (_, i) =>
        area(`M${i * 30} 14H${i * 30 + 30}L${i * 30 + 15} 40Z`, shade(c.red, 0.12)),
      ).join('') +
      rect(0, 0, 600, 12, c.wood, 3) +
      rect(0, 50, 600, 8, c.yellow),
  }),
};

function wing(x: number, c: Palette): string {
  return (
    rect(x - 84, -160, 168, 160, c.sand) +
    rect(x - 88, -168, 176, 12, c.stone) +
    rect(x - 84, -50, 168, 50, c.stone) +
    [-54, -18, 18, 54]
      .map(
        (at) =>
          arched(x + at, { y: -142, high: 36, wide: 18, c }) +
          arched(x + at, { y: -96, high: 36, wide: 18, c }),
      )
      .join('') +
    [-54, -18, 18, 54].map((at) => arched(x + at, { y: -40, high: 26, wide: 18, c })).join('')
  );
}

function arched(
  x: number,
  {
    y,
    high,
    wide,
    c,
    fill = shade(c.glass, 0.18),
  }: {
    readonly y: number;
    readonly high: number;
    readonly wide: number;
    readonly c: Palette;
    readonly fill?: string;
  },
): string {
  const half = wide / 2;
  return area(
    `M${n(x - half)} ${y + high}V${n(y + half)}A${half} ${half} 0 0 1 ${n(x + half)} ${n(y + half)}V${y + high}Z`,
    fill,
  );
}

/** A roof around the church: half its lower width, its eaves, half its upper width, its ridge. */
function tier([left, eaves, half, ridge]: readonly [number, number, number, number], c: Palette): string {
  const dark = shade(c.tar, 0.2);
  return (
    area(`M${left} ${eaves}L${-half} ${ridge}H${half}L${-left} ${eaves}Z`, dark) +
    shingles([-half + 6, (eaves + ridge) / 2 + 6, half * 2 - 12], c)
  );
}

function shingles([x, y, width]: readonly [number, number, number], c: Palette): string {
  return line(
    Array.from({ length: Math.floor(width / 14) }, (_, i) => `M${n(x + i * 14)} ${n(y)}q7 7 14 0`).join(''),
    { stroke: c.tar, width: 2 },
  );
}

/** Dragons' heads that rise from both ends of a gable. */
function dragons(
  x: number,
  { y, size, c }: { readonly y: number; readonly size: number; readonly c: Palette },
): string {
  const head =
    line('M-10 4Q2 -2 4 -14Q6 -26 16 -25', { stroke: c.tar, width: 5 }) +
    line('M15 -25L25 -19M13 -27L17 -35', { stroke: c.tar, width: 3.4 });
  return [1, -1]
    .map((side) => `<g transform="translate(${x * side} ${y}) scale(${size * side} ${size})">${head}</g>`)
    .join('');
}
