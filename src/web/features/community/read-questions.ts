import type { SupabaseClient } from '@supabase/supabase-js';
import { pageSizes } from '#domain/community/community-limits.ts';
import { questionCategory } from '#domain/community/questions.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type ListedPost, listedColumns } from './community-rows.ts';
import { readCursor } from './cursor.ts';
import type { PostPage } from './read-posts.ts';

type QuestionQuery = {
  readonly answered: boolean;
  /** Those that have waited longest first; left out: the newest. */
  readonly oldestFirst?: boolean;
  readonly limit?: number;
  /** Where the page before ended. */
  readonly after?: string | null;
  /** Only those that this person asked. */
  readonly askedBy?: string;
};

/**
 * Rule 9.449: questions to teachers, with or without an answer: a teacher's, or one that the asker accepted. The opening posts are
 * no questions. @throws Error when they cannot be read.
 */
export async function readQuestions(supabase: SupabaseClient, query: QuestionQuery): Promise<PostPage> {
  const { answered, oldestFirst = false, limit = pageSizes.posts, after = null, askedBy } = query;
  let asked = questions(supabase);
  asked = answered
    ? asked.or('teacher_answered_at.not.is.null,accepted_comment_id.not.is.null')
    : asked.is('teacher_answered_at', null).is('accepted_comment_id', null);
  if (askedBy) asked = asked.eq('user_id', askedBy);
  const cursor = readCursor(after, 'recent');
  if (cursor) {
    const [side, from] = oldestFirst ? (['gt', 'gte'] as const) : (['lt', 'lte'] as const);
    asked = asked
      .filter('created_at', from, cursor.value)
      .or(
        `created_at.${side}."${cursor.value}",and(created_at.eq."${cursor.value}",id.${side}.${cursor.id})`,
      );
  }
  const { data, error } = await asked
    .order('created_at', { ascending: oldestFirst })
    .order('id', { ascending: oldestFirst })
    .limit(limit + 1)
    .overrideTypes<ListedPost[], { merge: false }>();
  if (error) throw readFailure('the questions', error);
  const posts = data.slice(0, limit);
  const last = data.length > limit ? posts.at(-1) : undefined;
  return { posts, after: last ? `${last.createdAt}_${last.id}` : null };
}

function questions(supabase: SupabaseClient) {
  return supabase
    .from('community_posts')
    .select(listedColumns)
    .eq('category_id', questionCategory)
    .eq('written_by', 'person')
    .is('hidden_at', null)
    .is('deleted_at', null);
}

/** The median of the last 30 days, in minutes, and of how many answers; null minutes where there is none. */
export type ResponseTime = { readonly minutes: number | null; readonly answers: number };

/** How long questions waited for a teacher. */
export async function readResponseTime(supabase: SupabaseClient): Promise<ResponseTime> {
  const { data, error } = await supabase.rpc('teacher_response_time').returns<ResponseTime[]>();
  if (error) throw readFailure('the response time', error);
  return (data as readonly ResponseTime[])[0] ?? { minutes: null, answers: 0 };
}
