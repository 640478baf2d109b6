import { z } from 'zod';
import { colours, shade } from '#domain/scenes/palette.ts';
import { part } from '#domain/scenes/part.ts';
import { area, disc, line, rect, ring } from '#domain/scenes/svg.ts';
import { bicycleDrawing } from './bicycle.ts';

const paint = (colour: (typeof colours)[number]) => z.enum(colours).default(colour);
const wheel = (x: number, r: number, c: { readonly ink: string; readonly metal: string }) =>
  disc(x, { y: -r, r, fill: c.ink }) + disc(x, { y: -r, r: r * 0.45, fill: c.metal });

/** What drives and rolls, to the right: the point (0, 0) is on the ground below the middle. */
export const vehicles = {
  bus: part({
    options: { colour: paint('green') },
    box: [-170, -168, 170, 0],
    draw: ({ colour }, c) =>
      rect(-170, -168, 340, 148, c[colour], 16) +
      rect(-170, -62, 340, 10, shade(c[colour], 0.15)) +
      [-156, -98, -40].map((x) => rect(x, -148, 50, 62, c.glass, 5)).join('') +
      rect(24, -148, 50, 122, shade(c.glass, 0.08), 4) +
      line('M49 -146V-28', { stroke: c[colour], width: 3 }) +
      rect(84, -148, 36, 62, c.glass, 5) +
      area('M130 -148H158Q168 -148 168 -138V-76H130Z', c.glass) +
      rect(60, -163, 92, 12, c.ink, 3) +
      line('M70 -157H130', { stroke: c.yellow, width: 4 }) +
      disc(160, { y: -42, r: 6, fill: c.yellow }) +
      wheel(-104, 22, c) +
      wheel(112, 22, c),
  }),
  tram: part({
    options: { colour: paint('blue') },
    box: [-180, -176, 180, 0],
    draw: ({ colour }, c) =>
      line('M-20 -160L0 -176L20 -160', { stroke: c.metalDark, width: 4 }) +
      rect(-180, -160, 360, 144, c[colour], 20) +
      [-160, -104, 40, 96].map((x) => rect(x, -140, 48, 60, c.glass, 5)).join('') +
      rect(-48, -140, 80, 122, c.glass, 4) +
      line('M-8 -140V-20', { stroke: c[colour], width: 4 }) +
      rect(-180, -62, 360, 9, c.cream) +
      rect(-140, -18, 80, 14, c.ink, 6) +
      rect(60, -18, 80, 14, c.ink, 6),
  }),
  train: part({
    options: { colour: paint('red') },
    box: [-300, -172, 300, 0],
    draw: ({ colour }, c) =>
      area('M-300 -160H210Q262 -160 290 -84Q296 -50 296 -20H-300Z', c[colour]) +
      rect(-300, -70, 592, 10, c.cream) +
      [-280, -216, -152, -10, 54, 118].map((x) => rect(x, -138, 52, 54, c.glass, 5)).join('') +
      rect(-84, -138, 58, 116, shade(c.glass, 0.1), 4) +
      line('M-55 -136V-24', { stroke: c[colour], width: 3 }) +
      area('M196 -138H216Q246 -132 262 -88H196Z', c.glass) +
      [-240, -160, 40, 130, 220].map((x) => disc(x, { y: -14, r: 14, fill: c.ink })).join('') +
      disc(276, { y: -40, r: 7, fill: c.yellow }),
  }),
  car: part({
    options: { colour: paint('blue') },
    box: [-96, -84, 96, 0],
    draw: ({ colour }, c) =>
      area('M-60 -48Q-46 -84 -18 -84H22Q44 -84 62 -48Z', c[colour]) +
      area('M-48 -50Q-38 -76 -18 -76H-2V-50ZM4 -76H20Q38 -74 50 -50H4Z', c.glass) +
      rect(-96, -52, 192, 38, c[colour], 15) +
      rect(-96, -30, 192, 6, shade(c[colour], 0.16)) +
      disc(88, { y: -38, r: 5, fill: c.yellow }) +
      wheel(-54, 18, c) +
      wheel(54, 18, c),
  }),
  van: part({
    options: { colour: paint('white'), open: z.boolean().default(false) },
    box: [-140, -148, 140, 0],
    draw: ({ colour, open }, c) =>
      rect(-140, -148, 190, 130, c[colour], 6) +
      area('M50 -118H92Q108 -118 116 -92L122 -72Q140 -68 140 -52V-18H50Z', c[colour]) +
      area('M60 -108H90Q100 -108 108 -76H60Z', c.glass) +
      (open
        ? rect(-132, -138, 92, 112, c.ink, 3)
        : line('M-44 -140V-24', { stroke: shade(c[colour], 0.14), width: 3 })) +
      rect(-140, -36, 280, 8, shade(c[colour], 0.14)) +
      disc(134, { y: -44, r: 6, fill: c.yellow }) +
      wheel(-84, 22, c) +
      wheel(86, 22, c),
  }),
  truck: part({
    options: { colour: paint('orange') },
    box: [-150, -156, 150, 0],
    draw: ({ colour }, c) =>
      area('M-150 -110H54V-34H-134Z', c.metalDark) +
      area('M-140 -110Q-60 -150 44 -110Z', c.earth) +
      rect(62, -130, 76, 106, c[colour], 8) +
      rect(86, -118, 46, 44, c.glass, 4) +
      rect(-140, -34, 286, 12, c.ink) +
      wheel(-96, 24, c) +
      wheel(-40, 24, c) +
      wheel(102, 24, c),
  }),
  digger: part({
    options: { colour: paint('yellow') },
    box: [-130, -176, 90, 0],
    draw: ({ colour }, c) =>
      line('M-6 -84L-64 -168L-112 -96', { stroke: c[colour], width: 15 }) +
      area('M-132 -98H-96L-92 -62Q-124 -56 -132 -98Z', c.metalDark) +
      rect(-34, -92, 108, 50, c[colour], 8) +
      rect(-30, -146, 62, 58, c[colour], 6) +
      rect(-22, -138, 44, 38, c.glass, 3) +
      rect(-44, -36, 128, 34, c.ink, 17) +
      [-24, 6, 36, 64].map((x) => disc(x, { y: -19, r: 9, fill: c.metalDark })).join(''),
  }),
  bicycle: part({
    options: { colour: paint('red') },
    box: [-66, -106, 66, 0],
    draw: ({ colour }, c) => bicycleDrawing(c[colour], { c, x: 0, y: 0, size: 1 }),
  }),
  pram: part({
    options: { colour: paint('navy') },
    box: [-54, -92, 60, 0],
    draw: ({ colour }, c) =>
      disc(-4, { y: -56, r: 10, fill: c.skin2 }) +
      area('M-36 -48H50Q46 -22 20 -20H-14Q-36 -24 -36 -48Z', c[colour]) +
      area('M50 -48A46 44 0 0 0 8 -92V-48Z', shade(c[colour], 0.15)) +
      line('M-36 -46L-54 -86', { stroke: c.metalDark, width: 5 }) +
      line('M-14 -22L-22 -12M24 -22L32 -12', { stroke: c.metalDark, width: 4 }) +
      ring(-24, { y: -12, r: 9.5, stroke: c.ink, width: 5 }) +
      ring(32, { y: -12, r: 9.5, stroke: c.ink, width: 5 }),
  }),
  moped: part({
    options: { colour: paint('red') },
    box: [-60, -90, 60, 0],
    draw: ({ colour }, c) =>
      line('M30 -84L46 -20', { stroke: c.metalDark, width: 6 }) +
      line('M22 -88H38', { stroke: c.ink, width: 5 }) +
      area('M-56 -30Q-50 -60 -10 -56Q0 -30 24 -28L36 -60L46 -30L30 -14H-40Z', c[colour]) +
      rect(-50, -66, 52, 10, c.ink, 5) +
      wheel(-38, 17, c) +
      wheel(46, 17, c),
  }),
};
