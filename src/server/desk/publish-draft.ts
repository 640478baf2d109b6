import type { VersionFile } from '#domain/reading/story-file.ts';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { storyOfDraft } from '#domain/reading/story-of-draft.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { saveVersions } from '#server/reading/save-versions.ts';
import { checkDraft, type DeskLanguage } from './check-draft.ts';
import type { DraftRow } from './draft-rows.ts';

/** A correction as the page shows it; `on` is a day. */
export type Correction = { readonly on: string; readonly nb: string; readonly en: string };

/** @throws AppError 409 `story_not_ready` when a check finds an error. Rule 9.483. */
export async function requireReady(
  transaction: Transaction,
  draft: DraftRow,
  language: DeskLanguage,
): Promise<void> {
  const findings = await checkDraft(transaction, draft, language);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw new AppError({
    ...{ code: 'story_not_ready', status: 409 },
    message: 'The checks find errors in the story; they stand beside it.',
    details: errors.map(({ rule, message }) => `${rule}: ${message}`).join('; '),
  });
}

/**
 * Writes a draft that passed its checks into what is read. Its pages, lists, feeds and the sitemap have it with the next
 * request: they are made of these rows, and what is kept of them is kept for a second (007) or under the rows' own words
 * (155). Rule 9.485.
 * @param correction shown on the page; null when it is published
 */
export async function publishDraft(
  transaction: Transaction,
  draft: DraftRow,
  {
    publishedAt,
    now,
    correction,
  }: { readonly publishedAt: Date; readonly now: Date; readonly correction: Correction | null },
): Promise<string> {
  const { story, versions } = storyOfDraft(draft.content);
  if (!story) throw new Error('Only a whole draft is published.');
  const { id: slug, topic, scene, related, sources } = story;
  await transaction.query(
    `insert into public.stories as s
       (slug, topic, scene, related, sources, status, published_at, updated_at, origin, corrections)
     values ($1, $2, $3, $4, $5, 'published', $6, $7, 'desk', $8)
     on conflict (slug) do update set topic = excluded.topic, scene = excluded.scene, related = excluded.related,
       sources = excluded.sources, status = excluded.status, published_at = excluded.published_at,
       updated_at = excluded.updated_at, corrections = s.corrections || excluded.corrections`,
    [
      ...[slug, topic, scene, related, JSON.stringify(sources)],
      ...[publishedAt, now, JSON.stringify(correction ? [correction] : [])],
    ],
  );
  await saveVersions(transaction, { slug, versions: wholeVersions(versions) });
  await transaction.query(
    `update public.story_drafts set state = 'published', publish_at = null, slug = $2, published_revision = revision
     where id = $1`,
    [draft.id, slug],
  );
  return slug;
}

function wholeVersions(versions: Readonly<Partial<Record<StoryLevel, VersionFile>>>): readonly VersionFile[] {
  return storyLevels.flatMap((level) => versions[level] ?? []);
}
