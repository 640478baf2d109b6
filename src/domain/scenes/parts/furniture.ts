import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);
const books = ['red', 'blue', 'yellow', 'green', 'plum', 'cream', 'teal', 'orange'] as const;

/** Clock faces are bright on either page. */
const clockInk = '#33363d';

/** What stands in rooms: the point (0, 0) is on the floor, or on the wall in the middle of what hangs there. */
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
      line('M-22 0V-100M20 0V-46', shade(c[colour], 0.12), 7) +
      rect(-27, -50, 54, 9, c[colour], 4) +
      line('M-22 -96V-62', c[colour], 11),
  }),
  stool: part({
    options: { colour: paint('wood'), height: z.number().min(30).max(80).default(44) },
    box: ({ height }) => [-26, -height - 4, 26, 0],
    draw: ({ colour, height }, c) =>
      line(`M-16 0L-12 ${-height}M16 0L12 ${-height}`, shade(c[colour], 0.15), 6) +
      rect(-25, -height - 4, 50, 9, c[colour], 4),
  }),
  sofa: part({
    options: { colour: paint('teal'), width: z.number().min(110).max(320).default(230) },
    box: ({ width }) => [-width / 2, -104, width / 2, 0],
    draw: ({ colour, width }, c) =>
      rect(-width / 2 + 12, -104, width - 24, 90, shade(c[colour], 0.1), 16) +
      rect(-width / 2 + 14, -52, width - 28, 42, c[colour], 8) +
      line(`M0 -50V-14`, shade(c[colour], 0.14), 2.5) +
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
      line('M-50 -16Q30 -28 126 -14', shade(c[colour], 0.1), 2.5),
  }),
  cot: part({
    box: [-60, -84, 60, 0],
    draw: (_, c) =>
      rect(-58, -46, 116, 22, c.cream, 6) +
      line('M-56 0V-82M56 0V-82M-56 -80H56M-56 -22H56', c.wood, 6) +
      line('M-38 -80V-22M-19 -80V-22M0 -80V-22M19 -80V-22M38 -80V-22', c.wood, 3.5),
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
                disc(x + 10, y - 22, 10, (i + row) % 2 ? c.leaf : c.leafDark)
              );
            return (i + row) % 2 ? disc(x + 10, y - 10, 10, fill) : rect(x, y - 20, 20, 20, fill, 3);
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
      line('M0 -4V-150', c.metalDark, 4.5) +
      oval(0, -3, 20, 4, c.metalDark) +
      area('M-15 -190H15L26 -148H-26Z', c[colour]),
  }),
  ceilingLamp: part({
    options: { colour: paint('yellow') },
    box: [-34, 0, 34, 74],
    draw: ({ colour }, c) => line('M0 0V44', c.metalDark, 3) + area('M-12 42H12L34 74H-34Z', c[colour]),
  }),
  window: part({
    options: {
      width: z.number().min(50).max(300).default(120),
      height: z.number().min(50).max(180).default(110),
      curtain: z.enum([...colours, 'none']).default('none'),
      view: z.enum(['day', 'winter', 'night', 'rain']).default('day'),
    },
    box: ({ width, height }) => [-width / 2 - 12, -height / 2 - 8, width / 2 + 12, height / 2 + 8],
    draw: ({ width, height, curtain, view }, c) => {
      const [l, t] = [-width / 2, -height / 2];
      const outside = view === 'night' ? c.navy : view === 'rain' ? c.rainSky : c.sky;
      const ground = view === 'winter' ? c.snow : c.hill;
      return (
        rect(l - 6, t - 6, width + 12, height + 12, c.white, 3) +
        rect(l, t, width, height, outside) +
        (view === 'night'
          ? disc(width / 5, t + 26, 11, c.cream)
          : area(
              `M${n(l)} ${n(-t)}V${n(height * 0.18)}Q${n(l / 2)} ${n(-height * 0.06)} 0 ${n(height * 0.18)}T${n(-l)} ${n(height * 0.12)}V${n(-t)}Z`,
              ground,
            )) +
        rect(-2.5, t, 5, height, c.white) +
        rect(l - 12, -t + 4, width + 24, 6, shade(c.white, 0.06), 2) +
        (curtain === 'none'
          ? ''
          : area(`M${n(l - 12)} ${n(t - 8)}h28q4 ${n(height / 2)} -10 ${n(height + 8)}h-18Z`, c[curtain]) +
            area(`M${n(-l + 12)} ${n(t - 8)}h-28q-4 ${n(height / 2)} 10 ${n(height + 8)}h18Z`, c[curtain]))
      );
    },
  }),
  door: part({
    options: { colour: paint('wood') },
    box: [-46, -224, 46, 0],
    draw: ({ colour }, c) =>
      rect(-46, -224, 92, 224, shade(c[colour], 0.18), 2) +
      rect(-39, -217, 78, 217, c[colour]) +
      rect(-28, -200, 56, 78, shade(c[colour], 0.07), 3) +
      rect(-28, -104, 56, 84, shade(c[colour], 0.07), 3) +
      disc(28, -112, 4.5, c.metal),
  }),
  picture: part({
    options: { width: z.number().min(30).max(140).default(70) },
    box: ({ width }) => [-width / 2, -width * 0.36, width / 2, width * 0.36],
    draw: ({ width }, c) =>
      rect(-width / 2, -width * 0.36, width, width * 0.72, c.woodDark, 2) +
      rect(-width / 2 + 5, -width * 0.36 + 5, width - 10, width * 0.72 - 10, c.sky) +
      area(
        `M${n(-width / 2 + 5)} ${n(width * 0.36 - 5)}L${n(-width * 0.12)} ${n(-width * 0.16)}L${n(width * 0.1)} ${n(width * 0.12)}L${n(width * 0.24)} ${n(-width * 0.04)}L${n(width / 2 - 5)} ${n(width * 0.36 - 5)}Z`,
        c.hill,
      ),
  }),
  clock: part({
    options: { hour: z.number().min(0).max(12).default(3) },
    box: [-24, -24, 24, 24],
    draw: ({ hour }, c) => {
      const turn = (hour / 12) * 2 * Math.PI;
      const minute = (hour % 1) * 2 * Math.PI;
      return (
        disc(0, 0, 24, c.ink) +
        disc(0, 0, 20, c.white) +
        line(
          `M0 0L${n(Math.sin(turn) * 10)} ${n(-Math.cos(turn) * 10)}M0 0L${n(Math.sin(minute) * 16)} ${n(-Math.cos(minute) * 16)}`,
          clockInk,
          2.8,
        )
      );
    },
  }),
  /** A large face with marks for the hours, to tell the time by. */
  dial: part({
    options: { hour: z.number().min(0).max(12).default(3) },
    box: [-150, -150, 150, 150],
    draw: ({ hour }, c) => {
      const hand = (turn: number, length: number) =>
        `M0 0L${n(Math.sin(turn * 2 * Math.PI) * length)} ${n(-Math.cos(turn * 2 * Math.PI) * length)}`;
      const marks = Array.from({ length: 12 }, (_, i) => {
        const turn = (i / 12) * 2 * Math.PI;
        const inner = i % 3 ? 122 : 108;
        return `M${n(Math.sin(turn) * inner)} ${n(-Math.cos(turn) * inner)}L${n(Math.sin(turn) * 130)} ${n(-Math.cos(turn) * 130)}`;
      }).join('');
      return (
        disc(0, 0, 150, c.ink) +
        disc(0, 0, 138, c.cream) +
        line(marks, clockInk, 7) +
        line(hand(hour / 12, 66), clockInk, 13) +
        line(hand(hour % 1, 104), clockInk, 8) +
        disc(0, 0, 10, c.red)
      );
    },
  }),
  rug: part({
    options: { width: z.number().min(80).max(500).default(280), colour: paint('red') },
    box: ({ width }) => [-width / 2, -20, width / 2, 20],
    draw: ({ width, colour }, c) =>
      oval(0, 0, width / 2, 20, c[colour]) + oval(0, 0, width / 2 - 16, 13, shade(c[colour], 0.12)),
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
      disc(34, -62, 9, c.yellow) +
      rect(-24, -8, 48, 8, c.metalDark, 2),
  }),
  mirror: part({
    box: [-36, -52, 36, 52],
    draw: (_, c) =>
      rect(-36, -52, 72, 104, c.metal, 10) +
      rect(-30, -46, 60, 92, c.glass, 7) +
      line('M-16 20L14 -24M-6 30L20 -8', c.white, 3),
  }),
  wardrobe: part({
    options: { colour: paint('cream') },
    box: [-60, -214, 60, 0],
    draw: ({ colour }, c) =>
      rect(-60, -214, 120, 214, shade(c[colour], 0.1), 4) +
      rect(-55, -208, 53, 202, c[colour], 2) +
      rect(2, -208, 53, 202, c[colour], 2) +
      disc(-9, -108, 3.5, c.metalDark) +
      disc(9, -108, 3.5, c.metalDark),
  }),
  desk: part({
    options: { width: z.number().min(90).max(300).default(170), colour: paint('wood') },
    box: ({ width }) => [-width / 2, -84, width / 2, 0],
    draw: ({ width, colour }, c) =>
      rect(-width / 2, -84, width, 10, c[colour], 2) +
      rect(-width / 2 + 8, -74, 8, 74, shade(c[colour], 0.16)) +
      rect(width / 2 - 46, -74, 38, 74, shade(c[colour], 0.1), 2) +
      line(
        `M${n(width / 2 - 34)} -54H${n(width / 2 - 20)}M${n(width / 2 - 34)} -30H${n(width / 2 - 20)}`,
        c.metalDark,
        3,
      ),
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
  board: part({
    options: {
      width: z.number().min(80).max(320).default(200),
      colour: paint('leafDark'),
      writing: z.enum(['text', 'sums', 'picture', 'notes', 'none']).default('text'),
    },
    box: ({ width }) => [-width / 2, -58, width / 2, 58],
    draw: ({ width, colour, writing }, c) => {
      const l = -width / 2;
      const marks = {
        text: line(
          `M${l + 20} -30H${n(l + width * 0.6)}M${l + 20} -8H${n(l + width * 0.75)}M${l + 20} 14H${n(l + width * 0.5)}`,
          c.white,
          3.5,
        ),
        sums: line(
          `M${l + 24} -24q14 -6 12 6l-12 16h16M${l + 60} -12h18m-9 -9v18M${l + 96} -24q14 -6 12 6l-12 16h16M${l + 130} -16h16m-16 9h16M${l + 172} -26l-10 16h18m-5 -7v16`,
          c.white,
          4,
        ),
        picture:
          area(`M${l + 30} 34L${l + 70} -24L${l + 110} 34Z`, c.glass) + disc(l + 134, -24, 12, c.yellow),
        notes: [0, 1, 2, 3]
          .map((i) =>
            rect(
              l + 16 + i * ((width - 30) / 4),
              -38 + (i % 2) * 18,
              28,
              34,
              [c.cream, c.yellow, c.pink, c.white][i] ?? c.white,
              1,
            ),
          )
          .join(''),
        none: '',
      }[writing];
      return rect(l, -58, width, 116, c.woodDark, 3) + rect(l + 6, -52, width - 12, 104, c[colour]) + marks;
    },
  }),
  computer: part({
    box: [-34, -52, 34, 0],
    draw: (_, c) =>
      rect(-34, -52, 68, 42, c.ink, 3) +
      rect(-30, -48, 60, 34, c.glass, 1) +
      line('M-22 -38H10M-22 -30H18M-22 -22H0', c.blue, 2.5) +
      rect(-5, -10, 10, 8, c.metalDark) +
      rect(-18, -3, 36, 3, c.metalDark),
  }),
  laptop: part({
    box: [-26, -34, 26, 0],
    draw: (_, c) => area('M-20 -34H26L20 -3H-26Z', c.metalDark) + rect(-26, -4, 46, 4, c.metal, 1.5),
  }),
  bathtub: part({
    box: [-96, -76, 96, 0],
    draw: (_, c) =>
      rect(-76, -8, 14, 8, c.metal) +
      rect(62, -8, 14, 8, c.metal) +
      area('M-92 -62H92Q90 -6 50 -6H-50Q-90 -6 -92 -62Z', c.white) +
      rect(-96, -68, 192, 11, shade(c.white, 0.06), 5) +
      disc(-46, -70, 11, c.cloud) +
      disc(-26, -73, 9, c.cloud) +
      disc(-8, -70, 10, c.cloud) +
      disc(44, -71, 9, c.cloud),
  }),
  basin: part({
    box: [-44, -112, 44, 0],
    draw: (_, c) =>
      rect(-9, -74, 18, 74, shade(c.white, 0.08)) +
      area('M-44 -88H44Q40 -56 0 -56Q-40 -56 -44 -88Z', c.white) +
      line('M0 -88V-108H16V-100', c.metalDark, 5),
  }),
  toilet: part({
    box: [-30, -96, 40, 0],
    draw: (_, c) =>
      rect(-30, -96, 26, 52, c.white, 4) +
      area('M-30 -46H40Q36 -18 12 -14V0H-16V-14Q-30 -24 -30 -46Z', shade(c.white, 0.04)) +
      rect(-26, -50, 66, 7, c.white, 3),
  }),
  washer: part({
    box: [-42, -96, 42, 0],
    draw: (_, c) =>
      rect(-42, -96, 84, 96, c.white, 4) +
      rect(-42, -96, 84, 20, shade(c.white, 0.07), 4) +
      disc(0, -40, 28, c.metal) +
      disc(0, -40, 21, c.glass) +
      area('M-20 -36Q0 -22 20 -36A21 21 0 0 1 -20 -36Z', c.blue) +
      disc(28, -86, 4, c.metalDark),
  }),
  fireplace: part({
    box: [-60, -150, 60, 0],
    draw: (_, c) =>
      rect(-60, -150, 120, 150, c.grey, 3) +
      rect(-66 + 6, -104, 120, 8, shade(c.grey, 0.25)) +
      area('M-36 0V-56Q0 -92 36 -56V0Z', c.ink) +
      area('M-22 0Q-30 -30 -8 -50Q-6 -30 6 -40Q26 -24 20 0Z', c.orange) +
      area('M-10 0Q-12 -20 2 -30Q14 -14 10 0Z', c.yellow) +
      line('M-26 -2H26', c.woodDark, 7),
  }),
  hooks: part({
    box: [-60, -6, 60, 74],
    draw: (_, c) =>
      rect(-60, -6, 120, 9, c.woodDark, 3) +
      area('M-46 0Q-58 20 -54 70H-28Q-26 20 -40 0Z', c.red) +
      area('M-6 0Q-18 20 -14 60H10Q12 20 0 0Z', c.blue) +
      line('M36 0V36', c.yellow, 12),
  }),
  bench: part({
    options: { width: z.number().min(90).max(300).default(170) },
    box: ({ width }) => [-width / 2, -96, width / 2, 0],
    draw: ({ width }, c) =>
      line(`M${n(-width / 2 + 16)} 0V-92M${n(width / 2 - 16)} 0V-92`, c.metalDark, 7) +
      rect(-width / 2, -94, width, 13, c.wood, 4) +
      rect(-width / 2, -74, width, 13, c.wood, 4) +
      rect(-width / 2, -52, width, 13, shade(c.wood, 0.12), 4),
  }),
  poster: part({
    options: { what: z.enum(['heart', 'map', 'sun', 'bus', 'fish']).default('heart') },
    box: [-26, -34, 26, 34],
    draw: ({ what }, c) =>
      rect(-26, -34, 52, 68, c.white, 2) +
      {
        heart: area('M0 18Q-26 -4 -14 -16Q-4 -22 0 -10Q4 -22 14 -16Q26 -4 0 18Z', c.red),
        map:
          rect(-20, -28, 40, 56, c.hill) +
          line('M-18 10Q0 -10 4 4T18 -16', c.cream, 5) +
          disc(4, 0, 4, c.red),
        sun: disc(0, -4, 13, c.yellow) + line('M-16 22H16', c.green, 4),
        bus: rect(-18, -14, 36, 22, c.red, 4) + disc(-9, 10, 5, clockInk) + disc(9, 10, 5, clockInk),
        fish: oval(-3, 0, 14, 8, c.blue) + area('M9 0L20 -9V9Z', c.blue),
      }[what],
  }),
  light: part({ box: [-60, -4, 60, 6], draw: (_, c) => rect(-60, -4, 120, 9, c.cream, 4) }),
  ringToy: part({
    box: [-24, -50, 24, 0],
    draw: (_, c) =>
      oval(0, -6, 24, 6, c.red) +
      oval(0, -17, 20, 6, c.yellow) +
      oval(0, -28, 16, 6, c.green) +
      oval(0, -38, 12, 6, c.blue) +
      ring(0, -46, 3, c.red, 3),
  }),
};
