import { readPractice } from '#domain/assessment/read-practice.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { type Category, categories } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { openLevel, opensTask } from '#domain/licences/package.ts';
import { partMinutes } from '#domain/mocks/part-minutes.ts';
import { type AbilityTrack, untracked } from '#domain/readiness/ability-track.ts';
import { chanceOfLevel } from '#domain/readiness/chance-of-level.ts';
import { effortOf } from '#domain/readiness/growth-model.ts';
import { levelToPractise } from '#domain/readiness/level-to-practise.ts';
import { missingAnswers } from '#domain/readiness/missing-answers.ts';
import { type PlanInput, type PlannedWeek, planWeeks, usualDaysAWeek } from '#domain/readiness/week-plan.ts';
import { type Day, daysFrom, mondayOf, osloDay } from '#domain/time/days.ts';
import type { TaskPool } from '#server/bank/task-pool.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { tierOf } from '#server/licences/require-tier.ts';
import { advanceRunning } from '#server/mocks/running-part.ts';
import { followAbilities } from './follow-abilities.ts';
import { followJudged } from './follow-judged.ts';
import {
  type PersonRow,
  readActivity,
  readLastMock,
  readPerson,
  recentWeeks,
  weaknessesOf,
} from './readiness-rows.ts';

/** Rule 9.310, Rule 9.313, Rule 9.391, Rule 9.500. `readiness`: the chance of the target level in each part on the exam's day, and the plan. */
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
          if (!person || person.exam_day < today) return { readiness: null };
          // A part of a mock whose time ran out unseen ends now, as of when it did: later it would lie before what is counted.
          await advanceRunning(context, { transaction, userId });
          const { of: marked } = await followAbilities(transaction, { userId, now, pool: tasks });
          const judged = await followJudged(transaction, { userId, now });
          const tracks = new Map<Category, AbilityTrack>([...marked, ...judged]);
          const activity = await readActivity(transaction, { userId, today });
          const tier = await tierOf(transaction, { userId, now });
          const mockedAt = await readLastMock(transaction, userId);
          const known = { person, today, tracks, activity, tier, mockedAt };
          const ready = readinessOf(known);
          return { readiness: plan ? { ...ready, plan: [...planOf(ready, known)] } : ready };
        });
      },
    }),
  ];
}

type Known = {
  readonly person: PersonRow;
  readonly today: Day;
  readonly tracks: ReadonlyMap<Category, AbilityTrack>;
  readonly activity: readonly { readonly day: Day; readonly tasks: number }[];
  readonly tier: number;
  /** When the last part of a mock exam was finished. */
  readonly mockedAt: Date | null;
};

type Ready = NonNullable<FunctionOutput<'readiness'>['readiness']>;

function readinessOf({ person, today, tracks, activity, tier }: Known): Ready {
  const { exam_day: examDay, target_level: target } = person;
  const weeklyTasks = activity.reduce((sum, { tasks }) => sum + tasks, 0) / recentWeeks;
  const { weeklyDays, minutesADay } = readPractice(person.practice);
  const weeks = daysFrom(today, examDay) / 7;
  return {
    ...{ today, examDay, target, weeklyTasks, minutesADay },
    daysAWeek: weeklyDays || usualDaysAWeek,
    parts: partsOf(tier, target).map((category) =>
      partOf({ category, track: tracks.get(category) ?? untracked, target, weeks, weeklyTasks }),
    ),
    plan: [],
  };
}

/** The parts of the exam that a licence of this tier opens, at the target level or the highest below it. */
function partsOf(tier: number, target: TaskLevel): readonly Category[] {
  return categories.filter((category) => opensTask(tier, { category, level: openLevel(tier, target) }));
}

/** Minutes of each part that may be taken as a mock; null where none may. */
function mockMinutesOf(ready: Ready, tier: number): PlanInput['mockMinutes'] {
  if (tier < featureTiers.mockTests) return null;
  return Object.fromEntries(
    ready.parts.map(({ category }) => [category, partMinutes(category, openLevel(tier, ready.target))]),
  );
}

function partOf(of: {
  readonly category: Category;
  readonly track: AbilityTrack;
  readonly target: TaskLevel;
  readonly weeks: number;
  readonly weeklyTasks: number;
}): Ready['parts'][number] {
  const { category, track, target, weeks, weeklyTasks } = of;
  return {
    category,
    chance: chanceOfLevel({ category, track, target, weeks, effort: weeks * effortOf(weeklyTasks) }),
    withoutPractice: chanceOfLevel({ category, track, target, weeks, effort: 0 })?.chance ?? null,
    evidence: track.evidence,
    missing: missingAnswers(category, track),
    practise: levelToPractise({ category, track, target }),
  };
}

function planOf(ready: Ready, { person, today, activity, tier, mockedAt }: Known): readonly PlannedWeek[] {
  const { examDay, daysAWeek, minutesADay } = ready;
  return planWeeks({
    ...{ today, examDay, daysAWeek, minutesADay },
    parts: ready.parts.map(({ category, chance }) => ({
      category,
      chance: chance?.chance ?? null,
      weaknesses: weaknessesOf(person.summary, category),
    })),
    practised: activity.flatMap(({ day, tasks }) => (tasks > 0 && day >= mondayOf(today) ? [day] : [])),
    testedDaysAgo: person.tested_at ? daysFrom(osloDay(person.tested_at), today) : null,
    mockMinutes: mockMinutesOf(ready, tier),
    mockDaysAgo: mockedAt && daysFrom(osloDay(mockedAt), today),
  });
}
