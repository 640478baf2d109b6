import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { countWords } from '#domain/submissions/written-words.ts';
import type { TwoSteps } from '#server/db/two-step-transaction.ts';
import { defineTwoStepFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockedOpenTask, openTaskSteps, requireOpen } from './open-task.ts';
import { saveDraftStep, savedRevision, submissionOf, submissionStep } from './submission-record.ts';

/**
 * Rule 9.271. `drafts`: keeps what is written so far. It is saved over what the window has seen; what another window has
 * saved meanwhile is given back and stays, until somebody chooses: then the same call comes with its revision. The same
 * draft again changes nothing. Two round trips to the database: a class that writes saves every few seconds.
 */
export function draftsFunction(): ServerFunction {
  return defineTwoStepFunction({
    name: 'drafts',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 2400 },
    async plan(input, { userId, context }) {
      const of = { ...input, userId };
      const first = [...openTaskSteps(of), submissionStep(input)];
      const work: TwoSteps<FunctionOutput<'drafts'>>['work'] = async (rows, { commit }) => {
        requireOpen(lockedOpenTask(rows, of), context);
        const lying = submissionOf(rows[2] ?? []);
        const { text, plan } = input;
        if (lying && isSame(lying, input)) return { kind: 'saved', revision: lying.revision };
        if (lying && lying.revision !== input.revision) return conflictWith(lying);
        const save = saveDraftStep({
          ...{ sittingId: input.sittingId, position: input.position, taskId: input.taskId, userId },
          ...{ kind: 'write', text, plan, words: countWords(text), now: context.now() },
        });
        const [saved = []] = await commit([save]);
        return { kind: 'saved', revision: savedRevision(saved) };
      };
      return { first, work };
    },
  });
}

export function isSame(lying: Submission, sent: { readonly text: string; readonly plan: string }): boolean {
  return lying.text === sent.text && lying.plan === sent.plan;
}

export function conflictWith({ revision, text, plan, updatedAt }: Submission) {
  return { kind: 'conflict', revision, text, plan, updatedAt } as const;
}
