import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import { writeAudit } from '#server/roles/audit.ts';
import { type DraftRow, readDraft } from './draft-rows.ts';
import { publishDraft } from './publish-draft.ts';

/**
 * Rule 9.484: publishes the stories whose time has come, each by itself. They passed their checks when they were scheduled and
 * cannot be changed while they wait; one whose address a file has taken meanwhile is a draft again, and the log says so.
 */
export async function publishDueStories({ database, now, log }: ServerContext): Promise<void> {
  const due = await database.asService((transaction) =>
    transaction.query<{ id: string }>(
      `select id from public.story_drafts where state = 'scheduled' and publish_at <= $1 order by publish_at`,
      [now()],
    ),
  );
  for (const { id } of due)
    await database
      .asService(async (transaction) => {
        const draft = await readDraft(transaction, id, { lock: true });
        if (!isDue(draft, now())) return;
        if (await isTaken(transaction, draft)) return callBack(transaction, draft);
        const slug = await publishDraft(transaction, draft, {
          ...{ publishedAt: draft.publish_at ?? now(), now: now(), correction: null },
        });
        await writeAudit(transaction, {
          ...{ actorId: null, action: 'story.published', subjectId: null },
          details: { storyId: id, story: draft.content.versions.A2.title, by: 'schedule' },
        });
        log.info({ story: slug }, 'a scheduled story is published');
      })
      // One that cannot be published does not keep the others waiting; it is tried again in a minute.
      .catch((error: unknown) => log.error({ err: error, story: id }, 'a story could not be published'));
}

/** Somebody may have called it back, or another process have published it, while this one waited for the row. */
function isDue({ state, publish_at }: DraftRow, now: Date): boolean {
  return state === 'scheduled' && publish_at !== null && publish_at <= now;
}

async function isTaken(transaction: Transaction, { content, slug }: DraftRow): Promise<boolean> {
  if (slug === content.slug) return false;
  const rows = await transaction.query('select from public.stories where slug = $1', [content.slug]);
  return rows.length > 0;
}

async function callBack(transaction: Transaction, { id, content }: DraftRow): Promise<void> {
  await transaction.query(`update public.story_drafts set state = 'draft', publish_at = null where id = $1`, [
    id,
  ]);
  await writeAudit(transaction, {
    ...{ actorId: null, action: 'story.unscheduled', subjectId: null },
    details: {
      storyId: id,
      story: content.versions.A2.title,
      by: 'schedule',
      reason: `/lettavis/${content.slug}`,
    },
  });
}
