import { headword } from '#domain/lexicon/headword.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';

/** Questions of one run. */
const asked = 12;
/** Meanings to choose from, the right one among them. */
const choices = 4;
/** A word that was proved is asked again after about a month, spread over days. */
const proved = { days: 30, spreadDays: 15, difficulty: 5 } as const;

type Row = {
  readonly lemmaId: string;
  readonly lemma: string;
  readonly pos: string;
  readonly gender: string | null;
  readonly forms: Record<string, string[]>;
  readonly english: string;
  readonly others: string[];
};

/** Rule 9.419. `word-proofs`: words of a topic that have not begun, each with meanings to choose from. */
export function wordProofsFunction(): ServerFunction {
  return defineFunction({
    name: 'word-proofs',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ level, topic }, { userId, context }) {
      const rows = await context.database.asService(({ query }) =>
        query<Row>(
          `select w.id as "lemmaId", w.lemma, w.pos, w.gender, w.forms, w.english, array(
             select o.english from public.lexicon o
             where o.level = w.level and o.pos = w.pos and o.english <> w.english
             order by md5(o.id || w.id) limit $4) as others
           from public.lexicon w
           where w.level = $2 and w.topic = $3
             and not exists (select from public.flashcards f where f.user_id = $1 and f.lemma_id = w.id)
             and not exists (select from public.kept_words k where k.user_id = $1 and k.lemma_id = w.id)
           order by md5(w.id || $1::text) limit $5`,
          [userId, level, topic, choices - 1, asked],
        ),
      );
      return {
        questions: rows.map(({ others, ...word }) => ({
          lemmaId: word.lemmaId,
          headword: headword(word),
          meanings: [...new Set([...others, word.english])].toSorted(),
        })),
      };
    },
  });
}

/** Rule 9.419. `proved-words`: 'I know this' with its proof: right, and the word is known; wrong, and it is among the next new ones. */
export function provedWordsFunction(): ServerFunction {
  return defineFunction({
    name: 'proved-words',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 240, perHour: 1200 },
    async run({ lemmaId, meaning }, { userId, context }) {
      return context.database.asService(async ({ query }) => {
        const [word] = await query<{ english: string }>('select english from public.lexicon where id = $1', [
          lemmaId,
        ]);
        if (!word)
          throw new AppError({ code: 'word_not_found', status: 404, message: 'There is no such word.' });
        const right = word.english === meaning;
        if (right)
          await query(
            `insert into public.flashcards (user_id, lemma_id, kind, due_at, stability, difficulty, state, scheduled_days, reviewed_at)
             values ($1, $2, 'meaning', $3::timestamptz + make_interval(days => $4 + abs(hashtext($2)) % $5), $4, $6, 'review', $4, $3)
             on conflict (user_id, card_id) do nothing`,
            [userId, lemmaId, context.now(), proved.days, proved.spreadDays, proved.difficulty],
          );
        else
          await query(
            `insert into public.kept_words (user_id, lemma_id) select $1, $2
             where (select count(*) from public.kept_words where user_id = $1) < 2000 on conflict do nothing`,
            [userId, lemmaId],
          );
        return { right, meaning: word.english };
      });
    },
  });
}
