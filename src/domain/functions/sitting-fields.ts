import { z } from 'zod';

/** Fields that several functions about sittings have. */

/** Where a sitting goes on: at a task, or at its result. */
export function nextStep() {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('task'), position: z.number().int() }),
    z.object({ kind: z.literal('finished') }),
  ]);
}

export function givenTask() {
  return { sittingId: z.uuid(), position: position(), taskId: z.string().max(200) };
}

/** A number, in a query as its digits. */
export function position() {
  const digits = z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.number().int().min(1).max(1000));
}
