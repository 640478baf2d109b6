import { z } from 'zod';

/** What stories and articles on the editor's desk have in common. */

export const draftId = z.uuid();
export const revision = z.number().int().min(0);
export const deskStates = ['draft', 'scheduled', 'published'] as const;

/** A visible note on what was corrected, in the page's languages. */
const correctionNote = z.strictObject({
  nb: z.string().trim().min(3).max(300),
  en: z.string().trim().min(3).max(300),
});

/** A correction as its page shows it; `on` is a day. */
export const correction = z.object({ on: z.string(), nb: z.string(), en: z.string() });

/** A correction that waits for its time; one that was taken back before it came has none, and its note is kept. */
export const nextCorrection = z
  .object({ at: z.string().nullable(), nb: z.string(), en: z.string() })
  .nullable();

/** A drawing that a page may show. */
export const drawing = z.object({
  id: z.string(),
  hash: z.string(),
  alt: z.object({ nb: z.string(), en: z.string() }),
});

/** What becomes of a draft. */
export const deskChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('publish'), draftId, revision }),
  z.strictObject({ kind: z.literal('schedule'), draftId, revision, at: z.iso.datetime() }),
  /** Also of a correction. */
  z.strictObject({ kind: z.literal('unschedule'), draftId }),
  z.strictObject({
    ...{ kind: z.literal('correct'), draftId, revision, note: correctionNote },
    /** Left out: at once. */
    at: z.iso.datetime().optional(),
  }),
  z.strictObject({ kind: z.literal('withdraw'), draftId, reason: z.string().trim().min(3).max(500) }),
  z.strictObject({ kind: z.literal('remove'), draftId }),
]);
export const deskChanged = z.object({ state: z.enum([...deskStates, 'removed']) });
