import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { dayMs, osloDay } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { articleKind } from './article-kind.ts';
import { deskAccess } from './desk-access.ts';
import type { DeskKind, DeskLanguage } from './desk-kind.ts';
import type { DraftRow, DraftState } from './draft-row.ts';
import { logChange } from './log-change.ts';
import { publishDraft, requireReady } from './publish-draft.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';

type Change = FunctionInput<'desk-changes'>;
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
type State = FunctionOutput<'desk-changes'>['state'];

/** How far ahead something may be scheduled. */
const furthestDays = 366;

type Doing<Content extends { readonly slug: string }, Source> = {
  readonly transaction: Transaction;
  readonly kind: DeskKind<Content, Source>;
  readonly draft: DraftRow<Content, Source>;
  readonly actorId: string;
  readonly now: Date;
  readonly language: DeskLanguage;
};

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

/** @throws AppError 400 `time_not_ahead` */
async function schedule<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  { revision, at }: Of<'schedule'>,
): Promise<State> {
  const { transaction, kind, draft, now } = doing;
  requireState(draft, 'draft', 'scheduled');
  requireRevision(draft, revision);
  const publishAt = new Date(at);
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > furthestDays * dayMs)
    throw new AppError({
      ...{ code: 'time_not_ahead', status: 400 },
      message: `The time must lie ahead, within ${furthestDays} days.`,
    });
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
  requireState(draft, 'scheduled');
  await backToDraft(doing);
  await logChange(transaction, kind, { ...doing, change: 'unscheduled' });
  return 'draft';
}

async function correct<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  { revision, note }: Of<'correct'>,
): Promise<State> {
  const { transaction, kind, draft, now } = doing;
  requireState(draft, 'published');
  requireRevision(draft, revision);
  // The same request again: it was done.
  if (draft.published_revision === revision) return 'published';
  await requireReady(transaction, kind, doing);
  const [row] = await transaction.query<{ published_at: Date | null }>(
    `select published_at from ${kind.pages} where slug = $1`,
    [draft.slug],
  );
  const correction = { on: osloDay(now), ...note };
  const publishing = { publishedAt: row?.published_at ?? now, now, correction };
  await publishDraft(transaction, kind, { draft, publishing });
  await logChange(transaction, kind, { ...doing, change: 'corrected', reason: note.en });
  return 'published';
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
  await transaction.query(`update ${kind.drafts} set state = 'draft', publish_at = null where id = $1`, [
    draft.id,
  ]);
}

type AnyRow = DraftRow<unknown, unknown>;

/** @throws AppError 409 `draft_state` */
function requireState({ state }: AnyRow, ...wanted: readonly DraftState[]): void {
  if (wanted.includes(state)) return;
  throw new AppError({
    ...{ code: 'draft_state', status: 409 },
    message: `It is ${state}: somebody else has changed it.`,
  });
}

/** What is published is what the editor saw. @throws AppError 409 `draft_conflict` */
function requireRevision({ revision }: Pick<AnyRow, 'revision'>, seen: number): void {
  if (revision === seen) return;
  throw new AppError({
    ...{ code: 'draft_conflict', status: 409 },
    message: 'It has been changed meanwhile: look at it again.',
  });
}
