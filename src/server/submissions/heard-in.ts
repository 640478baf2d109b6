import { isHeard, type SoundMeasures } from '#domain/speaking/sound-measures.ts';
import type { AssessmentOutcome } from '#domain/submissions/assessment.ts';
import type { ServerContext } from '#server/context/server-context.ts';

/** A recording that is listened to, by its path in the storage. */
export type Listener = {
  /** What its sound shows; null where it cannot be measured, or is gone. */
  readonly measure: (path: string, signal: AbortSignal) => Promise<SoundMeasures | null>;
  /** Its words; null where nobody listens, or it is gone. @throws Error when the service could not be asked */
  readonly transcribe: (path: string, signal: AbortSignal) => Promise<string | null>;
};

type Spoken = {
  readonly id: string;
  readonly transcript: string | null;
  readonly recording_path: string | null;
};

type Heard = {
  readonly kind: 'heard';
  readonly text: string;
  readonly sound: SoundMeasures | null;
};

/**
 * Rule 4.14, Rule 9.431: the measures and the words of a recording. In silence nobody is asked for words: recognisers make
 * some up. A service's transcript counts before the one that the browser's recogniser brought;
 * it is kept before anybody judges it. Without words it says why there is no assessment.
 */
export async function heardIn(
  { database }: ServerContext,
  of: { readonly submission: Spoken; readonly listener: Listener; readonly signal: AbortSignal },
): Promise<Heard | Extract<AssessmentOutcome, { readonly kind: 'unassessed' }>> {
  const { submission, listener, signal } = of;
  const { id, recording_path: path } = submission;
  if (path === null) return { kind: 'unassessed', reason: 'no_recording' };
  const sound = await listener.measure(path, signal);
  if (sound !== null) {
    await database.asService(({ query }) =>
      query(`update public.submissions set sound = $2 where id = $1 and status = 'assessing'`, [
        id,
        JSON.stringify(sound),
      ]),
    );
    if (!isHeard(sound)) return { kind: 'unassessed', reason: 'no_speech' };
  }
  const heard = await listener.transcribe(path, signal);
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
  return text.trim() === '' ? { kind: 'unassessed', reason: 'no_speech' } : { kind: 'heard', text, sound };
}
