import type { SupabaseClient } from '@supabase/supabase-js';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import type { ListedPost } from '#web/features/community/community-rows.ts';
import { readQuestions } from '#web/features/community/read-questions.ts';

export type QueueQuery = FunctionInput<'teacher-queue'> & { readonly show: 'open' | 'mine' | 'answered' };

export type QueueData = FunctionOutput<'teacher-queue'> & {
  readonly query: QueueQuery;
  /** What has just been done; a key of the texts `teacher-desk:done`. */
  readonly done: string | null;
  /** A code of the texts `teacher-desk:errors`. */
  readonly problem: string | null;
  readonly questions: readonly ListedPost[];
};

/** What the address asks for; anything else is left out. */
export function readQueueQuery({ searchParams }: URL): QueueQuery {
  const show = (['open', 'mine', 'answered'] as const).find((one) => one === searchParams.get('show'));
  const category = (['write', 'speak'] as const).find((one) => one === searchParams.get('category'));
  const level = taskLevels.find((one) => one === searchParams.get('level'));
  return { show: show ?? 'open', ...(category && { category }), ...(level && { level }) };
}

/** Questions that stand on the desk beside the queue. */
const shownQuestions = 5;

/** The unanswered questions that have waited longest. */
export async function readDeskQuestions(supabase: SupabaseClient): Promise<readonly ListedPost[]> {
  const { posts } = await readQuestions(supabase, {
    answered: false,
    oldestFirst: true,
    limit: shownQuestions,
  });
  return posts;
}
