import type { Lemma } from '#domain/lexicon/lexicon.ts';
import { type WordFinder, wordFinder } from '#domain/lexicon/look-up.ts';
import type { Database } from '#server/db/database.ts';

/** The lexicon changes when the product is started with other content, maybe by another replica. */
const freshMs = 10 * 60_000;

/** The whole lexicon in memory, some megabytes: a phrase or a compound is not found by one query. Read anew after ten minutes. */
export function createLexiconFinder(): (database: Database, now: Date) => Promise<WordFinder> {
  let current: { readonly readAt: number; readonly finder: Promise<WordFinder> } | null = null;
  return (database, now) => {
    if (current && now.getTime() - current.readAt < freshMs) return current.finder;
    const finder = read(database);
    current = { readAt: now.getTime(), finder };
    finder.catch(() => {
      current = null;
    });
    return finder;
  };
}

async function read(database: Database): Promise<WordFinder> {
  const lemmas = await database.asService((transaction) =>
    transaction.query<Lemma>(
      `select id, lemma, pos, gender, level, topic, forms, english,
         json_build_object('nb', example_nb, 'en', example_en) as example
       from public.lexicon order by id`,
    ),
  );
  return wordFinder(lemmas);
}
