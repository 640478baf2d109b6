import { z } from 'zod';
import { colours } from '#domain/scenes/palette.ts';
import { type Box, frame, part } from '#domain/scenes/part.ts';
import { disc, line, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

const whole: Box = [0, 0, frame.width, frame.height];
const { width: w, height: h } = frame;

/** Skies of other hours than noon: they fill the frame from its upper left corner. */
export const skies = {
  nightSky: part({
    options: {
      aurora: z.boolean().default(false),
      ground: paint('nightSnow'),
      horizon: z.number().default(260),
    },
    box: whole,
    draw: ({ aurora, ground, horizon }, c) =>
      rect(0, 0, w, h, c.night) +
      stars.map(([x, y], i) => disc(x, { y, r: i % 4 === 0 ? 2.2 : 1.4, fill: c.white })).join('') +
      (aurora ? curtain(c.aurora) : '') +
      rect(0, horizon, w, h - horizon, c[ground]),
  }),
  /** Light around a lamp or window in the dark. */
  glow: part({
    box: [-90, -90, 90, 90],
    draw: (_, c) =>
      `<g opacity="0.14">${disc(0, { y: 0, r: 90, fill: c.aurora })}</g><g opacity="0.2">${disc(0, { y: 0, r: 58, fill: c.aurora })}</g>`,
  }),
  /** Evening or midnight sun: bands that grow warmer towards the horizon. */
  eveningSky: part({
    options: {
      sun: z.boolean().default(true),
      sunAt: z.tuple([z.number(), z.number()]).default([420, 190]),
      ground: paint('duskHill'),
      horizon: z.number().default(240),
    },
    box: whole,
    draw: ({ sun, sunAt: [x, y], ground, horizon }, c) =>
      rect(0, 0, w, h, c.duskHigh) +
      band(horizon - 150, 0.4, c.dusk) +
      band(horizon - 95, 0.55, c.dusk) +
      rect(0, horizon - 50, w, 60, c.dusk) +
      (sun
        ? `<g opacity="0.35">${disc(x, { y, r: 46, fill: c.yellow })}</g>${disc(x, { y, r: 27, fill: c.yellow })}`
        : '') +
      rect(0, horizon, w, h - horizon, c[ground]),
  }),
};

const stars = [
  [34, 46],
  [92, 22],
  [128, 92],
  [186, 36],
  [242, 70],
  [300, 20],
  [352, 54],
  [410, 28],
  [462, 82],
  [508, 34],
  [566, 62],
  [60, 128],
  [578, 132],
  [222, 120],
  [384, 110],
] as const;

function band(y: number, opacity: number, fill: string): string {
  return `<g opacity="${opacity}">${rect(0, y, w, h - y, fill)}</g>`;
}

/** A broad bow of light over the whole sky, bright below and fading upwards. */
function curtain(fill: string): string {
  const layer = (up: number, width: number, opacity: number) =>
    `<g opacity="${opacity}" transform="translate(0 ${-up})">${line(bow, { stroke: fill, width })}</g>`;
  return (
    layer(64, 90, 0.14) + layer(42, 66, 0.22) + layer(24, 42, 0.32) + layer(10, 24, 0.5) + layer(0, 8, 0.95)
  );
}

const bow = 'M-40 206Q80 100 200 150T400 128T640 96';
