import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { articleKind } from './article-kind.ts';
import { correct, takeCorrectionBack } from './corrections.ts';
import { deskAccess } from './desk-access.ts';
import { type Doing, momentAhead, requireRevision, requireState } from './desk-doing.ts';
import type { DeskKind, DeskLanguage } from './desk-kind.ts';
import { logChange } from './log-change.ts';
import { publishDraft, requireReady } from './publish-draft.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';

type Change = FunctionInput<'desk-changes'>;
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
type State = FunctionOutput<'desk-changes'>['state'];

/**
 * Rules 9.484 to 9.486, 9.506 to 9.508. `desk-changes`, `desk-article-changes`: publish, schedule, correct, take away or remove what
 * lies on the desk, and write into the audit log who did it. What is already so is done again without harm: the same request
 * twice publishes once.
 */
export function deskChangesFunctions(
  languageOf: (context: ServerContext) => Promise<DeskLanguage>,
): readonly ServerFunction[] {
  const changing =
    <Content extends { readonly slug: string }, Source>(kind: DeskKind<Content, Source>) =>
    async (change: Change, call: { readonly context: ServerContext; readonly userId: string }) => {
      const { context, userId: actorId } = call;
      const language = await languageOf(context);
      return context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind, id: change.draftId }, { lock: true });
        const doing = { transaction, kind, draft, actorId, now: context.now(), language };
        return { state: await apply(doing, change) };
      });
    };
  return [
    defineFunction({ ...deskAccess, name: 'desk-changes', run: changing(storyKind) }),
    defineFunction({ ...deskAccess, name: 'desk-article-changes', run: changing(articleKind) }),
  ];
}

async function apply<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  change: Change,
): Promise<State> {
  switch (change.kind) {
    case 'publish':
      return publish(doing, change);
    case 'schedule':
      return schedule(doing, change);
    case 'unschedule':
      return unschedule(doing);
    case 'correct':
      return correct(doing, change);
    case 'withdraw':
      return withdraw(doing, change);
    case 'remove':
      return remove(doing);
  }
}

async function publish<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  { revision }: Of<'publish'>,
): Promise<State> {
  const { transaction, kind, draft, now } = doing;
  if (draft.state === 'published') {
    requireRevision({ ...draft, revision: draft.published_revision ?? 0 }, revision);
    return 'published';
  }
  requireRevision(draft, revision);
  await requireReady(transaction, kind, doing);
  await publishDraft(transaction, kind, { draft, publishing: { publishedAt: now, now, correction: null } });
  await logChange(transaction, kind, { ...doing, change: 'published' });
  return 'published';
}

async function schedule<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  { revision, at }: Of<'schedule'>,
): Promise<State> {
  const { transaction, kind, draft, now } = doing;
  requireState(draft, 'draft', 'scheduled');
  requireRevision(draft, revision);
  const publishAt = momentAhead(at, now);
  await requireReady(transaction, kind, doing);
  await transaction.query(`update ${kind.drafts} set state = 'scheduled', publish_at = $2 where id = $1`, [
    draft.id,
    publishAt,
  ]);
  await logChange(transaction, kind, { ...doing, change: 'scheduled', at: publishAt.toISOString() });
  return 'scheduled';
}

async function unschedule<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
): Promise<State> {
  const { transaction, kind, draft } = doing;
  if (draft.state === 'draft') return 'draft';
  if (draft.state === 'published') return takeCorrectionBack(doing);
  await backToDraft(doing);
  await logChange(transaction, kind, { ...doing, change: 'unscheduled' });
  return 'draft';
}

async function withdraw<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  { reason }: Of<'withdraw'>,
): Promise<State> {
  const { transaction, kind, draft } = doing;
  if (draft.state === 'draft') return 'draft';
  requireState(draft, 'published');
  // The desk's from here on: its file does not bring it back at the next start.
  await transaction.query(`update ${kind.pages} set status = 'draft', origin = 'desk' where slug = $1`, [
    draft.slug,
  ]);
  await backToDraft(doing);
  await logChange(transaction, kind, { ...doing, change: 'withdrawn', reason });
  return 'draft';
}

/**
 * Only what was never published from here: learners' answers and links from outside belong to what was. A changed version of an
 * article of the files is removed as long as the file's is read.
 */
async function remove<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
): Promise<State> {
  const { transaction, kind, draft } = doing;
  if (!(await isOfFile(doing))) {
    requireState(draft, 'draft');
    if (draft.slug !== null)
      throw new AppError({
        ...{ code: 'draft_was_published', status: 409 },
        message: 'What was published stays on the desk.',
      });
  }
  await transaction.query(`delete from ${kind.drafts} where id = $1`, [draft.id]);
  await logChange(transaction, kind, { ...doing, change: 'removed' });
  return 'removed';
}

async function isOfFile<Content extends { readonly slug: string }, Source>({
  transaction,
  kind,
  draft,
}: Doing<Content, Source>): Promise<boolean> {
  const rows = await transaction.query(`select from ${kind.pages} where slug = $1 and origin = 'content'`, [
    draft.slug,
  ]);
  return rows.length > 0;
}

async function backToDraft<Content extends { readonly slug: string }, Source>({
  transaction,
  kind,
  draft,
}: Doing<Content, Source>): Promise<void> {
  await transaction.query(
    `update ${kind.drafts} set state = 'draft', publish_at = null, correct_at = null where id = $1`,
    [draft.id],
  );
}
