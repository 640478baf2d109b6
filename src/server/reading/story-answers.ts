import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { type MarkedAnswer, markAnswer } from './mark-answer.ts';
import type { AskedQuestions } from './save-versions.ts';

/** What is read, and its questions. */
export function readingFunctions(): readonly ServerFunction[] {
  return [storyAnswersFunction()];
}

/**
 * Rule 9.358. `story-answers`: marks answers to a story's questions and gives key and reason of each. Somebody with a session
 * has their first answer to a question kept, which counts as practice; of a visitor nothing is kept.
 */
function storyAnswersFunction(): ServerFunction {
  return defineFunction({
    name: 'story-answers',
    access: 'everyone',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ slug, level, answers }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const asked = await readQuestions(transaction, { slug, level });
        const marked = answers.map(({ question, response }) => markAnswer(asked, { question, response }));
        const kept = userId
          ? await keepFirst(transaction, { userId, slug, level, marked, now: context.now() })
          : 0;
        return { marked, kept };
      });
    },
  });
}

/** @throws AppError 404 `story_not_found`, also of one that is not published */
async function readQuestions(
  transaction: Transaction,
  { slug, level }: { readonly slug: string; readonly level: string },
): Promise<AskedQuestions> {
  const [row] = await transaction.query<AskedQuestions>(
    `select v.questions, k.keys from public.story_versions v join public.stories s using (slug)
       join public.story_keys k using (slug, level)
     where v.slug = $1 and v.level = $2 and s.status <> 'draft' and s.published_at <= now()`,
    [slug, level],
  );
  if (row) return row;
  throw new AppError({ code: 'story_not_found', status: 404, message: 'There is no such story.' });
}

async function keepFirst(
  transaction: Transaction,
  given: {
    readonly userId: string;
    readonly slug: string;
    readonly level: string;
    readonly marked: readonly MarkedAnswer[];
    readonly now: Date;
  },
): Promise<number> {
  const { userId, slug, level, marked, now } = given;
  const rows = marked.map(({ question, response, mark: { score, correct } }) => ({
    question,
    response,
    score,
    correct,
  }));
  const kept = await transaction.query(
    `insert into public.story_answers (user_id, slug, level, question, response, score, correct, answered_at)
     select $1, $2, $3, r.question, r.response, r.score, r.correct, $5
     from jsonb_to_recordset($4) as r(question text, response jsonb, score real, correct boolean)
     on conflict do nothing returning question`,
    [userId, slug, level, JSON.stringify(rows), now.toISOString()],
  );
  return kept.length;
}
