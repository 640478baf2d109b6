import { readSummary } from '#domain/assessment/stored-summary.ts';
import type { Subject, Summary } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';

export type PersonRow = {
  readonly exam_day: Day;
  readonly target_level: TaskLevel;
  readonly practice: unknown;
  /** Of the newest level test. */
  readonly summary: Summary | null;
  readonly tested_at: Date | null;
};

/** Undefined without an exam or a level to reach. */
export async function readPerson(transaction: Transaction, userId: string): Promise<PersonRow | undefined> {
  const [row] = await transaction.query<PersonRow>({
    name: 'readiness-person',
    text: `select u.exam_date::text as exam_day, u.target_level, u.practice, s.summary, s.finished_at as tested_at
      from public.users u
      left join lateral (
        select summary, finished_at from public.sittings
        where user_id = u.id and kind = 'level' and status = 'finished' order by finished_at desc limit 1
      ) s on true
      where u.id = $1 and u.exam_date is not null and u.target_level is not null`,
    values: [userId],
  });
  return row;
}

/** When the person finished a part of a mock exam last; null without one. */
export async function readLastMock({ query }: Transaction, userId: string): Promise<Date | null> {
  const [row] = await query<{ last: Date | null }>({
    name: 'readiness-last-mock',
    text: `select max(finished_at) as last from public.mock_parts where user_id = $1 and status = 'finished'`,
    values: [userId],
  });
  return row?.last ?? null;
}

/** Weeks whose practice is taken to go on. */
export const recentWeeks = 4;

/** Tasks of all parts by day, in the last four weeks. */
export function readActivity(
  transaction: Transaction,
  { userId, today }: { readonly userId: string; readonly today: Day },
): Promise<{ readonly day: Day; readonly tasks: number }[]> {
  return transaction.query({
    name: 'readiness-activity',
    text: 'select day::text, tasks from public.practice_between($1, $2, $3) order by day',
    values: [userId, addDays(today, -7 * recentWeeks), today],
  });
}

/** What the last result found weak in a part; a grammar point is practised in any. */
export function weaknessesOf(stored: Summary | null, category: Category): readonly Subject[] {
  if (!stored) return [];
  return readSummary(stored)
    .feedback.improvements.map(({ subject }) => subject)
    .filter((subject) => subject.kind !== 'category')
    .filter((subject) => !('category' in subject) || subject.category === category);
}
