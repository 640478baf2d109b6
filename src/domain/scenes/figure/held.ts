import { type Palette, shade } from '#domain/scenes/palette.ts';
import { area, disc, line, oval, rect, ring } from '#domain/scenes/svg.ts';

type Draw = (c: Palette, colour: string) => string;

/** What a hand holds, drawn around the hand; `colour` is the thing's own. The figure looks to the right. */
export const held = {
  none: () => '',
  book: (c, colour) =>
    area('M-4 5L-16 -13L2 -17L12 -1Z', colour) +
    area('M12 -1L2 -17L22 -22L30 -6Z', shade(colour)) +
    line('M12 -1L2 -17', { stroke: c.cream, width: 2 }),
  newspaper: (c) =>
    rect(-12, -28, 42, 34, c.cream, 2) +
    line('M-6 -20H22M-6 -13H22M-6 -6H8M-6 1H8', { stroke: c.grey, width: 2 }) +
    rect(11, -9, 13, 11, c.grey),
  phone: (c) => rect(-5, -16, 12, 24, c.ink, 3) + rect(-3, -13, 8, 17, c.glass, 1.5),
  tablet: (c) => rect(-6, -20, 30, 24, c.ink, 3) + rect(-3, -17, 24, 18, c.glass, 1.5),
  cup: (c, colour) =>
    rect(-3, -13, 16, 16, colour, 3) +
    ring(14, { y: -6, r: 4.5, stroke: colour, width: 3 }) +
    oval(5, { y: -13, rx: 8, ry: 2.5, fill: c.brown }),
  glass: (c) => area('M-3 -18H11L9 3H-1Z', c.glass) + area('M-2 -9H10L9 3H-1Z', c.water),
  bag: (_, colour) =>
    line('M-9 12Q0 -12 9 12', { stroke: shade(colour), width: 3.5 }) + area('M-17 11H17L19 46H-19Z', colour),
  suitcase: (c, colour) =>
    line('M-8 6V0H8V6', { stroke: c.metalDark, width: 3.5 }) +
    rect(-26, 5, 52, 36, colour, 5) +
    rect(-16, 5, 4, 36, shade(colour)) +
    rect(12, 5, 4, 36, shade(colour)),
  briefcase: (_, colour) =>
    line('M-6 8V2H6V8', { stroke: shade(colour), width: 3 }) +
    rect(-20, 7, 40, 27, colour, 4) +
    rect(-20, 18, 40, 3, shade(colour)),
  box: (c, colour) =>
    rect(-16, -34, 58, 42, colour, 3) +
    rect(8, -34, 10, 42, shade(colour, 0.14)) +
    rect(-16, -34, 58, 5, shade(c.sand, 0.06)),
  gift: (c, colour) =>
    rect(-10, -30, 38, 34, colour, 3) +
    rect(5, -30, 7, 34, c.yellow) +
    line('M8 -30Q-4 -44 -2 -34Q2 -30 8 -30Q20 -44 19 -34Q16 -30 8 -30', { stroke: c.yellow, width: 3.5 }),
  cake: (c, colour) =>
    oval(10, { y: 4, rx: 34, ry: 5, fill: c.white }) +
    rect(-14, -20, 48, 24, colour, 4) +
    rect(-14, -20, 48, 8, c.cream, 4) +
    [-6, 4, 14, 24]
      .map((x) => rect(x, -34, 3, 14, c.blue) + oval(x + 1.5, { y: -37, rx: 2.5, ry: 4, fill: c.yellow }))
      .join(''),
  ladle: (c) =>
    line('M0 -8L14 40', { stroke: c.woodDark, width: 4.5 }) +
    oval(15, { y: 42, rx: 7, ry: 4, fill: c.woodDark }),
  knife: (c) => rect(-7, -3, 14, 5, c.woodDark, 2) + area('M6 -4H34L28 4H6Z', c.metal),
  tray: (c) =>
    rect(-18, -3, 60, 4, c.woodDark, 2) + rect(-8, -19, 14, 16, c.white, 2) + rect(16, -17, 14, 14, c.red, 2),
  plate: (c) =>
    oval(10, { y: 0, rx: 22, ry: 4, fill: c.white }) +
    disc(4, { y: -5, r: 6, fill: c.green }) +
    oval(14, { y: -4, rx: 10, ry: 5, fill: c.orange }),
  broom: (c, colour) =>
    line('M-14 -56L26 66', { stroke: c.woodDark, width: 4.5 }) + area('M18 62L34 56L52 78L20 88Z', colour),
  mop: (c) =>
    line('M-14 -56L24 60', { stroke: c.metalDark, width: 4.5 }) +
    area('M14 58L34 54L46 76L36 72L30 80L22 72L14 78Z', c.cream),
  rake: (c) =>
    line('M-14 -56L30 74', { stroke: c.woodDark, width: 4.5 }) +
    line('M18 78L44 70M20 78L24 88M27 76L31 86M34 74L38 84M42 71L46 80', { stroke: c.metalDark, width: 3 }),
  shovel: (c) =>
    line('M-14 -52L20 52', { stroke: c.woodDark, width: 5 }) +
    area('M10 50L30 43L42 68Q34 80 22 76Z', c.metalDark),
  vacuum: (c, colour) =>
    line('M-10 -12L34 70', { stroke: c.metalDark, width: 4.5 }) + rect(26, 68, 36, 9, colour, 4),
  hammer: (c) =>
    line('M-2 10L4 -22', { stroke: c.woodDark, width: 5 }) + rect(-8, -32, 26, 11, c.metalDark, 2),
  wrench: (c) =>
    line('M0 6L10 -20', { stroke: c.metalDark, width: 5 }) +
    ring(12, { y: -26, r: 6, stroke: c.metalDark, width: 4 }),
  brush: (c, colour) =>
    line('M0 12L4 -14', { stroke: c.woodDark, width: 4 }) + rect(-5, -30, 18, 17, colour, 3),
  can: (c, colour) =>
    line('M-2 4Q4 -16 18 -8', { stroke: c.metalDark, width: 3.5 }) +
    rect(-2, -4, 26, 24, colour, 4) +
    line('M22 14L44 -4', { stroke: colour, width: 5 }) +
    line('M50 2L54 14M47 4L48 18M43 4L41 15', { stroke: c.water, width: 2 }),
  flowers: (c) =>
    line('M0 14L-2 -12M0 14L8 -12M0 14L16 -8', { stroke: c.leafDark, width: 3 }) +
    disc(-4, { y: -17, r: 7, fill: c.red }) +
    disc(8, { y: -21, r: 7, fill: c.yellow }) +
    disc(18, { y: -13, r: 7, fill: c.pink }),
  balloon: (c, colour) =>
    line('M0 0Q8 -30 2 -54', { stroke: c.grey, width: 1.5 }) +
    oval(2, { y: -76, rx: 19, ry: 23, fill: colour }),
  umbrella: (c, colour) =>
    line('M0 8V-76', { stroke: c.metalDark, width: 3.5 }) +
    area(
      'M-58 -62A58 50 0 0 1 58 -62Q48 -70 38 -62Q29 -70 19 -62Q10 -70 0 -62Q-10 -70 -19 -62Q-29 -70 -38 -62Q-48 -70 -58 -62Z',
      colour,
    ),
  rod: (c) =>
    line('M-10 14L78 -84', { stroke: c.woodDark, width: 3 }) +
    line('M78 -84L92 34', { stroke: c.grey, width: 1.2 }),
  poles: (c) => line('M2 -6L-22 82', { stroke: c.metalDark, width: 3.2 }),
  stick: (c) => line('M-2 -4L6 84', { stroke: c.woodDark, width: 5 }),
  ball: (_, colour) => disc(12, { y: -6, r: 15, fill: colour }),
  camera: (c) => rect(-6, -14, 26, 18, c.ink, 3) + disc(8, { y: -5, r: 6.5, fill: c.metal }),
  letter: (c) =>
    rect(-4, -18, 32, 22, c.white, 2) + line('M-3 -17L12 -5L27 -17', { stroke: c.grey, width: 1.8 }),
  card: (c, colour) => rect(-2, -12, 22, 14, colour, 2) + rect(-2, -8, 22, 3.5, c.ink),
  leash: (c) => line('M0 0Q26 30 52 46', { stroke: c.red, width: 2.5 }),
  ice: (c) => area('M-2 -10H12L5 12Z', c.sand) + disc(5, { y: -16, r: 9, fill: c.pink }),
  apple: (c) =>
    disc(6, { y: -6, r: 9, fill: c.red }) + line('M6 -14L9 -20', { stroke: c.leafDark, width: 3 }),
  bread: (c) => oval(12, { y: -4, rx: 24, ry: 9, fill: c.wood }),
  fish: (c) =>
    oval(14, { y: -4, rx: 20, ry: 8, fill: c.metal }) +
    area('M32 -4L44 -12V4Z', c.metal) +
    disc(2, { y: -6, r: 1.8, fill: c.ink }),
  baby: (c, colour) =>
    oval(10, { y: -12, rx: 26, ry: 17, fill: colour }) +
    disc(-10, { y: -24, r: 13, fill: c.skin2 }) +
    line('M-14 -25q2 2 4 0M-8 -25q2 2 4 0', { stroke: c.ink, width: 1.4 }) +
    area('M-22 -28A13 13 0 0 1 0 -32Q-10 -32 -22 -28Z', c.hairBrown),
  guitar: (c, colour) =>
    line('M6 -2L58 -34', { stroke: c.woodDark, width: 6 }) +
    disc(-6, { y: 6, r: 20, fill: colour }) +
    disc(10, { y: -4, r: 14, fill: colour }) +
    disc(0, { y: 2, r: 6, fill: c.ink }),
  toothbrush: (c, colour) =>
    line('M-14 4L14 -2', { stroke: colour, width: 3.5 }) + rect(8, -8, 9, 6, c.white, 1),
  comb: (_, colour) => rect(-4, -18, 8, 24, colour, 2),
  towel: (_, colour) => rect(-10, -6, 26, 40, colour, 3) + rect(-10, 20, 26, 4, shade(colour)),
  flag: (c) =>
    line('M-4 10L10 -46', { stroke: c.woodDark, width: 3 }) +
    `<g transform="translate(10 -46) rotate(8)">${rect(0, 0, 36, 26, c.red)}${line('M13 2V24M2 13H34', { stroke: c.white, width: 7 })}${line('M13 1V25M1 13H35', { stroke: c.navy, width: 3 })}</g>`,
  trumpet: (c) =>
    line('M-4 -2H26', { stroke: c.yellow, width: 5 }) +
    area('M24 -5L42 -14V10L24 1Z', c.yellow) +
    line('M4 -2V8H18V-2', { stroke: c.yellow, width: 3 }),
  drum: (c) =>
    rect(-22, -8, 44, 32, c.red, 3) +
    rect(-24, -12, 48, 8, c.cream, 3) +
    rect(-24, 20, 48, 7, c.cream, 3) +
    line('M-20 -2L-8 20L4 -2L16 20', { stroke: c.yellow, width: 2.5 }) +
    line('M2 -12L18 -28', { stroke: c.woodDark, width: 3.5 }),
  binoculars: (c) => rect(-8, -22, 24, 9, c.ink, 4) + rect(12, -24, 10, 13, c.metalDark, 3),
  lasso: (c) =>
    `<ellipse cx="8" cy="12" rx="14" ry="20" fill="none" stroke="${c.orange}" stroke-width="3.5"/><ellipse cx="11" cy="14" rx="12" ry="17" fill="none" stroke="${c.orange}" stroke-width="3"/>`,
  bottle: (_, colour) => area('M-4 -30H4V-20Q9 -16 9 -8V10H-9V-8Q-9 -16 -4 -20Z', colour),
  map: (c) =>
    area('M-26 -18L-8 -24L10 -18L28 -24V4L10 10L-8 4L-26 10Z', c.cream) +
    line('M-8 -24V4M10 -18V10', { stroke: shade(c.cream, 0.14), width: 2 }) +
    line('M-20 2Q-8 -14 4 -4T22 -14', { stroke: c.red, width: 2.5 }),
  sheet: (c) =>
    rect(-8, -32, 34, 44, c.white, 2) +
    line('M-2 -24H20M-2 -16H20M-2 -8H20M-2 0H10', { stroke: c.grey, width: 2 }),
  receiver: (c) =>
    line('M-4 8L8 -18', { stroke: c.ink, width: 8 }) + area('M2 -26L16 -22L14 -14L2 -16Z', c.ink),
  trowel: (c) =>
    line('M-4 2L8 12', { stroke: c.woodDark, width: 5 }) + area('M8 8L14 14L24 30L6 18Z', c.metalDark),
  pen: (c, colour) =>
    line('M-3 4L9 -14', { stroke: colour, width: 4.5 }) + line('M-3 4L-6 9', { stroke: c.ink, width: 2.5 }),
  lunch: (c) =>
    rect(-14, -16, 38, 22, c.white, 3) +
    area('M-14 -16L5 -26L24 -16Z', shade(c.white, 0.1)) +
    line('M-14 -6H24', { stroke: shade(c.white, 0.16), width: 2.5 }),
  plank: (_, colour) => rect(-46, -6, 118, 12, colour, 2),
  thermometer: (c) =>
    line('M0 0L16 -6', { stroke: c.white, width: 4 }) + disc(0, { y: 0, r: 3, fill: c.red }),
} as const satisfies Record<string, Draw>;

export type HeldName = keyof typeof held;
export const heldNames = Object.keys(held) as [HeldName, ...HeldName[]];
