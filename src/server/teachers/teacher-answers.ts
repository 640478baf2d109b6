import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { SentRequest } from '#domain/teachers/teacher-work.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { tierOf } from '#server/licences/require-tier.ts';

/**
 * Rule 9.446. `teacher-answers`: what a learner has sent to teachers from a test, where each stands, and what came back. Who
 * the teacher is stands nowhere in it.
 */
export function teacherAnswersFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-answers',
    access: 'session',
    demo: true,
    limit: { burst: 120, perHour: 1200 },
    run: ({ sittingId }, { userId, person, context }) =>
      context.database.asService(async (transaction) => {
        const now = context.now();
        const tier = await tierOf(transaction, { userId, now });
        const maySend = tier >= featureTiers.teacherFeedback && !person.guest && !person.demo;
        return {
          maySend,
          name: maySend ? await firstName(transaction, userId) : '',
          requests: await readRequests(transaction, { sittingId, userId, now }),
        };
      }),
  });
}

async function firstName({ query }: Transaction, userId: string): Promise<string> {
  const [row] = await query<{ name: string | null }>(
    `select left(split_part(btrim(full_name), ' ', 1), 40) as name from public.users where id = $1`,
    [userId],
  );
  return row?.name ?? '';
}

async function readRequests(
  { query }: Transaction,
  of: { readonly sittingId: string; readonly userId: string; readonly now: Date },
): Promise<SentRequest[]> {
  const rows = await query<{ request: SentRequest }>(
    `select json_build_object(
       'id', r.id, 'position', b.position, 'status', r.status, 'priority', r.priority, 'sentAt', r.created_at,
       'dueAt', r.due_at, 'name', r.name, 'question', r.question, 'feedback', r.feedback, 'level', r.level,
       'judgedTwice', r.judged_twice, 'answeredAt', r.answered_at, 'askedBack', r.asked_back, 'backAnswer', r.back_answer,
       'voice', case when r.voice_path is not null then json_build_object('seconds', r.voice_seconds) end,
       'ahead', case when r.status <> 'waiting' then 0 else (
         select count(*) from public.teacher_requests o
         where o.status in ('waiting', 'second', 'comparing', 'asked_back') and (o.due_at, o.id) < (r.due_at, r.id)) end,
       'begun', r.status <> 'waiting' or exists (
         select from public.teacher_reviews w
         where w.request_id = r.id and w.status = 'drafting' and w.locked_until > $3)) as request
     from public.teacher_requests r join public.submissions b on b.id = r.submission_id
     where b.sitting_id = $1 and r.user_id = $2 order by b.position`,
    [of.sittingId, of.userId, of.now],
  );
  return rows.map(({ request }) => request);
}
