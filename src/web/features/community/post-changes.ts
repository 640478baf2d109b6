import type { SupabaseClient } from '@supabase/supabase-js';
import type { WrittenLanguage } from '#domain/community/languages.ts';
import { communityReportReasons, moderationActions } from '#domain/community/reports.ts';
import { type CallResult, callFunction } from '#web/api/call-function.ts';
import { attachmentInput, receiveAttachments } from './read-attachments.ts';

/** What a form of a discussion does; each is a key of the texts `community:failed`. */
export type Intent =
  | 'vote'
  | 'follow'
  | 'comment'
  | 'editComment'
  | 'deleteComment'
  | 'delete'
  | 'report'
  | 'accept'
  | 'moderate'
  | 'block';

/** What came of it: where the page goes on, or a code of the API. */
export type Changed =
  | { readonly kind: 'done'; readonly done: string | null; readonly at: string; readonly gone?: true }
  | { readonly kind: 'refused'; readonly code: string; readonly status: number };

type Asked = { readonly supabase: SupabaseClient; readonly postId: string; readonly fields: FormData };

/** Does what a form of a post's page asks for. Rule 9.374 to 9.381. */
export async function changePost(intent: Intent, asked: Asked): Promise<Changed> {
  return changes[intent](asked);
}

const changes: Readonly<Record<Intent, (asked: Asked) => Promise<Changed>>> = {
  async vote({ supabase, postId, fields }) {
    const commentId = idOf(fields.get('commentId'));
    const on = fields.get('on') === 'true';
    const result = await callFunction(supabase, 'community-votes', { postId, commentId, on });
    return outcome(result, () => ({ done: null, at: `vote-${commentId ?? postId}` }));
  },
  async follow({ supabase, postId, fields }) {
    const on = fields.get('on') === 'true';
    const result = await callFunction(supabase, 'community-follows', { postId, on });
    return outcome(result, () => ({ done: on ? 'following' : 'unfollowed', at: 'follow' }));
  },
  async comment({ supabase, postId, fields }) {
    const received = await receiveAttachments(supabase, fields);
    if (received.problem) return { kind: 'refused', code: received.problem, status: 400 };
    const result = await callFunction(supabase, 'community-comments', {
      kind: 'create',
      ...{ postId, parentId: idOf(fields.get('parentId')), language: languageOf(fields.get('language')) },
      ...{ content: String(fields.get('content') ?? ''), requestKey: requestKeyOf(fields) },
      attachments: attachmentInput(received.attachments),
    });
    return outcome(result, ({ commentId }) => ({ done: 'comment_posted', at: `comment-${commentId}` }));
  },
  async editComment({ supabase, fields }) {
    const commentId = idOf(fields.get('commentId')) ?? crypto.randomUUID();
    const received = await receiveAttachments(supabase, fields);
    if (received.problem) return { kind: 'refused', code: received.problem, status: 400 };
    const result = await callFunction(supabase, 'community-comments', {
      ...{ kind: 'edit', commentId, language: languageOf(fields.get('language')) },
      content: String(fields.get('content') ?? ''),
      attachments: attachmentInput(received.attachments),
    });
    return outcome(result, () => ({ done: 'comment_updated', at: `comment-${commentId}` }));
  },
  async deleteComment({ supabase, fields }) {
    const commentId = idOf(fields.get('commentId')) ?? crypto.randomUUID();
    const result = await callFunction(supabase, 'community-comments', { kind: 'delete', commentId });
    return outcome(result, () => ({ done: 'comment_deleted', at: 'comments' }));
  },
  async delete({ supabase, postId }) {
    const result = await callFunction(supabase, 'community-posts', { kind: 'delete', postId });
    return outcome(result, () => ({ done: 'post_deleted', at: '', gone: true }));
  },
  async block({ supabase, fields }) {
    const personId = idOf(fields.get('personId')) ?? crypto.randomUUID();
    const on = fields.get('on') === 'true';
    const result = await callFunction(supabase, 'community-blocks', { personId, on });
    return outcome(result, () => ({ done: on ? 'blocked' : 'unblocked', at: '' }));
  },
  async report({ supabase, postId, fields }) {
    const commentId = idOf(fields.get('commentId'));
    const reason = communityReportReasons.find((one) => one === fields.get('reason')) ?? 'other';
    const text = String(fields.get('text') ?? '').slice(0, 1000);
    const result = await callFunction(supabase, 'community-reports', { postId, commentId, reason, text });
    return outcome(result, () => ({ done: 'reported', at: '' }));
  },
  async accept({ supabase, postId, fields }) {
    const commentId = idOf(fields.get('commentId'));
    const result = await callFunction(supabase, 'community-acceptances', { postId, commentId });
    return outcome(result, () => ({
      done: commentId ? 'accepted' : 'unaccepted',
      at: commentId ? `comment-${commentId}` : 'comments',
    }));
  },
  async moderate({ supabase, postId, fields }) {
    const action = moderationActions.find((one) => one === fields.get('action'));
    if (!action) return { kind: 'refused', code: 'wrong_shape', status: 400 };
    const result = await callFunction(supabase, 'community-moderation', {
      ...{ action, postId, commentId: idOf(fields.get('commentId')), days: 7 },
      ...(action === 'merge' && { targetId: idInAddress(String(fields.get('target') ?? '')) }),
      ...(action === 'move' && { categoryId: String(fields.get('categoryId') ?? '') }),
      reason: String(fields.get('reason') ?? ''),
    });
    return outcome(result, ({ done }) => ({ done: done ? 'moderated' : 'moderated_before', at: '' }));
  },
};

function outcome<Answer>(
  result: CallResult<Answer>,
  read: (answer: Answer) => Omit<Extract<Changed, { kind: 'done' }>, 'kind'>,
): Changed {
  if (!result.ok) return { kind: 'refused', code: result.code, status: result.status };
  return { kind: 'done', ...read(result.answer) };
}

/** The id of a discussion in its address. */
function idInAddress(address: string): string {
  return idOf(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? null) ?? crypto.randomUUID();
}

/** An id of a form's field; null where it is empty or none. */
export function idOf(value: FormDataEntryValue | string | null): string | null {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? value
    : null;
}

export function languageOf(value: FormDataEntryValue | null): WrittenLanguage {
  return value === 'en' ? 'en' : 'nb';
}

/** So that what is sent twice is one. */
export function requestKeyOf(fields: FormData): string {
  const key = String(fields.get('requestKey') ?? '');
  return /^[\w-]{8,80}$/.test(key) ? key : crypto.randomUUID();
}
