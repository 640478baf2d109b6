import type { FunctionOutput } from '#domain/functions/functions.ts';
import { mark } from '#domain/tasks/marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import { readResponse } from '#domain/tasks/response.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';

type Marked = FunctionOutput<'story-answers'>['marked'][number];

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
        const marked = answers.map(({ question, response }) => markOne(asked, { question, response }));
        const kept = userId
          ? await keepFirst(transaction, { userId, slug, level, marked, now: context.now() })
          : 0;
        return { marked, kept };
      });
    },
  });
}

type Asked = {
  readonly questions: readonly { readonly id: string; readonly task: PublicMarkedTask }[];
  readonly keys: Readonly<Record<string, SecretMarkedTask>>;
};

/** @throws AppError 404 `story_not_found`, also of one that is not published */
async function readQuestions(
  transaction: Transaction,
  { slug, level }: { readonly slug: string; readonly level: string },
): Promise<Asked> {
  const [row] = await transaction.query<Asked>(
    `select v.questions, k.keys from public.story_versions v join public.stories s using (slug)
       join public.story_keys k using (slug, level)
     where v.slug = $1 and v.level = $2 and s.status <> 'draft' and s.published_at <= now()`,
    [slug, level],
  );
  if (row) return row;
  throw new AppError({ code: 'story_not_found', status: 404, message: 'There is no such story.' });
}

/** @throws AppError 404 `question_not_found`; 400 `wrong_shape` */
function markOne(
  { questions, keys }: Asked,
  { question, response }: { readonly question: string; readonly response?: unknown },
): Marked {
  const task = questions.find(({ id }) => id === question)?.task;
  const secret = Object.hasOwn(keys, question) ? keys[question] : undefined;
  if (!task || !secret)
    throw new AppError({
      code: 'question_not_found',
      status: 404,
      message: 'The story has no such question.',
    });
  const read = readResponse(task, response);
  if (read.kind === 'wrong_shape')
    throw new AppError({
      ...{ code: 'wrong_shape', status: 400, details: read.problem },
      message: 'This is not an answer to this question.',
    });
  return { question, response: read.response, mark: mark(secret, read.response), secret };
}

async function keepFirst(
  transaction: Transaction,
  given: {
    readonly userId: string;
    readonly slug: string;
    readonly level: string;
    readonly marked: readonly Marked[];
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
