import { z } from 'zod';
import type { Advance } from '#web/features/sitting-data/advance.ts';
import type { SittingData } from '#web/features/sitting-data/sitting-data.ts';

/** What the test screen asks its action for. */
export const sittingChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    position: z.number(),
    taskId: z.string(),
    response: z.unknown(),
    ms: z.number(),
    /** Not said by a page that was open while the server was updated; its answer counts all the same. */
    deviceVoice: z.boolean().default(false),
  }),
  // Rule 4.12: a text is handed in.
  z.object({
    kind: z.literal('submit'),
    position: z.number(),
    taskId: z.string(),
    revision: z.number(),
    text: z.string(),
    plan: z.string(),
  }),
  // Rule 4.13: what was said is handed in.
  z.object({
    kind: z.literal('submitRecording'),
    position: z.number(),
    taskId: z.string(),
    name: z.string().nullable(),
    heardLines: z.array(z.number()),
    transcript: z.string().nullable(),
  }),
  z.object({ kind: z.literal('reveal'), position: z.number(), taskId: z.string() }),
  z.object({ kind: z.literal('end'), status: z.enum(['finished', 'aborted']) }),
]);
export type SittingChange = z.infer<typeof sittingChange>;

export type SittingChangeResult =
  | { readonly ok: true; readonly kind: 'answer'; readonly advance: Advance }
  | { readonly ok: true; readonly kind: SittingChange['kind']; readonly sitting: SittingData }
  /** `offline`: the request did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };
