import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Plants and stones: the point (0, 0) is on the ground below the middle. */
export const nature = {
  tree: part({
    options: { season: z.enum(['summer', 'autumn', 'bare']).default('summer') },
    box: [-58, -196, 58, 0],
    draw: ({ season }, c) =>
      area('M-9 0L-6 -110H6L9 0Z', c.woodDark) +
      (season === 'bare'
        ? line('M0 -90L-34 -150M0 -104L30 -158M0 -110V-184M-18 -122L-40 -124M16 -130L42 -132', c.woodDark, 6)
        : crown(
            season === 'autumn' ? c.orange : c.leaf,
            season === 'autumn' ? c.yellow : shade(c.leaf, 0.1),
          )),
  }),
  spruce: part({
    options: { snow: z.boolean().default(false) },
    box: [-54, -190, 54, 0],
    draw: ({ snow }, c) =>
      rect(-7, -24, 14, 24, c.woodDark) +
      [
        [0, -20, 54],
        [0, -66, 44],
        [0, -112, 32],
      ]
        .map(([, y = 0, half = 0]) => area(`M${-half} ${y}L0 ${y - 78}L${half} ${y}Z`, c.leafDark))
        .join('') +
      (snow
        ? [
            [-112, 32],
            [-66, 44],
            [-20, 54],
          ]
            .map(([y = 0, half = 0]) =>
              area(
                `M0 ${y - 78}L${n(half * 0.5)} ${y - 39}Q${n(half * 0.2)} ${y - 48} 0 ${y - 38}Q${n(-half * 0.2)} ${y - 48} ${n(-half * 0.5)} ${y - 39}Z`,
                c.snow,
              ),
            )
            .join('')
        : ''),
  }),
  birch: part({
    box: [-44, -190, 44, 0],
    draw: (_, c) =>
      rect(-6, -130, 12, 130, c.white, 3) +
      [
        [-6, -30],
        [0, -56],
        [-6, -84],
        [1, -104],
      ]
        .map(([x = 0, y = 0]) => rect(x, y, 6, 4, c.ink))
        .join('') +
      oval(0, -132, 42, 58, c.leaf) +
      oval(10, -142, 24, 34, shade(c.leaf, 0.08)),
  }),
  bush: part({
    options: { berries: z.boolean().default(false), colour: paint('leafDark') },
    box: [-50, -52, 50, 0],
    draw: ({ berries, colour }, c) =>
      disc(-26, -20, 22, c[colour]) +
      disc(4, -28, 25, c[colour]) +
      disc(30, -18, 19, c[colour]) +
      rect(-46, -16, 94, 16, c[colour], 8) +
      (berries
        ? [
            [-28, -24],
            [-8, -34],
            [8, -18],
            [24, -24],
            [-14, -14],
          ]
            .map(([x = 0, y = 0]) => disc(x, y, 4.5, c.red))
            .join('')
        : ''),
  }),
  flowers: part({
    options: { width: z.number().min(30).max(300).default(90) },
    box: ({ width }) => [-width / 2, -40, width / 2, 0],
    draw: ({ width }, c) =>
      Array.from({ length: Math.floor(width / 18) }, (_, i) => {
        const x = -width / 2 + 9 + i * 18;
        const y = -24 - (i % 3) * 5;
        return (
          line(`M${n(x)} 0V${y}`, c.leafDark, 3) +
          disc(x, y, 6.5, [c.red, c.yellow, c.pink, c.plum][i % 4] ?? c.red)
        );
      }).join(''),
  }),
  vegetables: part({
    options: {
      width: z.number().min(60).max(300).default(140),
      what: z.enum(['carrots', 'lettuce']).default('lettuce'),
    },
    box: ({ width }) => [-width / 2, -34, width / 2, 4],
    draw: ({ width, what }, c) =>
      oval(0, -4, width / 2, 8, c.earth) +
      Array.from({ length: Math.floor(width / 30) }, (_, i) => {
        const x = -width / 2 + 22 + i * 30;
        return what === 'lettuce'
          ? disc(x, -14, 12, c.leaf) + disc(x + 3, -16, 7, shade(c.leaf, 0.1))
          : line(`M${n(x)} -6L${n(x - 7)} -30M${n(x)} -6V-33M${n(x)} -6L${n(x + 7)} -30`, c.leaf, 3.5) +
              oval(x, -5, 5, 5, c.orange);
      }).join(''),
  }),
  rock: part({
    options: { width: z.number().min(20).max(120).default(60) },
    box: ({ width }) => [-width, -width * 0.72, width, 0],
    draw: ({ width }, c) =>
      area(
        `M${-width} 0Q${n(-width * 0.9)} ${n(-width * 0.6)} ${n(-width * 0.2)} ${n(-width * 0.7)}Q${n(width * 0.8)} ${n(-width * 0.66)} ${width} 0Z`,
        c.metal,
      ),
  }),
};

function crown(fill: string, other: string): string {
  return (
    disc(-24, -112, 32, fill) +
    disc(24, -114, 33, fill) +
    disc(0, -152, 42, fill) +
    disc(14, -150, 24, other) +
    disc(-22, -116, 18, other)
  );
}
