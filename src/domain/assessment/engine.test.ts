import { describe, expect, test } from 'vitest';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { posteriorOf } from './ability.ts';
import { calibrate } from './calibration.ts';
import { isEligible } from './exposure.ts';
import { normalMasses } from './grid.ts';
import { information, itemParametersOf, logLikelihood, probabilityRight } from './item-response.ts';
import { estimateAbilities } from './level-estimate.ts';
import { levelInformation } from './level-information.ts';
import { difficultyToLogit, levelAt, levelValue, productScale } from './level-scale.ts';
import { nextTask } from './next-task.ts';
import { normalBelow } from './normal.ts';
import { lengthRules } from './test-length.ts';
import type { Answer, Candidate, SittingSettings } from './types.ts';

const levels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];

/** A small bank: for each level and category ten tasks, two a stimulus, of three kinds. */
const bank: readonly Candidate[] = levels.flatMap((level, place) =>
  (['read', 'listen'] as const).flatMap((category) =>
    Array.from(
      { length: 10 },
      (_, index): Candidate => ({
        taskId: `${category}-${level}-${index}`,
        stimulusId: `${category}-${level}-${index >> 1}`,
        category,
        level,
        kind: ['choose', 'cloze', 'match'][index % 3] as string,
        item: itemParametersOf({ difficulty: place + 1 + (index - 4.5) / 12, options: 4, gaps: 1 }),
      }),
    ),
  ),
);

const settings: SittingSettings = {
  length: 'full',
  levels,
  categories: ['read', 'listen'],
  randomOrder: true,
};

function answer(candidate: Candidate, score: number, shown = false): Answer {
  return { ...candidate, score, shown };
}

/** A learner who is right exactly where the task lies below `theta`. */
function take(theta: number, change: Partial<SittingSettings> = {}, chance = 0.37): readonly Answer[] {
  const answers: Answer[] = [];
  for (;;) {
    const next = nextTask({ candidates: bank, answers, settings: { ...settings, ...change }, chance });
    if (next.kind === 'finished') return answers;
    const candidate = bank.find(({ taskId }) => taskId === next.taskId) as Candidate;
    answers.push(answer(candidate, candidate.item.b < theta ? 1 : 0));
  }
}

describe('the item response model', () => {
  test.each([
    // Lord (1980), equation 2-1: at b the chance is (1 + c) / 2.
    [{ a: 1.4, b: 0.5, c: 0.25 }, 0.5, 0.625],
    [{ a: 1.4, b: 0.5, c: 0 }, 0.5, 0.5],
    [{ a: 1, b: 0, c: 0.2 }, Math.log(3), 0.8],
    [{ a: 2, b: 0, c: 0.25 }, -50, 0.25],
  ])('P of %o at %f is %f', (item, theta, expected) => {
    expect(probabilityRight(item, theta)).toBeCloseTo(expected, 10);
  });

  test('information is greatest near b, a little above it with guessing, and grows with the square of a', () => {
    const item = { a: 1.4, b: 0, c: 0.25, weight: 1 };
    // Lord (1980), equation 10-4: θ_max = b + ln((1 + √(1 + 8c)) / 2) / a.
    const best = Math.log((1 + Math.sqrt(1 + 8 * 0.25)) / 2) / 1.4;
    expect(information(item, best)).toBeGreaterThan(information(item, best - 0.05));
    expect(information(item, best)).toBeGreaterThan(information(item, best + 0.05));
    const steep = { ...item, a: 2.8 };
    expect(information(steep, best / 2) / information(item, best)).toBeCloseTo(4, 6);
  });

  test('the likelihood stays finite far out on both sides', () => {
    const item = { a: 3, b: 0, c: 0, weight: 1 };
    for (const theta of [-10, 10])
      for (const score of [0, 0.5, 1]) expect(logLikelihood(item, { score, theta })).toBeGreaterThan(-100);
  });
});

describe('the level scale', () => {
  test.each([
    [-2.5, 'Pre-A1'],
    [-2.4, 'A1'],
    [-0.01, 'A2'],
    [0, 'B1'],
    [1.2, 'B2'],
    [9, 'C1'],
  ])('%f logits is %s', (theta, level) => expect(levelAt(theta)).toBe(level));

  test('difficulty and level value are each other’s inverse between A1 and C1', () => {
    for (const difficulty of [1, 1.5, 2.25, 3, 4.9])
      expect(levelValue(difficultyToLogit(difficulty))).toBeCloseTo(difficulty, 10);
  });

  test('the normal distribution as tabled', () => {
    // Abramowitz & Stegun (1964), table 26.1
    expect(normalBelow(1)).toBeCloseTo(0.841344746, 6);
    expect(normalBelow(-1.96)).toBeCloseTo(0.024997895, 6);
  });
});

describe('the estimate', () => {
  const some = bank.slice(0, 12).map((candidate, index) => answer(candidate, index % 3 === 0 ? 0 : 1));

  test('probabilities sum to 1, and the order of the answers does not matter', () => {
    const one = estimateAbilities(some).overall;
    const other = estimateAbilities(some.toReversed()).overall;
    expect(Object.values(one.probabilities).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(other.theta).toBeCloseTo(one.theta, 9);
    expect(one.low).toBeLessThan(one.v);
    expect(one.high).toBeGreaterThan(one.v);
  });

  test('with one category the overall ability is the category’s', () => {
    const read = some.filter(({ category }) => category === 'read');
    const { overall, categories } = estimateAbilities(read);
    expect(overall.theta).toBe(categories.read?.theta);
  });

  test('categories inform each other: right answers in reading raise what is believed of listening', () => {
    const reading = bank
      .filter(({ category, level }) => category === 'read' && level === 'B1')
      .map((candidate) => answer(candidate, 1));
    const listening = bank.find(({ taskId }) => taskId === 'listen-B1-0') as Candidate;
    const alone = estimateAbilities([answer(listening, 1)]).categories.listen?.theta as number;
    const together = estimateAbilities([...reading, answer(listening, 1)]).categories.listen?.theta as number;
    expect(together).toBeGreaterThan(alone + 0.3);
  });

  test('shown answers are no evidence', () => {
    const shown = some.map((one) => ({ ...one, shown: true }));
    const { overall } = estimateAbilities(shown);
    expect(overall.evidence).toBe(0);
    expect(overall.theta).toBeCloseTo(0, 9);
    expect(overall.verdict).toEqual({ kind: 'unknown' });
  });

  test('a right answer never lowers the estimate', () => {
    const before = posteriorOf(some).overallMean;
    for (const candidate of bank.slice(20, 40))
      expect(posteriorOf([...some, answer(candidate, 1)]).overallMean).toBeGreaterThan(before);
  });
});

describe('the next task', () => {
  test('same input, same task', () => {
    const ids = (answers: readonly Answer[]) => answers.map(({ taskId }) => taskId);
    expect(ids(take(0.5))).toEqual(ids(take(0.5)));
    expect(ids(take(0.5))).not.toEqual(ids(take(0.5, {}, 0.8)));
  });

  test('only of the chosen levels and categories, none twice, at most three of a stimulus', () => {
    const answers = take(0.5, { levels: ['A2', 'B1'], categories: ['listen'] });
    expect(
      answers.every(({ category, level }) => category === 'listen' && ['A2', 'B1'].includes(level)),
    ).toBe(true);
    expect(new Set(answers.map(({ taskId }) => taskId)).size).toBe(answers.length);
    const perStimulus = Map.groupBy(answers, ({ stimulusId }) => stimulusId);
    expect(Math.max(...[...perStimulus.values()].map((group) => group.length))).toBeLessThanOrEqual(3);
  });

  test('categories and kinds stay in balance', () => {
    const answers = take(0.2);
    const share = (of: (one: Answer) => boolean) => answers.filter(of).length / answers.length;
    expect(Math.abs(share(({ category }) => category === 'read') - 0.5)).toBeLessThan(0.1);
    for (const kind of ['choose', 'cloze', 'match'])
      expect(share((one) => one.kind === kind)).toBeGreaterThan(0.15);
  });

  test('tasks with several gaps tell more, and still do not drive the choices out', () => {
    const kinds = ['choose', 'choose', 'true_false', 'match', 'typed_cloze', 'order'] as const;
    const candidates = Array.from({ length: 240 }, (_, index): Candidate => {
      const kind = kinds[index % kinds.length] as string;
      const level = levels[index % 5] as TaskLevel;
      const gaps = kind === 'match' || kind === 'typed_cloze' ? 5 : 1;
      const difficulty = 1 + (index % 5) + ((index % 7) - 3) / 8;
      const item = itemParametersOf({ difficulty, options: kind === 'typed_cloze' ? null : 4, gaps });
      return { taskId: `${index}`, stimulusId: `${index}`, category: 'read', level, kind, item };
    });
    const answers: Answer[] = [];
    while (answers.length < 10) {
      const next = nextTask({
        candidates,
        answers,
        settings: { ...settings, categories: ['read'] },
        chance: 0.3,
      });
      if (next.kind === 'finished') break;
      const candidate = candidates[Number(next.taskId)] as Candidate;
      answers.push(answer(candidate, candidate.item.b < 0.5 ? 1 : 0));
    }
    const count = (kind: string) => answers.filter((one) => one.kind === kind).length;
    expect(['choose', 'true_false']).toContain(answers[0]?.kind);
    expect(count('choose')).toBeGreaterThanOrEqual(3);
    expect(count('true_false')).toBeGreaterThanOrEqual(1);
    expect(count('match') + count('typed_cloze')).toBeLessThanOrEqual(4);
  });

  test('a responded-to task is better known, so it tells more', () => {
    const first = itemParametersOf({ difficulty: 3, options: 4, gaps: 1 });
    const later = itemParametersOf({ difficulty: 3, options: 4, gaps: 1, responses: 200 });
    expect(later.a).toBeGreaterThan(first.a);
    expect(later.difficultySd).toBeCloseTo(0.5 / Math.sqrt(11), 10);
  });

  test('without random order one part comes after the other', () => {
    const categories = take(0.2, { randomOrder: false }).map(({ category }) => category);
    expect(categories.slice(0, 9)).toEqual(Array(9).fill('read'));
    expect(categories[9]).toBe('listen');
  });

  test.each([
    [-3.5, 'Pre-A1'],
    [-1.8, 'A1'],
    [-0.6, 'A2'],
    [0.6, 'B1'],
    [1.8, 'B2'],
    [3.5, 'C1'],
  ])('a learner at %f who is right below it and wrong above is found at %s', (theta, level) => {
    const answers = take(theta);
    expect(estimateAbilities(answers).overall.level).toBe(level);
    expect(answers.length).toBeGreaterThanOrEqual(lengthRules.full.atLeast);
    expect(answers.length).toBeLessThanOrEqual(lengthRules.full.atMost);
  });

  test('what was met in an earlier sitting comes only when nothing new is left', () => {
    const met = (isMet: (candidate: Candidate) => boolean) => {
      const seenBefore = new Set(bank.filter(isMet).map(({ taskId }) => taskId));
      return nextTask({ candidates: bank, answers: [], settings, chance: 0.1, seenBefore });
    };
    const next = met(({ level }) => level === 'B1');
    expect(next.kind === 'task' && !next.taskId.includes('-B1-')).toBe(true);
    expect(met(() => true).kind).toBe('task');
  });

  test('a task that was given in more than a quarter of the sittings rests', () => {
    const candidate = bank[0] as Candidate;
    for (let chance = 0; chance < 1; chance += 0.05) {
      expect(isEligible({ ...candidate, exposure: { given: 300, sittings: 1000 } }, chance)).toBe(false);
      expect(isEligible({ ...candidate, exposure: { given: 100, sittings: 1000 } }, chance)).toBe(true);
    }
  });

  test('an answer tells nothing about the level where the level is certain', () => {
    const sure = normalMasses(0.6, 0.05);
    const item = { a: 1.4, b: 0.6, c: 0.25, weight: 1 };
    expect(levelInformation(item, { masses: sure, scale: productScale })).toBeLessThan(1e-4);
    expect(levelInformation(item, { masses: normalMasses(0, 1.62), scale: productScale })).toBeGreaterThan(
      0.05,
    );
  });

  test('6,000 tasks: the next one within 5 ms at the 95th percentile of a quiet machine, 40 ms on a busy one', () => {
    const many = Array.from({ length: 60 }, (_, copy) =>
      bank.map((one) => ({
        ...one,
        taskId: `${one.taskId}-${copy}`,
        stimulusId: `${one.stimulusId}-${copy}`,
      })),
    ).flat();
    const answers = take(0.4).slice(0, 15);
    const times = Array.from({ length: 20 }, () => {
      const began = performance.now();
      nextTask({ candidates: many, answers, settings, chance: 0.5 });
      return performance.now() - began;
    });
    expect(times.toSorted((one, other) => one - other)[10]).toBeLessThan(40);
  });
});

describe('calibration', () => {
  const items = new Map(bank.map(({ taskId, item }) => [taskId, { ...item, a: 1.3 }]));
  const truth = new Map(
    [...items].map(([taskId, item], index) => [taskId, item.b + (index % 2 === 0 ? 0.8 : -0.8)]),
  );

  function sittings(count: number) {
    let state = 1;
    const chance = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    return Array.from({ length: count }, () => {
      const theta = 1.62 * Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
      return [...items].map(([taskId, item]) => ({
        taskId,
        score: chance() < probabilityRight({ ...item, b: truth.get(taskId) as number }, theta) ? 1 : 0,
      }));
    });
  }

  const error = (found: readonly { taskId: string; b: number }[]) =>
    found.reduce((sum, { taskId, b }) => sum + Math.abs(b - (truth.get(taskId) as number)), 0) / found.length;

  test('recovers difficulties that were off by .8 logit from 300 sittings', () => {
    expect(error(calibrate({ sittings: sittings(300), items, abilitySd: 1.62 }))).toBeLessThan(0.3);
  });

  test('few responses move a difficulty little', () => {
    const found = calibrate({ sittings: sittings(3), items, abilitySd: 1.62 });
    const moved = found.map(({ taskId, b }) => Math.abs(b - (items.get(taskId)?.b as number)));
    expect(Math.max(...moved)).toBeLessThan(0.5);
    expect(found[0]?.responses).toBe(3);
  });
});
