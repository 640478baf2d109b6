import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { callFunction } from '#web/api/call-function.ts';
import { sendEntry, sentEntry } from '#web/features/flashcards/send-entry.server.ts';

export const queuedAnswers = z.object({
  kind: z.literal('answers'),
  reviews: z.array(sentEntry).max(500),
  /** By the device's clock, ISO 8601. */
  sentAt: z.string().optional(),
  answers: z
    .array(
      z.object({
        sittingId: z.string(),
        position: z.number(),
        taskId: z.string(),
        response: z.unknown(),
        ms: z.number(),
      }),
    )
    .max(200),
});

/**
 * Hands on what was answered without a network, tasks and words, one after the other, and says what
 * need not be sent again: taken now or before, or refused for good. Rule 9.455.
 */
export async function handOn(
  supabase: SupabaseClient,
  { answers, reviews, sentAt }: z.infer<typeof queuedAnswers>,
): Promise<object> {
  const taken: { sittingId: string; position: number }[] = [];
  for (const { sittingId, position, taskId, response, ms } of answers) {
    const answer = { sittingId, position, taskId, response, ms, deviceVoice: false };
    const result = await callFunction(supabase, 'answers', answer);
    if (!result.ok && isForNow(result.status)) break;
    taken.push({ sittingId, position });
  }
  let takenReviews = 0;
  for (const review of reviews) {
    const result = await sendEntry(supabase, review.kind === 'review' ? { ...review, sentAt } : review);
    if (!result.ok && isForNow(result.status)) break;
    takenReviews += 1;
  }
  return { taken, takenReviews };
}

/** Whoever has to log in first, or to wait, sends again; any other refusal stays one. */
function isForNow(status: number): boolean {
  return [401, 429].includes(status) || status >= 500;
}
