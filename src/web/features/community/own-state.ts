import type { SupabaseClient } from '@supabase/supabase-js';
import { hasRole } from '#domain/access/roles.ts';
import { readFailure } from '#web/api/read-failure.ts';
import type { Viewer } from '#web/session/viewer.ts';
import { readBlocked } from './own-marks.ts';

/** What somebody has done with a post, and what they may do. */
export type OwnState = {
  /** `visitor` has no account, `demo` may look only, `no_profile` has not finished onboarding. */
  readonly who: 'visitor' | 'demo' | 'no_profile' | 'writer';
  readonly userId: string | null;
  readonly follows: boolean;
  /** Ids of comments; the post's own id stands for the post. */
  readonly votes: readonly string[];
  /** Whom one does not want to read. Rule 9.468. */
  readonly blocked: readonly string[];
  readonly isModerator: boolean;
};

const visitorState: OwnState = {
  who: 'visitor',
  userId: null,
  follows: false,
  votes: [],
  blocked: [],
  isModerator: false,
};

/** Rule 6.5, Rule 6.7; the profile is found by its id: Rule 7.2. */
export async function readOwnState(
  supabase: SupabaseClient,
  { viewer, postId }: { readonly viewer: Viewer; readonly postId: string },
): Promise<OwnState> {
  if (viewer.kind !== 'user') return visitorState;
  if (viewer.demoUntil !== undefined) return { ...visitorState, who: 'demo' };
  const own = { user_id: viewer.id, post_id: postId };
  const [profile, follows, votes, blocked] = await Promise.all([
    supabase.from('community_user_profiles').select('id').eq('id', viewer.id),
    supabase.from('community_follows').select('post_id').match(own),
    supabase.from('community_votes').select('comment_id').match(own),
    readBlocked(supabase),
  ]);
  const error = profile.error ?? follows.error ?? votes.error;
  if (error) throw readFailure('what one has done with a discussion', error);
  return {
    who: profile.data?.length ? 'writer' : 'no_profile',
    userId: viewer.id,
    follows: Boolean(follows.data?.length),
    votes: (votes.data ?? []).map(({ comment_id }) => comment_id ?? postId),
    blocked,
    isModerator: hasRole(viewer.roles ?? [], 'moderator'),
  };
}
