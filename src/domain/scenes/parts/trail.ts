import { z } from 'zod';
import { colours, type Palette, shade } from '#domain/scenes/palette.ts';
import { frame, part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect, ring } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Ways that stand for learning: trails, gates, bridges and rails. The point (0, 0) is on the ground below the middle. */
export const trail = {
  /** A gate over a trail, with what it is the gate of above it. */
  gate: part({
    options: { icon: z.enum(['book', 'ear', 'pen', 'speech']).default('book'), colour: paint('wood') },
    box: [-50, -206, 50, 0],
    draw: ({ icon, colour }, c) =>
      line('M-38 0V-136M38 0V-136', { stroke: c[colour], width: 11 }) +
      line('M-46 -136H46', { stroke: c.woodDark, width: 11 }) +
      disc(0, { y: -172, r: 33, fill: c.cream }) +
      ring(0, { y: -172, r: 33, stroke: c.woodDark, width: 4 }) +
      `<g transform="translate(0 -172)">${icons[icon](c)}</g>`,
  }),
  /** A post with three arms that point different ways. */
  signpost: part({
    box: [-66, -176, 66, 0],
    draw: (_, c) =>
      line('M0 0V-170', { stroke: c.woodDark, width: 9 }) +
      area('M-48 -168H8V-144H-48L-64 -156Z', c.wood) +
      area('M48 -138H-8V-114H48L64 -126Z', shade(c.wood, 0.08)) +
      area('M-38 -108H8V-84H-38L-54 -96Z', c.wood) +
      line('M-34 -163V-149M-41 -163H-27M30 -133V-119M23 -133H37M-24 -103V-89M-31 -103H-17', {
        stroke: c.red,
        width: 4,
      }),
  }),
  /** Three trails that part before us and end at different heights; each end has its cairn. */
  forkedTrails: part({
    box: [0, 0, frame.width, 400],
    draw: (_, c) => {
      const way = shade(c.beach, 0.05);
      return (
        rect(0, 0, frame.width, 400, c.sky) +
        area('M0 400V250L60 214L130 240L220 168L300 206L430 76L470 44L520 92L600 150V400Z', c.mountain) +
        area('M430 76L470 44L520 92L498 90L480 104L462 88L444 94Z', c.snow) +
        area('M0 400V292Q120 252 240 288T460 262T600 250V400Z', c.hill) +
        area('M0 400V352Q160 320 320 346T600 336V400Z', c.grass) +
        line('M316 400Q306 356 250 334Q170 306 104 284', { stroke: way, width: 15 }) +
        line('M318 400Q318 340 330 306Q340 262 318 240Q302 222 296 208', { stroke: way, width: 12 }) +
        line('M320 400Q336 352 410 320Q490 288 470 240Q440 196 470 160Q494 124 474 58', {
          stroke: way,
          width: 9,
        }) +
        stones(100, { y: 284, size: 0.9, c }) +
        stones(294, { y: 206, size: 0.7, c }) +
        stones(472, { y: 50, size: 0.5, c })
      );
    },
  }),
  /** A mountain's top seen from just below it, over the clouds. */
  summit: part({
    box: [0, 40, frame.width, 400],
    draw: (_, c) =>
      area('M160 400Q230 300 330 236L420 150Q470 92 512 88Q548 92 600 168V400Z', c.mountain) +
      area('M160 400Q230 300 330 236L352 252Q300 330 300 400Z', shade(c.mountain, 0.1)) +
      area('M420 150Q470 92 512 88Q548 92 584 144L552 136L530 156L502 132L474 156L452 140Z', c.snow) +
      line('M250 392Q300 330 370 292Q440 250 440 200Q452 160 496 110', { stroke: c.beach, width: 12 }) +
      stones(512, { y: 92, size: 1, c }),
  }),
  river: part({
    box: [0, 0, frame.width, 200],
    draw: (_, c) =>
      rect(0, 0, frame.width, 200, c.water) +
      line(
        'M30 40q14 -7 28 0t28 0M230 66q14 -7 28 0t28 0M450 34q14 -7 28 0t28 0M110 120q14 -7 28 0t28 0M360 136q14 -7 28 0t28 0M520 110q14 -7 28 0t28 0',
        { stroke: c.wave, width: 3 },
      ),
  }),
  bank: part({
    options: { width: z.number().min(60).max(240).default(130) },
    box: ({ width }) => [0, -8, width, 200],
    draw: ({ width }, c) =>
      area(
        `M0 -4Q${n(width * 0.6)} -12 ${n(width * 0.86)} 10Q${width} 60 ${n(width * 0.9)} 120Q${width} 170 ${n(width * 0.94)} 200H0Z`,
        c.grass,
      ) +
      area(
        `M${n(width * 0.86)} 10Q${width} 60 ${n(width * 0.9)} 120Q${width} 170 ${n(width * 0.94)} 200H${n(width * 0.82)}Q${n(width * 0.92)} 120 ${n(width * 0.86)} 10Z`,
        c.earth,
      ),
  }),
  /** A plank bridge over the whole frame of which `laid` of `of` planks lie. */
  plankBridge: part({
    options: {
      laid: z.number().int().min(1).max(20).default(8),
      of: z.number().int().min(8).max(20).default(16),
      from: z.number().default(70),
      to: z.number().default(530),
    },
    box: ({ from, to }) => [from - 12, -76, to + 12, 34],
    draw: ({ laid, of, from, to }, c) => {
      const step = (to - from) / of;
      return (
        line(`M${from} -66Q${(from + to) / 2} -40 ${to} -66`, { stroke: c.woodDark, width: 4 }) +
        line(`M${from} 0Q${(from + to) / 2} 14 ${to} 0M${from} 26Q${(from + to) / 2} 40 ${to} 26`, {
          stroke: c.woodDark,
          width: 5,
        }) +
        line(
          [0.12, 0.3, 0.5, 0.7, 0.88]
            .map((share) => `M${n(from + (to - from) * share)} ${n(-66 + 104 * share * (1 - share) * 0.5)}V8`)
            .join(''),
          { stroke: c.woodDark, width: 2.5 },
        ) +
        Array.from({ length: laid }, (_, i) => {
          const x = from + i * step;
          const sag = 28 * ((i + 0.5) / of) * (1 - (i + 0.5) / of);
          return area(
            `M${n(x + 2)} ${n(sag - 3)}H${n(x + step - 2)}L${n(x + step - 1)} ${n(sag + 29)}H${n(x + 1)}Z`,
            i % 2 ? c.wood : shade(c.wood, 0.1),
          );
        }).join('') +
        line(`M${from} 4V-74M${to} 4V-74`, { stroke: c.woodDark, width: 9 })
      );
    },
  }),
  /** A large stone in a river, or a small bright one. */
  stone: part({
    options: { width: z.number().min(20).max(150).default(90), bright: z.boolean().default(false) },
    box: ({ width }) => [-width / 2, -width * 0.3, width / 2, width * 0.26],
    draw: ({ width, bright }, c) => {
      const fill = bright ? c.yellow : c.stoneDark;
      return (
        oval(0, { y: width * 0.09, rx: width / 2, ry: width * 0.17, fill: shade(fill, 0.28) }) +
        oval(0, { y: -width * 0.06, rx: width * 0.48, ry: width * 0.2, fill: bright ? fill : c.stone })
      );
    },
  }),
  /** A length of railway seen from the side, with wagons on it in the given colours. */
  wagons: part({
    options: {
      colours: z.array(z.enum(colours)).min(1).max(5).default(['blue', 'red', 'yellow']),
      gap: z.number().int().min(-1).max(5).default(-1),
    },
    box: ({ colours: row }) => [-4, -64, row.length * 118, 14],
    draw: ({ colours: row, gap }, c) =>
      line(`M0 3H${row.length * 118 - 6}`, { stroke: c.metal, width: 5 }) +
      Array.from({ length: row.length * 4 }, (_, i) => rect(6 + i * 29, 6, 14, 7, c.woodDark, 1)).join('') +
      row.map((colour, i) => (i === gap ? '' : wagon(i * 118 + 54, { fill: c[colour], c }))).join(''),
  }),
  wagon: part({
    options: { colour: paint('red') },
    box: [-52, -64, 52, 0],
    draw: ({ colour }, c) => wagon(0, { fill: c[colour], c }),
  }),
};

const icons: Readonly<Record<'book' | 'ear' | 'pen' | 'speech', (c: Palette) => string>> = {
  book: (c) =>
    area('M0 -10Q-10 -16 -21 -12V12Q-10 8 0 14Z', c.red) +
    area('M0 -10Q10 -16 21 -12V12Q10 8 0 14Z', c.orange) +
    line('M0 -10V14', { stroke: c.woodDark, width: 2 }),
  ear: (c) =>
    line('M-10 -2Q-12 -20 4 -20Q18 -18 14 -2Q12 6 6 10Q4 18 -4 18M-3 -2Q-3 -11 4 -11Q10 -8 5 -1Q0 2 3 6', {
      stroke: c.blue,
      width: 4.5,
    }),
  pen: (c) => area('M-16 18L-12 6L10 -17L18 -9L-4 14Z', c.green) + area('M-16 18L-12 6L-4 14Z', c.yellow),
  speech: (c) =>
    area('M-16 18L-8 4H2Z', c.plum) +
    rect(-21, -16, 42, 25, c.plum, 9) +
    line('M-12 -7H12M-12 0H4', { stroke: c.white, width: 3 }),
};

function stones(
  x: number,
  { y, size, c }: { readonly y: number; readonly size: number; readonly c: Palette },
): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${rect(-20, -14, 40, 14, c.metalDark, 7)}${rect(-15, -27, 30, 14, c.metal, 7)}${rect(-10, -38, 20, 12, c.metalDark, 6)}${line('M-7 -24H7M0 -24V-16', { stroke: c.red, width: 4 })}</g>`;
}

function wagon(x: number, { fill, c }: { readonly fill: string; readonly c: Palette }): string {
  return (
    rect(x - 46, -60, 92, 46, fill, 5) +
    rect(x - 46, -28, 92, 6, shade(fill, 0.18)) +
    [-30, 0, 30].map((at) => rect(x + at - 9, -52, 18, 17, c.glass, 2)).join('') +
    line(`M${x + 46} -16H${x + 58}`, { stroke: c.ink, width: 4 }) +
    [-28, 28]
      .map(
        (at) => disc(x + at, { y: -10, r: 10, fill: c.ink }) + disc(x + at, { y: -10, r: 4, fill: c.metal }),
      )
      .join('')
  );
}
