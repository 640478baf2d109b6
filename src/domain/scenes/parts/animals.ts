import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Animals that look to the right: the point (0, 0) is on the ground below the middle. */
export const animals = {
  dog: part({
    options: { colour: paint('brown'), sitting: z.boolean().default(false) },
    box: [-46, -72, 50, 0],
    draw: ({ colour, sitting }, c) => {
      const coat = c[colour];
      const face =
        disc(26, { y: -52, r: 16, fill: coat }) +
        rect(30, -54, 22, 13, coat, 6) +
        disc(50, { y: -51, r: 3.2, fill: c.ink }) +
        disc(31, { y: -56, r: 2.2, fill: c.ink }) +
        area('M14 -64Q6 -50 14 -38Q22 -46 22 -62Z', shade(coat, 0.25));
      return sitting
        ? line('M-24 -6Q-44 -8 -42 -26', { stroke: coat, width: 7 }) +
            area('M-30 0Q-34 -40 10 -58L30 -40Q24 -20 26 0Z', coat) +
            line('M20 -30V-3', { stroke: shade(coat, 0.12), width: 10 }) +
            face
        : line('M-30 -40Q-46 -46 -44 -62', { stroke: coat, width: 7 }) +
            line('M-24 -30V-4M22 -30V-4', { stroke: shade(coat, 0.16), width: 9 }) +
            rect(-36, -48, 66, 28, coat, 13) +
            line('M-30 -28L-32 -4M14 -28V-4', { stroke: coat, width: 9 }) +
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
          ? line('M-30 -6Q-44 4 -10 -2', { stroke: coat, width: 6 }) +
            oval(-6, { y: -13, rx: 32, ry: 13, fill: coat })
          : line('M-18 -6Q-42 -8 -36 -36', { stroke: coat, width: 6 }) +
            area('M-24 0Q-22 -36 8 -40L20 0Z', coat)) +
        disc(x, { y, r: 13, fill: coat }) +
        area(
          `M${x - 12} ${y - 6}L${x - 11} ${y - 20}L${x - 1} ${y - 12}ZM${x + 12} ${y - 6}L${x + 11} ${y - 20}L${x + 1} ${y - 12}Z`,
          coat,
        ) +
        disc(x - 4, { y: y - 1, r: 2, fill: c.ink }) +
        disc(x + 6, { y: y - 1, r: 2, fill: c.ink })
      );
    },
  }),
  bird: part({
    options: { colour: paint('grey') },
    box: [-20, -30, 22, 0],
    draw: ({ colour }, c) =>
      line('M-3 -8V0M4 -8V0', { stroke: c.orange, width: 2.5 }) +
      oval(-2, { y: -14, rx: 15, ry: 9, fill: c[colour] }) +
      disc(11, { y: -23, r: 7, fill: c[colour] }) +
      area('M17 -25L24 -22L17 -20Z', c.orange) +
      disc(13, { y: -24, r: 1.6, fill: c.ink }) +
      area('M-14 -18L-24 -26L-18 -10Z', shade(c[colour], 0.15)),
  }),
  duck: part({
    box: [-24, -32, 28, 4],
    draw: (_, c) =>
      area('M-24 -14Q-8 -8 2 -16Q24 -14 18 2H-12Q-22 0 -24 -14Z', c.white) +
      disc(12, { y: -22, r: 9, fill: c.leafDark }) +
      area('M20 -23L29 -19L20 -16Z', c.orange) +
      disc(14, { y: -24, r: 1.7, fill: c.ink }),
  }),
  sheep: part({
    box: [-44, -62, 46, 0],
    draw: (_, c) =>
      line('M-20 -18V0M-6 -16V0M10 -16V0M22 -18V0', { stroke: c.ink, width: 6 }) +
      [
        [-24, -34],
        [-6, -42],
        [14, -40],
        [24, -30],
        [-14, -24],
        [8, -24],
      ]
        .map(([x = 0, y = 0]) => disc(x, { y, r: 16, fill: c.cream }))
        .join('') +
      oval(36, { y: -44, rx: 10, ry: 13, fill: c.ink }) +
      disc(39, { y: -47, r: 1.8, fill: c.white }),
  }),
  cow: part({
    box: [-80, -104, 84, 0],
    draw: (_, c) =>
      line('M-50 -40V-4M-32 -40V-4M30 -40V-4M46 -40V-4', { stroke: shade(c.cream, 0.08), width: 12 }) +
      rect(-66, -88, 126, 56, c.cream, 22) +
      oval(-24, { y: -70, rx: 22, ry: 14, fill: c.brown }) +
      oval(24, { y: -54, rx: 18, ry: 12, fill: c.brown }) +
      line('M-64 -76Q-80 -60 -74 -34', { stroke: c.cream, width: 5 }) +
      rect(48, -102, 32, 44, c.brown, 12) +
      rect(52, -72, 30, 16, c.pink, 8) +
      disc(60, { y: -88, r: 2.6, fill: c.ink }) +
      disc(72, { y: -88, r: 2.6, fill: c.ink }),
  }),
  horse: part({
    box: [-80, -146, 92, 0],
    draw: (_, c) =>
      line('M-52 -50L-54 -4M-34 -50V-4M34 -50V-4M50 -50L52 -4', { stroke: shade(c.brown, 0.1), width: 11 }) +
      rect(-66, -96, 126, 50, c.brown, 24) +
      area('M30 -84L54 -134Q64 -146 78 -132L92 -112L80 -104L66 -112L58 -62Z', c.brown) +
      line('M34 -92L56 -138', { stroke: c.hairBlack, width: 9 }) +
      line('M-64 -84Q-84 -70 -76 -36', { stroke: c.hairBlack, width: 9 }) +
      disc(70, { y: -126, r: 2.6, fill: c.ink }),
  }),
  hen: part({
    box: [-24, -40, 26, 0],
    draw: (_, c) =>
      line('M-4 -10V0M6 -10V0', { stroke: c.orange, width: 3 }) +
      area('M-24 -34Q-14 -22 4 -26L10 -38H20L22 -24Q20 -8 0 -8Q-22 -10 -24 -34Z', c.cream) +
      disc(15, { y: -38, r: 3.5, fill: c.red }) +
      area('M20 -32L28 -29L20 -26Z', c.orange) +
      disc(16, { y: -32, r: 1.7, fill: c.ink }),
  }),
};
