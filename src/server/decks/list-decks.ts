import type { FunctionOutput } from '#domain/functions/functions.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { readCardSettings, testedLevel } from '#server/flashcards/card-settings.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { progressOf } from './progress.ts';

type Decks = FunctionOutput<'decks'>;

/** `decks`: what there is to learn, by level and topic and in one's own decks, and how far one is in each. Rule 9.418. */
export function decksFunction(): ServerFunction {
  return defineFunction({
    name: 'decks',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run(_, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const start = await testedLevel(transaction, userId);
        const topics = await transaction.query<Decks['topics'][number]>({
          name: 'deck-topics',
          text: `with own as (select f.lemma_id, ${progressOf} as progress from public.flashcards f
              where f.user_id = $1 and f.lemma_id is not null and f.deleted_at is null group by 1)
            select w.level, w.topic, count(*)::int as words, count(*) filter (where o.progress = 'known')::int as known,
              count(*) filter (where o.progress = 'learning')::int as learning, coalesce(bool_or(d.learning), false) as chosen
            from public.lexicon w left join own o on o.lemma_id = w.id
            left join public.decks d on d.user_id = $1 and d.source = 'lexicon' and d.level = w.level and d.topic = w.topic
              and d.deleted_at is null
            group by w.level, w.topic order by w.level, w.topic`,
          values: [userId],
        });
        const decks = await transaction.query<Decks['decks'][number]>({
          name: 'own-decks',
          text: `select d.id as "deckId", d.name, d.source, d.learning, count(n.id)::int as notes,
              count(*) filter (where n.progress = 'known')::int as known,
              count(*) filter (where n.progress = 'learning')::int as begun,
              exists (select from public.deck_shares s where s.deck_id = d.id) as shared
            from public.decks d left join lateral (
              select n.id, ${progressOf} as progress from public.deck_notes n
              left join public.flashcards f on f.user_id = $1 and (f.note_id = n.id or f.lemma_id = n.lemma_id)
              where n.deck_id = d.id and n.deleted_at is null group by n.id) n on true
            where d.user_id = $1 and d.source <> 'lexicon' and d.deleted_at is null
            group by d.id order by d.created_at`,
          values: [userId],
        });
        const [kept] = await transaction.query<{ count: number }>(
          'select count(*)::int as count from public.kept_words where user_id = $1',
          [userId],
        );
        return { start, topics, decks, kept: kept?.count ?? 0 };
      });
    },
  });
}

/** `deck-words`: the words of a level and a topic, and how far one is with each. Rule 9.418. */
export function deckWordsFunction(): ServerFunction {
  return defineFunction({
    name: 'deck-words',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run({ level, topic }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const words = await transaction.query<FunctionOutput<'deck-words'>['words'][number]>(
          `select w.id as "lemmaId", w.lemma, w.pos, w.gender, w.forms, w.english, ${progressOf} as progress
           from public.lexicon w
           left join public.flashcards f on f.user_id = $1 and f.lemma_id = w.id and f.deleted_at is null
           where w.level = $2 and w.topic = $3 group by w.id order by lower(w.lemma) limit 1000`,
          [userId, level, topic],
        );
        const [deck] = await transaction.query<{
          learning: boolean;
          kinds: FunctionOutput<'deck-words'>['kinds'];
        }>(
          `select learning, kinds from public.decks
           where user_id = $1 and source = 'lexicon' and level = $2 and topic = $3 and deleted_at is null`,
          [userId, level, topic],
        );
        const settings = await readCardSettings(transaction, userId);
        return { words, chosen: deck?.learning ?? false, kinds: [...(deck?.kinds ?? settings.kinds)] };
      });
    },
  });
}
