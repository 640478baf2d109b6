import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, n, oval, rect } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Things that people carry, leave about or celebrate with. */
export const things = {
  box: part({
    options: { width: z.number().min(30).max(120).default(64), colour: paint('sand') },
    box: ({ width }) => [-width / 2, -width * 0.72, width / 2, 0],
    draw: ({ width, colour }, c) =>
      rect(-width / 2, -width * 0.72, width, width * 0.72, c[colour], 2) +
      rect(-width * 0.1, -width * 0.72, width * 0.2, width * 0.72, shade(c[colour], 0.14)) +
      rect(-width / 2, -width * 0.72, width, 5, shade(c[colour], 0.2), 2),
  }),
  suitcase: part({
    options: { colour: paint('red') },
    box: [-28, -90, 28, 0],
    draw: ({ colour }, c) =>
      line('M-12 -60V-86H12V-60', { stroke: c.metalDark, width: 4 }) +
      rect(-28, -62, 56, 56, c[colour], 6) +
      rect(-16, -62, 5, 56, shade(c[colour])) +
      rect(11, -62, 5, 56, shade(c[colour])) +
      disc(-18, { y: -4, r: 4, fill: c.ink }) +
      disc(18, { y: -4, r: 4, fill: c.ink }),
  }),
  rucksack: part({
    options: { colour: paint('orange') },
    box: [-24, -60, 24, 0],
    draw: ({ colour }, c) =>
      line('M-8 -54Q0 -66 8 -54', { stroke: shade(c[colour], 0.3), width: 4 }) +
      rect(-24, -54, 48, 54, c[colour], 14) +
      rect(-16, -26, 32, 20, shade(c[colour], 0.14), 5),
  }),
  bag: part({
    options: { colour: paint('green') },
    box: [-20, -60, 20, 0],
    draw: ({ colour }, c) =>
      line('M-9 -38Q0 -72 9 -38', { stroke: shade(c[colour], 0.2), width: 3.5 }) +
      area('M-18 -40H18L20 0H-20Z', c[colour]),
  }),
  gift: part({
    options: { colour: paint('blue') },
    box: [-26, -58, 26, 0],
    draw: ({ colour }, c) =>
      rect(-26, -40, 52, 40, c[colour], 3) +
      rect(-5, -40, 10, 40, c.yellow) +
      line('M0 -42Q-18 -60 -16 -48Q-10 -42 0 -42Q18 -60 16 -48Q10 -42 0 -42', { stroke: c.yellow, width: 4 }),
  }),
  balloons: part({
    box: [-48, -120, 48, 0],
    draw: (_, c) =>
      line('M0 0L-26 -72M0 0L2 -92M0 0L28 -66', { stroke: c.grey, width: 1.6 }) +
      oval(-28, { y: -84, rx: 18, ry: 22, fill: c.red }) +
      oval(28, { y: -78, rx: 18, ry: 22, fill: c.blue }) +
      oval(2, { y: -98, rx: 18, ry: 22, fill: c.yellow }),
  }),
  garland: part({
    options: { width: z.number().min(100).max(600).default(400) },
    box: ({ width }) => [-width / 2, 0, width / 2, 46],
    draw: ({ width }, c) =>
      line(`M${n(-width / 2)} 0Q0 40 ${n(width / 2)} 0`, { stroke: c.grey, width: 2 }) +
      Array.from({ length: 9 }, (_, i) => {
        const share = (i + 0.5) / 9;
        const x = -width / 2 + share * width;
        const y = 80 * share * (1 - share);
        return area(
          `M${n(x - 13)} ${n(y)}H${n(x + 13)}L${n(x)} ${n(y + 25)}Z`,
          [c.red, c.yellow, c.blue, c.green][i % 4] ?? c.red,
        );
      }).join(''),
  }),
  flag: part({
    box: [-4, -200, 92, 0],
    draw: (_, c) =>
      line('M0 0V-198', { stroke: c.metal, width: 5 }) +
      rect(2, -196, 88, 62, c.red) +
      rect(26, -196, 18, 62, c.white) +
      rect(2, -174, 88, 18, c.white) +
      rect(31, -196, 8, 62, c.navy) +
      rect(2, -169, 88, 8, c.navy),
  }),
  vase: part({
    box: [-22, -70, 24, 0],
    draw: (_, c) =>
      line('M0 -28L-10 -52M0 -28L2 -58M0 -28L14 -50', { stroke: c.leafDark, width: 3 }) +
      disc(-12, { y: -56, r: 8, fill: c.red }) +
      disc(3, { y: -63, r: 8, fill: c.yellow }) +
      disc(16, { y: -54, r: 8, fill: c.pink }) +
      area('M-9 -32H9Q14 -10 8 0H-8Q-14 -10 -9 -32Z', c.blue),
  }),
  books: part({
    box: [-26, -30, 26, 0],
    draw: (_, c) =>
      rect(-26, -10, 52, 10, c.red, 2) +
      rect(-22, -20, 46, 10, c.yellow, 2) +
      rect(-24, -30, 44, 10, c.blue, 2),
  }),
  paper: part({ box: [-20, -5, 20, 0], draw: (_, c) => area('M-14 -5H20L14 0H-20Z', c.white) }),
  openBook: part({
    box: [-26, -12, 26, 0],
    draw: (_, c) =>
      area('M0 -8Q-14 -14 -26 -8V0Q-14 -5 0 0Z', c.cream) + area('M0 -8Q14 -14 26 -8V0Q14 -5 0 0Z', c.white),
  }),
  newspapers: part({
    box: [-28, -14, 28, 0],
    draw: (_, c) =>
      area('M-22 -6H28L22 0H-28Z', c.cream) +
      area('M-16 -12H22L28 -6H-22Z', c.white) +
      line('M-8 -9H12', { stroke: c.grey, width: 2 }),
  }),
  toolbox: part({
    box: [-36, -50, 36, 0],
    draw: (_, c) =>
      line('M-14 -30V-46H14V-30', { stroke: c.metalDark, width: 5 }) +
      rect(-36, -32, 72, 32, c.red, 4) +
      rect(-36, -20, 72, 4, shade(c.red, 0.2)),
  }),
  tools: part({
    box: [-70, -6, 70, 58],
    draw: (_, c) =>
      rect(-70, -6, 140, 64, shade(c.wood, 0.12), 3) +
      line('M-50 10V40M-56 8H-44', { stroke: c.metalDark, width: 6 }) +
      line('M-22 6V44', { stroke: c.metalDark, width: 5 }) +
      line('M4 8L4 42', { stroke: c.red, width: 7 }) +
      line('M28 8V44M28 10Q36 4 40 12', { stroke: c.metalDark, width: 6 }) +
      disc(56, { y: 24, r: 10, fill: c.metalDark }),
  }),
  wheel: part({
    options: { radius: z.number().min(14).max(40).default(24) },
    box: ({ radius }) => [-radius, -radius * 2, radius, 0],
    draw: ({ radius }, c) =>
      `<circle cx="0" cy="${-radius}" r="${radius - 3}" fill="none" stroke="${c.ink}" stroke-width="5"/>` +
      line(`M${-radius + 5} ${-radius}H${radius - 5}M0 ${-2 * radius + 5}V-5`, {
        stroke: c.metal,
        width: 2,
      }) +
      disc(0, { y: -radius, r: 4, fill: c.metalDark }),
  }),
  pump: part({
    box: [-16, -74, 16, 0],
    draw: (_, c) =>
      line('M-14 -72H14M0 -70V-44', { stroke: c.ink, width: 6 }) +
      rect(-6, -46, 12, 42, c.blue, 3) +
      line('M-14 -2H14', { stroke: c.metalDark, width: 6 }),
  }),
  ladder: part({
    box: [-36, -190, 36, 0],
    draw: (_, c) =>
      line('M-32 0L-14 -186M32 0L14 -186', { stroke: c.metalDark, width: 6 }) +
      line('M-29 -28H29M-26 -60H26M-23 -92H23M-20 -124H20M-17 -156H17', { stroke: c.metal, width: 5 }),
  }),
  paintPot: part({
    options: { colour: paint('yellow') },
    box: [-18, -40, 18, 0],
    draw: ({ colour }, c) =>
      line('M-15 -26Q0 -46 15 -26', { stroke: c.metalDark, width: 3 }) +
      rect(-17, -28, 34, 28, c.metal, 3) +
      oval(0, { y: -28, rx: 17, ry: 4, fill: c[colour] }) +
      area('M6 -28V-12Q11 -8 12 -28Z', c[colour]),
  }),
  easel: part({
    box: [-50, -160, 50, 0],
    draw: (_, c) =>
      line('M-36 0L-10 -150M36 0L10 -150', { stroke: c.woodDark, width: 6 }) +
      rect(-46, -146, 92, 84, c.white, 2) +
      disc(-16, { y: -112, r: 14, fill: c.yellow }) +
      area('M-40 -66L0 -104L40 -66Z', c.leaf),
  }),
  teddy: part({
    box: [-24, -62, 24, 0],
    draw: (_, c) =>
      disc(-12, { y: -56, r: 6, fill: c.brown }) +
      disc(12, { y: -56, r: 6, fill: c.brown }) +
      disc(-14, { y: -6, r: 8, fill: c.brown }) +
      disc(14, { y: -6, r: 8, fill: c.brown }) +
      oval(0, { y: -20, rx: 18, ry: 20, fill: c.brown }) +
      disc(0, { y: -46, r: 15, fill: c.brown }) +
      oval(0, { y: -42, rx: 7, ry: 5, fill: c.sand }) +
      disc(-5, { y: -49, r: 1.8, fill: c.ink }) +
      disc(5, { y: -49, r: 1.8, fill: c.ink }),
  }),
  shoes: part({
    options: { colour: paint('brown') },
    box: [-24, -16, 24, 0],
    draw: ({ colour }, c) => area('M-24 0V-14H-12L-2 -5V0ZM2 0V-14H14L24 -5V0Z', c[colour]),
  }),
  boots: part({
    options: { colour: paint('red') },
    box: [-24, -34, 24, 0],
    draw: ({ colour }, c) => area('M-22 0V-34H-10V-11L-2 -5V0ZM4 0V-34H16V-11L24 -5V0Z', c[colour]),
  }),
  tshirt: part({
    options: { colour: paint('red') },
    box: [-34, -60, 34, 0],
    draw: ({ colour }, c) =>
      area('M-16 -60Q0 -48 16 -60L34 -42L24 -30L18 -34V0H-18V-34L-24 -30L-34 -42Z', c[colour]),
  }),
  rail: part({
    options: { width: z.number().min(80).max(260).default(160) },
    box: ({ width }) => [-width / 2, -140, width / 2, 0],
    draw: ({ width }, c) =>
      line(`M${n(-width / 2 + 4)} 0V-136H${n(width / 2 - 4)}V0`, { stroke: c.metalDark, width: 5 }) +
      Array.from({ length: Math.floor(width / 27) }, (_, i) =>
        area(
          `M${n(-width / 2 + 12 + i * 25)} -130h18l5 10-2 58h-22l-3 -58Z`,
          [c.red, c.blue, c.yellow, c.plum, c.teal, c.pink][i % 6] ?? c.red,
        ),
      ).join(''),
  }),
  busInside: part({
    box: [0, 0, 600, 400],
    draw: (_, c) =>
      rect(0, 0, 600, 400, c.panel) +
      [20, 176, 332]
        .map(
          (x) =>
            rect(x, 48, 140, 130, c.sky, 14) +
            area(`M${x} 178V140q40 -26 70 -8t70 -14v46q0 14 -14 14h-112q-14 0 -14 -14Z`, c.hill),
        )
        .join('') +
      rect(490, 36, 92, 300, c.glass, 6) +
      line('M536 40V334', { stroke: c.metalDark, width: 5 }) +
      rect(0, 0, 600, 26, shade(c.panel, 0.12)) +
      line('M0 34H600', { stroke: c.yellow, width: 6 }) +
      rect(0, 336, 600, 64, shade(c.floor, 0.14)),
  }),
  busSeat: part({
    options: { colour: paint('blue') },
    box: [-34, -132, 40, 0],
    draw: ({ colour }, c) =>
      rect(-8, -40, 14, 40, c.metalDark) +
      rect(-34, -132, 24, 92, c[colour], 10) +
      rect(-34, -54, 74, 18, shade(c[colour], 0.12), 8),
  }),
  pole: part({
    options: { height: z.number().min(100).max(340).default(310) },
    box: ({ height }) => [-3, -height, 3, 0],
    draw: ({ height }, c) => line(`M0 0V${-height}`, { stroke: c.yellow, width: 6 }),
  }),
  xray: part({
    box: [-30, -40, 30, 40],
    draw: (_, c) =>
      rect(-30, -40, 60, 80, c.cream, 3) +
      line('M0 -30V10M0 10L-10 34M0 10L10 34M-16 -16H16', { stroke: c.teal, width: 4 }) +
      disc(0, { y: -30, r: 7, fill: c.teal }),
  }),
  /** Sleep, as every strip draws it. */
  sleep: part({
    box: [0, -54, 50, 0],
    draw: (_, c) =>
      line('M2 -14H14L2 -2H14', { stroke: c.blue, width: 4 }) +
      line('M20 -32H36L20 -18H36', { stroke: c.blue, width: 4.5 }),
  }),
  vacuum: part({
    options: { colour: paint('red') },
    box: [-30, -60, 40, 0],
    draw: ({ colour }, c) =>
      line('M20 -28Q44 -44 34 -58', { stroke: c.metalDark, width: 5 }) +
      area('M-30 -8Q-28 -40 4 -40Q32 -38 32 -8Z', c[colour]) +
      disc(-14, { y: -9, r: 9, fill: c.ink }) +
      disc(18, { y: -9, r: 9, fill: c.ink }),
  }),
  rubbish: part({
    options: { colour: paint('ink') },
    box: [-24, -52, 24, 0],
    draw: ({ colour }, c) =>
      area('M-24 -6Q-26 -34 -6 -42L-10 -52H10L6 -42Q26 -34 24 -6Q20 0 0 0Q-20 0 -24 -6Z', c[colour]),
  }),
};
