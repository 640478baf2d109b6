import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { DeskKind, DeskLanguage, Publishing } from './desk-kind.ts';
import type { DraftRow } from './draft-row.ts';

/** @throws AppError 409 `draft_not_ready` when a check finds an error. Rule 9.483, Rule 9.505. */
export async function requireReady<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  kind: DeskKind<Content, Source>,
  { draft, language }: { readonly draft: DraftRow<Content, Source>; readonly language: DeskLanguage },
): Promise<void> {
  const findings = await kind.check(transaction, draft, language);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw new AppError({
    ...{ code: 'draft_not_ready', status: 409 },
    message: 'The checks find errors; they stand beside the draft.',
    details: errors.map(({ rule, message }) => `${rule}: ${message}`).join('; '),
  });
}

/**
 * Writes a draft that passed its checks into what is read. Its pages, lists, feeds and the sitemap have it with the next
 * request: they are made of these rows, and what is kept of them is kept for a second (007) or under the rows' own words
 * (155). Rule 9.485, Rule 9.507.
 */
export async function publishDraft<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  kind: DeskKind<Content, Source>,
  { draft, publishing }: { readonly draft: DraftRow<Content, Source>; readonly publishing: Publishing },
): Promise<string> {
  const slug = await kind.publish(transaction, draft, publishing);
  await transaction.query(
    `update ${kind.drafts} set state = 'published', publish_at = null, slug = $2, published_revision = revision
     where id = $1`,
    [draft.id, slug],
  );
  return slug;
}

/** What the pages of both kinds have at their head. */
type PageHead = {
  readonly id: string;
  readonly topic: string;
  readonly scene: string | null;
  readonly related: readonly string[];
  readonly sources: unknown;
};

/** Makes the row of a page the desk's, with this head; what was corrected before stays. */
export async function publishHead(
  transaction: Transaction,
  { pages, head }: { readonly pages: 'public.stories' | 'public.articles'; readonly head: PageHead },
  { publishedAt, now, correction }: Publishing,
): Promise<void> {
  const { id, topic, scene, related, sources } = head;
  await transaction.query(
    `insert into ${pages} as p
       (slug, topic, scene, related, sources, status, published_at, updated_at, origin, corrections)
     values ($1, $2, $3, $4, $5, 'published', $6, $7, 'desk', $8)
     on conflict (slug) do update set topic = excluded.topic, scene = excluded.scene, related = excluded.related,
       sources = excluded.sources, status = excluded.status, published_at = excluded.published_at,
       updated_at = excluded.updated_at, origin = excluded.origin,
       corrections = p.corrections || excluded.corrections`,
    [
      ...[id, topic, scene, related, JSON.stringify(sources)],
      ...[publishedAt, now, JSON.stringify(correction ? [correction] : [])],
    ],
  );
}
