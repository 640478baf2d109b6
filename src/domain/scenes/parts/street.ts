import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);
const wheel = (x: number, r: number, c: { readonly ink: string; readonly metal: string }) =>
  disc(x, -r, r, c.ink) + disc(x, -r, r * 0.45, c.metal);

/** Houses, vehicles and what stands in streets: the point (0, 0) is on the ground below the middle. */
export const street = {
  house: part({
    options: {
      colour: paint('red'),
      width: z.number().min(80).max(260).default(150),
      floors: z.number().int().min(1).max(4).default(1),
      snow: z.boolean().default(false),
    },
    box: ({ width, floors }) => [-width / 2 - 12, -floors * 70 - 74, width / 2 + 12, 0],
    draw: ({ width, colour, floors, snow }, c) => {
      const top = -floors * 70 - 10;
      const panes = Array.from({ length: floors }, (_, floor) =>
        [-0.3, 0.3].map((share) => pane(width * share, top + 22 + floor * 70, c)).join(''),
      ).join('');
      return (
        rect(-width / 2, top, width, -top, c[colour]) +
        area(
          `M${n(-width / 2 - 12)} ${top}L0 ${top - 62}L${n(width / 2 + 12)} ${top}Z`,
          snow ? c.snow : shade(c.woodDark, 0.1),
        ) +
        panes +
        rect(-14, -54, 28, 54, c.cream, 2) +
        disc(8, -26, 2.5, c.metalDark)
      );
    },
  }),
  block: part({
    options: {
      colour: paint('sand'),
      width: z.number().min(80).max(300).default(160),
      floors: z.number().int().min(2).max(6).default(4),
    },
    box: ({ width, floors }) => [-width / 2, -floors * 56 - 16, width / 2, 0],
    draw: ({ colour, width, floors }, c) =>
      rect(-width / 2, -floors * 56 - 16, width, floors * 56 + 16, c[colour]) +
      rect(-width / 2, -floors * 56 - 16, width, 9, shade(c[colour], 0.18)) +
      Array.from({ length: floors }, (_, floor) =>
        [-0.33, 0, 0.33].map((share) => pane(width * share, -floors * 56 + 2 + floor * 56, c)).join(''),
      ).join(''),
  }),
  shopFront: part({
    options: {
      colour: paint('green'),
      sells: z.enum(['bread', 'clothes', 'flowers', 'books', 'bicycles']).default('bread'),
      width: z.number().min(120).max(280).default(190),
    },
    box: ({ width }) => [-width / 2 - 8, -230, width / 2 + 8, 0],
    draw: ({ colour, sells, width }, c) => {
      const goods = {
        bread:
          [-50, -18, 14].map((x) => oval(x, -58, 15, 9, c.wood)).join('') +
          [-34, 0].map((x) => oval(x, -78, 15, 9, shade(c.wood))).join(''),
        clothes: [-48, 0]
          .map((x, i) => area(`M${x - 18} -114h36l8 16-10 6v52h-32v-52l-10 -6Z`, i ? c.blue : c.pink))
          .join(''),
        flowers: [-56, -26, 4, 26]
          .map(
            (x, i) =>
              line(`M${x} -48V-66`, c.leafDark, 4) +
              disc(x, -74, 12, [c.red, c.yellow, c.pink, c.plum][i] ?? c.red) +
              rect(x - 9, -56, 18, 16, c.orange, 2),
          )
          .join(''),
        books: [-60, -44, -28, -8, 8, 24]
          .map((x, i) =>
            rect(x, -76, 13, 34, [c.red, c.blue, c.yellow, c.teal, c.plum, c.orange][i] ?? c.red, 1),
          )
          .join(''),
        bicycles: bicycleDrawing(c.red, c, -14, -42, 0.7),
      }[sells];
      return (
        rect(-width / 2, -230, width, 230, shade(c.sand, 0.04)) +
        [-0.3, 0.06, 0.36].map((share) => pane(width * share, -222, c)).join('') +
        rect(-width / 2 + 10, -136, width - 66, 96, c.glass, 2) +
        placedLeft(goods, -24) +
        rect(width / 2 - 48, -136, 40, 136, shade(c[colour], 0.2), 2) +
        rect(width / 2 - 42, -128, 28, 60, c.glass) +
        stripes(width, c[colour], c.cream)
      );
    },
  }),
  awning: part({
    options: { colour: paint('red'), width: z.number().min(80).max(300).default(180) },
    box: ({ width }) => [-width / 2 - 8, -200, width / 2 + 8, 0],
    draw: ({ colour, width }, c) =>
      line(`M${n(-width / 2 + 4)} 0V-160M${n(width / 2 - 4)} 0V-160`, c.metalDark, 6) +
      `<g transform="translate(0 -18)">${stripes(width, c[colour], c.cream)}</g>`,
  }),
  stall: part({
    options: { colour: paint('red'), width: z.number().min(100).max(260).default(180) },
    box: ({ width }) => [-width / 2, -78, width / 2, 0],
    draw: ({ colour, width }, c) =>
      rect(-width / 2, -70, width, 70, c[colour]) + rect(-width / 2, -78, width, 12, c.wood, 2),
  }),
  bus: part({
    options: { colour: paint('green') },
    box: [-170, -168, 170, 0],
    draw: ({ colour }, c) =>
      rect(-170, -168, 340, 148, c[colour], 16) +
      rect(-170, -62, 340, 10, shade(c[colour], 0.15)) +
      [-156, -98, -40].map((x) => rect(x, -148, 50, 62, c.glass, 5)).join('') +
      rect(24, -148, 50, 122, shade(c.glass, 0.08), 4) +
      line('M49 -146V-28', c[colour], 3) +
      rect(84, -148, 36, 62, c.glass, 5) +
      area('M130 -148H158Q168 -148 168 -138V-76H130Z', c.glass) +
      rect(60, -163, 92, 12, c.ink, 3) +
      line('M70 -157H130', c.yellow, 4) +
      disc(160, -42, 6, c.yellow) +
      wheel(-104, 22, c) +
      wheel(112, 22, c),
  }),
  tram: part({
    options: { colour: paint('blue') },
    box: [-180, -176, 180, 0],
    draw: ({ colour }, c) =>
      line('M-20 -160L0 -176L20 -160', c.metalDark, 4) +
      rect(-180, -160, 360, 144, c[colour], 20) +
      [-160, -104, 40, 96].map((x) => rect(x, -140, 48, 60, c.glass, 5)).join('') +
      rect(-48, -140, 80, 122, c.glass, 4) +
      line('M-8 -140V-20', c[colour], 4) +
      rect(-180, -62, 360, 9, c.cream) +
      rect(-140, -18, 80, 14, c.ink, 6) +
      rect(60, -18, 80, 14, c.ink, 6),
  }),
  train: part({
    options: { colour: paint('red') },
    box: [-300, -172, 300, 0],
    draw: ({ colour }, c) =>
      area('M-300 -160H210Q262 -160 290 -84Q296 -50 296 -20H-300Z', c[colour]) +
      rect(-300, -70, 592, 10, c.cream) +
      [-280, -216, -152, -10, 54, 118].map((x) => rect(x, -138, 52, 54, c.glass, 5)).join('') +
      rect(-84, -138, 58, 116, shade(c.glass, 0.1), 4) +
      line('M-55 -136V-24', c[colour], 3) +
      area('M196 -138H216Q246 -132 262 -88H196Z', c.glass) +
      [-240, -160, 40, 130, 220].map((x) => disc(x, -14, 14, c.ink)).join('') +
      disc(276, -40, 7, c.yellow),
  }),
  rails: part({
    box: [0, 0, 600, 26],
    draw: (_, c) =>
      rect(0, 0, 600, 26, shade(c.earth, 0.05)) +
      Array.from({ length: 16 }, (_, i) => rect(i * 40 + 4, 2, 12, 22, c.woodDark)).join('') +
      line('M0 5H600M0 20H600', c.metal, 4),
  }),
  car: part({
    options: { colour: paint('blue') },
    box: [-96, -84, 96, 0],
    draw: ({ colour }, c) =>
      area('M-60 -48Q-46 -84 -18 -84H22Q44 -84 62 -48Z', c[colour]) +
      area('M-48 -50Q-38 -76 -18 -76H-2V-50ZM4 -76H20Q38 -74 50 -50H4Z', c.glass) +
      rect(-96, -52, 192, 38, c[colour], 15) +
      rect(-96, -30, 192, 6, shade(c[colour], 0.16)) +
      disc(88, -38, 5, c.yellow) +
      wheel(-54, 18, c) +
      wheel(54, 18, c),
  }),
  van: part({
    options: { colour: paint('white'), open: z.boolean().default(false) },
    box: [-140, -148, 140, 0],
    draw: ({ colour, open }, c) =>
      rect(-140, -148, 190, 130, c[colour], 6) +
      area('M50 -118H92Q108 -118 116 -92L122 -72Q140 -68 140 -52V-18H50Z', c[colour]) +
      area('M60 -108H90Q100 -108 108 -76H60Z', c.glass) +
      (open ? rect(-132, -138, 92, 112, c.ink, 3) : line('M-44 -140V-24', shade(c[colour], 0.14), 3)) +
      rect(-140, -36, 280, 8, shade(c[colour], 0.14)) +
      disc(134, -44, 6, c.yellow) +
      wheel(-84, 22, c) +
      wheel(86, 22, c),
  }),
  truck: part({
    options: { colour: paint('orange') },
    box: [-150, -156, 150, 0],
    draw: ({ colour }, c) =>
      area('M-150 -110H54V-34H-134Z', c.metalDark) +
      area('M-140 -110Q-60 -150 44 -110Z', c.earth) +
      rect(62, -130, 76, 106, c[colour], 8) +
      rect(86, -118, 46, 44, c.glass, 4) +
      rect(-140, -34, 286, 12, c.ink) +
      wheel(-96, 24, c) +
      wheel(-40, 24, c) +
      wheel(102, 24, c),
  }),
  digger: part({
    options: { colour: paint('yellow') },
    box: [-130, -176, 90, 0],
    draw: ({ colour }, c) =>
      line('M-6 -84L-64 -168L-112 -96', c[colour], 15) +
      area('M-132 -98H-96L-92 -62Q-124 -56 -132 -98Z', c.metalDark) +
      rect(-34, -92, 108, 50, c[colour], 8) +
      rect(-30, -146, 62, 58, c[colour], 6) +
      rect(-22, -138, 44, 38, c.glass, 3) +
      rect(-44, -36, 128, 34, c.ink, 17) +
      [-24, 6, 36, 64].map((x) => disc(x, -19, 9, c.metalDark)).join(''),
  }),
  crane: part({
    box: [-60, -320, 190, 0],
    draw: (_, c) =>
      line(
        'M-8 0V-310M12 0V-310M-8 -10L12 -50L-8 -90L12 -130L-8 -170L12 -210L-8 -250L12 -290M-58 -296H188M2 -318L188 -296M2 -318L-58 -296',
        c.yellow,
        5,
      ) +
      rect(-58, -294, 30, 26, c.metalDark, 2) +
      rect(14, -290, 26, 26, c.glass, 2) +
      line('M150 -294V-220', c.metalDark, 2.5) +
      rect(126, -220, 48, 18, c.red, 2),
  }),
  scaffold: part({
    box: [-100, -240, 100, 0],
    draw: (_, c) =>
      rect(-84, -236, 168, 236, shade(c.sand, 0.06)) +
      [-46, 16].map((x) => [-210, -112].map((y) => rect(x, y, 36, 48, c.metalDark)).join('')).join('') +
      line('M-94 0V-240M94 0V-240M0 0V-240M-94 -124L0 -214', c.metal, 5) +
      rect(-100, -124, 200, 9, c.woodDark, 2) +
      rect(-100, -218, 200, 8, c.woodDark, 2),
  }),
  bicycle: part({
    options: { colour: paint('red') },
    box: [-66, -106, 66, 0],
    draw: ({ colour }, c) => bicycleDrawing(c[colour], c, 0, 0, 1),
  }),
  repairStand: part({
    box: [-14, -120, 40, 0],
    draw: (_, c) => line('M0 0V-118H34M-14 0H30', c.metalDark, 7),
  }),
  pram: part({
    options: { colour: paint('navy') },
    box: [-54, -92, 60, 0],
    draw: ({ colour }, c) =>
      disc(-4, -56, 10, c.skin2) +
      area('M-36 -48H50Q46 -22 20 -20H-14Q-36 -24 -36 -48Z', c[colour]) +
      area('M50 -48A46 44 0 0 0 8 -92V-48Z', shade(c[colour], 0.15)) +
      line('M-36 -46L-54 -86', c.metalDark, 5) +
      line('M-14 -22L-22 -12M24 -22L32 -12', c.metalDark, 4) +
      ring(-24, -12, 9.5, c.ink, 5) +
      ring(32, -12, 9.5, c.ink, 5),
  }),
  busStop: part({
    box: [-90, -214, 100, 0],
    draw: (_, c) =>
      rect(-86, -196, 150, 12, c.metalDark, 3) +
      rect(-78, -184, 134, 150, c.glass, 2) +
      line('M-80 0V-190M58 0V-190', c.metalDark, 6) +
      rect(-66, -52, 112, 8, c.wood, 2) +
      line('M-56 0V-46M36 0V-46', c.metalDark, 5) +
      line('M88 0V-176', c.metalDark, 6) +
      rect(76, -214, 24, 40, c.blue, 4) +
      rect(80, -206, 16, 15, c.white, 3) +
      disc(84, -188, 2.5, c.white) +
      disc(92, -188, 2.5, c.white),
  }),
  trafficLight: part({
    options: { light: z.enum(['red', 'green']).default('green') },
    box: [-13, -178, 13, 0],
    draw: ({ light }, c) =>
      line('M0 0V-120', c.metalDark, 7) +
      rect(-13, -178, 26, 62, c.ink, 6) +
      disc(0, -162, 8.5, light === 'red' ? c.red : shade(c.grey, 0.4)) +
      disc(0, -133, 8.5, light === 'green' ? c.leaf : shade(c.grey, 0.4)),
  }),
  streetLamp: part({
    box: [-8, -210, 40, 0],
    draw: (_, c) => line('M0 0V-196Q0 -208 14 -208H26', c.metalDark, 6) + rect(20, -210, 20, 10, c.yellow, 4),
  }),
  sign: part({
    options: { what: z.enum(['train', 'trail', 'parking', 'doctor']).default('trail') },
    box: [-30, -150, 46, 0],
    draw: ({ what }, c) =>
      line('M0 0V-112', c.woodDark, 7) +
      (what === 'trail'
        ? area('M-30 -146H28L46 -130L28 -114H-30Z', c.wood) + line('M-14 -137H10M-2 -137V-122', c.red, 5)
        : rect(-26, -150, 52, 44, { train: c.blue, parking: c.blue, doctor: c.red }[what], 5) +
          {
            train:
              rect(-12, -144, 24, 26, c.white, 6) +
              rect(-8, -138, 16, 9, c.blue, 2) +
              line('M-10 -112L-5 -118M10 -112L5 -118', c.white, 3),
            parking: line('M-7 -114V-142H2Q11 -142 11 -134T2 -126H-7', c.white, 5),
            doctor: line('M0 -142V-114M-14 -128H14', c.white, 8),
          }[what]),
  }),
  fence: part({
    options: { width: z.number().min(60).max(600).default(200), colour: paint('white') },
    box: ({ width }) => [-width / 2, -60, width / 2, 0],
    draw: ({ width, colour }, c) =>
      line(
        `M${n(-width / 2 + 4)} -42H${n(width / 2 - 4)}M${n(-width / 2 + 4)} -18H${n(width / 2 - 4)}`,
        shade(c[colour], 0.08),
        6,
      ) +
      Array.from({ length: Math.floor(width / 24) }, (_, i) =>
        area(`M${n(-width / 2 + 6 + i * 24)} 0V-52l6 -8l6 8V0Z`, c[colour]),
      ).join(''),
  }),
  bin: part({
    options: { colour: paint('leafDark') },
    box: [-24, -72, 24, 0],
    draw: ({ colour }, c) =>
      area('M-20 -62H20L16 0H-16Z', c[colour]) +
      rect(-24, -72, 48, 11, shade(c[colour], 0.2), 4) +
      line('M-7 -50V-12M7 -50V-12', shade(c[colour], 0.15), 3),
  }),
  mailbox: part({
    box: [-22, -112, 22, 0],
    draw: (_, c) =>
      rect(-4, -70, 8, 70, c.woodDark) + rect(-22, -112, 44, 46, c.red, 6) + rect(-12, -100, 24, 5, c.ink, 2),
  }),
  cone: part({
    box: [-18, -44, 18, 0],
    draw: (_, c) =>
      area('M-5 -44H5L15 -4H-15Z', c.orange) +
      area('M-8.5 -28H8.5L11 -16H-11Z', c.white) +
      rect(-18, -5, 36, 5, shade(c.orange, 0.15), 2),
  }),
  planks: part({
    box: [-70, -36, 70, 0],
    draw: (_, c) =>
      rect(-70, -12, 140, 12, c.wood, 1) +
      rect(-64, -24, 132, 12, shade(c.wood, 0.1), 1) +
      rect(-54, -36, 110, 12, c.wood, 1),
  }),
  bricks: part({
    box: [-46, -48, 46, 0],
    draw: (_, c) =>
      [
        [-46, -16],
        [-15, -16],
        [16, -16],
        [-31, -32],
        [0, -32],
        [-15, -48],
      ]
        .map(([x = 0, y = 0], i) => rect(x, y, 30, 15, i % 2 ? c.red : shade(c.red, 0.12), 1))
        .join(''),
  }),
  moped: part({
    options: { colour: paint('red') },
    box: [-60, -90, 60, 0],
    draw: ({ colour }, c) =>
      line('M30 -84L46 -20', c.metalDark, 6) +
      line('M22 -88H38', c.ink, 5) +
      area('M-56 -30Q-50 -60 -10 -56Q0 -30 24 -28L36 -60L46 -30L30 -14H-40Z', c[colour]) +
      rect(-50, -66, 52, 10, c.ink, 5) +
      wheel(-38, 17, c) +
      wheel(46, 17, c),
  }),
};

function pane(x: number, y: number, c: { readonly white: string; readonly glass: string }): string {
  return (
    rect(x - 15, y, 30, 32, c.white, 1) +
    rect(x - 12, y + 3, 24, 26, c.glass) +
    rect(x - 1, y + 3, 2, 26, c.white)
  );
}

function placedLeft(inside: string, x: number): string {
  return `<g transform="translate(${n(x + 8)} 0)">${inside}</g>`;
}

function stripes(width: number, one: string, other: string): string {
  const count = Math.round(width / 20);
  const step = (width + 16) / count;
  return Array.from({ length: count }, (_, i) =>
    area(
      `M${n(-width / 2 - 8 + i * step)} -172H${n(-width / 2 - 8 + (i + 1) * step)}V-146Q${n(-width / 2 - 8 + (i + 0.5) * step)} -134 ${n(-width / 2 - 8 + i * step)} -146Z`,
      i % 2 ? other : one,
    ),
  ).join('');
}

/** A bicycle that looks to the right; the saddle is at (-18, -92), the handlebar at (34, -100). */
function bicycleDrawing(
  frame: string,
  c: { readonly ink: string; readonly metalDark: string },
  x: number,
  y: number,
  size: number,
): string {
  const drawing =
    ring(-42, -23, 21, c.ink, 5) +
    ring(42, -23, 21, c.ink, 5) +
    line('M-42 -23L-22 -72L28 -78L2 -28Z', frame, 6) +
    line('M-22 -72L2 -28M-42 -23H2M42 -23L28 -84', frame, 6) +
    line('M-26 -88H-10M-20 -86L-22 -72', c.ink, 6) +
    line('M28 -84L24 -98H38', c.metalDark, 5) +
    disc(2, -28, 7, c.metalDark) +
    line('M2 -28L8 -16', c.metalDark, 4);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${drawing}</g>`;
}
