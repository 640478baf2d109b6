import type { Lemma } from '#domain/lexicon/lexicon.ts';
import { lookUpWord } from '#domain/lexicon/look-up.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { createLexiconFinder } from './lexicon-finder.ts';

/** More than anybody keeps by hand. */
const mostKept = 2000;

/** Words of texts: what they mean, and keeping them as cards. */
export function wordFunctions(): readonly ServerFunction[] {
  return [wordLookupsFunction(), keptWordsFunction()];
}

/** Rule 9.250. `word-lookups`: what a word of a sentence means, by the lexicon alone. */
function wordLookupsFunction(): ServerFunction {
  const lexiconFinder = createLexiconFinder();
  return defineFunction({
    name: 'word-lookups',
    access: 'everyone',
    demo: true,
    limit: { burst: 90, perHour: 900 },
    async run({ word, sentence }, { userId, context }) {
      const finder = await lexiconFinder(context.database, context.now());
      const found = lookUpWord({ word, sentence }, finder);
      const ids = [...found.lemmas, ...found.parts.map(({ lemma }) => lemma)].map(({ id }) => id);
      const kept =
        userId && ids.length > 0
          ? await context.database.asService((transaction) => readKept(transaction, { userId, ids }))
          : new Set<string>();
      const shown = ({ id, topic: _, ...lemma }: Lemma) => ({ lemmaId: id, ...lemma, kept: kept.has(id) });
      return {
        words: found.lemmas.map(shown),
        parts: found.parts.map(({ text, lemma }) => ({ text, word: shown(lemma) })),
        number: found.number,
      };
    },
  });
}

/** Rule 9.251. `kept-words`: keeps a word as a card with the sentence it was met in, or lets it go again. */
function keptWordsFunction(): ServerFunction {
  return defineFunction({
    name: 'kept-words',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ lemmaId, sentence, keep }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        if (keep) await keepWord(transaction, { userId, lemmaId, sentence });
        else
          await transaction.query('delete from public.kept_words where user_id = $1 and lemma_id = $2', [
            userId,
            lemmaId,
          ]);
        const tier = await tierOf(transaction, { userId, now: context.now() });
        return { kept: keep, practised: tier >= featureTiers.flashcards };
      });
    },
  });
}

async function keepWord(
  transaction: Transaction,
  kept: { readonly userId: string; readonly lemmaId: string; readonly sentence: string },
): Promise<void> {
  const [row] = await transaction.query<{ known: boolean; count: number }>(
    `select exists (select from public.lexicon where id = $1) as known,
       (select count(*)::int from public.kept_words where user_id = $2) as count`,
    [kept.lemmaId, kept.userId],
  );
  if (!row?.known)
    throw new AppError({ code: 'word_not_found', status: 404, message: 'There is no such word.' });
  if (row.count >= mostKept)
    throw new AppError({
      code: 'too_many_words',
      status: 409,
      message: `At most ${mostKept} words are kept.`,
    });
  await transaction.query(
    `insert into public.kept_words (user_id, lemma_id, sentence) values ($1, $2, $3)
     on conflict (user_id, lemma_id) do update set sentence = excluded.sentence`,
    [kept.userId, kept.lemmaId, kept.sentence],
  );
}

/** Which of these words the person has kept, or learns already. */
async function readKept(
  transaction: Transaction,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await transaction.query<{ lemma_id: string }>(
    `select lemma_id from public.kept_words where user_id = $1 and lemma_id = any($2)
     union select lemma_id from public.flashcards where user_id = $1 and lemma_id = any($2) and deleted_at is null`,
    [userId, ids],
  );
  return new Set(rows.map((row) => row.lemma_id));
}
