import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, oval } from '#domain/scenes/svg.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);

/** Animals of forest and mountain that look to the right: the point (0, 0) is on the ground below the middle. */
export const wildAnimals = {
  moose: part({
    options: { calf: z.boolean().default(false) },
    box: [-84, -182, 112, 0],
    draw: ({ calf }, c) => {
      const coat = calf ? c.earth : c.brown;
      const dark = shade(coat, 0.24);
      const pale = calf ? shade(c.sand, 0.1) : c.stone;
      return (
        line('M-46 -70L-40 -36L-44 -3M30 -74L34 -36L30 -3', { stroke: dark, width: 10 }) +
        area(
          'M-72 -92Q-80 -128 -44 -130Q-10 -126 8 -138Q28 -150 44 -132L52 -92Q40 -66 6 -66Q-40 -60 -66 -72Z',
          coat,
        ) +
        area('M30 -140L66 -166L82 -150L54 -96Q40 -100 30 -140Z', coat) +
        area('M58 -166Q80 -174 90 -158L108 -142Q112 -124 98 -120Q84 -118 76 -134L58 -148Z', coat) +
        area('M96 -148L108 -140Q112 -124 98 -120Q86 -122 86 -134Z', dark) +
        line('M-60 -76L-66 -38L-62 -3M44 -84L50 -40L48 -3', { stroke: coat, width: 11 }) +
        line('M-63 -30L-62 -6M49 -32L48 -6M-42 -28L-44 -6M33 -28L30 -6', { stroke: pale, width: 7 }) +
        area('M62 -164L50 -182L72 -172Z', coat) +
        area('M72 -130Q76 -114 70 -108Q66 -118 66 -132Z', dark) +
        disc(80, { y: -152, r: 2.6, fill: c.ink }) +
        disc(104, { y: -134, r: 2, fill: c.ink })
      );
    },
  }),
  reindeer: part({
    options: { calf: z.boolean().default(false), colour: paint('stoneDark') },
    box: ({ calf }) => [-52, calf ? -84 : -128, 62, 0],
    draw: ({ calf, colour }, c) => {
      const coat = c[colour];
      const dark = shade(coat, 0.26);
      const head =
        area('M18 -72Q34 -78 42 -94L57 -82Q54 -64 40 -44Q26 -40 18 -72Z', c.cream) +
        area('M40 -96Q54 -98 58 -88L66 -78Q64 -70 54 -74L42 -82Z', coat) +
        disc(54, { y: -87, r: 1.9, fill: c.ink }) +
        disc(64, { y: -76, r: 2.2, fill: c.ink }) +
        line('M42 -92L34 -98', { stroke: dark, width: 4 }) +
        (calf
          ? ''
          : line(
              'M44 -96Q30 -112 40 -128M34 -110L22 -116M36 -118L26 -126M48 -96Q50 -114 62 -122M52 -110L64 -108',
              {
                stroke: c.woodDark,
                width: 3.6,
              },
            ));
      return (
        line('M-30 -38L-26 -20L-29 -2M24 -38L27 -20L25 -2', { stroke: dark, width: 6 }) +
        area('M-46 -52Q-48 -74 -22 -74H18Q40 -74 40 -56Q38 -34 16 -34H-24Q-44 -34 -46 -52Z', coat) +
        line('M-38 -42L-41 -20L-38 -2M34 -42L37 -20L35 -2', { stroke: coat, width: 6.5 }) +
        area('M-46 -62L-54 -58L-46 -50Z', c.cream) +
        head
      );
    },
  }),
  /** A lemming on its hind legs that shows its teeth. */
  lemming: part({
    box: [-36, -80, 40, 0],
    draw: (_, c) =>
      oval(-2, { y: -28, rx: 30, ry: 28, fill: c.orange }) +
      oval(6, { y: -24, rx: 20, ry: 22, fill: c.yellow }) +
      area('M-30 -38Q-24 -78 6 -80Q20 -80 14 -62Q-4 -52 -16 -22Q-34 -22 -30 -38Z', c.ink) +
      area('M2 -80Q32 -78 32 -58Q28 -42 10 -42Q-6 -46 -4 -64Q-4 -78 2 -80Z', c.orange) +
      area('M2 -80Q20 -82 26 -72Q14 -74 6 -60Q-2 -66 2 -80Z', c.ink) +
      disc(-6, { y: -66, r: 6, fill: c.brown }) +
      disc(18, { y: -64, r: 3, fill: c.ink }) +
      disc(19, { y: -65, r: 1, fill: c.white }) +
      disc(33, { y: -59, r: 3, fill: c.ink }) +
      area('M16 -52H32Q30 -40 22 -40Q16 -42 16 -52Z', c.plum) +
      area('M22 -53H31L29 -46H24Z', c.white) +
      line('M10 -32L28 -40M14 -24L32 -28', { stroke: c.orange, width: 7 }) +
      line('M27 -42L32 -44M28 -39L34 -39M31 -30L37 -31M31 -27L37 -26', { stroke: c.ink, width: 2 }) +
      line('M-12 -3H4M8 -3H24', { stroke: c.brown, width: 7 }),
  }),
  /** A Greenland dog in harness. */
  sledDog: part({
    options: { colour: paint('stoneDark') },
    box: [-46, -62, 46, 0],
    draw: ({ colour }, c) =>
      line('M-28 -36Q-48 -44 -38 -56Q-28 -62 -26 -50', { stroke: c[colour], width: 8 }) +
      line('M-22 -24V-3M20 -24V-3', { stroke: shade(c[colour], 0.2), width: 8 }) +
      area('M-34 -32Q-32 -46 -12 -44H16Q30 -46 30 -32Q28 -18 14 -18H-22Q-34 -18 -34 -32Z', c[colour]) +
      line('M-28 -22L-31 -3M26 -26L28 -3', { stroke: c[colour], width: 8 }) +
      area('M14 -36Q14 -58 30 -56Q38 -54 46 -44Q46 -38 36 -38Q28 -30 18 -28Z', c[colour]) +
      area('M18 -52L19 -64L28 -55ZM28 -55L33 -65L36 -52Z', shade(c[colour], 0.16)) +
      area('M32 -46L46 -44Q46 -38 36 -38Z', c.cream) +
      disc(32, { y: -49, r: 1.9, fill: c.ink }) +
      disc(45, { y: -44, r: 2.3, fill: c.ink }) +
      line('M4 -44L0 -20M14 -44L12 -26', { stroke: c.red, width: 3 }),
  }),
};
