import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { ReportOutcome, ReportReason } from '#domain/items/report-reasons.ts';
import type { GivenTask } from '#domain/tasks/given-task.ts';
import type { PublicStimulus, PublicTask, SecretStimulus, SecretTask } from '#domain/tasks/presentation.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { listedTask, type TaskRow, taskColumns, taskLists, taskTables } from '#server/items/task-rows.ts';
import { defineAdminFunction } from './admin-function.ts';
import { countedRows, countOf } from './pages.ts';

/** Rule 9.321. `admin-tasks`: the tasks that were reported, misfit or were taken out, or all of them, a page at a time. */
export function adminTasksFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-tasks',
    permission: 'keepTasks',
    run: ({ list, category, level, page }, { context }) =>
      context.database.asOwner(async (transaction) => {
        const { which, order } = taskLists[list];
        const size = adminPageSizes.tasks;
        const wanted = `${which} and ($1::text is null or t.category = $1) and ($2::text is null or t.level = $2)`;
        const values = [category ?? null, level ?? null];
        const [{ found = 0 } = {}] = await transaction.query<{ found: number }>(
          `select count(*)::int as found from (select from ${taskTables} where ${wanted} limit $3) as counted`,
          [...values, countedRows],
        );
        const rows = await transaction.query<TaskRow>(
          `select ${taskColumns} from ${taskTables} where ${wanted} order by ${order} limit $3 offset $4`,
          [...values, size, (page - 1) * size],
        );
        return { tasks: rows.map(listedTask), ...countOf(found) };
      }),
  });
}

type WholeRow = TaskRow & {
  readonly public: PublicTask;
  readonly secret: SecretTask;
  readonly stimulus: PublicStimulus;
  readonly drawings: GivenTask['drawings'];
  readonly transcript: SecretStimulus | null;
  readonly responses: { answer: string; count: number; ability: number; isKey: boolean }[] | null;
};

type ReportRow = {
  readonly id: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly created_at: Date;
  readonly is_old: boolean;
  readonly outcome: ReportOutcome | null;
  readonly answer: string;
};

/** Rule 9.321. `admin-task`: one task with its key, its statistics and what was reported, not by whom. */
export function adminTaskFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-task',
    permission: 'keepTasks',
    run: ({ taskId }, { context }) =>
      context.database.asOwner(async (transaction) => {
        const [task] = await transaction.query<WholeRow>(
          `select ${taskColumns}, t.public, k.secret, s.public as stimulus, h.secret as transcript, x.responses,
             coalesce((select json_agg(json_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt)) from public.scenes d
               where d.id in (t.public ->> 'scene', s.public ->> 'scene')
                 or (t.kind = 'picture' and d.id in (select o ->> 'scene' from jsonb_array_elements(t.public -> 'options') o))), '[]') as drawings
           from ${taskTables} join public.task_keys k on k.task_id = t.id
             left join public.stimulus_secrets h on h.stimulus_id = t.stimulus_id
           where t.id = $1`,
          [taskId],
        );
        if (!task)
          throw new AppError({ code: 'task_not_found', status: 404, message: 'There is no such task.' });
        const reports = await transaction.query<ReportRow>(
          `select r.id, r.reason, r.text, r.created_at, r.key_hash <> t.key_hash as is_old, r.outcome, r.answer
           from public.task_reports r join public.tasks t on t.id = r.task_id
           where r.task_id = $1 order by r.status desc, r.created_at desc limit 100`,
          [taskId],
        );
        const { public: shown, secret, stimulus, drawings, transcript, responses } = task;
        return {
          task: {
            ...listedTask(task),
            ...{ public: shown, secret, stimulus, drawings, transcript, responses: responses ?? [] },
          },
          reports: reports.map(({ created_at, is_old, ...report }) => ({
            ...report,
            at: created_at.toISOString(),
            isOld: is_old,
          })),
        };
      }),
  });
}
