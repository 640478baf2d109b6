import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { DeskKind } from './desk-kind.ts';
import type { DraftRow } from './draft-row.ts';

/** @throws AppError 404 `draft_not_found` */
export async function readDraft<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  { kind: { drafts }, id }: { readonly kind: DeskKind<Content, Source>; readonly id: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<DraftRow<Content, Source>> {
  const [row] = await transaction.query<DraftRow<Content, Source>>(
    `select id, content, source, revision, state, publish_at, slug, published_revision, updated_at, correct_at, correction
     from ${drafts} where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  if (row) return row;
  throw new AppError({
    code: 'draft_not_found',
    status: 404,
    message: 'There is no such draft on the desk.',
  });
}
