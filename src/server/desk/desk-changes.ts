import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { dayMs, osloDay } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { writeAudit } from '#server/roles/audit.ts';
import type { DeskLanguage } from './check-draft.ts';
import { deskAccess } from './desk-access.ts';
import { type DraftRow, type DraftState, readDraft } from './draft-rows.ts';
import { publishDraft, requireReady } from './publish-draft.ts';

type Change = FunctionInput<'desk-changes'>;
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;
type State = FunctionOutput<'desk-changes'>['state'];

/** How far ahead a story may be scheduled. */
const furthestDays = 366;

type Doing = {
  readonly transaction: Transaction;
  readonly draft: DraftRow;
  readonly actorId: string;
  readonly now: Date;
  readonly language: DeskLanguage;
};

/**
 * Rules 9.484 to 9.486. `desk-changes`: publishes, schedules, corrects, takes away or removes a story, and writes into the audit
 * log who did it. What is already so is done again without harm: the same request twice publishes once.
 */
export function deskChangesFunction(
  languageOf: (context: ServerContext) => Promise<DeskLanguage>,
): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-changes',
    async run(change, { context, userId: actorId }) {
      const language = await languageOf(context);
      return context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, change.storyId, { lock: true });
        return { state: await apply({ transaction, draft, actorId, now: context.now(), language }, change) };
      });
    },
  });
}

async function apply(doing: Doing, change: Change): Promise<State> {
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

async function publish(doing: Doing, { revision }: Of<'publish'>): Promise<State> {
  const { transaction, draft, now, language } = doing;
  if (draft.state === 'published') {
    requireRevision({ ...draft, revision: draft.published_revision ?? 0 }, revision);
    return 'published';
  }
  requireRevision(draft, revision);
  await requireReady(transaction, draft, language);
  await publishDraft(transaction, draft, { publishedAt: now, now, correction: null });
  await audit(doing, { action: 'story.published' });
  return 'published';
}

/** @throws AppError 400 `time_not_ahead` */
async function schedule(doing: Doing, { revision, at }: Of<'schedule'>): Promise<State> {
  const { transaction, draft, now, language } = doing;
  requireState(draft, 'draft', 'scheduled');
  requireRevision(draft, revision);
  const publishAt = new Date(at);
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > furthestDays * dayMs)
    throw new AppError({
      ...{ code: 'time_not_ahead', status: 400 },
      message: `The time must lie ahead, within ${furthestDays} days.`,
    });
  await requireReady(transaction, draft, language);
  await transaction.query(
    `update public.story_drafts set state = 'scheduled', publish_at = $2 where id = $1`,
    [draft.id, publishAt],
  );
  await audit(doing, { action: 'story.scheduled', at: publishAt.toISOString() });
  return 'scheduled';
}

async function unschedule(doing: Doing): Promise<State> {
  const { transaction, draft } = doing;
  if (draft.state === 'draft') return 'draft';
  requireState(draft, 'scheduled');
  await backToDraft(transaction, draft);
  await audit(doing, { action: 'story.unscheduled' });
  return 'draft';
}

async function correct(doing: Doing, { revision, note }: Of<'correct'>): Promise<State> {
  const { transaction, draft, now, language } = doing;
  requireState(draft, 'published');
  requireRevision(draft, revision);
  // The same request again: it was done.
  if (draft.published_revision === revision) return 'published';
  await requireReady(transaction, draft, language);
  const [row] = await transaction.query<{ published_at: Date }>(
    'select published_at from public.stories where slug = $1',
    [draft.slug],
  );
  await publishDraft(transaction, draft, {
    ...{ publishedAt: row?.published_at ?? now, now },
    correction: { on: osloDay(now), ...note },
  });
  await audit(doing, { action: 'story.corrected', reason: note.en });
  return 'published';
}

async function withdraw(doing: Doing, { reason }: Of<'withdraw'>): Promise<State> {
  const { transaction, draft } = doing;
  if (draft.state === 'draft') return 'draft';
  requireState(draft, 'published');
  await transaction.query(`update public.stories set status = 'draft' where slug = $1`, [draft.slug]);
  await backToDraft(transaction, draft);
  await audit(doing, { action: 'story.withdrawn', reason });
  return 'draft';
}

/** Only what was never published: learners' answers belong to what was. */
async function remove(doing: Doing): Promise<State> {
  const { transaction, draft } = doing;
  requireState(draft, 'draft');
  if (draft.slug !== null)
    throw new AppError({
      ...{ code: 'story_was_published', status: 409 },
      message: 'A story that was published stays on the desk.',
    });
  await transaction.query('delete from public.story_drafts where id = $1', [draft.id]);
  await audit(doing, { action: 'story.removed' });
  return 'removed';
}

async function backToDraft(transaction: Transaction, { id }: DraftRow): Promise<void> {
  await transaction.query(`update public.story_drafts set state = 'draft', publish_at = null where id = $1`, [
    id,
  ]);
}

/** @throws AppError 409 `story_state` */
function requireState({ state }: DraftRow, ...wanted: readonly DraftState[]): void {
  if (wanted.includes(state)) return;
  throw new AppError({
    ...{ code: 'story_state', status: 409 },
    message: `The story is ${state}: somebody else has changed it.`,
  });
}

/** What is published is what the editor saw. @throws AppError 409 `draft_conflict` */
function requireRevision({ revision }: Pick<DraftRow, 'revision'>, seen: number): void {
  if (revision === seen) return;
  throw new AppError({
    ...{ code: 'draft_conflict', status: 409 },
    message: 'The story has been changed meanwhile: look at it again.',
  });
}

async function audit(
  { transaction, draft, actorId }: Doing,
  { action, ...details }: { readonly action: string; readonly at?: string; readonly reason?: string },
): Promise<void> {
  const title = draft.content.versions.A2.title || draft.source.title;
  await writeAudit(transaction, {
    ...{ actorId, action, subjectId: null },
    details: { storyId: draft.id, story: title, ...details },
  });
}
