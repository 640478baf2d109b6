import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect } from '#domain/scenes/svg.ts';
import { bicycleDrawing } from './bicycle.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Houses, building sites and what stands in streets: the point (0, 0) is on the ground below the middle. */
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
        [-0.3, 0.3].map((share) => pane(width * share, { y: top + 22 + floor * 70, c })).join(''),
      ).join('');
      return (
        rect(-width / 2, top, width, -top, c[colour]) +
        area(
          `M${n(-width / 2 - 12)} ${top}L0 ${top - 62}L${n(width / 2 + 12)} ${top}Z`,
          snow ? c.snow : shade(c.woodDark, 0.1),
        ) +
        panes +
        rect(-14, -54, 28, 54, c.cream, 2) +
        disc(8, { y: -26, r: 2.5, fill: c.metalDark })
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
        [-0.33, 0, 0.33]
          .map((share) => pane(width * share, { y: -floors * 56 + 2 + floor * 56, c }))
          .join(''),
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
          [-50, -18, 14].map((x) => oval(x, { y: -58, rx: 15, ry: 9, fill: c.wood })).join('') +
          [-34, 0].map((x) => oval(x, { y: -78, rx: 15, ry: 9, fill: shade(c.wood) })).join(''),
        clothes: [-48, 0]
          .map((x, i) => area(`M${x - 18} -114h36l8 16-10 6v52h-32v-52l-10 -6Z`, i ? c.blue : c.pink))
          .join(''),
        flowers: [-56, -26, 4, 26]
          .map(
            (x, i) =>
              line(`M${x} -48V-66`, { stroke: c.leafDark, width: 4 }) +
              disc(x, { y: -74, r: 12, fill: [c.red, c.yellow, c.pink, c.plum][i] ?? c.red }) +
              rect(x - 9, -56, 18, 16, c.orange, 2),
          )
          .join(''),
        books: [-60, -44, -28, -8, 8, 24]
          .map((x, i) =>
            rect(x, -76, 13, 34, [c.red, c.blue, c.yellow, c.teal, c.plum, c.orange][i] ?? c.red, 1),
          )
          .join(''),
        bicycles: bicycleDrawing(c.red, { c, x: -14, y: -42, size: 0.7 }),
      }[sells];
      return (
        rect(-width / 2, -230, width, 230, shade(c.sand, 0.04)) +
        [-0.3, 0.06, 0.36].map((share) => pane(width * share, { y: -222, c })).join('') +
        rect(-width / 2 + 10, -136, width - 66, 96, c.glass, 2) +
        placedLeft(goods, -24) +
        rect(width / 2 - 48, -136, 40, 136, shade(c[colour], 0.2), 2) +
        rect(width / 2 - 42, -128, 28, 60, c.glass) +
        stripes(width, { one: c[colour], other: c.cream })
      );
    },
  }),
  awning: part({
    options: { colour: paint('red'), width: z.number().min(80).max(300).default(180) },
    box: ({ width }) => [-width / 2 - 8, -200, width / 2 + 8, 0],
    draw: ({ colour, width }, c) =>
      line(`M${n(-width / 2 + 4)} 0V-160M${n(width / 2 - 4)} 0V-160`, { stroke: c.metalDark, width: 6 }) +
      `<g transform="translate(0 -18)">${stripes(width, { one: c[colour], other: c.cream })}</g>`,
  }),
  stall: part({
    options: { colour: paint('red'), width: z.number().min(100).max(260).default(180) },
    box: ({ width }) => [-width / 2, -78, width / 2, 0],
    draw: ({ colour, width }, c) =>
      rect(-width / 2, -70, width, 70, c[colour]) + rect(-width / 2, -78, width, 12, c.wood, 2),
  }),
  rails: part({
    box: [0, 0, 600, 26],
    draw: (_, c) =>
      rect(0, 0, 600, 26, shade(c.earth, 0.05)) +
      Array.from({ length: 16 }, (_, i) => rect(i * 40 + 4, 2, 12, 22, c.woodDark)).join('') +
      line('M0 5H600M0 20H600', { stroke: c.metal, width: 4 }),
  }),
  crane: part({
    box: [-60, -320, 190, 0],
    draw: (_, c) =>
      line(
        'M-8 0V-310M12 0V-310M-8 -10L12 -50L-8 -90L12 -130L-8 -170L12 -210L-8 -250L12 -290M-58 -296H188M2 -318L188 -296M2 -318L-58 -296',
        { stroke: c.yellow, width: 5 },
      ) +
      rect(-58, -294, 30, 26, c.metalDark, 2) +
      rect(14, -290, 26, 26, c.glass, 2) +
      line('M150 -294V-220', { stroke: c.metalDark, width: 2.5 }) +
      rect(126, -220, 48, 18, c.red, 2),
  }),
  scaffold: part({
    box: [-100, -240, 100, 0],
    draw: (_, c) =>
      rect(-84, -236, 168, 236, shade(c.sand, 0.06)) +
      [-46, 16].map((x) => [-210, -112].map((y) => rect(x, y, 36, 48, c.metalDark)).join('')).join('') +
      line('M-94 0V-240M94 0V-240M0 0V-240M-94 -124L0 -214', { stroke: c.metal, width: 5 }) +
      rect(-100, -124, 200, 9, c.woodDark, 2) +
      rect(-100, -218, 200, 8, c.woodDark, 2),
  }),
  repairStand: part({
    box: [-14, -120, 40, 0],
    draw: (_, c) => line('M0 0V-118H34M-14 0H30', { stroke: c.metalDark, width: 7 }),
  }),
  busStop: part({
    box: [-90, -214, 100, 0],
    draw: (_, c) =>
      rect(-86, -196, 150, 12, c.metalDark, 3) +
      rect(-78, -184, 134, 150, c.glass, 2) +
      line('M-80 0V-190M58 0V-190', { stroke: c.metalDark, width: 6 }) +
      rect(-66, -52, 112, 8, c.wood, 2) +
      line('M-56 0V-46M36 0V-46', { stroke: c.metalDark, width: 5 }) +
      line('M88 0V-176', { stroke: c.metalDark, width: 6 }) +
      rect(76, -214, 24, 40, c.blue, 4) +
      rect(80, -206, 16, 15, c.white, 3) +
      disc(84, { y: -188, r: 2.5, fill: c.white }) +
      disc(92, { y: -188, r: 2.5, fill: c.white }),
  }),
  trafficLight: part({
    options: { light: z.enum(['red', 'green']).default('green') },
    box: [-13, -178, 13, 0],
    draw: ({ light }, c) =>
      line('M0 0V-120', { stroke: c.metalDark, width: 7 }) +
      rect(-13, -178, 26, 62, c.ink, 6) +
      disc(0, { y: -162, r: 8.5, fill: light === 'red' ? c.red : shade(c.grey, 0.4) }) +
      disc(0, { y: -133, r: 8.5, fill: light === 'green' ? c.leaf : shade(c.grey, 0.4) }),
  }),
  streetLamp: part({
    box: [-8, -210, 40, 0],
    draw: (_, c) =>
      line('M0 0V-196Q0 -208 14 -208H26', { stroke: c.metalDark, width: 6 }) +
      rect(20, -210, 20, 10, c.yellow, 4),
  }),
  sign: part({
    options: { what: z.enum(['train', 'trail', 'parking', 'doctor']).default('trail') },
    box: [-30, -150, 46, 0],
    draw: ({ what }, c) =>
      line('M0 0V-112', { stroke: c.woodDark, width: 7 }) +
      (what === 'trail'
        ? area('M-30 -146H28L46 -130L28 -114H-30Z', c.wood) +
          line('M-14 -137H10M-2 -137V-122', { stroke: c.red, width: 5 })
        : rect(-26, -150, 52, 44, { train: c.blue, parking: c.blue, doctor: c.red }[what], 5) +
          {
            train:
              rect(-12, -144, 24, 26, c.white, 6) +
              rect(-8, -138, 16, 9, c.blue, 2) +
              line('M-10 -112L-5 -118M10 -112L5 -118', { stroke: c.white, width: 3 }),
            parking: line('M-7 -114V-142H2Q11 -142 11 -134T2 -126H-7', { stroke: c.white, width: 5 }),
            doctor: line('M0 -142V-114M-14 -128H14', { stroke: c.white, width: 8 }),
          }[what]),
  }),
  fence: part({
    options: { width: z.number().min(60).max(600).default(200), colour: paint('white') },
    box: ({ width }) => [-width / 2, -60, width / 2, 0],
    draw: ({ width, colour }, c) =>
      line(`M${n(-width / 2 + 4)} -42H${n(width / 2 - 4)}M${n(-width / 2 + 4)} -18H${n(width / 2 - 4)}`, {
        stroke: shade(c[colour], 0.08),
        width: 6,
      }) +
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
      line('M-7 -50V-12M7 -50V-12', { stroke: shade(c[colour], 0.15), width: 3 }),
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
};

function pane(
  x: number,
  { y, c }: { readonly y: number; readonly c: { readonly white: string; readonly glass: string } },
): string {
  return (
    rect(x - 15, y, 30, 32, c.white, 1) +
    rect(x - 12, y + 3, 24, 26, c.glass) +
    rect(x - 1, y + 3, 2, 26, c.white)
  );
}

function placedLeft(inside: string, x: number): string {
  return `<g transform="translate(${n(x + 8)} 0)">${inside}</g>`;
}

function stripes(width: number, { one, other }: { readonly one: string; readonly other: string }): string {
  const count = Math.round(width / 20);
  const step = (width + 16) / count;
  return Array.from({ length: count }, (_, i) =>
    area(
      `M${n(-width / 2 - 8 + i * step)} -172H${n(-width / 2 - 8 + (i + 1) * step)}V-146Q${n(-width / 2 - 8 + (i + 0.5) * step)} -134 ${n(-width / 2 - 8 + i * step)} -146Z`,
      i % 2 ? other : one,
    ),
  ).join('');
}
