import { type Category, categories } from '#domain/levels/categories.ts';
import { openCategories, packageOf, packageTasks } from '#domain/licences/package.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { type Practice, practiceWeeks } from './practice-weeks.ts';
import { guaranteeTerms } from './terms.ts';

export type GuaranteeInput = {
  readonly practice: readonly Practice[];
  /** Days on which level tests were finished. */
  readonly levelTests: readonly Day[];
  /** Tier of the package held on the day of the test; null: Free or a trial, which have nothing to extend. */
  readonly tier: number | null;
  readonly testDate: Day;
  readonly today: Day;
};

type Count = { readonly have: number; readonly need: number; readonly met: boolean };

export type SkillCount = { readonly category: Category; readonly have: number; readonly need: number };

export type GuaranteeConditions = {
  readonly levelTest: { readonly takenOn: Day | null; readonly met: boolean };
  readonly weeks: Count;
  /** `skills`: those whose tasks can be done today and that the package opens. */
  readonly tasks: Count & { readonly skills: readonly SkillCount[] };
  readonly package: { readonly tier: number | null; readonly met: boolean };
  readonly proof: { readonly lastDay: Day; readonly state: 'early' | 'open' | 'late' };
};

/** Rule 1.27, Rule 9.54, Rule 9.55, Rule 9.56: the conditions of the guarantee for a test, as they stand today. */
export function guaranteeConditions(input: GuaranteeInput): GuaranteeConditions {
  const { levelTests, tier, testDate, today } = input;
  const active = practiceWeeks(input).filter((week) => week.active).length;
  const takenOn = levelTests.filter((day) => day < testDate).toSorted()[0] ?? null;
  const lastDay = addDays(testDate, guaranteeTerms.proofDays);
  return {
    levelTest: { takenOn, met: takenOn !== null },
    weeks: { have: active, need: guaranteeTerms.weeks, met: active >= guaranteeTerms.weeks },
    tasks: countTasks(input),
    package: { tier, met: tier !== null },
    proof: { lastDay, state: today < testDate ? 'early' : today > lastDay ? 'late' : 'open' },
  };
}

export type ClaimProblem =
  | 'test_in_future'
  | 'proof_late'
  | 'no_package'
  | 'condition_level_test'
  | 'condition_practice'
  | 'condition_tasks';

/** Rule 9.56: what keeps a claim from being sent, the thing first that no practice mends; null: nothing. */
export function claimProblem(conditions: GuaranteeConditions): ClaimProblem | null {
  if (conditions.proof.state === 'early') return 'test_in_future';
  if (conditions.proof.state === 'late') return 'proof_late';
  if (!conditions.package.met) return 'no_package';
  if (!conditions.levelTest.met) return 'condition_level_test';
  if (!conditions.weeks.met) return 'condition_practice';
  return conditions.tasks.met ? null : 'condition_tasks';
}

/** The first day of a test for which a skill is asked. Rule 9.55. */
function askedFrom(category: Category): Day {
  return (guaranteeTerms.skillsAskedFrom as Partial<Record<Category, Day>>)[category] ?? '';
}

function countTasks({ practice, testDate, tier }: GuaranteeInput): GuaranteeConditions['tasks'] {
  const before = practice.filter(({ day }) => day < testDate);
  const sum = (done: readonly Practice[]) => done.reduce((all, { tasks }) => all + tasks, 0);
  const held = packageTasks[packageOf(tier ?? 0)].categories;
  const skills = categories
    .filter((category) => openCategories.includes(category) && held.includes(category))
    .filter((category) => testDate >= askedFrom(category))
    .map((category) => ({
      category,
      have: sum(before.filter((one) => one.category === category)),
      need: guaranteeTerms.tasksOfSkill,
    }));
  const [have, need] = [sum(before), guaranteeTerms.tasks];
  return { have, need, skills, met: have >= need && skills.every((skill) => skill.have >= skill.need) };
}
