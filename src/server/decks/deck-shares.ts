import { randomBytes } from 'node:crypto';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { deckNotFound, requireDeck, requireRoom } from './own-deck.ts';

/** Notes that are shown of a shared deck before it is copied. */
const shown = 30;

/** `deck-shares`: opens a deck to whoever has its link, under a name only if one is given, or withdraws it. */
export function deckSharesFunction(): ServerFunction {
  return defineFunction({
    name: 'deck-shares',
    access: 'account',
    tier: featureTiers.flashcards,
    limit: { burst: 30, perHour: 120 },
    async run({ deckId, shared, shownName }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        await requireDeck(transaction, { userId, deckId });
        if (!shared) {
          await transaction.query('delete from public.deck_shares where deck_id = $1', [deckId]);
          return { token: null };
        }
        const [share] = await transaction.query<{ token: string }>(
          `insert into public.deck_shares (token, deck_id, user_id, shown_name) values ($1, $2, $3, $4)
           on conflict (deck_id) do update set shown_name = excluded.shown_name returning token`,
          [randomBytes(18).toString('base64url'), deckId, userId, shownName],
        );
        return { token: share?.token ?? null };
      });
    },
  });
}

type Share = { readonly deck_id: string; readonly name: string; readonly shown_name: string | null };

/** `shared-decks`: what whoever has the link sees. */
export function sharedDecksFunction(): ServerFunction {
  return defineFunction({
    name: 'shared-decks',
    access: 'everyone',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ token }, { context }) {
      return context.database.asService(async (transaction) => {
        const share = await findShare(transaction, token);
        const [counted] = await transaction.query<{ notes: number }>(
          'select count(*)::int as notes from public.deck_notes where deck_id = $1 and deleted_at is null',
          [share.deck_id],
        );
        const first = await transaction.query<{ front: string; back: string; example: string }>(
          `select coalesce(w.lemma, n.front) as front, coalesce(w.english, n.back) as back,
             coalesce(w.example_nb, n.example) as example
           from public.deck_notes n left join public.lexicon w on w.id = n.lemma_id
           where n.deck_id = $1 and n.deleted_at is null order by n.position, n.id limit $2`,
          [share.deck_id, shown],
        );
        return { name: share.name, shownName: share.shown_name, notes: counted?.notes ?? 0, first };
      });
    },
  });
}

/** `deck-copies`: a shared deck as one's own, words without sounds and pictures; the same key copies once. */
export function deckCopiesFunction(): ServerFunction {
  return defineFunction({
    name: 'deck-copies',
    access: 'account',
    tier: featureTiers.flashcards,
    limit: { burst: 20, perHour: 60 },
    async run({ token, requestKey }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const share = await findShare(transaction, token);
        const [counted] = await transaction.query<{ notes: number }>(
          'select count(*)::int as notes from public.deck_notes where deck_id = $1 and deleted_at is null',
          [share.deck_id],
        );
        await requireRoom(transaction, { userId, decks: 1, notes: counted?.notes ?? 0 });
        const [earlier] = await transaction.query<{ id: string }>(
          'select id from public.decks where user_id = $1 and request_key = $2',
          [userId, requestKey],
        );
        return { deckId: earlier?.id ?? (await copyDeck(transaction, { share, userId, requestKey })) };
      });
    },
  });
}

async function copyDeck(
  transaction: Transaction,
  {
    share,
    userId,
    requestKey,
  }: { readonly share: Share; readonly userId: string; readonly requestKey: string },
): Promise<string> {
  const [deck] = await transaction.query<{ id: string }>(
    `insert into public.decks (user_id, source, name, kinds, request_key)
     select $1, 'copied', name, kinds, $2 from public.decks where id = $3 returning id`,
    [userId, requestKey, share.deck_id],
  );
  if (!deck) throw deckNotFound();
  await transaction.query(
    `insert into public.deck_notes (user_id, deck_id, lemma_id, front, back, example, example_meaning, tags, kinds,
       possible_kinds, guid, position)
     select $1, $2, lemma_id, front, back, example, example_meaning, tags, kinds, possible_kinds, guid, position
     from public.deck_notes where deck_id = $3 and deleted_at is null`,
    [userId, deck.id, share.deck_id],
  );
  return deck.id;
}

/** @throws AppError 404, also once it was withdrawn or the deck deleted */
async function findShare({ query }: Transaction, token: string): Promise<Share> {
  const [share] = await query<Share>(
    `select s.deck_id, d.name, s.shown_name from public.deck_shares s join public.decks d on d.id = s.deck_id
     where s.token = $1 and d.deleted_at is null`,
    [token],
  );
  if (!share) throw deckNotFound();
  return share;
}
