import { chanceFor } from '#domain/assessment/chance.ts';
import { probabilityRight } from '#domain/assessment/item-response.ts';
import type { Candidate } from '#domain/assessment/types.ts';
import { keyResponse, wrongResponse } from '#domain/tasks/key-response.ts';
import { type Mark, mark } from '#domain/tasks/marking.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import { type Response, readResponse } from '#domain/tasks/response.ts';

export type LearnerAnswer = { readonly response: Response | null; readonly mark: Mark; readonly ms: number };

/** Listening comes harder to her than reading, in logits. */
const listeningBehind = 0.35;

/**
 * What the made-up learner answers: right as often as somebody of this ability, marked as every answer is.
 * @param chance makes it the same each time; @param seconds what the task is meant to take.
 */
export function answerAs(input: {
  readonly ability: number;
  readonly candidate: Pick<Candidate, 'taskId' | 'item' | 'category'>;
  readonly seconds: number;
  readonly task: PublicMarkedTask;
  readonly secret: SecretMarkedTask;
  readonly chance: number;
}): LearnerAnswer {
  const { candidate, task, secret, chance } = input;
  const ability = input.ability - (candidate.category === 'listen' ? listeningBehind : 0);
  const wrong = given(task, { secret, wanted: wrongResponse(task, secret) });
  // A wrong answer to several gaps is right in some; so much rarer is a whole one, for the expected share to be the model's.
  const right =
    (probabilityRight(candidate.item, ability) - wrong.mark.score) / Math.max(1e-9, 1 - wrong.mark.score);
  const knows = chanceFor(chance, `${candidate.taskId} known`) < right;
  const hurry = 0.45 + 0.5 * chanceFor(chance, `${candidate.taskId} time`);
  return {
    ...(knows ? given(task, { secret, wanted: keyResponse(task, secret) }) : wrong),
    ms: Math.round(input.seconds * 1000 * hurry),
  };
}

/** An answer that the task cannot take is a task left open. */
function given(
  task: PublicMarkedTask,
  { secret, wanted }: { readonly secret: SecretMarkedTask; readonly wanted: Response },
): Pick<LearnerAnswer, 'response' | 'mark'> {
  const read = readResponse(task, wanted);
  if (read.kind !== 'read') return { response: null, mark: { score: 0, correct: false } };
  return { response: read.response, mark: mark(secret, read.response) };
}
