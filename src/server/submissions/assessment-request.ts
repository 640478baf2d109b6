import type { TaskLevel } from '#domain/levels/levels.ts';
import type { SoundMeasures } from '#domain/speaking/sound-measures.ts';
import type { AssessmentRequest } from '#domain/submissions/assessment.ts';
import { isMarkedPublic, type PublicTask, type SecretOpenTask } from '#domain/tasks/presentation.ts';

/** A submission with what its task asks for. */
export type AssessedRow = {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'write' | 'speak';
  readonly text: string;
  readonly transcript: string | null;
  readonly transcribed_by: 'browser' | 'service' | null;
  readonly recording_path: string | null;
  readonly seconds: number | null;
  readonly sound: SoundMeasures | null;
  readonly level: TaskLevel;
  readonly shown: PublicTask;
  readonly secret: SecretOpenTask;
};

/** The columns of an `AssessedRow`; the tables of tasks and keys are joined as `t` and `k`. */
export function assessedColumns(submission: string): string {
  const own = [
    'id',
    'user_id',
    'kind',
    'text',
    'transcript',
    'transcribed_by',
    'recording_path',
    'seconds',
    'sound',
  ];
  return [...own.map((column) => `${submission}.${column}`), 't.level, t.public as shown, k.secret'].join(
    ', ',
  );
}

/** What an assessor is asked. */
export function requestOf({
  kind,
  text,
  transcript,
  seconds,
  sound,
  level,
  shown,
  secret,
}: Omit<AssessedRow, 'id' | 'user_id' | 'transcribed_by' | 'recording_path'>): AssessmentRequest {
  if (isMarkedPublic(shown)) throw new Error('a task with a key has a submission');
  return {
    ...{ kind, level, genre: shown.genre, prompt: shown.prompt, criterion: shown.criterion },
    points: secret.points,
    models: secret.models.map((model) => model.text),
    text: kind === 'write' ? text : (transcript ?? ''),
    words: shown.kind === 'write' ? shown.words : null,
    seconds,
    ...(shown.kind === 'speak' && { sound, readAloud: shown.readAloud?.text ?? null }),
  };
}
