import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PublicSpeakTask, SecretOpenTask } from '#domain/tasks/presentation.ts';
import type { Database } from '#server/db/database.ts';
import type { Clip } from '#server/providers/speech/speech.ts';
import { recordingBase } from './recording-base.ts';

type Row = {
  readonly id: string;
  readonly content_id: string;
  readonly stimulus: string;
  readonly level: TaskLevel;
  readonly public: PublicSpeakTask;
  readonly secret: SecretOpenTask;
};

export type TaskSound = {
  readonly taskId: string;
  /** Of a role play's partner, from 1; null for a text read aloud. */
  readonly line: number | null;
  readonly clip: Clip;
};

/**
 * What speaking tasks let one hear. The clips are called as `spokenClips` names them: a text read aloud by the task's id in the
 * content, a role play's partner by `<task id>/<line>`.
 * @param taskId only of this task
 */
export async function readTaskSounds(
  database: Database,
  taskId: string | null = null,
): Promise<readonly TaskSound[]> {
  const rows = await database.asService((transaction) =>
    transaction.query<Row>(
      `select t.id, t.content_id, s.content_id as stimulus, t.level, t.public, k.secret from public.tasks t
       join public.stimuli s on s.id = t.stimulus_id
       join public.task_keys k on k.task_id = t.id
       where t.category = 'speak' and t.retired_at is null and t.content_id is not null
         and ($1::text is null or t.id = $1) order by t.level, t.content_id`,
      [taskId],
    ),
  );
  return rows.flatMap((row) => [...readAloud(row), ...partnerLines(row)]);
}

function readAloud(row: Row): TaskSound[] {
  const given = row.public.readAloud;
  if (!given) return [];
  return [sound(row, { line: null, name: 'opplesning', voice: given.voice, text: given.text })];
}

function partnerLines(row: Row): TaskSound[] {
  const { partner } = row.public;
  if (!partner) return [];
  const { name, voice } = partner;
  return row.secret.partner.map((text, place) => sound(row, { line: place + 1, name, voice, text }));
}

function sound(
  row: Row,
  {
    line,
    name,
    voice,
    text,
  }: { readonly line: number | null; name: string; voice: 'woman' | 'man'; text: string },
): TaskSound {
  const task = row.content_id.slice(row.stimulus.length + 1);
  const clip: Clip = {
    id: line === null ? row.content_id : `${row.content_id}/${line}`,
    level: row.level,
    speakers: { A: { name, voice } },
    script: [{ speaker: 'A', text }],
    recordingBase: `${recordingBase(row.stimulus)}.${task}${line === null ? '' : `-${line}`}`,
  };
  return { taskId: row.id, line, clip };
}
