import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';
import type { ServerContext } from '#server/context/server-context.ts';

/** Hears a recording; null where nobody listens, or the recording is gone. @throws Error when it could not be asked */
export type Listener = (path: string, signal: AbortSignal) => Promise<string | null>;

type Spoken = {
  readonly id: string;
  readonly transcript: string | null;
  readonly recording_path: string | null;
};

/**
 * Rule 4.14: the words of a recording. A service's transcript counts before the one that the browser's recogniser brought;
 * it is kept before anybody judges it. Without words it says why there is no assessment.
 */
export async function heardIn(
  { database }: ServerContext,
  of: { readonly submission: Spoken; readonly listener: Listener; readonly signal: AbortSignal },
): Promise<
  | { readonly kind: 'heard'; readonly text: string }
  | Extract<AssessmentOutcome, { readonly kind: 'unassessed' }>
> {
  const { submission, listener, signal } = of;
  const { id, recording_path: path } = submission;
  if (path === null) return { kind: 'unassessed', reason: 'no_recording' };
  const heard = await listener(path, signal);
  if (heard !== null) {
    await database.asService(({ query }) =>
      query(
        `update public.submissions set transcript = $2, transcribed_by = 'service' where id = $1 and status = 'assessing'`,
        [id, heard],
      ),
    );
  }
  const text = heard ?? submission.transcript;
  if (text === null) return { kind: 'unassessed', reason: 'no_transcription' };
  return text.trim() === '' ? { kind: 'unassessed', reason: 'no_speech' } : { kind: 'heard', text };
}
