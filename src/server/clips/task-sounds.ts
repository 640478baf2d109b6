import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PublicSpeakTask, SecretOpenTask } from '#domain/tasks/presentation.ts';
import type { Database } from '#server/db/database.ts';
import type { Clip } from '#server/providers/speech/speech.ts';
import { recordingBase } from './recording-base.ts';

type Row = {
  readonly id: string;
  readonly stimulus_id: string;
  readonly level: TaskLevel;
  readonly public: PublicSpeakTask;
  readonly secret: SecretOpenTask;
};

/**
 * What speaking tasks let one hear, as `spokenClips` names it: a text read aloud by the task's id, a role play's partner by
 * `<task id>/<line, from 1>`. @param taskId only of this task
 */
export async function readTaskSounds(database: Database, taskId: string | null = null): Promise<Clip[]> {
  const rows = await database.asService((transaction) =>
    transaction.query<Row>(
      `select t.id, t.stimulus_id, t.level, t.public, k.secret from public.tasks t
       join public.task_keys k on k.task_id = t.id
       where t.category = 'speak' and t.retired_at is null and ($1::text is null or t.id = $1) order by t.level, t.id`,
      [taskId],
    ),
  );
  return rows.flatMap((row) => [...readAloud(row), ...partnerLines(row)]);
}

function readAloud(row: Row): Clip[] {
  const given = row.public.readAloud;
  if (!given) return [];
  return [sound(row, { id: row.id, ending: '', name: 'opplesning', voice: given.voice, text: given.text })];
}

function partnerLines(row: Row): Clip[] {
  const { partner } = row.public;
  if (!partner) return [];
  return row.secret.partner.map((text, place) =>
    sound(row, {
      id: `${row.id}/${place + 1}`,
      ending: `-${place + 1}`,
      name: partner.name,
      voice: partner.voice,
      text,
    }),
  );
}

function sound(
  row: Row,
  given: { id: string; ending: string; name: string; voice: 'woman' | 'man'; text: string },
): Clip {
  const task = row.id.slice(row.stimulus_id.length + 1);
  return {
    id: given.id,
    level: row.level,
    speakers: { A: { name: given.name, voice: given.voice } },
    script: [{ speaker: 'A', text: given.text }],
    recordingBase: `${recordingBase(row.stimulus_id)}.${task}${given.ending}`,
  };
}
