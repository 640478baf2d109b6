import type { PublicStimulus, SecretStimulus } from '#domain/tasks/presentation.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { lockSitting } from './sitting-record.ts';
import { wordsAreTheKey, wordsStillAsked } from './words-to-come.ts';

/** Slower at low levels, as our own voices are; 1 is natural. */
const rates: Readonly<Record<string, number>> = { A1: 0.8, A2: 0.87, B1: 0.94, B2: 1, C1: 1 };

/**
 * Rule 7.21. `clip-lines`: the lines of a given listening task, for the browser's own Norwegian voice. The learner asks for it;
 * the lines are spoken and not shown. Refused where the words themselves are the key of a
 * task of the clip that is at hand or may still come.
 */
export function clipLinesFunction(): ServerFunction {
  return defineFunction({
    name: 'clip-lines',
    access: 'session',
    demo: true,
    limit: { burst: 60, perHour: 600 },
    async run({ sittingId, position }, { userId, context }) {
      return context.database.asService(async (transaction) => {
        await lockSitting(transaction, { sittingId, userId });
        const [row] = await transaction.query<{
          kind: string;
          level: string;
          public: PublicStimulus;
          secret: SecretStimulus;
          words_asked: boolean;
        }>(
          `select t.kind, t.level, s.public, x.secret, ${wordsStillAsked({
            ...{ stimulusId: 's.id', sittingId: 'i.id', userId: 'i.user_id', status: 'i.status' },
          })} as words_asked from public.sitting_tasks g
           join public.sittings i on i.id = g.sitting_id
           join public.tasks t on t.id = g.task_id
           join public.stimuli s on s.id = t.stimulus_id
           join public.stimulus_secrets x on x.stimulus_id = s.id
           where g.sitting_id = $1 and g.position = $2`,
          [sittingId, position],
        );
        const { public: shown, secret } = row ?? {};
        if (!row || !secret || shown?.kind !== 'clip') {
          throw new AppError({
            code: 'task_not_given',
            status: 409,
            message: 'No such listening task was given in this test.',
          });
        }
        if (row.words_asked || wordsAreTheKey.some((kind) => kind === row.kind)) {
          throw new AppError({
            code: 'words_are_the_key',
            status: 403,
            message: 'The words of this clip are the answer to one of its tasks.',
          });
        }
        const voices = new Map(shown.speakers.map((speaker) => [speaker.letter, speaker.voice]));
        return {
          lines: secret.transcript.map((line) => ({
            speaker: line.speaker,
            voice: voices.get(line.speaker) ?? 'woman',
            text: line.text,
            rate: rates[row.level] ?? 1,
          })),
        };
      });
    },
  });
}
