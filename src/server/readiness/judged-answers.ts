import type { OpenCategory } from '#domain/levels/categories.ts';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import { type JudgedAnswer, judgedAnswer } from '#domain/readiness/judged-answers.ts';
import type { Assessment } from '#domain/submissions/assessment.ts';
import type { Transaction } from '#server/db/database.ts';

/** A judged text or recording with the moment at which it was handed in. */
export type DatedJudged = JudgedAnswer & { readonly at: Date };

type Row = {
  readonly category: OpenCategory;
  readonly submitted_at: Date;
  readonly task_level: TaskLevel;
  readonly estimated: Assessment['estimated'] | null;
  readonly teacher_level: Level | null;
};

/** Texts and recordings of each person that are read: the newest. */
const mostAnswers = 120;

/**
 * Rule 9.500: the person's texts and recordings of all tests and mock exams that have a level, handed in after `since`, the
 * oldest first: a teacher's level where there is one, else what was estimated. Of a task that was handed in before the second
 * answer says nothing: its feedback and model answer have been read.
 */
export async function readJudgedAnswers(
  { query }: Transaction,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<readonly DatedJudged[]> {
  const rows = await query<Row>({
    name: 'readiness-judged-answers',
    text: `select b.kind as category, b.submitted_at, t.level as task_level, b.feedback->'estimated' as estimated,
        r.level as teacher_level
      from public.submissions b join public.tasks t on t.id = b.task_id
      left join public.teacher_requests r on r.submission_id = b.id and r.level is not null
      where b.user_id = $1 and b.submitted_at > $2 and (b.status = 'assessed' or r.level is not null)
        and not exists (select from public.submissions e
          where e.user_id = $1 and e.task_id = b.task_id and e.submitted_at < b.submitted_at)
      order by b.submitted_at desc, b.id limit ${mostAnswers}`,
    values: [userId, since],
  });
  return rows.toReversed().flatMap(({ category, submitted_at, task_level, estimated, teacher_level }) => {
    const judged = judgedAnswer({
      ...{ category, estimated },
      ...{ taskLevel: task_level, teacherLevel: teacher_level },
    });
    return judged ? [{ ...judged, at: submitted_at }] : [];
  });
}
