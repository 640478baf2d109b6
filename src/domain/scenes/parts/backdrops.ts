import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { type Box, frame, part } from '#domain/scenes/part.ts';
import { area, disc, line, n, rect } from '#domain/scenes/svg.ts';

/** Places: they fill the frame from its upper left corner. */
const whole: Box = [0, 0, frame.width, frame.height];
const { width: w, height: h } = frame;

export const backdrops = {
  room: part({
    options: {
      wall: z.enum(colours).default('wall'),
      floor: z.enum(colours).default('floor'),
      horizon: z.number().min(150).max(360).default(290),
      tiles: z.boolean().default(false),
    },
    box: whole,
    draw: ({ wall, floor, horizon, tiles }, c) => {
      const grid =
        [40, 90, 140, 190].map((y) => `M0 ${y}H${w}`).join('') +
        [60, 120, 180, 240, 300, 360, 420, 480, 540].map((x) => `M${x} 0V${horizon}`).join('');
      return (
        rect(0, 0, w, horizon, c[wall]) +
        (tiles ? line(grid, { stroke: shade(c[wall], 0.06), width: 1.5 }) : '') +
        rect(0, horizon, w, h - horizon, c[floor]) +
        rect(0, horizon - 6, w, 6, shade(c[wall], 0.1))
      );
    },
  }),
  outdoors: part({
    options: {
      ground: z.enum(colours).default('grass'),
      sky: z.enum(colours).default('sky'),
      horizon: z.number().min(100).max(360).default(230),
      far: z.enum(['none', 'mountains', 'hills', 'woods', 'town']).default('hills'),
    },
    box: whole,
    draw: ({ ground, sky, horizon, far }, c) =>
      rect(0, 0, w, h, c[sky]) +
      farAway(far, { y: horizon, c }) +
      rect(0, horizon, w, h - horizon, c[ground]),
  }),
  road: part({
    options: {
      height: z.number().min(30).max(160).default(80),
      kerb: z.boolean().default(true),
      crossing: z.boolean().default(false),
    },
    box: ({ height }) => [0, 0, w, height],
    draw: ({ height, kerb, crossing }, c) =>
      rect(0, 0, w, height, c.road) +
      (kerb ? rect(0, 0, w, 6, shade(c.pavement, 0.12)) : '') +
      [20, 140, 260, 380, 500].map((x) => rect(x, height / 2, 64, 5, c.marking, 2)).join('') +
      (crossing
        ? rect(220, 6, 170, height - 6, c.road) +
          [228, 262, 296, 330, 364].map((x) => rect(x, 8, 20, height - 10, c.marking)).join('')
        : ''),
  }),
  pavement: part({
    options: { height: z.number().min(20).max(200).default(60) },
    box: ({ height }) => [0, 0, w, height],
    draw: ({ height }, c) =>
      rect(0, 0, w, height, c.pavement) +
      line(
        `M0 ${n(height / 2)}H${w}M90 0V${height}M210 0V${height}M330 0V${height}M450 0V${height}M570 0V${height}`,
        { stroke: shade(c.pavement, 0.07), width: 2 },
      ),
  }),
  path: part({
    box: [0, 0, w, 90],
    draw: (_, c) =>
      area('M0 30Q150 -6 300 24Q460 54 600 16V66Q460 100 300 70Q150 44 0 84Z', shade(c.beach, 0.04)),
  }),
  lake: part({
    options: { height: z.number().min(30).max(220).default(90) },
    box: ({ height }) => [0, 0, w, height],
    draw: ({ height }, c) =>
      rect(0, 0, w, height, c.water) +
      [0.25, 0.5, 0.78]
        .map((share, row) =>
          line([60, 220, 400].map((x) => `M${x + row * 46} ${n(height * share)}q14 -7 28 0t28 0`).join(''), {
            stroke: c.wave,
            width: 3,
          }),
        )
        .join(''),
  }),
  sun: part({ box: [-30, -30, 30, 30], draw: (_, c) => disc(0, { y: 0, r: 28, fill: c.yellow }) }),
  cloud: part({
    options: { grey: z.boolean().default(false) },
    box: [-56, -34, 56, 20],
    draw: ({ grey }, c) => {
      const fill = grey ? c.grey : c.cloud;
      return (
        disc(-26, { y: 2, r: 18, fill }) +
        disc(2, { y: -10, r: 24, fill }) +
        disc(30, { y: 2, r: 17, fill }) +
        rect(-44, 0, 91, 19, fill, 9)
      );
    },
  }),
  rain: part({
    box: whole,
    draw: (_, c) =>
      line(
        drops([
          [30, 40],
          [110, 90],
          [190, 30],
          [270, 110],
          [350, 50],
          [430, 100],
          [510, 40],
          [570, 120],
          [70, 180],
          [160, 220],
          [300, 200],
          [390, 230],
          [480, 190],
          [550, 250],
          [40, 290],
          [220, 300],
          [340, 320],
          [460, 300],
        ]),
        { stroke: c.metal, width: 3 },
      ),
  }),
  snowfall: part({
    box: whole,
    draw: (_, c) =>
      [
        [30, 40],
        [110, 90],
        [190, 30],
        [270, 110],
        [350, 50],
        [430, 100],
        [510, 40],
        [570, 120],
        [70, 180],
        [160, 220],
        [300, 160],
        [390, 210],
        [480, 180],
        [550, 250],
      ]
        .map(([x, y]) => disc(x ?? 0, { y: y ?? 0, r: 4.5, fill: c.white }))
        .join(''),
  }),
};

function drops(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${x} ${y}l-7 20`).join('');
}

function farAway(
  far: string,
  { y, c }: { readonly y: number; readonly c: Parameters<Parameters<typeof part>[0]['draw']>[1] },
): string {
  const at = (points: readonly (readonly [number, number])[]): string =>
    `M0 ${y}${points.map(([x, up]) => `L${x} ${y - up}`).join('')}L${w} ${y}Z`;
  const hills = area(
    `M0 ${y}V${y - 40}Q90 ${y - 86} 190 ${y - 44}Q270 ${y - 14} 360 ${y - 52}Q470 ${y - 92} 600 ${y - 34}V${y}Z`,
    c.hill,
  );
  switch (far) {
    case 'mountains':
      return (
        area(
          at([
            [0, 70],
            [70, 120],
            [120, 90],
            [220, 178],
            [300, 110],
            [350, 130],
            [450, 60],
            [540, 128],
            [600, 84],
          ]),
          c.mountain,
        ) +
        area(
          `M220 ${y - 178}L186 ${y - 148}L206 ${y - 152}L222 ${y - 140}L240 ${y - 150}L256 ${y - 148}Z`,
          c.snow,
        ) +
        hills
      );
    case 'woods':
      return (
        hills +
        [20, 62, 100, 146, 190, 238, 280, 330, 372, 420, 468, 510, 556, 590]
          .map((x, i) =>
            area(
              `M${x - 24} ${y}L${x} ${y - 66 - (i % 3) * 16}L${x + 24} ${y}Z`,
              i % 2 ? c.leafDark : shade(c.leafDark, 0.12),
            ),
          )
          .join('')
      );
    case 'town':
      return [
        [0, 80, 96],
        [74, 70, 130],
        [150, 90, 90],
        [236, 60, 150],
        [300, 84, 112],
        [388, 70, 84],
        [456, 80, 136],
        [540, 60, 100],
      ]
        .map(
          ([x = 0, width = 0, up = 0]) =>
            rect(x, y - up, width, up, c.mountain) +
            [0.25, 0.62]
              .map((share) =>
                [18, 46, 74]
                  .filter((down) => down < up - 14)
                  .map((down) => rect(x + width * share - 6, y - up + down, 13, 15, shade(c.mountain, 0.1)))
                  .join(''),
              )
              .join(''),
        )
        .join('');
    case 'hills':
      return (
        area(
          at([
            [0, 60],
            [90, 110],
            [200, 60],
            [330, 124],
            [430, 70],
            [520, 104],
            [600, 60],
          ]),
          c.mountain,
        ) + hills
      );
    default:
      return '';
  }
}
