import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);
const books = ['red', 'blue', 'yellow', 'green', 'plum', 'cream', 'teal', 'orange'] as const;

/** What stands in rooms: the point (0, 0) is on the floor. */
export const furniture = {
  table: part({
    options: {
      width: z.number().min(60).max(420).default(180),
      colour: paint('wood'),
      height: z.number().min(36).max(110).default(84),
      cloth: z.boolean().default(false),
    },
    box: ({ width, height }) => [-width / 2, -height, width / 2, 0],
    draw: ({ width, colour, height, cloth }, c) =>
      rect(-width / 2 + 12, -height, 9, height, shade(c[colour], 0.15)) +
      rect(width / 2 - 21, -height, 9, height, shade(c[colour], 0.15)) +
      (cloth
        ? area(
            `M${n(-width / 2)} ${n(-height)}H${n(width / 2)}V${n(-height + 30)}H${n(-width / 2)}Z`,
            c.cream,
          )
        : '') +
      rect(-width / 2, -height, width, 11, cloth ? c.cream : c[colour], 3),
  }),
  chair: part({
    options: { colour: paint('woodDark') },
    box: [-28, -104, 28, 0],
    draw: ({ colour }, c) =>
      line('M-22 0V-100M20 0V-46', { stroke: shade(c[colour], 0.12), width: 7 }) +
      rect(-27, -50, 54, 9, c[colour], 4) +
      line('M-22 -96V-62', { stroke: c[colour], width: 11 }),
  }),
  stool: part({
    options: { colour: paint('wood'), height: z.number().min(30).max(80).default(44) },
    box: ({ height }) => [-26, -height - 4, 26, 0],
    draw: ({ colour, height }, c) =>
      line(`M-16 0L-12 ${-height}M16 0L12 ${-height}`, { stroke: shade(c[colour], 0.15), width: 6 }) +
      rect(-25, -height - 4, 50, 9, c[colour], 4),
  }),
  sofa: part({
    options: { colour: paint('teal'), width: z.number().min(110).max(320).default(230) },
    box: ({ width }) => [-width / 2, -104, width / 2, 0],
    draw: ({ colour, width }, c) =>
      rect(-width / 2 + 12, -104, width - 24, 90, shade(c[colour], 0.1), 16) +
      rect(-width / 2 + 14, -52, width - 28, 42, c[colour], 8) +
      line(`M0 -50V-14`, { stroke: shade(c[colour], 0.14), width: 2.5 }) +
      rect(-width / 2, -76, 30, 70, shade(c[colour], 0.05), 13) +
      rect(width / 2 - 30, -76, 30, 70, shade(c[colour], 0.05), 13) +
      rect(-width / 2 + 12, -8, 9, 8, c.woodDark) +
      rect(width / 2 - 21, -8, 9, 8, c.woodDark),
  }),
  armchair: part({
    options: { colour: paint('plum') },
    box: [-56, -118, 50, 0],
    draw: ({ colour }, c) =>
      rect(-56, -118, 34, 110, shade(c[colour], 0.1), 14) +
      rect(-50, -52, 96, 42, c[colour], 8) +
      rect(-44, -72, 84, 20, shade(c[colour], 0.16), 10) +
      rect(-46, -10, 8, 10, c.woodDark) +
      rect(32, -10, 8, 10, c.woodDark),
  }),
  bed: part({
    options: { colour: paint('blue') },
    box: [-140, -96, 140, 0],
    draw: ({ colour }, c) =>
      rect(-140, -96, 12, 96, c.woodDark, 4) +
      rect(128, -62, 12, 62, c.woodDark, 4) +
      rect(-132, -44, 264, 26, c.white, 6) +
      rect(-132, -26, 264, 14, c.wood) +
      rect(-124, -60, 62, 22, c.cream, 10) +
      area('M-40 -52Q40 -60 128 -50V-20H-40Z', c[colour]),
  }),
  duvet: part({
    options: { colour: paint('blue') },
    box: [-60, -46, 128, 0],
    draw: ({ colour }, c) =>
      area('M-54 0Q-62 -34 -34 -40Q40 -50 128 -32V0Z', c[colour]) +
      line('M-50 -16Q30 -28 126 -14', { stroke: shade(c[colour], 0.1), width: 2.5 }),
  }),
  cot: part({
    box: [-60, -84, 60, 0],
    draw: (_, c) =>
      rect(-58, -46, 116, 22, c.cream, 6) +
      line('M-56 0V-82M56 0V-82M-56 -80H56M-56 -22H56', { stroke: c.wood, width: 6 }) +
      line('M-38 -80V-22M-19 -80V-22M0 -80V-22M19 -80V-22M38 -80V-22', { stroke: c.wood, width: 3.5 }),
  }),
  shelf: part({
    options: {
      width: z.number().min(60).max(300).default(130),
      rows: z.number().int().min(1).max(5).default(4),
      what: z.enum(['books', 'goods', 'pots', 'toys']).default('books'),
    },
    box: ({ width, rows }) => [-width / 2, -rows * 50 - 8, width / 2, 0],
    draw: ({ width, rows, what }, c) => {
      const top = -rows * 50 - 8;
      const inside = Array.from({ length: rows }, (_, row) => {
        const y = top + 50 + row * 50;
        const step = what === 'books' ? 14 : 26;
        return (
          Array.from({ length: Math.floor((width - 20) / step) }, (_, i) => {
            const x = -width / 2 + 10 + i * step;
            const fill = c[books[(i * 3 + row * 5) % books.length] ?? 'red'];
            if (what === 'books')
              return (i + row) % 7 === 6
                ? ''
                : rect(x, y - 34 - ((i * 7 + row) % 3) * 3, 11, 34 + ((i * 7 + row) % 3) * 3, fill, 1);
            if (what === 'goods')
              return (i + row) % 3 ? rect(x, y - 28, 20, 28, fill, 2) : rect(x + 3, y - 30, 14, 30, fill, 6);
            if (what === 'pots')
              return (
                rect(x + 2, y - 14, 16, 14, c.orange, 2) +
                disc(x + 10, { y: y - 22, r: 10, fill: (i + row) % 2 ? c.leaf : c.leafDark })
              );
            return (i + row) % 2
              ? disc(x + 10, { y: y - 10, r: 10, fill })
              : rect(x, y - 20, 20, 20, fill, 3);
          }).join('') + rect(-width / 2, y, width, 6, c.woodDark)
        );
      }).join('');
      return (
        rect(-width / 2, top, width, -top, shade(c.wood, 0.3), 3) +
        rect(-width / 2 + 6, top + 6, width - 12, -top - 12, shade(c.sand, 0.14)) +
        inside
      );
    },
  }),
  lamp: part({
    options: { colour: paint('yellow') },
    box: [-26, -190, 26, 0],
    draw: ({ colour }, c) =>
      line('M0 -4V-150', { stroke: c.metalDark, width: 4.5 }) +
      oval(0, { y: -3, rx: 20, ry: 4, fill: c.metalDark }) +
      area('M-15 -190H15L26 -148H-26Z', c[colour]),
  }),
  rug: part({
    options: { width: z.number().min(80).max(500).default(280), colour: paint('red') },
    box: ({ width }) => [-width / 2, -20, width / 2, 20],
    draw: ({ width, colour }, c) =>
      oval(0, { y: 0, rx: width / 2, ry: 20, fill: c[colour] }) +
      oval(0, { y: 0, rx: width / 2 - 16, ry: 13, fill: shade(c[colour], 0.12) }),
  }),
  plant: part({
    box: [-34, -112, 34, 0],
    draw: (_, c) =>
      area('M-20 -40H20L15 0H-15Z', c.orange) +
      area('M0 -40Q-34 -60 -30 -98Q-4 -84 0 -40ZM0 -40Q32 -56 34 -90Q6 -82 0 -40Z', c.leaf) +
      area('M0 -38Q-12 -80 2 -112Q14 -80 0 -38Z', c.leafDark),
  }),
  television: part({
    box: [-68, -86, 68, 0],
    draw: (_, c) =>
      rect(-68, -86, 136, 78, c.ink, 4) +
      rect(-62, -80, 124, 66, c.blue) +
      area('M-62 -14V-34Q-20 -54 10 -32T62 -36V-14Z', c.leaf) +
      disc(34, { y: -62, r: 9, fill: c.yellow }) +
      rect(-24, -8, 48, 8, c.metalDark, 2),
  }),
  wardrobe: part({
    options: { colour: paint('cream') },
    box: [-60, -214, 60, 0],
    draw: ({ colour }, c) =>
      rect(-60, -214, 120, 214, shade(c[colour], 0.1), 4) +
      rect(-55, -208, 53, 202, c[colour], 2) +
      rect(2, -208, 53, 202, c[colour], 2) +
      disc(-9, { y: -108, r: 3.5, fill: c.metalDark }) +
      disc(9, { y: -108, r: 3.5, fill: c.metalDark }),
  }),
  desk: part({
    options: { width: z.number().min(90).max(300).default(170), colour: paint('wood') },
    box: ({ width }) => [-width / 2, -84, width / 2, 0],
    draw: ({ width, colour }, c) =>
      rect(-width / 2, -84, width, 10, c[colour], 2) +
      rect(-width / 2 + 8, -74, 8, 74, shade(c[colour], 0.16)) +
      rect(width / 2 - 46, -74, 38, 74, shade(c[colour], 0.1), 2) +
      line(`M${n(width / 2 - 34)} -54H${n(width / 2 - 20)}M${n(width / 2 - 34)} -30H${n(width / 2 - 20)}`, {
        stroke: c.metalDark,
        width: 3,
      }),
  }),
  counter: part({
    options: {
      width: z.number().min(80).max(560).default(220),
      colour: paint('green'),
      height: z.number().min(60).max(120).default(92),
    },
    box: ({ width, height }) => [-width / 2 - 4, -height, width / 2 + 4, 0],
    draw: ({ width, colour, height }, c) =>
      rect(-width / 2, -height + 6, width, height - 6, c[colour], 2) +
      rect(-width / 2 + 10, -height + 22, width - 20, height - 36, shade(c[colour], 0.08), 3) +
      rect(-width / 2 - 4, -height, width + 8, 10, c.wood, 3),
  }),
  computer: part({
    box: [-34, -52, 34, 0],
    draw: (_, c) =>
      rect(-34, -52, 68, 42, c.ink, 3) +
      rect(-30, -48, 60, 34, c.glass, 1) +
      line('M-22 -38H10M-22 -30H18M-22 -22H0', { stroke: c.blue, width: 2.5 }) +
      rect(-5, -10, 10, 8, c.metalDark) +
      rect(-18, -3, 36, 3, c.metalDark),
  }),
  laptop: part({
    box: [-26, -34, 26, 0],
    draw: (_, c) => area('M-20 -34H26L20 -3H-26Z', c.metalDark) + rect(-26, -4, 46, 4, c.metal, 1.5),
  }),
  bench: part({
    options: { width: z.number().min(90).max(300).default(170) },
    box: ({ width }) => [-width / 2, -96, width / 2, 0],
    draw: ({ width }, c) =>
      line(`M${n(-width / 2 + 16)} 0V-92M${n(width / 2 - 16)} 0V-92`, { stroke: c.metalDark, width: 7 }) +
      rect(-width / 2, -94, width, 13, c.wood, 4) +
      rect(-width / 2, -74, width, 13, c.wood, 4) +
      rect(-width / 2, -52, width, 13, shade(c.wood, 0.12), 4),
  }),
  ringToy: part({
    box: [-24, -50, 24, 0],
    draw: (_, c) =>
      oval(0, { y: -6, rx: 24, ry: 6, fill: c.red }) +
      oval(0, { y: -17, rx: 20, ry: 6, fill: c.yellow }) +
      oval(0, { y: -28, rx: 16, ry: 6, fill: c.green }) +
      oval(0, { y: -38, rx: 12, ry: 6, fill: c.blue }) +
      ring(0, { y: -46, r: 3, stroke: c.red, width: 3 }),
  }),
};
