import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { DraftSource, StoryDraft } from '#domain/reading/story-draft.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';

export type DraftState = FunctionOutput<'desk-story'>['state'];

/** A story on the desk. */
export type DraftRow = {
  readonly id: string;
  readonly content: StoryDraft;
  readonly source: DraftSource;
  readonly revision: number;
  readonly state: DraftState;
  readonly publish_at: Date | null;
  readonly slug: string | null;
  readonly published_revision: number | null;
  readonly updated_at: Date;
};

/** @throws AppError 404 `story_not_found` */
export async function readDraft(
  transaction: Transaction,
  storyId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<DraftRow> {
  const [row] = await transaction.query<DraftRow>(
    `select id, content, source, revision, state, publish_at, slug, published_revision, updated_at
     from public.story_drafts where id = $1 ${lock ? 'for update' : ''}`,
    [storyId],
  );
  if (row) return row;
  throw new AppError({
    code: 'story_not_found',
    status: 404,
    message: 'There is no such story on the desk.',
  });
}
