import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import type { Misfit } from '#domain/items/misfits.ts';

export type ListedTask = FunctionOutput<'admin-tasks'>['tasks'][number];

export type TaskRow = Pick<ListedTask, 'title' | 'category' | 'level' | 'kind'> & {
  readonly id: string;
  readonly content_id: string | null;
  readonly withdrawn_at: Date | null;
  readonly open_reports: number;
  readonly answers: number | null;
  readonly mean_score: number;
  readonly discrimination: number | null;
  readonly outfit: number;
  readonly infit: number;
  readonly median_ms: number;
  readonly exposure: number | null;
  readonly misfits: Misfit[];
  readonly computed_at: Date;
};

export const taskColumns = `t.id, t.content_id, s.title, t.category, t.level, t.kind, t.withdrawn_at,
  (select count(*)::int from public.task_reports r where r.task_id = t.id and r.status = 'open') as open_reports,
  x.answers, x.mean_score, x.discrimination, x.outfit, x.infit, x.median_ms, x.exposure, x.misfits, x.computed_at`;

export const taskTables = `public.tasks t join public.stimuli s on s.id = t.stimulus_id
  left join public.task_statistics x on x.task_id = t.id`;

/** Which tasks a list holds, and in which order. */
export const taskLists: Readonly<
  Record<FunctionInput<'admin-tasks'>['list'], { readonly which: string; readonly order: string }>
> = {
  reported: {
    which: `exists (select from public.task_reports r where r.task_id = t.id and r.status = 'open')`,
    order: `(select min(created_at) from public.task_reports r where r.task_id = t.id and r.status = 'open'), t.id`,
  },
  misfits: {
    which: `x.misfits <> '{}' and t.retired_at is null and t.withdrawn_at is null`,
    order: 'x.outfit desc, t.id',
  },
  withdrawn: { which: 't.withdrawn_at is not null', order: 't.withdrawn_at desc, t.id' },
  all: { which: 't.retired_at is null', order: 'x.answers desc nulls last, t.id' },
};

export function listedTask(row: TaskRow): ListedTask {
  const { id: taskId, content_id: contentId, title, category, level, kind } = row;
  return {
    ...{ taskId, contentId, title, category, level, kind },
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    openReports: row.open_reports,
    statistics:
      row.answers === null
        ? null
        : {
            ...{ answers: row.answers, meanScore: row.mean_score, discrimination: row.discrimination },
            ...{ outfit: row.outfit, infit: row.infit, medianMs: row.median_ms, exposure: row.exposure },
            ...{ misfits: row.misfits, computedAt: row.computed_at.toISOString() },
          },
  };
}
