import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, rect } from '#domain/scenes/svg.ts';
import { lettered } from './lettering.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Boards, doors and small stages on which an idea about language is shown: the point (0, 0) is below the middle. */
export const classroom = {
  /** A blackboard on which chalk lines from both sides meet in one word. */
  chalkboard: part({
    options: { width: z.number().min(200).max(520).default(420) },
    box: ({ width }) => [-width / 2, -190, width / 2, 0],
    draw: ({ width }, c) => {
      const scrawl = (from: number, to: number, y: number) => {
        const count = 7;
        const step = (to - from) / count;
        return line(
          `M${n(from)} ${y}${Array.from({ length: count }, (_, i) => `q${n(step / 2)} ${i % 2 ? 14 : -14} ${n(step)} 0`).join('')}`,
          { stroke: c.cream, width: 3.4 },
        );
      };
      const half = width / 2;
      return (
        rect(-half, -190, width, 184, c.wood, 4) +
        rect(-half + 9, -181, width - 18, 166, c.slate, 2) +
        rect(-half, -8, width, 8, c.woodDark, 3) +
        scrawl(-half + 30, -62, -96) +
        scrawl(half - 30, 62, -96) +
        rect(-54, -152, 108, 50, shade(c.slate, -0.24), 6) +
        `<g transform="translate(0 -118)">${lettered('ord', { stroke: c.yellow, size: 2.4 })}</g>`
      );
    },
  }),
  /** One of several small pictures side by side. */
  panel: part({
    options: {
      width: z.number().min(80).max(300).default(188),
      high: z.number().min(120).max(390).default(376),
      wall: paint('wall'),
      floor: paint('floor'),
      ground: z.number().min(10).max(200).default(60),
    },
    box: ({ width, high }) => [-width / 2, -high, width / 2, 0],
    draw: ({ width, high, wall, floor, ground }, c) =>
      rect(-width / 2, -high, width, high, c[wall], 10) +
      rect(-width / 2, -ground, width, ground, c[floor], 10) +
      rect(-width / 2, -ground, width, 14, c[floor]),
  }),
  liftDoors: part({
    box: [-86, -236, 86, 0],
    draw: (_, c) =>
      rect(-86, -236, 172, 236, c.metalDark, 3) +
      rect(-76, -206, 152, 206, shade(c.metal, 0.06)) +
      line('M0 -206V0', { stroke: c.metalDark, width: 3 }) +
      rect(-22, -230, 44, 18, c.ink, 3) +
      area('M-8 -215L0 -226L8 -215Z', c.yellow),
  }),
  /** Steps of a football ground, with a rail and a row of scarves in the club's colours. */
  terrace: part({
    options: { width: z.number().min(80).max(300).default(188) },
    box: ({ width }) => [-width / 2, -150, width / 2, 0],
    draw: ({ width }, c) =>
      [0, 1, 2, 3]
        .map((i) => rect(-width / 2, -150 + i * 38, width, 150 - i * 38, shade(c.stone, i * 0.07)))
        .join('') + line(`M${n(-width / 2)} -142H${n(width / 2)}`, { stroke: c.metalDark, width: 4 }),
  }),
  /** An arrow in a bow from (0, 0) to the right: what changes places. */
  swapArrow: part({
    options: {
      width: z.number().min(40).max(400).default(160),
      high: z.number().min(10).max(90).default(40),
      colour: paint('green'),
    },
    box: ({ width, high }) => [-8, -high, width + 8, 8],
    draw: ({ width, high, colour }, c) =>
      line(`M0 0Q${n(width / 2)} ${n(-high * 2)} ${width} 0`, { stroke: c[colour], width: 4.5 }) +
      line(`M${width - 14} -4L${width} 0L${width - 1} -15M14 -4L0 0L1 -15`, {
        stroke: c[colour],
        width: 4.5,
      }),
  }),
  /** A short arrow to the right. */
  pointer: part({
    options: { colour: paint('green') },
    box: [0, -12, 56, 12],
    draw: ({ colour }, c) => line('M0 0H50M38 -11L52 0L38 11', { stroke: c[colour], width: 6 }),
  }),
  /** A round field in which something is thought or heard. */
  cloudFrame: part({
    box: [-126, -206, 126, 60],
    draw: (_, c) =>
      rect(-126, -206, 252, 232, c.cloud, 40) +
      disc(-112, { y: 42, r: 9, fill: c.cloud }) +
      disc(-124, { y: 56, r: 4, fill: c.cloud }),
  }),
  /** A plan along a wall with places for tiles, from a flag to a flag. */
  wallPlan: part({
    options: {
      width: z.number().min(200).max(560).default(420),
      slots: z.number().int().min(2).max(7).default(5),
    },
    box: ({ width }) => [-width / 2, -78, width / 2, 0],
    draw: ({ width, slots }, c) => {
      const step = (width - 24) / slots;
      return (
        rect(-width / 2, -78, width, 78, c.panel, 6) +
        rect(-width / 2, -78, width, 78, shade(c.sand, 0.04), 6) +
        Array.from({ length: slots }, (_, i) =>
          rect(-width / 2 + 12 + i * step + 5, -66, step - 10, 54, shade(c.sand, 0.14), 5),
        ).join('')
      );
    },
  }),
  /** A board with a gap of a jigsaw piece, its hollow round. */
  jigsawGap: part({
    options: { colour: paint('teal') },
    box: [-90, -100, 90, 0],
    draw: ({ colour }, c) =>
      `<path fill-rule="evenodd" fill="${c[colour]}" d="M-90 -100H90V0H-90ZM-56 -80H36V-63A13 13 0 1 1 36 -37V-20H-56Z"/>`,
  }),
  coffeeAutomat: part({
    box: [-56, -226, 56, 0],
    draw: (_, c) =>
      rect(-56, -226, 112, 226, c.brown, 6) +
      rect(-46, -214, 62, 92, c.ink, 4) +
      disc(-15, { y: -172, r: 24, fill: c.brown }) +
      rect(-30, -184, 28, 32, c.white, 4) +
      line('M-24 -194q-4 -6 0 -12M-12 -194q-4 -6 0 -12', { stroke: c.cloud, width: 3 }) +
      [-206, -188, -170, -152].map((y) => rect(24, y, 22, 11, c.cream, 3)).join('') +
      rect(-40, -106, 56, 62, c.ink, 4) +
      rect(-22, -66, 20, 22, c.white, 3) +
      rect(-12, -104, 6, 14, c.metal),
  }),
  drawers: part({
    options: { colour: paint('wood') },
    box: [-58, -92, 58, 0],
    draw: ({ colour }, c) =>
      rect(-50, -8, 10, 8, c.woodDark) +
      rect(40, -8, 10, 8, c.woodDark) +
      rect(-58, -92, 116, 86, c[colour], 4) +
      [-84, -58, -32]
        .map(
          (y) =>
            rect(-51, y, 102, 22, shade(c[colour], 0.1), 3) +
            disc(-22, { y: y + 11, r: 3.5, fill: c.metalDark }) +
            disc(22, { y: y + 11, r: 3.5, fill: c.metalDark }),
        )
        .join(''),
  }),
  /** A speech bubble cut out of wood. */
  woodenBubble: part({
    box: [-34, -58, 34, 0],
    draw: (_, c) =>
      area('M-18 0L-14 -20H4Z', c.woodDark) +
      rect(-34, -58, 68, 42, c.wood, 12) +
      line('M-22 -44Q-4 -50 20 -44M-22 -32Q0 -26 18 -32', { stroke: c.woodDark, width: 3 }),
  }),
  steps: part({
    options: { width: z.number().min(60).max(260).default(120) },
    box: ({ width }) => [-width / 2 - 16, -36, width / 2 + 16, 0],
    draw: ({ width }, c) =>
      rect(-width / 2, -36, width, 36, c.stone, 2) +
      rect(-width / 2 - 8, -24, width + 16, 24, shade(c.stone, 0.08), 2) +
      rect(-width / 2 - 16, -12, width + 32, 12, shade(c.stone, 0.16), 2),
  }),
  /** The glazed double door of a school, with a lamp-lit sign above. */
  schoolDoor: part({
    options: { colour: paint('green') },
    box: [-76, -220, 76, 0],
    draw: ({ colour }, c) =>
      rect(-76, -220, 152, 220, shade(c[colour], 0.2), 3) +
      [-68, 4]
        .map(
          (x) =>
            rect(x, -212, 64, 212, c[colour]) +
            rect(x + 10, -200, 44, 120, c.glass, 3) +
            rect(x + 10, -66, 44, 50, shade(c[colour], 0.1), 3),
        )
        .join('') +
      line('M-10 -110V-80M10 -110V-80', { stroke: c.metal, width: 5 }),
  }),
};
