import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Clock faces are bright on either page. */
const clockInk = '#33363d';

/** What is built into rooms or hangs on their walls: the point (0, 0) is on the floor, or in the middle on the wall. */
export const fixtures = {
  ceilingLamp: part({
    options: { colour: paint('yellow') },
    box: [-34, 0, 34, 74],
    draw: ({ colour }, c) =>
      line('M0 0V44', { stroke: c.metalDark, width: 3 }) + area('M-12 42H12L34 74H-34Z', c[colour]),
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
          ? disc(width / 5, { y: t + 26, r: 11, fill: c.cream })
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
      disc(28, { y: -112, r: 4.5, fill: c.metal }),
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
        disc(0, { y: 0, r: 24, fill: c.ink }) +
        disc(0, { y: 0, r: 20, fill: c.white }) +
        line(
          `M0 0L${n(Math.sin(turn) * 10)} ${n(-Math.cos(turn) * 10)}M0 0L${n(Math.sin(minute) * 16)} ${n(-Math.cos(minute) * 16)}`,
          { stroke: clockInk, width: 2.8 },
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
        disc(0, { y: 0, r: 150, fill: c.ink }) +
        disc(0, { y: 0, r: 138, fill: c.cream }) +
        line(marks, { stroke: clockInk, width: 7 }) +
        line(hand(hour / 12, 66), { stroke: clockInk, width: 13 }) +
        line(hand(hour % 1, 104), { stroke: clockInk, width: 8 }) +
        disc(0, { y: 0, r: 10, fill: c.red })
      );
    },
  }),
  mirror: part({
    box: [-36, -52, 36, 52],
    draw: (_, c) =>
      rect(-36, -52, 72, 104, c.metal, 10) +
      rect(-30, -46, 60, 92, c.glass, 7) +
      line('M-16 20L14 -24M-6 30L20 -8', { stroke: c.white, width: 3 }),
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
          { stroke: c.white, width: 3.5 },
        ),
        sums: line(
          `M${l + 24} -24q14 -6 12 6l-12 16h16M${l + 60} -12h18m-9 -9v18M${l + 96} -24q14 -6 12 6l-12 16h16M${l + 130} -16h16m-16 9h16M${l + 172} -26l-10 16h18m-5 -7v16`,
          { stroke: c.white, width: 4 },
        ),
        picture:
          area(`M${l + 30} 34L${l + 70} -24L${l + 110} 34Z`, c.glass) +
          disc(l + 134, { y: -24, r: 12, fill: c.yellow }),
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
  bathtub: part({
    box: [-96, -76, 96, 0],
    draw: (_, c) =>
      rect(-76, -8, 14, 8, c.metal) +
      rect(62, -8, 14, 8, c.metal) +
      area('M-92 -62H92Q90 -6 50 -6H-50Q-90 -6 -92 -62Z', c.white) +
      rect(-96, -68, 192, 11, shade(c.white, 0.06), 5) +
      disc(-46, { y: -70, r: 11, fill: c.cloud }) +
      disc(-26, { y: -73, r: 9, fill: c.cloud }) +
      disc(-8, { y: -70, r: 10, fill: c.cloud }) +
      disc(44, { y: -71, r: 9, fill: c.cloud }),
  }),
  basin: part({
    box: [-44, -112, 44, 0],
    draw: (_, c) =>
      rect(-9, -74, 18, 74, shade(c.white, 0.08)) +
      area('M-44 -88H44Q40 -56 0 -56Q-40 -56 -44 -88Z', c.white) +
      line('M0 -88V-108H16V-100', { stroke: c.metalDark, width: 5 }),
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
      disc(0, { y: -40, r: 28, fill: c.metal }) +
      disc(0, { y: -40, r: 21, fill: c.glass }) +
      area('M-20 -36Q0 -22 20 -36A21 21 0 0 1 -20 -36Z', c.blue) +
      disc(28, { y: -86, r: 4, fill: c.metalDark }),
  }),
  fireplace: part({
    box: [-60, -150, 60, 0],
    draw: (_, c) =>
      rect(-60, -150, 120, 150, c.grey, 3) +
      rect(-66 + 6, -104, 120, 8, shade(c.grey, 0.25)) +
      area('M-36 0V-56Q0 -92 36 -56V0Z', c.ink) +
      area('M-22 0Q-30 -30 -8 -50Q-6 -30 6 -40Q26 -24 20 0Z', c.orange) +
      area('M-10 0Q-12 -20 2 -30Q14 -14 10 0Z', c.yellow) +
      line('M-26 -2H26', { stroke: c.woodDark, width: 7 }),
  }),
  hooks: part({
    box: [-60, -6, 60, 74],
    draw: (_, c) =>
      rect(-60, -6, 120, 9, c.woodDark, 3) +
      area('M-46 0Q-58 20 -54 70H-28Q-26 20 -40 0Z', c.red) +
      area('M-6 0Q-18 20 -14 60H10Q12 20 0 0Z', c.blue) +
      line('M36 0V36', { stroke: c.yellow, width: 12 }),
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
          line('M-18 10Q0 -10 4 4T18 -16', { stroke: c.cream, width: 5 }) +
          disc(4, { y: 0, r: 4, fill: c.red }),
        sun: disc(0, { y: -4, r: 13, fill: c.yellow }) + line('M-16 22H16', { stroke: c.green, width: 4 }),
        bus:
          rect(-18, -14, 36, 22, c.red, 4) +
          disc(-9, { y: 10, r: 5, fill: clockInk }) +
          disc(9, { y: 10, r: 5, fill: clockInk }),
        fish: oval(-3, { y: 0, rx: 14, ry: 8, fill: c.blue }) + area('M9 0L20 -9V9Z', c.blue),
      }[what],
  }),
  light: part({ box: [-60, -4, 60, 6], draw: (_, c) => rect(-60, -4, 120, 9, c.cream, 4) }),
};
