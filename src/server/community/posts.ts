import { postProblem } from '#domain/community/written-text.ts';
import type { FunctionInput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { forgetNotifications } from '#server/notifications/notify.ts';
import { attach, dropAttachments } from './attach.ts';
import { follow } from './follow.ts';
import { refusal } from './refusal.ts';
import { plainTitle, shownExcerpt, shownHtml } from './shown-text.ts';
import { requireFewLinks, requireRoomToday, requireWriter } from './writer.ts';

type Input = FunctionInput<'community-posts'>;
type Written = Omit<Extract<Input, { kind: 'create' }>, 'kind' | 'requestKey'>;
type By = { readonly userId: string; readonly now: Date };
/** What is wanted, and by whom. */
type Wish<Kind extends Input['kind']> = { readonly input: Extract<Input, { kind: Kind }>; readonly by: By };

/**
 * Rule 9.374, Rule 4.23. `community-posts`: begins a discussion, changes or deletes one's own. Sent again it is the same post.
 * @throws AppError with a code of `refusal.ts`.
 */
export function postsFunction(): ServerFunction {
  return defineFunction({
    name: 'community-posts',
    access: 'account',
    limit: { burst: 60, perHour: 120 },
    async run(input, { userId, context }) {
      const by = { userId, now: context.now() };
      return context.database.asService(async (transaction) => {
        switch (input.kind) {
          case 'create':
            return { postId: await create(transaction, { input, by }) };
          case 'edit':
            return { postId: await edit(transaction, { input, by }) };
          case 'delete':
            return { postId: await remove(transaction, { postId: input.postId, by }) };
        }
      });
    },
  });
}

async function create(transaction: Transaction, { input, by }: Wish<'create'>): Promise<string> {
  const writer = await requireWriter(transaction, by);
  const [known] = await transaction.query<{ id: string }>(
    'select id from public.community_posts where user_id = $1 and request_key = $2',
    [by.userId, input.requestKey],
  );
  if (known) return known.id;
  const post = await readPost(transaction, { input, by });
  requireFewLinks(writer, post.content);
  await requireRoomToday(transaction, { writer, table: 'posts', now: by.now });
  const [row] = await transaction.query<{ id: string }>(
    `insert into public.community_posts
       (category_id, user_id, language, title, content, content_html, excerpt, tags, request_key, created_at, last_activity_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
    [
      ...[post.categoryId, by.userId, post.language, post.title, post.content, shownHtml(post.content)],
      ...[shownExcerpt(post.content), post.tags, input.requestKey, by.now],
    ],
  );
  if (!row) throw new Error('a post was not kept');
  await follow(transaction, { userId: by.userId, postId: row.id });
  if (input.attachments)
    await attach(transaction, { ...by, postId: row.id, commentId: null, files: input.attachments });
  return row.id;
}

type Row = {
  readonly title: string;
  readonly content: string;
  readonly content_html: string;
  readonly locked: boolean;
  readonly edited_at: Date | null;
  readonly created_at: Date;
};

async function edit(transaction: Transaction, { input, by }: Wish<'edit'>): Promise<string> {
  const writer = await requireWriter(transaction, by);
  const before = await ownPost(transaction, { postId: input.postId, by });
  if (before.locked) throw refusal('post_locked');
  const post = await readPost(transaction, { input, by });
  requireFewLinks(writer, post.content);
  if (before.title !== post.title || before.content !== post.content)
    await transaction.query(
      `insert into public.community_revisions (user_id, post_id, title, content, content_html, written_at, replaced_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[by.userId, input.postId, before.title, before.content, before.content_html],
        ...[before.edited_at ?? before.created_at, by.now],
      ],
    );
  await transaction.query(
    `update public.community_posts set category_id = $2, language = $3, title = $4, content = $5, content_html = $6,
       excerpt = $7, tags = $8, edited_at = case when title = $4 and content = $5 then edited_at else $9 end where id = $1`,
    [
      ...[input.postId, post.categoryId, post.language, post.title, post.content, shownHtml(post.content)],
      ...[shownExcerpt(post.content), post.tags, by.now],
    ],
  );
  if (input.attachments)
    await attach(transaction, { ...by, postId: input.postId, commentId: null, files: input.attachments });
  return input.postId;
}

type Own = { readonly postId: string; readonly by: By };

/** The words go at once, older ones too; what others wrote under it is not read any more. */
async function remove(transaction: Transaction, { postId, by }: Own): Promise<string> {
  await ownPost(transaction, { postId, by });
  await forgetNotifications(transaction, postId);
  await dropAttachments(transaction, { postId, commentId: null });
  await transaction.query(
    'delete from public.community_revisions where post_id = $1 and comment_id is null',
    [postId],
  );
  await transaction.query(
    `update public.community_posts set title = '', content = '', content_html = '', excerpt = '', tags = '{}', pinned = false,
       deleted_at = $2 where id = $1`,
    [postId, by.now],
  );
  return postId;
}

/** @throws AppError 404 `post_not_found` */
async function ownPost(transaction: Transaction, { postId, by }: Own): Promise<Row> {
  const [row] = await transaction.query<Row>(
    `select title, content, content_html, locked, edited_at, created_at from public.community_posts
     where id = $1 and user_id = $2 and deleted_at is null for update`,
    [postId, by.userId],
  );
  if (!row) throw refusal('post_not_found');
  return row;
}

/** What is to be kept, when it may be. Rule 5.7, Rule 6.11: the category may ask for a package. */
async function readPost(
  transaction: Transaction,
  { input, by }: { readonly input: Written; readonly by: By },
): Promise<Written> {
  const post = {
    ...input,
    title: plainTitle(input.title),
    content: input.content.replaceAll('\r\n', '\n').trim(),
  };
  const problem = postProblem(post);
  if (problem) throw refusal(problem);
  const [category] = await transaction.query<{ tier: number }>(
    'select tier from public.community_categories where id = $1',
    [post.categoryId],
  );
  if (!category) throw refusal('category_not_found');
  if (category.tier > 0 && (await tierOf(transaction, by)) < category.tier) throw refusal('plus_needed');
  return post;
}
