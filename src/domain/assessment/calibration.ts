import { abilityGrid, cellCount, normalMasses } from './grid.ts';
import { logLikelihood, probabilityRight } from './item-response.ts';
import type { ItemParameters } from './types.ts';

/** The answers of one sitting in one category, as stored. */
export type StoredSitting = readonly { readonly taskId: string; readonly score: number }[];

export type CalibratedTask = { readonly taskId: string; readonly b: number; readonly responses: number };

/** How sure the author's difficulty is, standard deviation in logits: the weight of the prior. */
const authorSd = 0.5;
const rounds = 12;
const newtonSteps = 6;
/** A difficulty never moves further than this in one Newton step. */
const longestStep = 0.5;

/**
 * Re-estimates the difficulties of tasks from stored responses: maximum a posteriori by EM (Bock & Aitkin 1981, with the
 * prior of Mislevy 1986): b ~ N(author's b, .5²), ability ~ N(0, sd²) on the grid. Discrimination and guessing stay as they
 * are: they need many more responses. Few responses move a difficulty little: after n of them, each of information I, by about
 * nI / (nI + 4) of the way.
 * @param items the author's parameters of every task that the sittings name.
 */
export function calibrate(input: {
  readonly sittings: readonly StoredSitting[];
  readonly items: ReadonlyMap<string, ItemParameters>;
  readonly abilitySd: number;
}): readonly CalibratedTask[] {
  const { sittings, items, abilitySd } = input;
  const prior = normalMasses(0, abilitySd);
  const now = new Map([...items].map(([taskId, item]) => [taskId, item.b]));
  const counts = new Map<string, number>();
  for (const sitting of sittings) {
    for (const { taskId } of sitting) counts.set(taskId, (counts.get(taskId) ?? 0) + 1);
  }
  for (let round = 0; round < rounds; round += 1) {
    const expected = expectedCounts({ sittings, items, now, prior });
    for (const [taskId, counted] of expected) {
      const item = items.get(taskId) as ItemParameters;
      now.set(taskId, bestDifficulty({ item, counted, start: now.get(taskId) as number }));
    }
  }
  return [...counts].map(([taskId, responses]) => ({ taskId, b: now.get(taskId) as number, responses }));
}

/** For each task and grid cell: how many answers are expected from abilities there, and how many points. */
type Counted = { readonly answers: Float64Array; readonly points: Float64Array };

function expectedCounts(input: {
  readonly sittings: readonly StoredSitting[];
  readonly items: ReadonlyMap<string, ItemParameters>;
  readonly now: ReadonlyMap<string, number>;
  readonly prior: Float64Array;
}): ReadonlyMap<string, Counted> {
  const { sittings, items, now, prior } = input;
  const expected = new Map<string, Counted>();
  const tables = new Map(
    [...items].map(([taskId, item]) => [taskId, logTable({ ...item, b: now.get(taskId) as number })]),
  );
  for (const sitting of sittings) {
    const known = sitting.filter(({ taskId }) => items.has(taskId));
    const logs = new Float64Array(cellCount);
    for (const { taskId, score } of known) {
      const { right, wrong } = tables.get(taskId) as LogTable;
      for (let cell = 0; cell < cellCount; cell += 1) {
        logs[cell] =
          (logs[cell] as number) + score * (right[cell] as number) + (1 - score) * (wrong[cell] as number);
      }
    }
    const highest = Math.max(...logs);
    const masses = prior.map((mass, cell) => mass * Math.exp((logs[cell] as number) - highest));
    const sum = masses.reduce((total, mass) => total + mass, 0);
    for (const { taskId, score } of known) {
      const counted = expected.get(taskId) ?? {
        answers: new Float64Array(cellCount),
        points: new Float64Array(cellCount),
      };
      expected.set(taskId, counted);
      for (let cell = 0; cell < cellCount; cell += 1) {
        const share = (masses[cell] as number) / sum;
        counted.answers[cell] = (counted.answers[cell] as number) + share;
        counted.points[cell] = (counted.points[cell] as number) + share * score;
      }
    }
  }
  return expected;
}

type LogTable = { readonly right: Float64Array; readonly wrong: Float64Array };

/** Log-likelihood of a right and of a wrong answer at every cell. */
function logTable(item: ItemParameters): LogTable {
  return {
    right: abilityGrid.map((theta) => logLikelihood(item, { score: 1, theta })),
    wrong: abilityGrid.map((theta) => logLikelihood(item, { score: 0, theta })),
  };
}

/** Newton's method on the posterior of b, with the expected information in place of the second derivative (Fisher scoring). */
function bestDifficulty(input: {
  readonly item: ItemParameters;
  readonly counted: Counted;
  readonly start: number;
}): number {
  const { item, counted, start } = input;
  let b = start;
  for (let step = 0; step < newtonSteps; step += 1) {
    let slope = (item.b - b) / (authorSd * authorSd);
    let curvature = 1 / (authorSd * authorSd);
    for (let cell = 0; cell < cellCount; cell += 1) {
      const answers = counted.answers[cell] as number;
      if (answers < 1e-9) continue;
      const right = probabilityRight({ ...item, b }, abilityGrid[cell] as number);
      // dP/db = −a (P − c)(1 − P)/(1 − c)
      const change = (-item.a * (right - item.c) * (1 - right)) / (1 - item.c);
      const spread = Math.max(right * (1 - right), 1e-9);
      slope += (((counted.points[cell] as number) - answers * right) * change) / spread;
      curvature += (answers * change * change) / spread;
    }
    b += Math.max(-longestStep, Math.min(longestStep, slope / curvature));
  }
  return b;
}
