import type { Submission } from '#domain/submissions/submission.ts';
import { countWords } from '#domain/submissions/written-words.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { lockOpenTask, requireOpen } from './open-task.ts';
import { readSubmission, saveDraft } from './submission-record.ts';

/**
 * Rule 9.271. `drafts`: keeps what is written so far. It is saved over what the window has seen; what another window has
 * saved meanwhile is given back and stays, until somebody chooses: then the same call comes with its revision. The same
 * draft again changes nothing.
 */
export function draftsFunction(): ServerFunction {
  return defineFunction({
    name: 'drafts',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 2400 },
    async run(input, { userId, context }) {
      return context.database.asService(async (transaction) => {
        const open = await lockOpenTask(transaction, { ...input, userId });
        requireOpen(open, context);
        const lying = await readSubmission(transaction, input);
        const { text, plan } = input;
        if (lying && isSame(lying, input)) return { kind: 'saved', revision: lying.revision };
        if (lying && lying.revision !== input.revision) return conflictWith(lying);
        const revision = await saveDraft(transaction, {
          ...{ sittingId: input.sittingId, position: input.position, taskId: input.taskId, userId },
          ...{ kind: 'write', text, plan, words: countWords(text), now: context.now() },
        });
        return { kind: 'saved', revision };
      });
    },
  });
}

export function isSame(lying: Submission, sent: { readonly text: string; readonly plan: string }): boolean {
  return lying.text === sent.text && lying.plan === sent.plan;
}

export function conflictWith({ revision, text, plan, updatedAt }: Submission) {
  return { kind: 'conflict', revision, text, plan, updatedAt } as const;
}
