import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** What belongs to days in Norway: bottles and their machine, packed lunches, parades. The point (0, 0) is below the middle. */
export const everyday = {
  /** Takes empty bottles and cans; the opening is 120 above the floor. */
  depositMachine: part({
    box: [-70, -236, 70, 0],
    draw: (_, c) =>
      rect(-70, -236, 140, 236, c.leafDark, 8) +
      rect(-70, -236, 140, 44, shade(c.leafDark, 0.2), 8) +
      `<g transform="translate(-22 -214)">${area('M-4 -10H4V-4Q9 0 9 6V14H-9V6Q-9 0 -4 -4Z', c.cream)}</g>` +
      line('M12 -214A12 12 0 1 0 24 -226M24 -232V-220L32 -226', { stroke: c.cream, width: 4 }) +
      rect(-54, -178, 108, 84, c.panel, 6) +
      disc(-14, { y: -136, r: 31, fill: c.metalDark }) +
      disc(-14, { y: -136, r: 24, fill: c.ink }) +
      rect(24, -164, 24, 30, c.glass, 3) +
      rect(26, -122, 20, 12, c.yellow, 3) +
      rect(-54, -76, 108, 14, c.metalDark, 3) +
      area('M26 -70H46V-44L41 -48L36 -44L31 -48L26 -44Z', c.white),
  }),
  bottleBag: part({
    options: { colour: paint('blue') },
    box: [-50, -112, 50, 0],
    draw: ({ colour }, c) =>
      [
        [-30, -64, 'leaf', -16],
        [-10, -74, 'glass', 4],
        [12, -70, 'brown', -6],
        [32, -62, 'leafDark', 18],
      ]
        .map(
          ([x, y, fill, turn]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})">${area('M-4 -36H4V-24Q10 -20 10 -12V12H-10V-12Q-10 -20 -4 -24Z', c[fill as 'leaf'])}${rect(-5, -38, 10, 6, c.red, 1)}</g>`,
        )
        .join('') +
      `<g opacity="0.88">${area('M-46 -66Q0 -56 46 -66L50 -12Q48 0 34 0H-34Q-48 0 -50 -12Z', c[colour])}</g>` +
      line('M-30 -63Q-26 -40 -34 -10M26 -62Q22 -34 30 -8', { stroke: shade(c[colour], 0.16), width: 3 }),
  }),
  bottle: part({
    options: { colour: paint('leaf') },
    box: [-11, -56, 11, 0],
    draw: ({ colour }, c) =>
      area('M-4 -54H4V-38Q11 -34 11 -24V0H-11V-24Q-11 -34 -4 -38Z', c[colour]) +
      rect(-5, -56, 10, 6, c.red, 1) +
      rect(-11, -22, 22, 13, c.cream),
  }),
  can: part({
    options: { colour: paint('red') },
    box: [-11, -34, 11, 0],
    draw: ({ colour }, c) => rect(-11, -34, 22, 34, c.metal, 4) + rect(-11, -28, 22, 22, c[colour]),
  }),
  /** Slices of bread with cheese on unfolded white paper. */
  lunchPaper: part({
    options: { topping: z.enum(['cheese', 'brownCheese', 'salami']).default('cheese') },
    box: [-44, -24, 44, 2],
    draw: ({ topping }, c) => {
      const on = { cheese: c.yellow, brownCheese: c.earth, salami: c.pink }[topping];
      return (
        area('M-44 0L-36 -12L-14 -8L10 -12L36 -10L44 0Z', c.white) +
        area('M-44 0L-38 -14L-32 -2ZM44 0L38 -14L30 -2Z', shade(c.white, 0.12)) +
        rect(-26, -11, 50, 7, c.wood, 3) +
        rect(-24, -15, 46, 5, on, 2) +
        rect(-22, -21, 44, 6, shade(c.wood, 0.08), 3)
      );
    },
  }),
  /** A wrapped lunch with an elastic band. */
  lunchBox: part({
    box: [-26, -26, 26, 0],
    draw: (_, c) =>
      rect(-26, -22, 52, 22, c.white, 3) +
      area('M-26 -22L-14 -28H14L26 -22Z', shade(c.white, 0.12)) +
      line('M-8 -26V0', { stroke: c.red, width: 3 }),
  }),
  carrot: part({
    box: [-22, -14, 34, 2],
    draw: (_, c) =>
      line('M20 -5L32 -12M20 -5H34M20 -5L31 1', { stroke: c.leaf, width: 3.5 }) +
      area('M-22 -3Q10 -14 22 -10Q25 -4 20 0Q0 0 -22 -3Z', c.orange),
  }),
  orange: part({
    box: [-14, -30, 14, 0],
    draw: (_, c) =>
      disc(0, { y: -13, r: 13, fill: c.orange }) + area('M0 -25Q8 -32 12 -26Q6 -22 0 -25Z', c.leaf),
  }),
  cheese: part({
    box: [-24, -26, 24, 0],
    draw: (_, c) =>
      area('M-24 -10L14 -26Q24 -22 24 -10V0H-24Z', c.yellow) +
      rect(-24, -10, 48, 10, shade(c.yellow, 0.08)) +
      disc(-8, { y: -5, r: 3, fill: shade(c.yellow, 0.24) }) +
      disc(10, { y: -4, r: 2.4, fill: shade(c.yellow, 0.24) }),
  }),
  /** A parade's banner between its two poles. */
  banner: part({
    options: { colour: paint('blue') },
    box: [-66, -260, 66, 0],
    draw: ({ colour }, c) =>
      line('M0 0V-240', { stroke: c.woodDark, width: 6 }) +
      line('M-60 -240H60', { stroke: c.woodDark, width: 6 }) +
      disc(0, { y: -250, r: 8, fill: c.yellow }) +
      area('M-56 -238H56V-128L28 -110L0 -128L-28 -110L-56 -128Z', c[colour]) +
      line('M-50 -232H50V-132L28 -118L0 -134L-28 -118L-50 -132Z', { stroke: c.yellow, width: 3 }) +
      disc(0, { y: -190, r: 22, fill: c.yellow }) +
      area('M-13 -178V-196L0 -206L13 -196V-178Z', c.red) +
      rect(-4, -190, 8, 12, c.cream),
  }),
  /** The light that a car throws ahead of itself, to the right. */
  headlight: part({
    box: [0, -14, 150, 40],
    draw: (_, c) => `<g opacity="0.4">${area('M0 -4L150 -14V40L0 8Z', c.yellow)}</g>`,
  }),
  /** A dog's lead from a hand, which is at (0, 0), down to the right. */
  lead: part({
    box: [0, 0, 62, 50],
    draw: (_, c) => line('M0 0Q20 44 60 40', { stroke: c.red, width: 3 }),
  }),
  /** A suitcase that lies open, with clothes in it. */
  openCase: part({
    box: [-80, -84, 80, 0],
    draw: (_, c) =>
      rect(-72, -84, 144, 56, c.red, 6) +
      rect(-64, -77, 128, 44, shade(c.red, 0.24), 3) +
      rect(-50, -46, 44, 18, c.blue, 5) +
      rect(4, -50, 48, 22, c.yellow, 5) +
      rect(-30, -58, 46, 16, c.cream, 5) +
      rect(-80, -30, 160, 30, c.red, 6) +
      line('M-14 -14H14', { stroke: shade(c.red, 0.3), width: 6 }),
  }),
  /** A wide fridge with a freezer below. */
  bigFridge: part({
    box: [-96, -310, 96, 0],
    draw: (_, c) =>
      rect(-96, -310, 192, 310, c.white, 8) +
      line('M-96 -96H96', { stroke: shade(c.white, 0.16), width: 4 }) +
      line('M-82 -250V-190M-82 -80V-50', { stroke: c.metalDark, width: 6 }) +
      rect(-84, -10, 20, 10, c.ink) +
      rect(64, -10, 20, 10, c.ink),
  }),
  /** An open hand, seen near, that holds a large brown bean. */
  beanInHand: part({
    options: { skin: z.number().int().min(1).max(5).default(2) },
    box: [-190, -130, 190, 120],
    draw: ({ skin }, c) => {
      const flesh = c[`skin${skin}` as 'skin1'];
      return (
        area('M-190 120Q-150 40 -96 26L-40 120Z', c.red) +
        area('M-150 88L-104 34L-84 90L-110 120H-140Z', shade(c.red, 0.16)) +
        line('M-96 44L-14 -14', { stroke: shade(flesh, 0.1), width: 40 }) +
        line('M-4 -4L-26 -64L-6 -92', { stroke: flesh, width: 27 }) +
        area('M-132 62Q-90 -6 -26 -28Q60 -44 92 -6Q96 40 30 72Q-30 104 -104 100Z', flesh) +
        line('M60 -16L130 -62', { stroke: flesh, width: 27 }) +
        line('M72 2L156 -28', { stroke: flesh, width: 27 }) +
        line('M70 24L160 10', { stroke: flesh, width: 26 }) +
        line('M52 46L136 46', { stroke: flesh, width: 24 }) +
        line('M80 -4L106 -18M86 14L116 6M80 34L108 31', { stroke: shade(flesh, 0.14), width: 3 }) +
        line('M-58 58Q-20 12 34 2', { stroke: shade(flesh, 0.12), width: 4 }) +
        `<g transform="rotate(-14)">${oval(6, { y: 8, rx: 44, ry: 34, fill: shade(flesh, 0.2) })}${oval(2, { y: 0, rx: 44, ry: 34, fill: c.brown })}${area('M-8 33Q2 20 14 33Z', shade(c.brown, 0.35))}</g>` +
        line('M-26 -10Q-18 -26 2 -28', { stroke: shade(c.cream, 0.06), width: 6 })
      );
    },
  }),
};
