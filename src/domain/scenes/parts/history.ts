import { z } from 'zod';
import { colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { frame, part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** What was found, carried and lived with in other times: the point (0, 0) is on the ground below the middle. */
export const history = {
  /** A Viking ship with two curled stems, half out of the ground. */
  vikingShip: part({
    box: [-236, -236, 236, 20],
    draw: (_, c) => {
      const stem =
        line(
          'M150 -40Q206 -70 210 -150Q210 -206 180 -206Q156 -204 158 -182Q162 -164 180 -170Q190 -178 182 -186',
          { stroke: c.woodDark, width: 13 },
        ) + area('M120 -70Q186 -86 206 -150L214 -130Q206 -54 150 -6L110 -10Z', c.woodDark);
      return (
        stem +
        `<g transform="scale(-1 1)">${stem}</g>` +
        area('M-190 -78Q0 -34 190 -78Q170 -6 110 18H-110Q-170 -6 -190 -78Z', c.wood) +
        line('M-178 -56Q0 -14 178 -56M-160 -32Q0 6 160 -32M-134 -10Q0 22 134 -10', {
          stroke: c.woodDark,
          width: 4,
        }) +
        line('M-190 -80Q0 -36 190 -80', { stroke: shade(c.woodDark, 0.16), width: 8 }) +
        [-120, -72, -24, 24, 72, 120]
          .map((x) => disc(x, { y: -50 + 22 - (Math.abs(x) / 190) ** 2 * 22, r: 4.5, fill: c.ink }))
          .join('') +
        line('M0 -46V-132', { stroke: c.woodDark, width: 10 })
      );
    },
  }),
  /** An opened mound of earth: what lies behind the dig, to its rim. */
  mound: part({
    options: {
      width: z.number().min(200).max(600).default(560),
      high: z.number().min(60).max(280).default(150),
    },
    box: ({ width, high }) => [-width / 2, -high, width / 2, 60],
    draw: ({ width, high }, c) => {
      const half = width / 2;
      return (
        area(`M${n(-half)} 60V0Q${n(-half * 0.6)} ${-high} 0 ${-high}T${n(half)} 0V60Z`, c.grass) +
        area(
          `M${n(-half * 0.84)} 60V${n(-high * 0.06)}Q${n(-half * 0.5)} ${n(-high * 0.8)} 0 ${n(-high * 0.78)}T${n(half * 0.84)} ${n(-high * 0.06)}V60Z`,
          c.earth,
        ) +
        area(
          `M${n(-half * 0.84)} 60V${n(-high * 0.02)}Q0 ${n(-high * 0.24)} ${n(half * 0.84)} ${n(-high * 0.02)}V60Z`,
          shade(c.earth, 0.14),
        )
      );
    },
  }),
  /** The trench's near edge, before the ship's keel. */
  trench: part({
    box: [0, -30, frame.width, 60],
    draw: (_, c) =>
      area('M0 80V-26Q90 -4 180 -14T360 -8T520 -16T600 -26V80Z', shade(c.earth, 0.06)) +
      area('M0 80V20Q140 36 300 26T600 30V80Z', c.grass),
  }),
  /** A small dark tent with the flag of the expedition. */
  poleTent: part({
    box: [-62, -190, 70, 0],
    draw: (_, c) =>
      line('M0 -80V-186', { stroke: c.woodDark, width: 4 }) +
      rect(2, -186, 60, 42, c.red) +
      rect(17, -186, 12, 42, c.white) +
      rect(2, -171, 60, 12, c.white) +
      rect(20, -186, 6, 42, c.navy) +
      rect(2, -168, 60, 6, c.navy) +
      line('M0 -100L-62 0M0 -100L62 0', { stroke: c.metalDark, width: 2.5 }) +
      area('M-50 0L0 -104L50 0Z', c.tar) +
      area('M-14 0L0 -70L14 0Z', shade(c.tar, 0.4)),
  }),
  sled: part({
    box: [-72, -52, 80, 0],
    draw: (_, c) =>
      line('M-66 -3H60Q76 -4 78 -20M-50 -4V-16M0 -4V-16M44 -4V-16M-60 -16H62', {
        stroke: c.woodDark,
        width: 5,
      }) +
      rect(-54, -44, 44, 26, c.sand, 2) +
      rect(-6, -40, 46, 22, c.brown, 4) +
      line('M-40 -46V-18M-22 -46V-18M12 -42V-18', { stroke: c.metalDark, width: 2.5 }),
  }),
  /** A pair of old skis stuck upright in the snow. */
  standingSkis: part({
    box: [-16, -150, 16, 0],
    draw: (_, c) =>
      line('M-6 0L-9 -140Q-9 -148 -13 -150M7 0L9 -140Q9 -148 13 -150', { stroke: c.wood, width: 6 }),
  }),
  /** Posts and rails of a corral, lower in front than behind. */
  corral: part({
    options: { width: z.number().min(120).max(620).default(600) },
    box: ({ width }) => [-width / 2, -66, width / 2, 0],
    draw: ({ width }, c) =>
      line(
        Array.from(
          { length: Math.floor(width / 62) + 1 },
          (_, i) => `M${n(-width / 2 + 4 + i * 62)} 0V-64`,
        ).join(''),
        { stroke: c.woodDark, width: 7 },
      ) +
      line(
        `M${n(-width / 2)} -50L${n(width / 2)} -54M${n(-width / 2)} -30L${n(width / 2)} -32M${n(-width / 2)} -12L${n(width / 2)} -10`,
        { stroke: c.wood, width: 5 },
      ),
  }),
  /** A telephone of the 1920s on the wall. */
  wallTelephone: part({
    options: { lifted: z.boolean().default(false) },
    box: [-30, -60, 30, 44],
    draw: ({ lifted }, c) =>
      rect(-24, -60, 48, 92, c.woodDark, 4) +
      disc(-9, { y: -44, r: 7, fill: c.yellow }) +
      disc(9, { y: -44, r: 7, fill: c.yellow }) +
      area('M-6 -22H6L12 -6H-12Z', c.ink) +
      rect(-30, 30, 60, 10, c.wood, 2) +
      line('M24 -24H30V-30', { stroke: c.metalDark, width: 4 }) +
      (lifted ? '' : line('M-30 -34V0', { stroke: c.ink, width: 7 })),
  }),
  /** A front page with the picture of a train in the snow. */
  frontPage: part({
    box: [-46, -64, 46, 64],
    draw: (_, c) =>
      rect(-46, -64, 92, 128, c.cream, 2) +
      rect(-38, -56, 76, 12, c.ink, 1) +
      rect(-38, -36, 76, 50, c.sky) +
      area('M-38 14V-8L-18 -26L2 -8L18 -22L38 -4V14Z', c.snow) +
      rect(-26, -4, 44, 13, c.red, 2) +
      rect(-22, -1, 8, 6, c.glass) +
      rect(-10, -1, 8, 6, c.glass) +
      rect(2, -1, 8, 6, c.glass) +
      area('M18 9V-4H24Q30 2 30 9Z', c.ink) +
      line('M-38 11H38', { stroke: c.metalDark, width: 2.5 }) +
      line('M-36 26H-4M-36 36H-4M-36 46H-4M6 26H36M6 36H36M6 46H36', { stroke: c.grey, width: 2.6 }),
  }),
  /** A high-backed speaker's chair and desk, with rows of desks before it. */
  benchRow: part({
    options: { width: z.number().min(120).max(600).default(280), colour: paint('woodDark') },
    box: ({ width }) => [-width / 2, -52, width / 2, 0],
    draw: ({ width, colour }, c) =>
      rect(-width / 2, -44, width, 44, c[colour], 3) +
      rect(-width / 2, -52, width, 10, c.wood, 3) +
      Array.from({ length: Math.floor(width / 70) }, (_, i) =>
        rect(-width / 2 + 12 + i * 70, -32, 46, 24, shade(c[colour], 0.14), 2),
      ).join(''),
  }),
  tarPot: part({
    box: [-26, -48, 26, 0],
    draw: (_, c) =>
      line('M-20 -34Q0 -60 20 -34', { stroke: c.metalDark, width: 3 }) +
      area('M-24 -34H24L19 0H-19Z', c.metalDark) +
      oval(0, { y: -34, rx: 24, ry: 5, fill: c.tar }) +
      drips(c),
  }),
};

function drips(c: Palette): string {
  return (
    line('M-14 -32V-18M4 -32V-24', { stroke: c.tar, width: 5 }) +
    ring(0, { y: -8, r: 0.5, stroke: c.metal, width: 1 })
  );
}
