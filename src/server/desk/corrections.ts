import type { FunctionInput } from '#domain/functions/functions.ts';
import { osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Doing, momentAhead, requireRevision, requireState } from './desk-doing.ts';
import type { Correction, DeskKind } from './desk-kind.ts';
import type { DraftRow } from './draft-row.ts';
import { logChange } from './log-change.ts';
import { publishDraft, requireReady } from './publish-draft.ts';

type Change = Extract<FunctionInput<'desk-changes'>, { kind: 'correct' }>;

/** A correction that waits for its time, or was taken back before it came: then `at` is null. Rule 9.560. */
export type NextCorrection = Change['note'] & { readonly at: string | null };

/** Rule 9.486, Rule 9.508: puts the draft in the place of what is published, with a note; with a time, then. Rule 9.560. */
export async function correct<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
  { revision, note, at }: Change,
): Promise<'published'> {
  const { transaction, kind, draft, now } = doing;
  requireState(draft, 'published');
  requireRevision(draft, revision);
  // The same request again: it was done.
  if (draft.published_revision === revision) return 'published';
  const moment = at === undefined ? null : momentAhead(at, now);
  await requireReady(transaction, kind, doing);
  const page = await readPage(transaction, { pages: kind.pages, slug: draft.slug });
  if (moment) {
    await transaction.query(`update ${kind.drafts} set correct_at = $2, correction = $3 where id = $1`, [
      draft.id,
      moment,
      JSON.stringify({ note, hash: page?.content_hash ?? null }),
    ]);
    const [change, reason] = ['correction_scheduled', note.en] as const;
    await logChange(transaction, kind, { ...doing, change, at: moment.toISOString(), reason });
    return 'published';
  }
  await publishCorrection(transaction, kind, {
    draft,
    publishing: { publishedAt: page?.published_at ?? now, now, correction: dated(note, now) },
  });
  await logChange(transaction, kind, { ...doing, change: 'corrected', reason: note.en });
  return 'published';
}

/** The draft can be changed again. Its note stays, for when it is sent another time. Rule 9.560. */
export async function takeCorrectionBack<Content extends { readonly slug: string }, Source>(
  doing: Doing<Content, Source>,
): Promise<'published'> {
  const { transaction, kind, draft } = doing;
  if (draft.correct_at === null) return 'published';
  await forgetTime(transaction, { drafts: kind.drafts, id: draft.id });
  await logChange(transaction, kind, { ...doing, change: 'correction_unscheduled' });
  return 'published';
}

/**
 * Rule 9.560: publishes a correction whose time has come. One whose page was taken away meanwhile, or whose file says something
 * else than when it was scheduled, waits for an editor instead, and the log says so.
 * @returns the page's address; null when it was not published
 */
export async function publishDueCorrection<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  kind: DeskKind<Content, Source>,
  { draft, now }: { readonly draft: DraftRow<Content, Source>; readonly now: Date },
): Promise<string | null> {
  const { correct_at: at, correction } = draft;
  // Somebody may have taken it back, or another process have published it, while this one waited for the row.
  if (at === null || correction === null || at > now) return null;
  const { note, hash } = correction;
  const logged = { actorId: null, draft, by: 'schedule' } as const;
  const page = await readPage(transaction, { pages: kind.pages, slug: draft.slug });
  if (!page || page.status === 'draft' || page.content_hash !== hash) {
    await forgetTime(transaction, { drafts: kind.drafts, id: draft.id });
    const reason = `${kind.list}/${draft.slug}`;
    await logChange(transaction, kind, { ...logged, change: 'correction_unscheduled', reason });
    return null;
  }
  const publishing = { publishedAt: page.published_at ?? now, now, correction: dated(note, at) };
  const slug = await publishCorrection(transaction, kind, { draft, publishing });
  await logChange(transaction, kind, { ...logged, change: 'corrected', reason: note.en });
  return slug;
}

/** As the desk is told of it. */
export function nextCorrectionOf({
  correction,
  correct_at,
}: Pick<DraftRow<unknown, unknown>, 'correction' | 'correct_at'>): NextCorrection | null {
  return correction && { ...correction.note, at: correct_at?.toISOString() ?? null };
}

/** Those of the page, and one that waits, as its readers will see them. */
export function correctionsWithNext(
  corrections: readonly Correction[],
  { correction, correct_at }: Pick<DraftRow<unknown, unknown>, 'correction' | 'correct_at'>,
): Correction[] {
  return [...corrections, ...(correction && correct_at ? [dated(correction.note, correct_at)] : [])];
}

type Page = {
  readonly status: string;
  readonly published_at: Date | null;
  /** Of the file that it was last made of. */
  readonly content_hash: string | null;
};

async function readPage(
  transaction: Transaction,
  { pages, slug }: { readonly pages: string; readonly slug: string | null },
): Promise<Page | undefined> {
  const [page] = await transaction.query<Page>(
    `select status, published_at, content_hash from ${pages} where slug = $1`,
    [slug],
  );
  return page;
}

async function publishCorrection<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  kind: DeskKind<Content, Source>,
  given: Parameters<typeof publishDraft<Content, Source>>[2],
): Promise<string> {
  const slug = await publishDraft(transaction, kind, given);
  await transaction.query(`update ${kind.drafts} set correct_at = null, correction = null where id = $1`, [
    given.draft.id,
  ]);
  return slug;
}

async function forgetTime(
  transaction: Transaction,
  { drafts, id }: { readonly drafts: string; readonly id: string },
): Promise<void> {
  await transaction.query(`update ${drafts} set correct_at = null where id = $1`, [id]);
}

function dated(note: Change['note'], at: Date): Correction {
  return { on: osloDay(at), ...note };
}
