import { learnedDays } from '#domain/flashcards/schedule.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { endOfOsloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { type CardRow, cardColumns, cardOf, nextTimes } from './card-rows.ts';

/** Words of one round; the next round is asked for when it is over. */
const roundCards = 30;
const defaults = { levels: ['A1'], newADay: 10 } as const;

type Word = {
  id: string;
  lemma: string;
  pos: string;
  gender: string | null;
  level: string;
  forms: Record<string, string[]>;
  english: string;
  example_nb: string;
  example_en: string;
  /** Where the person met the word, if it was kept from a text. */
  sentence: string | null;
};

type Asked = { readonly transaction: Transaction; readonly userId: string; readonly now: Date };

/** Rule 9.76. `cards`: a round of words: those that are due today, longest overdue first, then the day's new ones: those that were kept from texts, then of the chosen levels. */
export function cardsFunction(): ServerFunction {
  return defineFunction({
    name: 'cards',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    async run(_, { userId, context }) {
      const now = context.now();
      return context.database.asService(async (transaction) => {
        const asked = { transaction, userId, now };
        const counts = await count(asked);
        const { levels, newADay } = await readSettings(asked);
        const due = await dueCards(asked);
        const room = Math.min(roundCards - due.length, newADay - counts.newToday);
        const fresh = await newWords(asked, { levels, limit: Math.max(newADay - counts.newToday, 0) });
        const cards = [
          ...due.map((row) => ({ ...shown(row), isNew: false, again: nextTimes(cardOf(row), now) })),
          ...fresh
            .slice(0, Math.max(room, 0))
            .map((row) => ({ ...shown(row), isNew: true, again: nextTimes(null, now) })),
        ];
        return { counts: { due: counts.due, fresh: fresh.length, learned: counts.learned }, cards };
      });
    },
  });
}

function shown({ id, example_nb, example_en, sentence, ...word }: Word) {
  return { lemmaId: id, ...word, example: { nb: example_nb, en: example_en }, met: sentence || null };
}

async function count({ transaction, userId, now }: Asked) {
  const [row] = await transaction.query<{ due: number; learned: number; newToday: number }>({
    name: 'card-counts',
    text: `select
        (select count(*)::int from public.cards where user_id = $1 and due_at < $4) as due,
        (select count(*)::int from public.cards where user_id = $1 and state = 'review' and stability >= $3) as learned,
        (select count(*)::int from public.card_reviews where user_id = $1 and before is null and reviewed_at >=
          date_trunc('day', $2::timestamptz at time zone 'Europe/Oslo') at time zone 'Europe/Oslo') as "newToday"`,
    values: [userId, now, learnedDays, endOfOsloDay(now)],
  });
  if (!row) throw new Error('counts are always one row');
  return row;
}

async function readSettings({ transaction, userId }: Asked) {
  const [row] = await transaction.query<{ levels: string[]; newADay: number }>(
    'select levels, new_a_day as "newADay" from public.card_settings where user_id = $1',
    [userId],
  );
  return row ?? defaults;
}

function dueCards({ transaction, userId, now }: Asked): Promise<(Word & CardRow)[]> {
  return transaction.query<Word & CardRow>(
    `select w.id, w.lemma, w.pos, w.gender, w.level, w.forms, w.english, w.example_nb, w.example_en, k.sentence,
       ${cardColumns}
     from public.cards c join public.lexicon w on w.id = c.lemma_id
     left join public.kept_words k on k.user_id = c.user_id and k.lemma_id = c.lemma_id
     where c.user_id = $1 and c.due_at < $2 order by c.due_at limit $3`,
    [userId, endOfOsloDay(now), roundCards],
  );
}

/**
 * Words the person kept, as they were kept, then those of the chosen levels: in an order of the person's own, lower levels
 * first, so that neighbours in a list are not learned side by side.
 */
function newWords(
  { transaction, userId }: Asked,
  { levels, limit }: { readonly levels: readonly string[]; readonly limit: number },
): Promise<Word[]> {
  return transaction.query<Word>(
    `select w.id, w.lemma, w.pos, w.gender, w.level, w.forms, w.english, w.example_nb, w.example_en, k.sentence
     from public.lexicon w left join public.kept_words k on k.user_id = $1 and k.lemma_id = w.id
     where (w.level = any($2) or k.lemma_id is not null)
       and not exists (select from public.cards c where c.user_id = $1 and c.lemma_id = w.id)
     order by k.kept_at nulls last, w.level, md5(w.id || $1::text) limit $3`,
    [userId, levels, limit],
  );
}
