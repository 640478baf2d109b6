import { z } from 'zod';
import { colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** What belongs to learning and to the exam's day: the point (0, 0) is below the middle, or in the middle of what hangs. */
export const study = {
  /** A sheet that lies or hangs, with lines of writing; one of them marked. */
  sheet: part({
    options: {
      width: z.number().min(30).max(220).default(60),
      lines: z.number().int().min(0).max(9).default(5),
      marked: z.boolean().default(false),
      tilt: z.number().min(-30).max(30).default(0),
    },
    box: ({ width }) => [-width / 2, -width * 0.68, width / 2, width * 0.68],
    draw: ({ width, lines, marked, tilt }, c) => {
      const high = width * 1.36;
      const step = high / (lines + 2);
      return (
        `<g transform="rotate(${tilt})">` +
        rect(-width / 2, -high / 2, width, high, c.white, 3) +
        Array.from({ length: lines }, (_, i) => {
          const y = -high / 2 + step * (i + 1.5);
          const end = width * (i % 3 === 2 ? 0.16 : 0.36);
          return (
            (marked && i === 2
              ? rect(-width * 0.08, y - step * 0.4, width * 0.28, step * 0.8, c.yellow, 2)
              : '') +
            line(`M${n(-width * 0.36)} ${n(y)}H${n(end)}`, {
              stroke: c.grey,
              width: Math.max(1.8, width / 28),
            })
          );
        }).join('') +
        '</g>'
      );
    },
  }),
  /** A timetable: columns of short lines under a dark head. */
  timetable: part({
    box: [-32, -42, 32, 42],
    draw: (_, c) =>
      rect(-32, -42, 64, 84, c.white, 3) +
      rect(-32, -42, 64, 16, c.blue, 3) +
      [-16, -4, 8, 20, 32]
        .map((y) => line(`M-24 ${y}h12M-4 ${y}h10M14 ${y}h10`, { stroke: c.grey, width: 3 }))
        .join(''),
  }),
  /** A calendar with a coloured sticker on the squares that are done. */
  wallCalendar: part({
    options: {
      columns: z.number().int().min(2).max(4).default(3),
      rows: z.number().int().min(2).max(5).default(4),
      done: z.number().int().min(0).max(20).default(3),
      size: z.number().min(16).max(44).default(26),
    },
    box: ({ columns, rows, size }) => [
      (-columns * size) / 2 - 8,
      (-rows * size) / 2 - 26,
      (columns * size) / 2 + 8,
      (rows * size) / 2 + 8,
    ],
    draw: ({ columns, rows, done, size }, c) => {
      const [left, top] = [(-columns * size) / 2, (-rows * size) / 2];
      return (
        rect(left - 8, top - 26, columns * size + 16, rows * size + 34, c.white, 5) +
        rect(left - 8, top - 26, columns * size + 16, 20, c.red, 5) +
        Array.from({ length: columns * rows }, (_, i) => {
          const x = left + (i % columns) * size;
          const y = top + Math.floor(i / columns) * size;
          return (
            rect(x + 2, y + 2, size - 4, size - 4, shade(c.white, 0.1), 3) +
            (i < done
              ? disc(x + size / 2, {
                  y: y + size / 2,
                  r: size * 0.32,
                  fill: [c.green, c.yellow, c.blue, c.orange][i % 4] ?? c.green,
                })
              : '')
          );
        }).join('')
      );
    },
  }),
  /** A large screen with a text on its left and answers on its right. */
  examScreen: part({
    options: { shows: z.enum(['tasks', 'writing', 'sound']).default('tasks') },
    box: [-76, -122, 76, 0],
    draw: ({ shows }, c) =>
      rect(-76, -122, 152, 100, c.ink, 6) +
      rect(-69, -115, 138, 86, c.white, 2) +
      rect(-69, -115, 138, 12, c.green, 2) +
      rect(-12, -22, 24, 16, c.metalDark) +
      rect(-34, -8, 68, 8, c.metal, 3) +
      {
        tasks:
          line('M-60 -92H-8M-60 -80H-14M-60 -68H-8M-60 -56H-24M-60 -44H-10', { stroke: c.grey, width: 3 }) +
          [-88, -70, -52]
            .map(
              (y, i) =>
                ring(16, { y, r: 5, stroke: c.green, width: 2.4 }) +
                (i === 1 ? disc(16, { y, r: 2.6, fill: c.green }) : '') +
                line(`M28 ${y}h30`, { stroke: c.grey, width: 3 }),
            )
            .join(''),
        writing:
          line('M-58 -90H50M-58 -76H40M-58 -62H54M-58 -48H-10', { stroke: c.grey, width: 3.4 }) +
          rect(-4, -54, 3, 13, c.red),
        sound:
          disc(-44, { y: -66, r: 15, fill: c.blue }) +
          area('M-49 -74V-58L-36 -66Z', c.white) +
          line('M-18 -72V-60M-8 -82V-50M2 -76V-56M12 -88V-44M22 -78V-54M32 -70V-62M42 -84V-48M52 -72V-60', {
            stroke: c.blue,
            width: 4,
          }),
      }[shows],
  }),
  keyboard: part({
    options: { width: z.number().min(50).max(140).default(90) },
    box: ({ width }) => [-width / 2, -10, width / 2, 0],
    draw: ({ width }, c) =>
      area(`M${n(-width / 2 + 8)} -9H${n(width / 2 - 8)}L${n(width / 2)} 0H${n(-width / 2)}Z`, c.metal) +
      line(`M${n(-width / 2 + 14)} -4.5H${n(width / 2 - 14)}`, { stroke: c.metalDark, width: 2.4 }),
  }),
  /** A sound wave that swings around a line from (0, 0) to `to`. */
  soundWave: part({
    options: {
      to: z.tuple([z.number(), z.number()]).default([200, 0]),
      colour: paint('blue'),
      high: z.number().min(4).max(40).default(16),
    },
    box: ({ to: [x, y], high }) => [
      Math.min(0, x),
      Math.min(0, y) - high,
      Math.max(0, x),
      Math.max(0, y) + high,
    ],
    draw: ({ to: [x, y], colour, high }, c) => {
      const length = Math.hypot(x, y);
      const count = Math.max(4, Math.round(length / 26));
      const turn = (Math.atan2(y, x) * 180) / Math.PI;
      const step = length / count;
      const path = Array.from(
        { length: count },
        (_, i) =>
          `q${n(step / 2)} ${n((i % 2 ? 2 : -2) * high * Math.sin(((i + 0.5) / count) * Math.PI))} ${n(step)} 0`,
      ).join('');
      return `<g transform="rotate(${n(turn)})">${line(`M0 0${path}`, { stroke: c[colour], width: 4.5 })}</g>`;
    },
  }),
  /** Small scales with two pans, even or with a weight in the right one. */
  balance: part({
    options: { weighed: z.boolean().default(false), colour: paint('metalDark') },
    box: [-26, -58, 26, 0],
    draw: ({ weighed, colour }, c) => {
      const tip = weighed ? 7 : 0;
      return (
        area('M-12 0L-6 -6H6L12 0Z', c[colour]) +
        line('M0 -4V-52', { stroke: c[colour], width: 4 }) +
        line(`M-20 ${-50 - tip}L20 ${-50 + tip}`, { stroke: c[colour], width: 3.5 }) +
        disc(0, { y: -52, r: 4, fill: c.yellow }) +
        pan(-19, { y: -30 - tip, c }) +
        (weighed ? rect(14, -38 + tip, 11, 11, c.red, 2) : '') +
        pan(19, { y: -28 + tip, c })
      );
    },
  }),
  deskLamp: part({
    box: [-40, -122, 62, 0],
    draw: (_, c) =>
      `<g opacity="0.3">${area('M20 -100L46 -84L62 0H-28Z', c.yellow)}</g>` +
      rect(-40, -7, 38, 7, c.ink, 3) +
      line('M-22 -6L-34 -66L16 -112', { stroke: c.ink, width: 5 }) +
      area('M2 -110L20 -122L48 -90Q30 -78 14 -92Z', c.red),
  }),
  folder: part({
    options: { colour: paint('blue') },
    box: [-34, -18, 34, 2],
    draw: ({ colour }, c) =>
      area('M-26 -16H22L34 0H-34Z', c.white) +
      area('M-30 -10H26L34 2H-34Z', c[colour]) +
      rect(-8, -8, 16, 4, c.cream, 2),
  }),
  passport: part({
    options: { tilt: z.number().min(-90).max(90).default(0) },
    box: [-18, -48, 18, 0],
    draw: ({ tilt }, c) =>
      `<g transform="rotate(${tilt})">${rect(-17, -48, 34, 48, c.red, 4)}${disc(0, { y: -29, r: 8, fill: c.yellow })}${disc(0, { y: -29, r: 5, fill: c.red })}${line('M-8 -12H8M-5 -7H5', { stroke: c.yellow, width: 2 })}</g>`,
  }),
  bunBag: part({
    box: [-24, -46, 24, 0],
    draw: (_, c) =>
      oval(-8, { y: -38, rx: 12, ry: 8, fill: c.wood }) +
      oval(9, { y: -40, rx: 12, ry: 8, fill: shade(c.wood, 0.1) }) +
      area('M-22 -32L-17 -36L-11 -32L-5 -36L1 -32L7 -36L13 -32L19 -36L24 -32L20 0H-18Z', c.sand),
  }),
  /** A plain board that waits to be filled. */
  emptyBoard: part({
    options: {
      width: z.number().min(30).max(240).default(100),
      high: z.number().min(24).max(150).default(64),
      cord: z.number().min(0).max(60).default(22),
    },
    box: ({ width, high, cord }) => [-width / 2, -high - cord, width / 2, 0],
    draw: ({ width, high, cord }, c) =>
      line(`M${n(-width * 0.36)} ${n(-high)}L0 ${n(-high - cord)}L${n(width * 0.36)} ${n(-high)}`, {
        stroke: c.metalDark,
        width: 2.5,
      }) +
      rect(-width / 2, -high, width, high, c.wood, 4) +
      rect(-width / 2 + 5, -high + 5, width - 10, high - 10, c.cream, 2),
  }),
  /** A tile with a paragraph of so many lines. */
  tile: part({
    options: {
      colour: paint('yellow'),
      lines: z.number().int().min(1).max(4).default(3),
      width: z.number().min(24).max(90).default(54),
    },
    box: ({ width, lines }) => [-width / 2, -lines * 10 - 12, width / 2, 0],
    draw: ({ colour, lines, width }, c) =>
      rect(-width / 2, -lines * 10 - 12, width, lines * 10 + 12, c[colour], 4) +
      Array.from({ length: lines }, (_, i) =>
        line(
          `M${n(-width / 2 + 9)} ${-lines * 10 + i * 10 - 1}H${n(width / 2 - (i === lines - 1 ? 20 : 9))}`,
          { stroke: shade(c[colour], 0.4), width: 3 },
        ),
      ).join(''),
  }),
  peg: part({
    box: [-4, -12, 4, 12],
    draw: (_, c) => rect(-3.5, -12, 7, 24, c.wood, 2) + line('M-4 -2H4', { stroke: c.metalDark, width: 2.5 }),
  }),
  cord: part({
    options: {
      to: z.tuple([z.number(), z.number()]).default([560, 0]),
      sag: z.number().min(0).max(80).default(30),
    },
    box: ({ to: [x, y], sag }) => [0, Math.min(0, y), x, Math.max(0, y) + sag / 2],
    draw: ({ to: [x, y], sag }, c) =>
      line(`M0 0Q${n(x / 2)} ${n(y / 2 + sag)} ${x} ${y}`, { stroke: c.metalDark, width: 3 }),
  }),
};

function pan(x: number, { y, c }: { readonly y: number; readonly c: Palette }): string {
  return (
    line(`M${x} ${y - 20}L${x - 9} ${y}M${x} ${y - 20}L${x + 9} ${y}`, { stroke: c.grey, width: 1.6 }) +
    area(
      `M${x - 11} ${y}H${x + 11}Q${x + 8} ${y + 8} ${x} ${y + 8}Q${x - 8} ${y + 8} ${x - 11} ${y}Z`,
      c.metal,
    )
  );
}
