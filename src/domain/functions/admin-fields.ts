import { z } from 'zod';

/** Why somebody of the administration did something; it stands in the audit log. */
export const reason = z.string().trim().min(3).max(500);
/** A time as ISO 8601. */
export const moment = z.string();
/** A person as lists of the administration name them. */
export const someone = z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() });

/** Counted to `mostCounted`; `more` says that there are more. */
export function counted() {
  return { total: z.number().int(), more: z.boolean() };
}

/** A number, in a query as its digits. */
export function count(least: number, most: number) {
  const digits = z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.number().int().min(least).max(most));
}
