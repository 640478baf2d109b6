import { z } from 'zod';

/** No picture is made larger than this, in pixels of one side. */
const maxSide = 2500;
const side = z.coerce.number().int().min(1).max(maxSide);

/** How a picture is asked for (Rule 9.22); query strings and JSON alike. */
export const transformSchema = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  /** Without it webp where the client names it as accepted, else the picture's own format. */
  format: z.enum(['origin', 'avif', 'webp']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
});

export type Transform = z.infer<typeof transformSchema>;

export const defaultQuality = 80;

/** Names of the renderer behind Supabase, which clients read in `X-Transformations`. */
const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** The header's value, e.g. `height:200,width:200,resizing_type:fill,quality:60`. */
export function describeTransform({ width, height, resize = 'cover', quality, format }: Transform): string {
  return [
    height && `height:${height}`,
    width && `width:${width}`,
    (width || height) && `resizing_type:${resizingTypes[resize]}`,
    quality && `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
  ]
    .filter(Boolean)
    .join(',');
}
