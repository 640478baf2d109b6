import { possibleNoteKinds } from '#domain/flashcards/possible-kinds.ts';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { requireDeck, requireRoom } from './own-deck.ts';

type Change = FunctionInput<'note-changes'>;
type Asked<Kind extends Change['kind']> = Extract<Change, { kind: Kind }> & { readonly userId: string };

/** `note-changes`: makes, edits, moves and deletes cards of one's own; a deleted one can be taken back for a day. Rule 9.418. */
export function noteChangesFunction(): ServerFunction {
  return defineFunction({
    name: 'note-changes',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 240, perHour: 2400 },
    async run(change, { userId, context }) {
      return context.database.asService(async (transaction) => {
        if (change.kind === 'make') return { noteId: await makeNote(transaction, { ...change, userId }) };
        if (change.kind === 'edit') await editNote(transaction, { ...change, userId });
        else if (change.kind === 'move') await moveNote(transaction, { ...change, userId });
        else await deleteNote(transaction, { ...change, userId }, context.now());
        return { noteId: change.noteId };
      });
    },
  });
}

async function makeNote(transaction: Transaction, note: Asked<'make'>): Promise<string> {
  const { userId, deckId, front, back, example, exampleMeaning, requestKey } = note;
  await requireDeck(transaction, { userId, deckId });
  await requireRoom(transaction, { userId, notes: 1 });
  const [row] = await transaction.query<{ id: string }>(
    `insert into public.deck_notes (user_id, deck_id, front, back, example, example_meaning, possible_kinds, request_key, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8,
       (select coalesce(max(position), 0) + 1 from public.deck_notes where deck_id = $2))
     on conflict (user_id, request_key) do update set updated_at = deck_notes.updated_at returning id`,
    [userId, deckId, front, back, example, exampleMeaning, possibleNoteKinds(note), requestKey],
  );
  if (!row) throw new Error('an insert gives its row');
  return row.id;
}

/** A word of the lexicon is not edited. */
async function editNote(transaction: Transaction, note: Asked<'edit'>): Promise<void> {
  const { userId, noteId, front, back, example, exampleMeaning } = note;
  const rows = await transaction.query(
    `update public.deck_notes set (front, back, example, example_meaning, possible_kinds, updated_at)
       = ($3, $4, $5, $6, $7, now())
     where id = $1 and user_id = $2 and lemma_id is null and deleted_at is null returning id`,
    [noteId, userId, front, back, example, exampleMeaning, possibleNoteKinds(note)],
  );
  if (rows.length === 0) throw noteNotFound();
}

async function moveNote(transaction: Transaction, { userId, noteId, deckId }: Asked<'move'>): Promise<void> {
  await requireDeck(transaction, { userId, deckId });
  const rows = await transaction.query(
    `update public.deck_notes set deck_id = $3, updated_at = now()
     where id = $1 and user_id = $2 and deleted_at is null returning id`,
    [noteId, userId, deckId],
  );
  if (rows.length === 0) throw noteNotFound();
}

async function deleteNote(
  transaction: Transaction,
  { userId, noteId, deleted }: Asked<'delete'>,
  now: Date,
): Promise<void> {
  const rows = await transaction.query(
    `update public.deck_notes set deleted_at = case when $3 then coalesce(deleted_at, $4::timestamptz) end
     where id = $1 and user_id = $2 returning id`,
    [noteId, userId, deleted, now],
  );
  if (rows.length === 0) throw noteNotFound();
  await transaction.query(
    'update public.flashcards set deleted_at = case when $3 then $4::timestamptz end where note_id = $1 and user_id = $2',
    [noteId, userId, deleted, now],
  );
}

function noteNotFound(): AppError {
  return new AppError({ code: 'note_not_found', status: 404, message: 'There is no such card.' });
}
