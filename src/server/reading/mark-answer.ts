import type { FunctionOutput } from '#domain/functions/functions.ts';
import { mark } from '#domain/tasks/marking.ts';
import { readResponse } from '#domain/tasks/response.ts';
import { AppError } from '#server/http/errors.ts';
import type { AskedQuestions } from './save-versions.ts';

export type MarkedAnswer = FunctionOutput<'story-answers'>['marked'][number];

/** Marks an answer to one of a version's questions. @throws AppError 404 `question_not_found`; 400 `wrong_shape` */
export function markAnswer(
  { questions, keys }: AskedQuestions,
  { question, response }: { readonly question: string; readonly response?: unknown },
): MarkedAnswer {
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
