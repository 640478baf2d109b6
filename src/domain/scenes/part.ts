import { z } from 'zod';
import type { Palette } from './palette.ts';

/** Left, top, right and bottom of a drawing, from its own foot. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A part of a scene: what may be said about it, how far it reaches, and its drawing around the point (0, 0). */
export interface Part {
  readonly options: z.ZodType;
  readonly box: (options: unknown) => Box;
  readonly draw: (options: unknown, colours: Palette) => string;
}

/** Frame of every scene; parts are drawn for it. */
export const frame = { width: 600, height: 400 } as const;

/** A part whose options are parsed before they are drawn. */
export function part<Shape extends z.ZodRawShape>(input: {
  readonly options?: Shape;
  readonly box: Box | ((options: z.infer<z.ZodObject<Shape>>) => Box);
  readonly draw: (options: z.infer<z.ZodObject<Shape>>, colours: Palette) => string;
}): Part {
  const options = z.strictObject(input.options ?? ({} as Shape));
  const read = (given: unknown) => options.parse(given) as z.infer<z.ZodObject<Shape>>;
  const { box, draw } = input;
  return {
    options,
    box: (given) => (typeof box === 'function' ? box(read(given)) : box),
    draw: (given, colours) => draw(read(given), colours),
  };
}
