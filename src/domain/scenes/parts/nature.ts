import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Plants, animals and what is found out of doors: the point (0, 0) is on the ground below the middle. */
export const nature = {
  tree: part({
    options: { season: z.enum(['summer', 'autumn', 'bare']).default('summer') },
    box: [-58, -196, 58, 0],
    draw: ({ season }, c) =>
      area('M-9 0L-6 -110H6L9 0Z', c.woodDark) +
      (season === 'bare'
        ? line('M0 -90L-34 -150M0 -104L30 -158M0 -110V-184M-18 -122L-40 -124M16 -130L42 -132', c.woodDark, 6)
        : crown(
            season === 'autumn' ? c.orange : c.leaf,
            season === 'autumn' ? c.yellow : shade(c.leaf, 0.1),
          )),
  }),
  spruce: part({
    options: { snow: z.boolean().default(false) },
    box: [-54, -190, 54, 0],
    draw: ({ snow }, c) =>
      rect(-7, -24, 14, 24, c.woodDark) +
      [
        [0, -20, 54],
        [0, -66, 44],
        [0, -112, 32],
      ]
        .map(([, y = 0, half = 0]) => area(`M${-half} ${y}L0 ${y - 78}L${half} ${y}Z`, c.leafDark))
        .join('') +
      (snow
        ? [
            [-112, 32],
            [-66, 44],
            [-20, 54],
          ]
            .map(([y = 0, half = 0]) =>
              area(
                `M0 ${y - 78}L${n(half * 0.5)} ${y - 39}Q${n(half * 0.2)} ${y - 48} 0 ${y - 38}Q${n(-half * 0.2)} ${y - 48} ${n(-half * 0.5)} ${y - 39}Z`,
                c.snow,
              ),
            )
            .join('')
        : ''),
  }),
  birch: part({
    box: [-44, -190, 44, 0],
    draw: (_, c) =>
      rect(-6, -130, 12, 130, c.white, 3) +
      [
        [-6, -30],
        [0, -56],
        [-6, -84],
        [1, -104],
      ]
        .map(([x = 0, y = 0]) => rect(x, y, 6, 4, c.ink))
        .join('') +
      oval(0, -132, 42, 58, c.leaf) +
      oval(10, -142, 24, 34, shade(c.leaf, 0.08)),
  }),
  bush: part({
    options: { berries: z.boolean().default(false), colour: paint('leafDark') },
    box: [-50, -52, 50, 0],
    draw: ({ berries, colour }, c) =>
      disc(-26, -20, 22, c[colour]) +
      disc(4, -28, 25, c[colour]) +
      disc(30, -18, 19, c[colour]) +
      rect(-46, -16, 94, 16, c[colour], 8) +
      (berries
        ? [
            [-28, -24],
            [-8, -34],
            [8, -18],
            [24, -24],
            [-14, -14],
          ]
            .map(([x = 0, y = 0]) => disc(x, y, 4.5, c.red))
            .join('')
        : ''),
  }),
  flowers: part({
    options: { width: z.number().min(30).max(300).default(90) },
    box: ({ width }) => [-width / 2, -40, width / 2, 0],
    draw: ({ width }, c) =>
      Array.from({ length: Math.floor(width / 18) }, (_, i) => {
        const x = -width / 2 + 9 + i * 18;
        const y = -24 - (i % 3) * 5;
        return (
          line(`M${n(x)} 0V${y}`, c.leafDark, 3) +
          disc(x, y, 6.5, [c.red, c.yellow, c.pink, c.plum][i % 4] ?? c.red)
        );
      }).join(''),
  }),
  vegetables: part({
    options: {
      width: z.number().min(60).max(300).default(140),
      what: z.enum(['carrots', 'lettuce']).default('lettuce'),
    },
    box: ({ width }) => [-width / 2, -34, width / 2, 4],
    draw: ({ width, what }, c) =>
      oval(0, -4, width / 2, 8, c.earth) +
      Array.from({ length: Math.floor(width / 30) }, (_, i) => {
        const x = -width / 2 + 22 + i * 30;
        return what === 'lettuce'
          ? disc(x, -14, 12, c.leaf) + disc(x + 3, -16, 7, shade(c.leaf, 0.1))
          : line(`M${n(x)} -6L${n(x - 7)} -30M${n(x)} -6V-33M${n(x)} -6L${n(x + 7)} -30`, c.leaf, 3.5) +
              oval(x, -5, 5, 5, c.orange);
      }).join(''),
  }),
  rock: part({
    options: { width: z.number().min(20).max(120).default(60) },
    box: ({ width }) => [-width, -width * 0.72, width, 0],
    draw: ({ width }, c) =>
      area(
        `M${-width} 0Q${n(-width * 0.9)} ${n(-width * 0.6)} ${n(-width * 0.2)} ${n(-width * 0.7)}Q${n(width * 0.8)} ${n(-width * 0.66)} ${width} 0Z`,
        c.metal,
      ),
  }),
  cairn: part({
    options: { marked: z.boolean().default(true) },
    box: [-28, -66, 28, 0],
    draw: ({ marked }, c) =>
      rect(-28, -20, 56, 20, c.metalDark, 9) +
      rect(-22, -38, 44, 19, c.metal, 9) +
      rect(-15, -54, 30, 17, c.metalDark, 8) +
      rect(-9, -66, 18, 13, c.metal, 6) +
      (marked ? line('M-10 -33H10M0 -33V-24', c.red, 5) : ''),
  }),
  campfire: part({
    box: [-34, -56, 34, 0],
    draw: (_, c) =>
      line('M-28 -2L24 -14M28 -2L-24 -14', c.woodDark, 9) +
      area('M-20 -8Q-26 -32 -4 -56Q0 -36 10 -42Q26 -24 18 -8Z', c.orange) +
      area('M-9 -8Q-10 -24 2 -34Q12 -20 8 -8Z', c.yellow),
  }),
  tent: part({
    options: { colour: paint('orange') },
    box: [-84, -96, 84, 0],
    draw: ({ colour }, c) =>
      area('M-84 0L0 -96L84 0Z', c[colour]) + area('M-24 0L0 -80L24 0Z', shade(c[colour], 0.35)),
  }),
  boat: part({
    options: { colour: paint('red'), sail: z.boolean().default(false) },
    box: ({ sail }) => [-66, sail ? -132 : -34, 66, 6],
    draw: ({ colour, sail }, c) =>
      (sail
        ? line('M0 -26V-130', c.woodDark, 4) +
          area('M5 -128L48 -36H5Z', c.white) +
          area('M-5 -112L-38 -36H-5Z', c.cream)
        : '') +
      area('M-66 -28H66Q54 6 30 6H-34Q-58 4 -66 -28Z', c[colour]) +
      line('M-62 -26H62', c.woodDark, 5),
  }),
  cabin: part({
    options: { snow: z.boolean().default(true), smoke: z.boolean().default(true) },
    box: [-116, -190, 116, 0],
    draw: ({ snow, smoke }, c) =>
      (smoke ? line('M58 -150q-10 -10 0 -20t0 -18', c.cloud, 7) : '') +
      rect(46, -150, 24, 46, c.metalDark) +
      rect(-94, -92, 188, 92, c.wood) +
      line('M-94 -74H94M-94 -54H94M-94 -34H94M-94 -14H94', shade(c.wood, 0.12), 2.5) +
      area('M-116 -86L0 -158L116 -86Z', snow ? c.snow : c.woodDark) +
      (snow ? area('M-116 -86L-102 -95H102L116 -86Z', shade(c.snow, 0.08)) : '') +
      rect(-70, -70, 46, 38, c.white, 2) +
      rect(-66, -66, 38, 30, c.yellow) +
      rect(-49, -66, 4, 30, c.white) +
      rect(16, -74, 44, 74, c.red, 2) +
      disc(52, -38, 3.5, c.yellow),
  }),
  snowman: part({
    box: [-44, -122, 44, 0],
    draw: (_, c) =>
      line('M-24 -62L-44 -84M24 -62L44 -84', c.woodDark, 4) +
      disc(0, -30, 31, c.white) +
      disc(0, -70, 23, c.white) +
      disc(0, -100, 16, c.white) +
      disc(-5, -104, 2.2, c.ink) +
      disc(6, -104, 2.2, c.ink) +
      area('M1 -100L18 -96L1 -94Z', c.orange) +
      [-74, -64, -34].map((y) => disc(0, y, 2.6, c.ink)).join('') +
      rect(-13, -118, 26, 5, c.red, 2.5),
  }),
  skis: part({ box: [-70, -12, 82, 4], draw: (_, c) => line('M-68 0H64Q76 0 80 -10', c.red, 4.5) }),
  sledge: part({
    options: { colour: paint('red') },
    box: [-50, -26, 56, 0],
    draw: ({ colour }, c) =>
      rect(-44, -24, 84, 8, c[colour], 3) +
      line('M-48 -2H36Q52 -2 54 -22M-30 -18V-4M24 -18V-4', c.woodDark, 4.5),
  }),
  dog: part({
    options: { colour: paint('brown'), sitting: z.boolean().default(false) },
    box: [-46, -72, 50, 0],
    draw: ({ colour, sitting }, c) => {
      const coat = c[colour];
      const face =
        disc(26, -52, 16, coat) +
        rect(30, -54, 22, 13, coat, 6) +
        disc(50, -51, 3.2, c.ink) +
        disc(31, -56, 2.2, c.ink) +
        area('M14 -64Q6 -50 14 -38Q22 -46 22 -62Z', shade(coat, 0.25));
      return sitting
        ? line('M-24 -6Q-44 -8 -42 -26', coat, 7) +
            area('M-30 0Q-34 -40 10 -58L30 -40Q24 -20 26 0Z', coat) +
            line('M20 -30V-3', shade(coat, 0.12), 10) +
            face
        : line('M-30 -40Q-46 -46 -44 -62', coat, 7) +
            line('M-24 -30V-4M22 -30V-4', shade(coat, 0.16), 9) +
            rect(-36, -48, 66, 28, coat, 13) +
            line('M-30 -28L-32 -4M14 -28V-4', coat, 9) +
            face;
    },
  }),
  cat: part({
    options: { colour: paint('orange'), lying: z.boolean().default(false) },
    box: [-40, -56, 34, 0],
    draw: ({ colour, lying }, c) => {
      const coat = c[colour];
      const y = lying ? -20 : -44;
      const x = lying ? 16 : 10;
      return (
        (lying
          ? line('M-30 -6Q-44 4 -10 -2', coat, 6) + oval(-6, -13, 32, 13, coat)
          : line('M-18 -6Q-42 -8 -36 -36', coat, 6) + area('M-24 0Q-22 -36 8 -40L20 0Z', coat)) +
        disc(x, y, 13, coat) +
        area(
          `M${x - 12} ${y - 6}L${x - 11} ${y - 20}L${x - 1} ${y - 12}ZM${x + 12} ${y - 6}L${x + 11} ${y - 20}L${x + 1} ${y - 12}Z`,
          coat,
        ) +
        disc(x - 4, y - 1, 2, c.ink) +
        disc(x + 6, y - 1, 2, c.ink)
      );
    },
  }),
  bird: part({
    options: { colour: paint('grey') },
    box: [-20, -30, 22, 0],
    draw: ({ colour }, c) =>
      line('M-3 -8V0M4 -8V0', c.orange, 2.5) +
      oval(-2, -14, 15, 9, c[colour]) +
      disc(11, -23, 7, c[colour]) +
      area('M17 -25L24 -22L17 -20Z', c.orange) +
      disc(13, -24, 1.6, c.ink) +
      area('M-14 -18L-24 -26L-18 -10Z', shade(c[colour], 0.15)),
  }),
  duck: part({
    box: [-24, -32, 28, 4],
    draw: (_, c) =>
      area('M-24 -14Q-8 -8 2 -16Q24 -14 18 2H-12Q-22 0 -24 -14Z', c.white) +
      disc(12, -22, 9, c.leafDark) +
      area('M20 -23L29 -19L20 -16Z', c.orange) +
      disc(14, -24, 1.7, c.ink),
  }),
  sheep: part({
    box: [-44, -62, 46, 0],
    draw: (_, c) =>
      line('M-20 -18V0M-6 -16V0M10 -16V0M22 -18V0', c.ink, 6) +
      [
        [-24, -34],
        [-6, -42],
        [14, -40],
        [24, -30],
        [-14, -24],
        [8, -24],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 16, c.cream))
        .join('') +
      oval(36, -44, 10, 13, c.ink) +
      disc(39, -47, 1.8, c.white),
  }),
  cow: part({
    box: [-80, -104, 84, 0],
    draw: (_, c) =>
      line('M-50 -40V-4M-32 -40V-4M30 -40V-4M46 -40V-4', shade(c.cream, 0.08), 12) +
      rect(-66, -88, 126, 56, c.cream, 22) +
      oval(-24, -70, 22, 14, c.brown) +
      oval(24, -54, 18, 12, c.brown) +
      line('M-64 -76Q-80 -60 -74 -34', c.cream, 5) +
      rect(48, -102, 32, 44, c.brown, 12) +
      rect(52, -72, 30, 16, c.pink, 8) +
      disc(60, -88, 2.6, c.ink) +
      disc(72, -88, 2.6, c.ink),
  }),
  horse: part({
    box: [-80, -146, 92, 0],
    draw: (_, c) =>
      line('M-52 -50L-54 -4M-34 -50V-4M34 -50V-4M50 -50L52 -4', shade(c.brown, 0.1), 11) +
      rect(-66, -96, 126, 50, c.brown, 24) +
      area('M30 -84L54 -134Q64 -146 78 -132L92 -112L80 -104L66 -112L58 -62Z', c.brown) +
      line('M34 -92L56 -138', c.hairBlack, 9) +
      line('M-64 -84Q-84 -70 -76 -36', c.hairBlack, 9) +
      disc(70, -126, 2.6, c.ink),
  }),
  hen: part({
    box: [-24, -40, 26, 0],
    draw: (_, c) =>
      line('M-4 -10V0M6 -10V0', c.orange, 3) +
      area('M-24 -34Q-14 -22 4 -26L10 -38H20L22 -24Q20 -8 0 -8Q-22 -10 -24 -34Z', c.cream) +
      disc(15, -38, 3.5, c.red) +
      area('M20 -32L28 -29L20 -26Z', c.orange) +
      disc(16, -32, 1.7, c.ink),
  }),
  ball: part({
    options: { colour: paint('white') },
    box: [-16, -32, 16, 0],
    draw: ({ colour }, c) =>
      disc(0, -16, 16, c[colour]) +
      disc(0, -16, 5.5, shade(c[colour], 0.5)) +
      line('M0 -21V-31M-5 -14L-14 -10M5 -14L14 -10M-4 -11L-8 -3M4 -11L8 -3', shade(c[colour], 0.4), 2),
  }),
  goal: part({
    box: [-86, -120, 86, 0],
    draw: (_, c) =>
      line(
        'M-60 0V-112M-36 0V-114M-12 0V-114M12 0V-114M36 0V-114M60 0V-112M-80 -24H80M-80 -50H80M-80 -76H80M-80 -98H80',
        shade(c.white, 0.1),
        1.5,
      ) + line('M-82 0V-116H82V0', c.white, 7),
  }),
  swing: part({
    box: [-80, -190, 80, 0],
    draw: (_, c) =>
      line('M-80 0L-52 -186L-34 0M80 0L52 -186L34 0M-56 -186H56', c.red, 7) +
      line('M-20 -184V-52M20 -184V-52', c.metalDark, 3) +
      rect(-26, -54, 52, 7, c.woodDark, 3),
  }),
  slide: part({
    options: { colour: paint('yellow') },
    box: [-80, -148, 92, 0],
    draw: ({ colour }, c) =>
      line('M-72 0V-140M-44 0V-140M-72 -30H-44M-72 -60H-44M-72 -90H-44', c.metalDark, 6) +
      rect(-78, -112, 42, 7, c.woodDark, 2) +
      line('M-40 -108Q20 -90 42 -30Q50 -8 88 -8', c[colour], 15),
  }),
  sandpit: part({
    options: { width: z.number().min(100).max(300).default(190) },
    box: ({ width }) => [-width / 2, -24, width / 2, 18],
    draw: ({ width }, c) =>
      oval(0, 0, width / 2, 18, c.wood) +
      oval(0, -3, width / 2 - 9, 13, c.beach) +
      area('M-30 -4Q-14 -26 4 -4Z', shade(c.beach, 0.1)),
  }),
  bucket: part({
    options: { colour: paint('red') },
    box: [-16, -44, 16, 0],
    draw: ({ colour }, c) =>
      line('M-13 -28Q0 -52 13 -28', c.metalDark, 3) + area('M-15 -28H15L11 0H-11Z', c[colour]),
  }),
  blocks: part({
    box: [-30, -52, 30, 0],
    draw: (_, c) =>
      rect(-30, -26, 27, 26, c.red, 3) +
      rect(1, -26, 27, 26, c.blue, 3) +
      rect(-15, -52, 27, 26, c.yellow, 3),
  }),
  towel: part({
    options: { colour: paint('red') },
    box: [-80, -8, 80, 10],
    draw: ({ colour }, c) =>
      area('M-72 -8H64L80 10H-80Z', c[colour]) + area('M-40 -8H-26L-34 10H-52ZM20 -8H34L42 10H24Z', c.cream),
  }),
  parasol: part({
    options: { colour: paint('red') },
    box: [-80, -190, 80, 0],
    draw: ({ colour }, c) =>
      line('M0 0V-180', c.woodDark, 5) +
      area('M-80 -128Q-60 -190 0 -190Q60 -190 80 -128Z', c[colour]) +
      area('M-28 -128Q-20 -186 0 -190Q20 -186 28 -128Z', c.cream),
  }),
  jetty: part({
    box: [-110, -24, 110, 40],
    draw: (_, c) =>
      line('M-90 -10V38M-30 -10V38M30 -10V38M90 -10V38', c.woodDark, 8) + rect(-110, -24, 220, 16, c.wood, 2),
  }),
  wheelbarrow: part({
    box: [-66, -54, 56, 0],
    draw: (_, c) =>
      line('M-66 -44L30 -16M-26 -30L-32 0', c.woodDark, 5) +
      area('M-40 -54H46L26 -20H-22Z', c.leafDark) +
      area('M-34 -54Q0 -70 40 -54Z', c.earth) +
      ring(38, -14, 11, c.ink, 6),
  }),
  clothesline: part({
    box: [-120, -150, 120, 0],
    draw: (_, c) =>
      line('M-116 0V-146M116 0V-146', c.woodDark, 6) +
      line('M-116 -140Q0 -126 116 -140', c.grey, 2) +
      area('M-96 -138h30l8 14-9 6v40h-28v-40l-9 -6Z', c.blue) +
      rect(-34, -132, 44, 62, c.white, 1) +
      area('M34 -132h36v56h-14l-4 -34-4 34h-14Z', c.navy) +
      rect(84, -136, 20, 34, c.pink, 2),
  }),
  grill: part({
    box: [-40, -92, 40, 0],
    draw: (_, c) =>
      line('M-20 0L-10 -46M20 0L10 -46', c.metalDark, 5) +
      area('M-40 -68H40Q34 -40 0 -40Q-34 -40 -40 -68Z', c.ink) +
      oval(-14, -71, 13, 5, c.brown) +
      oval(14, -71, 13, 5, c.red) +
      line('M-12 -80q-4 -6 0 -12M12 -80q-4 -6 0 -12', c.cloud, 3),
  }),
};

function crown(fill: string, other: string): string {
  return (
    disc(-24, -112, 32, fill) +
    disc(24, -114, 33, fill) +
    disc(0, -152, 42, fill) +
    disc(14, -150, 24, other) +
    disc(-22, -116, 18, other)
  );
}
