import type { FunctionInput } from '#domain/functions/functions.ts';
import type { QueuedRequest } from '#domain/teachers/teacher-work.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';

const pageSize = 50;

type Asked = FunctionInput<'teacher-queue'> & { readonly teacherId: string; readonly now: Date };

/**
 * Rule 9.441. `teacher-queue`: what waits for a teacher, by when it is due; what oneself works on; what one has answered. Nobody's
 * words stand in it, and nothing of one's own.
 */
export function teacherQueueFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-queue',
    access: { permission: 'giveFeedback' },
    limit: { burst: 120, perHour: 3600 },
    run: (asked, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const rows = await readQueue(transaction, { ...asked, teacherId: userId, now: context.now() });
        return { requests: rows.slice(0, pageSize), more: rows.length > pageSize };
      }),
  });
}

/**
 * `mine` is the teacher's own work. A second opinion is another teacher's than the first; what has to be put together, or answered,
 * is for those who judged it, and once it is overdue for all.
 */
const conditions: Readonly<Record<Asked['show'], string>> = {
  open: `r.user_id <> $1 and (
      r.status = 'waiting'
      or r.status = 'second' and not coalesce(mine.status = 'submitted', false)
      or r.status in ('comparing', 'asked_back') and (mine.status = 'submitted' or r.due_at < $2))`,
  mine: `r.status in ('waiting', 'second') and mine.status = 'drafting'
      or r.status in ('comparing', 'asked_back') and mine.status = 'submitted'`,
  answered: `r.answered_at is not null and r.status <> 'asked_back' and mine.status = 'submitted'`,
};

async function readQueue({ query }: Transaction, asked: Asked): Promise<QueuedRequest[]> {
  const { show, category, level, teacherId, now } = asked;
  const rows = await query<{ request: QueuedRequest }>(
    `select json_build_object(
       'id', r.id, 'category', r.kind, 'level', r.task_level, 'genre', t.public ->> 'genre',
       'length', case r.kind when 'write' then b.words else coalesce(round(b.seconds), 0) end,
       'status', r.status, 'priority', r.priority, 'sentAt', r.created_at, 'dueAt', r.due_at,
       'holder', case when held.teacher_id is null then 'nobody' when held.teacher_id = $1 then 'me' else 'other' end) as request
     from public.teacher_requests r
       join public.submissions b on b.id = r.submission_id join public.tasks t on t.id = b.task_id
       left join public.teacher_reviews mine on mine.request_id = r.id and mine.teacher_id = $1 and mine.status <> 'left'
       left join public.teacher_reviews held on held.request_id = r.id and held.status = 'drafting' and held.locked_until > $2
         and held.place = case r.status when 'waiting' then 1 when 'second' then 2 end
     where (${conditions[show]}) and ($3::text is null or r.kind = $3) and ($4::text is null or r.task_level = $4)
     order by ${show === 'answered' ? 'r.answered_at desc, r.id desc' : 'r.due_at, r.id'} limit ${pageSize + 1}`,
    [teacherId, now, category ?? null, level ?? null],
  );
  return rows.map(({ request }) => request);
}
