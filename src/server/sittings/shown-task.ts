import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { Rows, Step } from '#server/db/pipeline.ts';

/**
 * The task at a position of a sitting as its screen shows it; `shownTask` reads its rows. Only what `public` holds: neither
 * key nor transcript.
 */
export function shownTaskStep(sittingId: string, position: number): Step {
  return {
    name: 'shown-task',
    text: `select json_build_object(
        'position', g.position, 'taskId', t.id, 'category', t.category, 'level', t.level, 'kind', t.kind,
        'task', t.public, 'stimulus', s.public, 'stimulusId', s.id,
        'clip', (select json_build_object('hash', c.hash, 'durationMs', c.duration_ms, 'peaks', c.peaks, 'robot', c.robot)
          from public.clips c where c.stimulus_id = s.id),
        'drawings', (select coalesce(json_agg(json_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt)), '[]'::json)
          from public.scenes d where d.id = s.public ->> 'scene' or d.id = t.public ->> 'scene'
            or (t.kind = 'picture' and d.id in (select o ->> 'scene' from jsonb_array_elements(t.public -> 'options') o)))
      )
      from public.sitting_tasks g
      join public.tasks t on t.id = g.task_id
      join public.stimuli s on s.id = t.stimulus_id
      where g.sitting_id = $1 and g.position = $2`,
    values: [sittingId, String(position)],
  };
}

export function shownTask(rows: Rows | undefined): GivenTask | null {
  const text = rows?.[0]?.[0];
  return text ? (JSON.parse(text) as GivenTask) : null;
}
