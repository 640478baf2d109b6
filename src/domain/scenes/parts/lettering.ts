import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/**
 * Small letters as single strokes: 10 units to the x-height, the baseline at 0, each with its width. A scene has no text
 * of its own (it is an image without fonts), so the few words that a picture needs are drawn.
 */
const letters: Readonly<Record<string, readonly [path: string, width: number]>> = {
  a: ['M8 -10V0M8 -5A4 5 0 1 1 8 -5.1', 10],
  b: ['M0 -16V0M0 -5A4 5 0 1 1 0 -4.9', 10],
  d: ['M8 -16V0M8 -5A4 5 0 1 1 8 -5.1', 10],
  e: ['M0 -5.5H8A4 4.6 0 1 0 7 -1.6', 10],
  f: ['M7 -15Q3 -17 3 -12V0M0 -9H6', 8],
  g: ['M8 -10V1Q8 5 4 5Q1 5 0 3M8 -5A4 5 0 1 1 8 -5.1', 10],
  h: ['M0 -16V0M0 -5Q1 -10 4.5 -10Q8 -10 8 -6V0', 10],
  i: ['M1 -10V0M1 -15V-14.6', 4],
  j: ['M3 -10V2Q3 5 -1 5M3 -15V-14.6', 6],
  k: ['M0 -16V0M7 -10L0 -4L7 0', 9],
  l: ['M1 -16V0', 4],
  m: ['M0 -10V0M0 -5Q1 -10 3.5 -10Q6 -10 6 -6V0M6 -5Q7 -10 9.5 -10Q12 -10 12 -6V0', 14],
  n: ['M0 -10V0M0 -5Q1 -10 4.5 -10Q8 -10 8 -6V0', 10],
  o: ['M8 -5A4 5 0 1 1 8 -5.1', 10],
  p: ['M0 -10V5M0 -5A4 5 0 1 1 0 -4.9', 10],
  r: ['M0 -10V0M0 -5Q1 -10 6 -9.6', 8],
  s: ['M7 -8.6Q4 -11 1.4 -9Q-0.4 -6.4 3.6 -5.2Q8 -4 6.6 -1.2Q3.6 1 0 -1.4', 9],
  t: ['M3 -14V-2Q3 0 6 -0.4M0 -10H7', 9],
  u: ['M0 -10V-4Q0 0 4 0Q7 0 8 -4M8 -10V0', 10],
  v: ['M0 -10L4 0L8 -10', 10],
  y: ['M0 -10L4 0M8 -10L2 5', 10],
  æ: ['M7 -5A3.5 4.6 0 1 1 7 -5.1M7 -5.5H14A3.6 4.6 0 1 0 13 -1.6M7 -10V0', 16],
  ø: ['M8 -5A4 5 0 1 1 8 -5.1M0 1L8 -11', 10],
  å: ['M8 -10V0M8 -5A4 5 0 1 1 8 -5.1M5.6 -14.6A1.6 1.6 0 1 1 5.6 -14.7', 10],
  ' ': ['', 6],
};
const drawable = z
  .string()
  .max(14)
  .refine((text) => [...text].every((letter) => letter in letters), 'has a letter that is not drawn');

/** Rule 9.403: a word in strokes, its middle at (0, 0) on the baseline. */
export function lettered(
  text: string,
  { stroke, size }: { readonly stroke: string; readonly size: number },
): string {
  const widths = [...text].map((letter) => letters[letter]?.[1] ?? 0);
  const whole = widths.reduce((sum, one) => sum + one, -2);
  let x = -whole / 2;
  const drawn = [...text].map((letter, i) => {
    const at = x;
    x += widths[i] ?? 0;
    const path = letters[letter]?.[0] ?? '';
    return path ? `<g transform="translate(${n(at)} 0)">${line(path, { stroke, width: 2 })}</g>` : '';
  });
  return `<g transform="scale(${size})">${drawn.join('')}</g>`;
}

/** Words on cards and in speech: the point (0, 0) is in the middle of a card, and at a bubble's tip. */
export const lettering = {
  wordCard: part({
    options: {
      text: drawable.default('ord'),
      colour: paint('cream'),
      width: z.number().min(30).max(160).default(64),
      size: z.number().min(0.6).max(3).default(1.2),
      tilt: z.number().min(-40).max(40).default(0),
    },
    box: ({ width, size }) => [-width / 2, -14 * size, width / 2, 14 * size],
    draw: ({ text, colour, width, size, tilt }, c) =>
      `<g transform="rotate(${tilt})">` +
      rect(-width / 2 + 2, -13 * size + 3, width, 27 * size, shade(c[colour], 0.18), 5) +
      rect(-width / 2, -14 * size, width, 27 * size, c[colour], 5) +
      `<g transform="translate(0 ${n(4 * size)})">${lettered(text, { stroke: isDark(colour) ? c.white : inkOnPaper, size })}</g></g>`,
  }),
  /** A word that is written on something else. */
  word: part({
    options: { text: drawable.default('ord'), size: z.number().min(0.6).max(3).default(1.3) },
    box: ({ size }) => [-30 * size, -16 * size, 30 * size, 5 * size],
    draw: ({ text, size }) => lettered(text, { stroke: inkOnPaper, size }),
  }),
  /** Speech: its tail points down and to the left, or mirrored. */
  bubble: part({
    options: {
      text: drawable.default(''),
      colour: paint('white'),
      width: z.number().min(24).max(240).default(90),
      high: z.number().min(20).max(140).default(50),
      size: z.number().min(0.6).max(3).default(1.4),
      lines: z.number().int().min(0).max(4).default(0),
    },
    box: ({ width, high }) => [-6, -high - 16, width, 0],
    draw: ({ text, colour, width, high, size, lines }, c) =>
      area(`M0 0L${n(width * 0.14)} -20H${n(width * 0.34)}Z`, c[colour]) +
      rect(0, -high - 16, width, high, c[colour], Math.min(16, high / 2.6)) +
      (text
        ? `<g transform="translate(${n(width / 2)} ${n(-high / 2 - 12)})">${lettered(text, { stroke: isDark(colour) ? c.white : inkOnPaper, size })}</g>`
        : '') +
      Array.from({ length: lines }, (_, i) =>
        line(
          `M${n(width * 0.16)} ${n(-high - 16 + (high / (lines + 1)) * (i + 1))}H${n(width * (i % 2 ? 0.66 : 0.84))}`,
          { stroke: shade(c[colour], 0.34), width: 3.5 },
        ),
      ).join(''),
  }),
  /** A jigsaw piece with a word; its knob is round, square or pointed. */
  jigsaw: part({
    options: {
      text: drawable.default('ord'),
      colour: paint('yellow'),
      knob: z.enum(['round', 'square', 'hole']).default('round'),
    },
    box: [-46, -30, 66, 30],
    draw: ({ text, colour, knob }, c) =>
      (knob === 'round' ? disc(52, { y: 0, r: 13, fill: c[colour] }) : '') +
      (knob === 'square' ? rect(44, -11, 21, 22, c[colour], 2) : '') +
      (knob === 'hole'
        ? `<path fill="${c[colour]}" d="M-46 -26Q-46 -30 -42 -30H42Q46 -30 46 -26V26Q46 30 42 30H-42Q-46 30 -46 26V10A13 13 0 1 0 -46 -10Z"/>`
        : rect(-46, -30, 92, 60, c[colour], 4)) +
      `<g transform="translate(${knob === 'hole' ? 10 : 0} 7)">${lettered(text, { stroke: inkOnPaper, size: 1.5 })}</g>`,
  }),
};

/** Cards and bubbles are bright on either page. */
const inkOnPaper = '#33363d';

function isDark(colour: (typeof colours)[number]): boolean {
  return [
    'red',
    'blue',
    'navy',
    'green',
    'leafDark',
    'teal',
    'plum',
    'ink',
    'black',
    'brown',
    'woodDark',
  ].includes(colour);
}
