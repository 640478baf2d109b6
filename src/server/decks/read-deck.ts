import type { FunctionOutput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { deckNotFound } from './own-deck.ts';
import { progressOf } from './progress.ts';

type Deck = FunctionOutput<'deck'>;
/** Notes that a page shows. */
const shownAtOnce = 100;

/** `deck`: one of one's own decks with a page of its notes. Rule 9.418. */
export function deckFunction(): ServerFunction {
  return defineFunction({
    name: 'deck',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run({ deckId, from }, { userId, context }) {
      return context.database.asService(async ({ query }) => {
        const [deck] = await query<Deck['deck']>(
          `select d.name, d.source, d.kinds, d.learning, s.token, s.shown_name as "shownName",
             (select count(*)::int from public.deck_notes n where n.deck_id = d.id and n.deleted_at is null) as notes
           from public.decks d left join public.deck_shares s on s.deck_id = d.id
           where d.id = $1 and d.user_id = $2 and d.source <> 'lexicon' and d.deleted_at is null`,
          [deckId, userId],
        );
        if (!deck) throw deckNotFound();
        const notes = await query<Deck['notes'][number]>(
          `select n.id as "noteId", n.lemma_id as "lemmaId", coalesce(w.lemma, n.front) as front,
             coalesce(w.english, n.back) as back, coalesce(w.example_nb, n.example) as example,
             coalesce(w.example_en, n.example_meaning) as "exampleMeaning", ${progressOf} as progress,
             (select count(*)::int from public.note_media m where m.note_id = n.id) as media
           from public.deck_notes n left join public.lexicon w on w.id = n.lemma_id
           left join public.flashcards f on f.user_id = $2 and (f.note_id = n.id or f.lemma_id = n.lemma_id)
           where n.deck_id = $1 and n.deleted_at is null
           group by n.id, w.id order by n.position, n.id offset $3 limit $4`,
          [deckId, userId, from, shownAtOnce],
        );
        const others = await query<Deck['others'][number]>(
          `select id as "deckId", name from public.decks
           where user_id = $1 and id <> $2 and source <> 'lexicon' and deleted_at is null order by created_at`,
          [userId, deckId],
        );
        return { deck, notes, others };
      });
    },
  });
}
