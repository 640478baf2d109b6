import { readPractice } from '#domain/assessment/read-practice.ts';
import { readSummary } from '#domain/assessment/stored-summary.ts';
import type { Subject, Summary } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { type AbilityTrack, untracked } from '#domain/readiness/ability-track.ts';
import { chanceOfLevel } from '#domain/readiness/chance-of-level.ts';
import { effortOf } from '#domain/readiness/growth-model.ts';
import { planWeeks } from '#domain/readiness/week-plan.ts';
import { addDays, type Day, daysFrom, mondayOf, osloDay } from '#domain/time/days.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { followAbilities } from './follow-abilities.ts';

/** Parts whose answers are marked at once. */
const parts: readonly Category[] = ['read', 'listen'];
/** The weeks whose practice is taken to go on. */
const recentWeeks = 4;
/** Who has set no goal for the week. */
const usualDaysAWeek = 4;

type PersonRow = {
  readonly exam_day: Day;
  readonly target_level: TaskLevel;
  readonly practice: unknown;
  readonly summary: Summary | null;
  readonly tested_at: Date | null;
};

/** Rule 9.310, Rule 9.313. `readiness`: the chance of the target level in each part on the exam's day, and the plan. */
export function readinessFunctions(pool: TaskPool): readonly ServerFunction[] {
  return [
    defineFunction({
      name: 'readiness',
      access: 'session',
      demo: true,
      limit: { burst: 240, perHour: 2400 },
      async run({ plan }, { userId, context }) {
        const now = context.now();
        const today = osloDay(now);
        const tasks = await pool.tasks();
        return context.database.asService(async (transaction) => {
          const person = await readPerson(transaction, userId);
          if (!person || person.exam_day < today) return null;
          const { of: tracks } = await followAbilities(transaction, { userId, now, pool: tasks });
          const activity = await readActivity(transaction, { userId, today });
          const weeklyTasks = sumOf(activity.map((day) => day.tasks)) / recentWeeks;
          const { exam_day: examDay, target_level: target } = person;
          const weeks = daysFrom(today, examDay) / 7;
          const ready = parts.map((category) =>
            readinessOf({ category, track: tracks.get(category) ?? untracked, target, weeks, weeklyTasks }),
          );
          const practice = readPractice(person.practice);
          const daysAWeek = practice.weeklyDays || usualDaysAWeek;
          const { minutesADay } = practice;
          return {
            ...{ today, examDay, target, parts: ready, weeklyTasks, daysAWeek, minutesADay },
            plan: plan
              ? [
                  ...planWeeks({
                    ...{ today, examDay, daysAWeek, minutesADay },
                    parts: ready.map(({ category, chance }) => ({
                      category,
                      chance: chance?.chance ?? null,
                      weaknesses: weaknessesOf(person.summary, category),
                    })),
                    practised: activity.flatMap(({ day, tasks: done }) =>
                      done > 0 && day >= mondayOf(today) ? [day] : [],
                    ),
                    testedDaysAgo: person.tested_at ? daysFrom(osloDay(person.tested_at), today) : null,
                    mockMinutes: null,
                    mockDaysAgo: null,
                  }),
                ]
              : [],
          };
        });
      },
    }),
  ];
}

function readinessOf(of: {
  readonly category: Category;
  readonly track: AbilityTrack;
  readonly target: TaskLevel;
  readonly weeks: number;
  readonly weeklyTasks: number;
}) {
  const { category, track, target, weeks, weeklyTasks } = of;
  return {
    category,
    chance: chanceOfLevel({ track, target, weeks, effort: weeks * effortOf(weeklyTasks) }),
    withoutPractice: chanceOfLevel({ track, target, weeks, effort: 0 })?.chance ?? null,
    evidence: track.evidence,
  };
}

/** With the newest result of a level test; undefined without an exam or a level to reach. */
async function readPerson(transaction: Transaction, userId: string): Promise<PersonRow | undefined> {
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

/** Tasks of all parts by day, in the last four weeks. */
function readActivity(
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
function weaknessesOf(stored: Summary | null, category: Category): readonly Subject[] {
  if (!stored) return [];
  const { improvements } = readSummary(stored).feedback;
  return improvements
    .map(({ subject }) => subject)
    .filter((subject) => subject.kind !== 'category')
    .filter((subject) => !('category' in subject) || subject.category === category);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
