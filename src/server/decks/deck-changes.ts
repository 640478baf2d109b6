import type { FunctionInput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { deckNotFound, requireDeck, requireRoom } from './own-deck.ts';

type Change = FunctionInput<'deck-changes'>;
type Asked<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** `deck-changes`: makes, names, sets up and deletes decks; a deleted one can be taken back for a day. Rule 9.418. */
export function deckChangesFunction(): ServerFunction {
  return defineFunction({
    name: 'deck-changes',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run(change, { userId, context }) {
      return context.database.asService(async (transaction) => {
        if (change.kind === 'make') return { deckId: await makeDeck(transaction, { ...change, userId }) };
        if (change.kind === 'choose') {
          await chooseTopic(transaction, { ...change, userId });
          return { deckId: null };
        }
        if (change.kind === 'delete')
          await deleteDeck(transaction, { ...change, userId, now: context.now() });
        else await changeDeck(transaction, { change, userId });
        return { deckId: change.deckId };
      });
    },
  });
}

async function makeDeck(
  transaction: Transaction,
  { userId, name, requestKey }: Asked<'make'> & { readonly userId: string },
): Promise<string> {
  await requireRoom(transaction, { userId, decks: 1 });
  const [deck] = await transaction.query<{ id: string }>(
    `insert into public.decks (user_id, source, name, kinds, request_key) values ($1, 'own', $2, '{meaning,word}', $3)
     on conflict (user_id, request_key) do update set updated_at = decks.updated_at returning id`,
    [userId, name, requestKey],
  );
  if (!deck) throw new Error('an insert gives its row');
  return deck.id;
}

async function chooseTopic(
  transaction: Transaction,
  { userId, level, topic, chosen, kinds }: Asked<'choose'> & { readonly userId: string },
): Promise<void> {
  const words = await transaction.query(
    'select from public.lexicon where level = $1 and topic = $2 limit 1',
    [level, topic],
  );
  if (words.length === 0) throw deckNotFound();
  await transaction.query(
    `insert into public.decks (user_id, source, name, level, topic, learning, kinds)
     values ($1, 'lexicon', $2 || ' ' || $3, $2, $3, $4, $5)
     on conflict (user_id, level, topic) where source = 'lexicon'
     do update set learning = excluded.learning, kinds = excluded.kinds, updated_at = now()`,
    [userId, level, topic, chosen, kinds],
  );
}

async function changeDeck(
  transaction: Transaction,
  {
    userId,
    change,
  }: { readonly userId: string; readonly change: Asked<'rename'> | Asked<'ask'> | Asked<'learn'> },
): Promise<void> {
  await requireDeck(transaction, { userId, deckId: change.deckId });
  const [column, value] =
    change.kind === 'rename'
      ? (['name', change.name] as const)
      : change.kind === 'ask'
        ? (['kinds', change.kinds] as const)
        : (['learning', change.learning] as const);
  await transaction.query(`update public.decks set ${column} = $2, updated_at = now() where id = $1`, [
    change.deckId,
    value,
  ]);
}

/** Marks it with its notes' cards by one moment, and takes back exactly that. Its link ends; words of the lexicon stay. */
async function deleteDeck(
  transaction: Transaction,
  { userId, deckId, deleted, now }: Asked<'delete'> & { readonly userId: string; readonly now: Date },
): Promise<void> {
  const [deck] = await transaction.query<{ deleted_at: Date | null }>(
    `select deleted_at from public.decks where id = $1 and user_id = $2 and source <> 'lexicon' for update`,
    [deckId, userId],
  );
  if (!deck) throw deckNotFound();
  if ((deck.deleted_at !== null) === deleted) return;
  await transaction.query('update public.decks set deleted_at = $2 where id = $1', [
    deckId,
    deleted ? now : null,
  ]);
  await transaction.query(
    `update public.flashcards f set deleted_at = $2 from public.deck_notes n
     where n.deck_id = $1 and n.deleted_at is null and f.note_id = n.id`,
    [deckId, deleted ? now : null],
  );
  if (deleted) await transaction.query('delete from public.deck_shares where deck_id = $1', [deckId]);
}
