import { z } from 'zod';
import { invalidRequest, tooLarge } from './errors.ts';

const units: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** What a bucket is given when it is made or changed; `undefined` leaves it as it is. */
export const bucketRulesSchema = z.object({
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number().int().min(0), z.string()]).nullish(),
  allowed_mime_types: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^[a-z0-9*+.-]+\/[a-z0-9*+.-]+$/i),
    )
    .max(100)
    .nullish(),
});

export type BucketRules = z.infer<typeof bucketRulesSchema>;

/**
 * Bytes of `20MB` (powers of ten, as Supabase counts), of a number of them, or null for no limit of its own.
 * @throws StorageError 400 for another form, 413 above what the service takes
 */
export function parseSizeLimit(limit: number | string | null, maxBytes: number): number | null {
  if (limit === null) return null;
  const bytes = typeof limit === 'number' ? limit : parseSize(limit);
  if (bytes > maxBytes) throw tooLarge();
  return bytes;
}

function parseSize(text: string): number {
  const [, number, unit = 'b'] = /^(\d{1,12}(?:\.\d{1,3})?)\s*(gb|mb|kb|b)?$/i.exec(text.trim()) ?? [];
  if (number === undefined)
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  return Math.round(Number(number) * (units[unit.toLowerCase()] ?? 1));
}
