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
        ? line('M0 -90L-34 -150M0 -104L30 -158M0 -110V-184M-18 -122L-40 -124M16 -130L42 -132', {
            stroke: c.woodDark,
            width: 6,
          })
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
      oval(0, { y: -132, rx: 42, ry: 58, fill: c.leaf }) +
      oval(10, { y: -142, rx: 24, ry: 34, fill: shade(c.leaf, 0.08) }),
  }),
  bush: part({
    options: { berries: z.boolean().default(false), colour: paint('leafDark') },
    box: [-50, -52, 50, 0],
    draw: ({ berries, colour }, c) =>
      disc(-26, { y: -20, r: 22, fill: c[colour] }) +
      disc(4, { y: -28, r: 25, fill: c[colour] }) +
      disc(30, { y: -18, r: 19, fill: c[colour] }) +
      rect(-46, -16, 94, 16, c[colour], 8) +
      (berries
        ? [
            [-28, -24],
            [-8, -34],
            [8, -18],
            [24, -24],
            [-14, -14],
          ]
            .map(([x = 0, y = 0]) => disc(x, { y, r: 4.5, fill: c.red }))
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
          line(`M${n(x)} 0V${y}`, { stroke: c.leafDark, width: 3 }) +
          disc(x, { y, r: 6.5, fill: [c.red, c.yellow, c.pink, c.plum][i % 4] ?? c.red })
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
      oval(0, { y: -4, rx: width / 2, ry: 8, fill: c.earth }) +
      Array.from({ length: Math.floor(width / 30) }, (_, i) => {
        const x = -width / 2 + 22 + i * 30;
        return what === 'lettuce'
          ? disc(x, { y: -14, r: 12, fill: c.leaf }) + disc(x + 3, { y: -16, r: 7, fill: shade(c.leaf, 0.1) })
          : line(`M${n(x)} -6L${n(x - 7)} -30M${n(x)} -6V-33M${n(x)} -6L${n(x + 7)} -30`, {
              stroke: c.leaf,
              width: 3.5,
            }) + oval(x, { y: -5, rx: 5, ry: 5, fill: c.orange });
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
    disc(-24, { y: -112, r: 32, fill }) +
    disc(24, { y: -114, r: 33, fill }) +
    disc(0, { y: -152, r: 42, fill }) +
    disc(14, { y: -150, r: 24, fill: other }) +
    disc(-22, { y: -116, r: 18, fill: other })
  );
}
