import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Kitchens, food and what stands on tables: the point (0, 0) is below the middle. */
export const kitchen = {
  stove: part({
    box: [-48, -104, 48, 0],
    draw: (_, c) =>
      rect(-48, -96, 96, 96, c.white, 3) +
      rect(-48, -100, 96, 9, c.ink, 2) +
      rect(-34, -62, 68, 46, shade(c.glass, 0.3), 4) +
      line('M-30 -72H30', { stroke: c.metalDark, width: 4 }) +
      [-30, -10, 10, 30].map((x) => disc(x, { y: -82, r: 4, fill: c.metalDark })).join(''),
  }),
  pot: part({
    options: { colour: paint('red'), steam: z.boolean().default(true) },
    box: [-32, -74, 32, 0],
    draw: ({ colour, steam }, c) =>
      rect(-24, -32, 48, 32, c[colour], 5) +
      rect(-32, -26, 64, 6, shade(c[colour], 0.2), 3) +
      (steam
        ? line('M-10 -40q-6 -9 0 -16t0 -16M8 -40q-6 -9 0 -16t0 -16', { stroke: c.cloud, width: 3.5 })
        : rect(-24, -36, 48, 6, shade(c[colour], 0.12), 3)),
  }),
  pan: part({
    box: [-30, -16, 66, 0],
    draw: (_, c) =>
      rect(-30, -9, 60, 9, c.ink, 4) +
      line('M28 -6H64', { stroke: c.woodDark, width: 6 }) +
      oval(-6, { y: -11, rx: 15, ry: 5, fill: c.white }) +
      oval(-6, { y: -12, rx: 6, ry: 3, fill: c.yellow }),
  }),
  units: part({
    options: { width: z.number().min(80).max(560).default(220), colour: paint('cream') },
    box: ({ width }) => [-width / 2, -100, width / 2, 0],
    draw: ({ width, colour }, c) => {
      const doors = Math.max(1, Math.round(width / 62));
      const step = width / doors;
      return (
        rect(-width / 2, -94, width, 94, c[colour]) +
        rect(-width / 2, -100, width, 10, c.wood, 2) +
        Array.from(
          { length: doors },
          (_, i) =>
            rect(-width / 2 + i * step + 4, -84, step - 8, 78, shade(c[colour], 0.05), 3) +
            rect(-width / 2 + i * step + step / 2 - 9, -76, 18, 3.5, c.metalDark, 1.5),
        ).join('')
      );
    },
  }),
  cupboards: part({
    options: { width: z.number().min(80).max(400).default(200), colour: paint('cream') },
    box: ({ width }) => [-width / 2, 0, width / 2, 78],
    draw: ({ width, colour }, c) => {
      const doors = Math.max(1, Math.round(width / 66));
      const step = width / doors;
      return (
        rect(-width / 2, 0, width, 78, shade(c[colour], 0.1), 2) +
        Array.from(
          { length: doors },
          (_, i) =>
            rect(-width / 2 + i * step + 3, 3, step - 6, 72, c[colour], 3) +
            rect(-width / 2 + i * step + step / 2 - 8, 64, 16, 3.5, c.metalDark, 1.5),
        ).join('')
      );
    },
  }),
  fridge: part({
    options: { open: z.boolean().default(false) },
    box: [-44, -204, 44, 0],
    draw: ({ open }, c) =>
      rect(-44, -204, 88, 204, c.white, 5) +
      (open
        ? rect(-38, -130, 76, 124, shade(c.glass, 0.05)) +
          line('M-38 -90H38M-38 -50H38', { stroke: c.white, width: 4 }) +
          rect(-28, -118, 14, 26, c.white) +
          disc(10, { y: -102, r: 10, fill: c.red }) +
          rect(-20, -74, 30, 22, c.yellow, 2) +
          disc(-16, { y: -22, r: 12, fill: c.leaf })
        : line('M-44 -134H44', { stroke: shade(c.white, 0.14), width: 3 }) +
          line('M30 -186V-150M30 -120V-76', { stroke: c.metalDark, width: 5 }) +
          rect(-30, -186, 22, 18, c.yellow, 1) +
          rect(-22, -162, 18, 14, c.pink, 1)),
  }),
  tap: part({
    box: [-36, -44, 36, 0],
    draw: (_, c) =>
      rect(-36, -6, 72, 6, c.metal, 2) + line('M0 -6V-36H20V-26', { stroke: c.metalDark, width: 5 }),
  }),
  plate: part({
    options: { food: z.enum(['dinner', 'bread', 'fish', 'soup', 'none']).default('dinner') },
    box: [-28, -18, 28, 2],
    draw: ({ food }, c) =>
      oval(0, { y: -2, rx: 28, ry: 4.5, fill: c.white }) +
      {
        dinner:
          disc(-9, { y: -8, r: 7, fill: c.yellow }) +
          oval(8, { y: -8, rx: 11, ry: 6, fill: c.brown }) +
          disc(-1, { y: -6, r: 5, fill: c.leaf }),
        bread: rect(-16, -10, 32, 8, c.wood, 3) + rect(-14, -14, 28, 5, c.yellow, 2),
        fish: oval(0, { y: -8, rx: 18, ry: 6, fill: c.orange }) + disc(-14, { y: -6, r: 5, fill: c.leaf }),
        soup:
          area('M-20 -14H20Q18 0 0 0Q-18 0 -20 -14Z', c.white) +
          oval(0, { y: -14, rx: 20, ry: 4, fill: c.orange }),
        none: '',
      }[food],
  }),
  cup: part({
    options: { colour: paint('blue') },
    box: [-10, -20, 16, 0],
    draw: ({ colour }, c) =>
      ring(10, { y: -9, r: 5, stroke: c[colour], width: 3 }) + rect(-10, -18, 20, 18, c[colour], 3),
  }),
  glass: part({
    box: [-8, -26, 8, 0],
    draw: (_, c) => area('M-8 -26H8L6 0H-6Z', c.glass) + area('M-7 -16H7L6 0H-6Z', c.water),
  }),
  jug: part({
    box: [-14, -42, 24, 0],
    draw: (_, c) =>
      ring(14, { y: -22, r: 8, stroke: c.glass, width: 4 }) +
      area('M-12 -42H14L12 0H-10Z', c.glass) +
      area('M-11 -26H13L12 0H-10Z', c.orange),
  }),
  bread: part({
    box: [-26, -22, 26, 0],
    draw: (_, c) =>
      area('M-26 0V-10Q-26 -22 -12 -22H12Q26 -22 26 -10V0Z', c.wood) +
      line('M-10 -18L-4 -6M4 -18L10 -6', { stroke: shade(c.wood, 0.2), width: 3 }),
  }),
  fruit: part({
    box: [-34, -34, 34, 0],
    draw: (_, c) =>
      disc(-14, { y: -20, r: 11, fill: c.red }) +
      disc(4, { y: -22, r: 12, fill: c.orange }) +
      disc(20, { y: -18, r: 10, fill: c.green }) +
      area('M-34 -16H34Q28 0 0 0Q-28 0 -34 -16Z', c.white),
  }),
  cake: part({
    options: { candles: z.number().int().min(0).max(7).default(5) },
    box: [-46, -74, 46, 2],
    draw: ({ candles }, c) =>
      oval(0, { y: -2, rx: 46, ry: 6, fill: c.white }) +
      rect(-36, -38, 72, 36, c.pink, 5) +
      rect(-36, -38, 72, 14, c.cream, 6) +
      Array.from({ length: candles }, (_, i) => {
        const x = candles === 1 ? 0 : -28 + (i * 56) / (candles - 1);
        return rect(x - 1.5, -58, 3.5, 20, c.blue) + oval(x, { y: -63, rx: 3, ry: 5.5, fill: c.yellow });
      }).join(''),
  }),
  pizza: part({
    box: [-34, -14, 34, 0],
    draw: (_, c) =>
      oval(0, { y: -5, rx: 34, ry: 8, fill: c.wood }) +
      oval(0, { y: -7, rx: 28, ry: 6, fill: c.yellow }) +
      [-16, -2, 14].map((x) => oval(x, { y: -7, rx: 5, ry: 2.5, fill: c.red })).join(''),
  }),
  crate: part({
    options: {
      what: z
        .enum(['apples', 'oranges', 'potatoes', 'tomatoes', 'flowers', 'fish', 'bread', 'cabbage'])
        .default('apples'),
    },
    box: [-40, -52, 40, 0],
    draw: ({ what }, c) => {
      const fill = {
        apples: c.red,
        oranges: c.orange,
        potatoes: c.sand,
        tomatoes: shade(c.red, 0.1),
        flowers: c.pink,
        fish: c.metal,
        bread: c.wood,
        cabbage: c.leaf,
      }[what];
      const spots = [
        [-26, -30],
        [-9, -34],
        [9, -32],
        [26, -30],
        [-17, -42],
        [1, -45],
        [18, -42],
      ] as const;
      const goods = spots
        .map(([x, y], i) =>
          what === 'fish'
            ? oval(x, { y: y - 2, rx: 17, ry: 8, fill: i % 2 ? fill : shade(fill) }) +
              area(`M${x + 14} ${y - 2}L${x + 26} ${y - 11}V${y + 7}Z`, shade(fill, 0.2)) +
              disc(x - 10, { y: y - 4, r: 2, fill: c.ink })
            : what === 'bread'
              ? oval(x, { y: y - 2, rx: 17, ry: 8.5, fill: i % 2 ? fill : shade(fill, 0.06) }) +
                line(`M${x - 6} ${y - 7}l4 7M${x + 3} ${y - 8}l4 7`, { stroke: shade(fill, 0.3), width: 2 })
              : what === 'flowers'
                ? disc(x, { y: y - 2, r: 9, fill: [c.pink, c.yellow, c.red][i % 3] ?? fill })
                : disc(x, { y, r: 10, fill: i % 2 ? fill : shade(fill, 0.08) }),
        )
        .join('');
      return (
        goods +
        rect(-40, -28, 80, 28, c.wood, 2) +
        line('M-38 -15H38', { stroke: shade(c.wood, 0.16), width: 2.5 })
      );
    },
  }),
  kettle: part({
    box: [-22, -42, 30, 0],
    draw: (_, c) =>
      line('M-12 -32Q0 -50 14 -32', { stroke: c.ink, width: 4 }) +
      area('M-18 0Q-24 -34 0 -34Q24 -34 18 0Z', c.metal) +
      line('M17 -14L29 -26', { stroke: c.metal, width: 7 }),
  }),
  coffeeMachine: part({
    box: [-32, -70, 32, 0],
    draw: (_, c) =>
      rect(-32, -70, 64, 70, c.metalDark, 5) +
      rect(-22, -44, 44, 36, c.ink, 3) +
      rect(-8, -24, 16, 16, c.white, 2) +
      disc(-16, { y: -58, r: 4, fill: c.red }) +
      disc(0, { y: -58, r: 4, fill: c.green }) +
      line('M0 -44V-34', { stroke: c.metal, width: 5 }),
  }),
  cashTill: part({
    box: [-30, -50, 30, 0],
    draw: (_, c) =>
      rect(-30, -16, 60, 16, c.metalDark, 3) +
      area('M-22 -16L-12 -50H26L20 -16Z', c.ink) +
      area('M-8 -44H20L16 -28H-12Z', c.glass),
  }),
  basket: part({
    options: { what: z.enum(['food', 'clothes', 'mushrooms']).default('food') },
    box: [-32, -64, 32, 0],
    draw: ({ what }, c) =>
      line('M-26 -28Q0 -88 26 -28', { stroke: c.woodDark, width: 4 }) +
      (what === 'clothes'
        ? disc(-12, { y: -30, r: 12, fill: c.blue }) + disc(8, { y: -32, r: 13, fill: c.pink })
        : what === 'mushrooms'
          ? area('M-22 -28Q-12 -46 0 -28ZM0 -28Q10 -44 22 -28Z', c.orange)
          : disc(-12, { y: -32, r: 9, fill: c.red }) +
            rect(2, -48, 9, 22, c.cream, 2) +
            disc(18, { y: -30, r: 8, fill: c.leaf })) +
      area('M-32 -28H32L25 0H-25Z', c.wood) +
      line('M-28 -15H28', { stroke: shade(c.wood, 0.2), width: 3 }),
  }),
  trolley: part({
    box: [-46, -92, 60, 0],
    draw: (_, c) =>
      disc(-18, { y: -44, r: 12, fill: c.red }) +
      rect(-4, -62, 18, 28, c.yellow, 2) +
      disc(24, { y: -46, r: 11, fill: c.leaf }) +
      line('M-46 -90H-34L-20 -22H34', { stroke: c.metalDark, width: 5 }) +
      line('M-38 -66H44L34 -36H-26M-20 -66L-14 -36M4 -66V-36M24 -66L20 -36', {
        stroke: c.metalDark,
        width: 3,
      }) +
      disc(-14, { y: -7, r: 7, fill: c.ink }) +
      disc(30, { y: -7, r: 7, fill: c.ink }) +
      line(`M${n(-20)} -22L-14 -8M34 -22L30 -8`, { stroke: c.metalDark, width: 4 }),
  }),
  scales: part({
    box: [-22, -34, 22, 0],
    draw: (_, c) =>
      rect(-18, -18, 36, 18, c.metalDark, 3) +
      rect(-22, -26, 44, 6, c.metal, 3) +
      rect(-10, -13, 20, 8, c.glass, 1),
  }),
};
