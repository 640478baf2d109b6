import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** What people have and make out of doors: the point (0, 0) is on the ground below the middle. */
export const outdoorThings = {
  cairn: part({
    options: { marked: z.boolean().default(true) },
    box: [-28, -66, 28, 0],
    draw: ({ marked }, c) =>
      rect(-28, -20, 56, 20, c.metalDark, 9) +
      rect(-22, -38, 44, 19, c.metal, 9) +
      rect(-15, -54, 30, 17, c.metalDark, 8) +
      rect(-9, -66, 18, 13, c.metal, 6) +
      (marked ? line('M-10 -33H10M0 -33V-24', { stroke: c.red, width: 5 }) : ''),
  }),
  campfire: part({
    box: [-34, -56, 34, 0],
    draw: (_, c) =>
      line('M-28 -2L24 -14M28 -2L-24 -14', { stroke: c.woodDark, width: 9 }) +
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
        ? line('M0 -26V-130', { stroke: c.woodDark, width: 4 }) +
          area('M5 -128L48 -36H5Z', c.white) +
          area('M-5 -112L-38 -36H-5Z', c.cream)
        : '') +
      area('M-66 -28H66Q54 6 30 6H-34Q-58 4 -66 -28Z', c[colour]) +
      line('M-62 -26H62', { stroke: c.woodDark, width: 5 }),
  }),
  cabin: part({
    options: { snow: z.boolean().default(true), smoke: z.boolean().default(true) },
    box: [-116, -190, 116, 0],
    draw: ({ snow, smoke }, c) =>
      (smoke ? line('M58 -150q-10 -10 0 -20t0 -18', { stroke: c.cloud, width: 7 }) : '') +
      rect(46, -150, 24, 46, c.metalDark) +
      rect(-94, -92, 188, 92, c.wood) +
      line('M-94 -74H94M-94 -54H94M-94 -34H94M-94 -14H94', { stroke: shade(c.wood, 0.12), width: 2.5 }) +
      area('M-116 -86L0 -158L116 -86Z', snow ? c.snow : c.woodDark) +
      (snow ? area('M-116 -86L-102 -95H102L116 -86Z', shade(c.snow, 0.08)) : '') +
      rect(-70, -70, 46, 38, c.white, 2) +
      rect(-66, -66, 38, 30, c.yellow) +
      rect(-49, -66, 4, 30, c.white) +
      rect(16, -74, 44, 74, c.red, 2) +
      disc(52, { y: -38, r: 3.5, fill: c.yellow }),
  }),
  snowman: part({
    box: [-44, -122, 44, 0],
    draw: (_, c) =>
      line('M-24 -62L-44 -84M24 -62L44 -84', { stroke: c.woodDark, width: 4 }) +
      disc(0, { y: -30, r: 31, fill: c.white }) +
      disc(0, { y: -70, r: 23, fill: c.white }) +
      disc(0, { y: -100, r: 16, fill: c.white }) +
      disc(-5, { y: -104, r: 2.2, fill: c.ink }) +
      disc(6, { y: -104, r: 2.2, fill: c.ink }) +
      area('M1 -100L18 -96L1 -94Z', c.orange) +
      [-74, -64, -34].map((y) => disc(0, { y, r: 2.6, fill: c.ink })).join('') +
      rect(-13, -118, 26, 5, c.red, 2.5),
  }),
  skis: part({
    box: [-70, -12, 82, 4],
    draw: (_, c) => line('M-68 0H64Q76 0 80 -10', { stroke: c.red, width: 4.5 }),
  }),
  sledge: part({
    options: { colour: paint('red') },
    box: [-50, -26, 56, 0],
    draw: ({ colour }, c) =>
      rect(-44, -24, 84, 8, c[colour], 3) +
      line('M-48 -2H36Q52 -2 54 -22M-30 -18V-4M24 -18V-4', { stroke: c.woodDark, width: 4.5 }),
  }),
  ball: part({
    options: { colour: paint('white') },
    box: [-16, -32, 16, 0],
    draw: ({ colour }, c) =>
      disc(0, { y: -16, r: 16, fill: c[colour] }) +
      disc(0, { y: -16, r: 5.5, fill: shade(c[colour], 0.5) }) +
      line('M0 -21V-31M-5 -14L-14 -10M5 -14L14 -10M-4 -11L-8 -3M4 -11L8 -3', {
        stroke: shade(c[colour], 0.4),
        width: 2,
      }),
  }),
  goal: part({
    box: [-86, -120, 86, 0],
    draw: (_, c) =>
      line(
        'M-60 0V-112M-36 0V-114M-12 0V-114M12 0V-114M36 0V-114M60 0V-112M-80 -24H80M-80 -50H80M-80 -76H80M-80 -98H80',
        { stroke: shade(c.white, 0.1), width: 1.5 },
      ) + line('M-82 0V-116H82V0', { stroke: c.white, width: 7 }),
  }),
  swing: part({
    box: [-80, -190, 80, 0],
    draw: (_, c) =>
      line('M-80 0L-52 -186L-34 0M80 0L52 -186L34 0M-56 -186H56', { stroke: c.red, width: 7 }) +
      line('M-20 -184V-52M20 -184V-52', { stroke: c.metalDark, width: 3 }) +
      rect(-26, -54, 52, 7, c.woodDark, 3),
  }),
  slide: part({
    options: { colour: paint('yellow') },
    box: [-80, -148, 92, 0],
    draw: ({ colour }, c) =>
      line('M-72 0V-140M-44 0V-140M-72 -30H-44M-72 -60H-44M-72 -90H-44', { stroke: c.metalDark, width: 6 }) +
      rect(-78, -112, 42, 7, c.woodDark, 2) +
      line('M-40 -108Q20 -90 42 -30Q50 -8 88 -8', { stroke: c[colour], width: 15 }),
  }),
  sandpit: part({
    options: { width: z.number().min(100).max(300).default(190) },
    box: ({ width }) => [-width / 2, -24, width / 2, 18],
    draw: ({ width }, c) =>
      oval(0, { y: 0, rx: width / 2, ry: 18, fill: c.wood }) +
      oval(0, { y: -3, rx: width / 2 - 9, ry: 13, fill: c.beach }) +
      area('M-30 -4Q-14 -26 4 -4Z', shade(c.beach, 0.1)),
  }),
  bucket: part({
    options: { colour: paint('red') },
    box: [-16, -44, 16, 0],
    draw: ({ colour }, c) =>
      line('M-13 -28Q0 -52 13 -28', { stroke: c.metalDark, width: 3 }) +
      area('M-15 -28H15L11 0H-11Z', c[colour]),
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
      line('M0 0V-180', { stroke: c.woodDark, width: 5 }) +
      area('M-80 -128Q-60 -190 0 -190Q60 -190 80 -128Z', c[colour]) +
      area('M-28 -128Q-20 -186 0 -190Q20 -186 28 -128Z', c.cream),
  }),
  jetty: part({
    box: [-110, -24, 110, 40],
    draw: (_, c) =>
      line('M-90 -10V38M-30 -10V38M30 -10V38M90 -10V38', { stroke: c.woodDark, width: 8 }) +
      rect(-110, -24, 220, 16, c.wood, 2),
  }),
  wheelbarrow: part({
    box: [-66, -54, 56, 0],
    draw: (_, c) =>
      line('M-66 -44L30 -16M-26 -30L-32 0', { stroke: c.woodDark, width: 5 }) +
      area('M-40 -54H46L26 -20H-22Z', c.leafDark) +
      area('M-34 -54Q0 -70 40 -54Z', c.earth) +
      ring(38, { y: -14, r: 11, stroke: c.ink, width: 6 }),
  }),
  clothesline: part({
    box: [-120, -150, 120, 0],
    draw: (_, c) =>
      line('M-116 0V-146M116 0V-146', { stroke: c.woodDark, width: 6 }) +
      line('M-116 -140Q0 -126 116 -140', { stroke: c.grey, width: 2 }) +
      area('M-96 -138h30l8 14-9 6v40h-28v-40l-9 -6Z', c.blue) +
      rect(-34, -132, 44, 62, c.white, 1) +
      area('M34 -132h36v56h-14l-4 -34-4 34h-14Z', c.navy) +
      rect(84, -136, 20, 34, c.pink, 2),
  }),
  grill: part({
    box: [-40, -92, 40, 0],
    draw: (_, c) =>
      line('M-20 0L-10 -46M20 0L10 -46', { stroke: c.metalDark, width: 5 }) +
      area('M-40 -68H40Q34 -40 0 -40Q-34 -40 -40 -68Z', c.ink) +
      oval(-14, { y: -71, rx: 13, ry: 5, fill: c.brown }) +
      oval(14, { y: -71, rx: 13, ry: 5, fill: c.red }) +
      line('M-12 -80q-4 -6 0 -12M12 -80q-4 -6 0 -12', { stroke: c.cloud, width: 3 }),
  }),
};
