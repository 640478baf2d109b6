import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { articleKind } from './article-kind.ts';
import { publishDueCorrection } from './corrections.ts';
import type { DeskKind } from './desk-kind.ts';
import type { DraftRow } from './draft-row.ts';
import { logChange } from './log-change.ts';
import { publishDraft } from './publish-draft.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';

/**
 * Rule 9.484, Rule 9.506: publishes the stories and articles whose time has come, each by itself. They passed their checks when
 * they were scheduled and cannot be changed while they wait; one whose address a file has taken meanwhile is a draft again, and
 * the log says so. So are corrections whose time has come. Rule 9.560.
 */
export async function publishDue(context: ServerContext): Promise<void> {
  await publishDueOf(context, storyKind);
  await publishDueOf(context, articleKind);
  await correctDueOf(context, storyKind);
  await correctDueOf(context, articleKind);
}

async function publishDueOf<Content extends { readonly slug: string }, Source>(
  { database, now, log }: ServerContext,
  kind: DeskKind<Content, Source>,
): Promise<void> {
  const due = await database.asService((transaction) =>
    transaction.query<{ id: string }>(
      `select id from ${kind.drafts} where state = 'scheduled' and publish_at <= $1 order by publish_at`,
      [now()],
    ),
  );
  for (const { id } of due)
    await database
      .asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind, id }, { lock: true });
        if (!isDue(draft, now())) return;
        if (await isTaken(transaction, kind, draft)) return callBack(transaction, kind, draft);
        const slug = await publishDraft(transaction, kind, {
          draft,
          publishing: { publishedAt: draft.publish_at ?? now(), now: now(), correction: null },
        });
        await logChange(transaction, kind, { actorId: null, draft, change: 'published', by: 'schedule' });
        log.info({ [kind.name]: slug }, 'what was scheduled is published');
      })
      // One that cannot be published does not keep the others waiting; it is tried again in a minute.
      .catch((error: unknown) => log.error({ err: error, draft: id }, 'a draft could not be published'));
}

async function correctDueOf<Content extends { readonly slug: string }, Source>(
  { database, now, log }: ServerContext,
  kind: DeskKind<Content, Source>,
): Promise<void> {
  const due = await database.asService((transaction) =>
    transaction.query<{ id: string }>(
      `select id from ${kind.drafts} where correct_at <= $1 order by correct_at`,
      [now()],
    ),
  );
  for (const { id } of due)
    await database
      .asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind, id }, { lock: true });
        const slug = await publishDueCorrection(transaction, kind, { draft, now: now() });
        if (slug) log.info({ [kind.name]: slug }, 'a correction that was scheduled is published');
      })
      .catch((error: unknown) => log.error({ err: error, draft: id }, 'a correction could not be published'));
}

type AnyRow = DraftRow<{ readonly slug: string }, unknown>;

/** Somebody may have called it back, or another process have published it, while this one waited for the row. */
function isDue({ state, publish_at }: AnyRow, now: Date): boolean {
  return state === 'scheduled' && publish_at !== null && publish_at <= now;
}

async function isTaken(
  transaction: Transaction,
  { pages }: Pick<DeskKind<{ slug: string }, unknown>, 'pages'>,
  { content, slug }: AnyRow,
): Promise<boolean> {
  if (slug === content.slug) return false;
  const rows = await transaction.query(`select from ${pages} where slug = $1`, [content.slug]);
  return rows.length > 0;
}

async function callBack<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  kind: DeskKind<Content, Source>,
  draft: DraftRow<Content, Source>,
): Promise<void> {
  await transaction.query(`update ${kind.drafts} set state = 'draft', publish_at = null where id = $1`, [
    draft.id,
  ]);
  const reason = `${kind.list}/${draft.content.slug}`;
  await logChange(transaction, kind, { actorId: null, draft, change: 'unscheduled', by: 'schedule', reason });
}
