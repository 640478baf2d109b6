import { dayMs, hourMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { deckFileBucket, mediaBucket } from './deck-files.ts';

/** Rule 9.418: decks and cards that were deleted a day ago go for good, with their media; and files that went in or out. */
export async function sweepDecks({ database, now }: ServerContext): Promise<void> {
  const before = new Date(now().getTime() - dayMs);
  await database.asService(async ({ query }) => {
    await query('delete from public.decks where deleted_at < $1', [before]);
    await query('delete from public.deck_notes where deleted_at < $1', [before]);
    await query('delete from storage.objects where bucket_id = $1 and created_at < $2', [
      deckFileBucket,
      before,
    ]);
    await query(
      `delete from storage.objects o where o.bucket_id = $1 and o.created_at < $2
         and not exists (select from public.note_media m where m.path = o.name)`,
      [mediaBucket, new Date(now().getTime() - hourMs)],
    );
  });
}
