import { wordsOfTexts } from '#domain/lexicon/words-of-texts.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Transaction } from '#server/db/database.ts';
import { testedLevel } from '#server/flashcards/card-settings.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { createLexiconFinder } from '#server/words/lexicon-finder.ts';

/** Texts that are looked through, the newest; and words that are shown. */
const most = { texts: 40, stories: 20, words: 60 } as const;

/** `met-words`: words of the texts one has answered tasks on, and of stories in LettAvis, that one is not learning yet. Rule 9.418. */
export function metWordsFunction(): ServerFunction {
  const lexiconFinder = createLexiconFinder();
  return defineFunction({
    name: 'met-words',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 30, perHour: 300 },
    async run(_, { userId, context }) {
      const finder = await lexiconFinder(context.database, context.now());
      return context.database.asService(async (transaction) => {
        const from = await testedLevel(transaction, userId);
        const texts = [
          ...(await readTexts(transaction, userId)),
          ...(await readStories(transaction, userId)),
        ];
        const begun = await transaction.query<{ lemma_id: string; kept: boolean }>(
          `select lemma_id, true as kept from public.kept_words where user_id = $1
           union all select lemma_id, false from public.flashcards where user_id = $1 and lemma_id is not null`,
          [userId],
        );
        const learning = new Set(begun.filter(({ kept }) => !kept).map((row) => row.lemma_id));
        const kept = new Set(begun.filter((row) => row.kept).map((row) => row.lemma_id));
        const words = wordsOfTexts(texts, { finder, from })
          .filter(({ lemma }) => !learning.has(lemma.id))
          .slice(0, most.words);
        return {
          words: words.map(({ lemma, sentence, times }) => ({
            ...{
              lemmaId: lemma.id,
              lemma: lemma.lemma,
              pos: lemma.pos,
              gender: lemma.gender,
              level: lemma.level,
            },
            forms: Object.fromEntries(Object.entries(lemma.forms).map(([name, forms]) => [name, [...forms]])),
            ...{ english: lemma.english, sentence, times, kept: kept.has(lemma.id) },
          })),
        };
      });
    },
  });
}

/** Of reading tasks in tests that are over: what is said in listening clips is not shown here. */
async function readTexts({ query }: Transaction, userId: string): Promise<string[]> {
  const rows = await query<{ public: unknown }>(
    `select st.public from (
       select t.stimulus_id, max(a.answered_at) as at from public.sittings s
       join public.sitting_tasks a on a.sitting_id = s.id and a.answered_at is not null
       join public.tasks t on t.id = a.task_id and t.category = 'read'
       where s.user_id = $1 and s.status = 'finished' group by 1 order by 2 desc limit $2) newest
     join public.stimuli st on st.id = newest.stimulus_id order by newest.at desc`,
    [userId, most.texts],
  );
  return rows.flatMap((row) => proseIn(row.public));
}

async function readStories({ query }: Transaction, userId: string): Promise<string[]> {
  const rows = await query<{ paragraphs: string[] }>(
    `select v.paragraphs from (
       select slug, level, max(answered_at) as at from public.story_answers where user_id = $1
       group by 1, 2 order by 3 desc limit $2) newest
     join public.story_versions v using (slug, level) order by newest.at desc`,
    [userId, most.stories],
  );
  return rows.flatMap(({ paragraphs }) => paragraphs);
}

/** Running text of a stimulus, whatever its shape: what has words with spaces between. */
function proseIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s\S+\s/.test(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(proseIn);
}
