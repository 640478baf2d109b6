import { estimateAbilities } from '#domain/assessment/level-estimate.ts';
import { levelAt, levels } from '#domain/assessment/level-scale.ts';
import { nextTask } from '#domain/assessment/next-task.ts';
import type { Answer, Scale } from '#domain/assessment/types.ts';
import type { Category } from '#domain/levels/categories.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { normal } from './assessment/chance.ts';
import { pickTimes } from './assessment/pick.ts';
import { referenceDifference } from './assessment/reference.ts';
import { bankLevels, type Item, type Setting, settings } from './assessment/settings.ts';

/**
 * `npm run bench:assessment [-- --seeds 5 --examinees 4000]`: simulated learners take the product's full test
 * (`nextTask` with its own length rule) in two published settings and on the real bank. Exposure is counted as the product
 * counts it: over the sittings so far. `hasty` is
 * the real bank with learners who click through a part of their tasks, `hastyUntold` without telling such answers apart
 * (Rule 9.180). In `testWise` half of the learners guess as the readers without the text did, and the engine knows what they got
 * (Rule 9.400); in `testWiseUntold` it counts on 1 in n. `limit` always has a task of the most telling difficulty. `pick` is the time of one choice from 6,000 tasks. Last line: JSON, of the first seed.
 */
const seeds = argument('--seeds', 1);
const examinees = argument('--examinees', 4000);
const firstSeed = argument('--seed', 20261120);
const only = process.argv[process.argv.indexOf('--only') + 1 || process.argv.length];

type Figures = {
  exact: number;
  adjacent: number;
  meanLength: number;
  maxLength: number;
  meanSe: number;
  minRecall: number;
  maxExposure: number;
};

const first: Record<string, Figures> = {};
for (const [name, setting] of Object.entries(settings)) {
  if (only && only !== name) continue;
  const runs = Array.from({ length: seeds }, (_, index) => simulate(setting, firstSeed + index));
  first[name] = runs[0] as Figures;
  console.log(
    `${name}, seed ${firstSeed}${seeds > 1 ? ` to ${firstSeed + seeds - 1}` : ''}, ${examinees} examinees each`,
  );
  console.table(runs);
  if (seeds > 1)
    console.log(
      `  exact: mean ${mean(runs.map((run) => run.exact)).toFixed(4)}, spread ${spread(runs.map((run) => run.exact)).toFixed(4)}; length ${mean(runs.map((run) => run.meanLength)).toFixed(2)}`,
    );
}
const reference = { maxThetaDifference: referenceDifference(firstSeed) };
const realBank = (settings.realBank as Setting).items(firstSeed);
const pick = pickTimes(
  realBank.map(({ candidate }) => candidate),
  firstSeed,
);
console.log(JSON.stringify({ ...first, reference, pick }));

function simulate(setting: Setting, seed: number): Figures {
  const { scale, categories, haste, testWise = 0, endless } = setting;
  const items = setting.items(seed);
  const byId = new Map(items.map((item) => [item.candidate.taskId, item]));
  const chance = seededChance(seed ^ 0x5eed);
  const supply = seededChance(seed ^ 0xfee);
  const given = new Map<string, number>();
  const recall = levels.map(() => ({ right: 0, all: 0 }));
  const sums = { exact: 0, adjacent: 0, length: 0, se: 0, longest: 0 };
  for (let sitting = 0; sitting < examinees; sitting += 1) {
    const abilities = abilitiesOf(chance, scale, categories);
    const candidates = items.map(({ candidate }) => ({
      ...candidate,
      exposure: { given: given.get(candidate.taskId) ?? 0, sittings: sitting },
    }));
    const answers: Answer[] = [];
    const luck = chance();
    const isHasty = haste !== undefined && chance() < haste.learners;
    const isTestWise = testWise > 0 && chance() < testWise;
    for (;;) {
      const fresh = endless?.(supply);
      const next = nextTask({
        candidates: fresh?.map(({ candidate }) => candidate) ?? candidates,
        answers,
        settings: { length: 'full', levels: bankLevels, categories, randomOrder: true },
        chance: luck,
        scale,
      });
      if (next.kind === 'finished') break;
      const { candidate, truth, testWiseC } = (fresh?.find((one) => one.candidate.taskId === next.taskId) ??
        byId.get(next.taskId)) as Item;
      if (!fresh) given.set(next.taskId, (given.get(next.taskId) ?? 0) + 1);
      const ability = abilities.get(candidate.category) as number;
      const c = isTestWise && testWiseC !== undefined ? testWiseC : truth.c;
      const right = c + (1 - c) / (1 + Math.exp(-truth.a * (ability - truth.b)));
      const guessed = isHasty && chance() < haste.answers;
      const score = chance() < (guessed ? c : right) ? 1 : 0;
      answers.push({
        ...candidate,
        taskId: next.taskId,
        score,
        shown: false,
        tooFast: guessed && haste.told,
      });
    }
    const { overall } = estimateAbilities(answers, scale);
    const truth = levels.indexOf(levelAt(mean([...abilities.values()]), scale));
    const found = levels.indexOf(overall.level);
    (recall[truth] as { right: number; all: number }).all += 1;
    if (found === truth) (recall[truth] as { right: number; all: number }).right += 1;
    sums.exact += found === truth ? 1 : 0;
    sums.adjacent += Math.abs(found - truth) <= 1 ? 1 : 0;
    sums.length += answers.length;
    sums.se += overall.se;
    sums.longest = Math.max(sums.longest, answers.length);
  }
  const share = (count: number) => Math.round((count / examinees) * 10_000) / 10_000;
  return {
    exact: share(sums.exact),
    adjacent: share(sums.adjacent),
    meanLength: share(sums.length),
    maxLength: sums.longest,
    meanSe: share(sums.se),
    minRecall: Math.round(Math.min(...recall.map(({ right, all }) => right / all)) * 1000) / 1000,
    maxExposure: share(Math.max(0, ...given.values())),
  };
}

/** Abilities of one learner: N(0, sd) each, correlated as the scale says. */
function abilitiesOf(
  chance: () => number,
  scale: Scale,
  categories: readonly Category[],
): ReadonlyMap<Category, number> {
  const { abilitySd, categoryCorrelation: rho } = scale;
  if (categories.length === 1)
    return new Map(categories.map((category) => [category, abilitySd * normal(chance)]));
  const common = Math.sqrt(rho) * abilitySd * normal(chance);
  return new Map(
    categories.map((category) => [category, common + Math.sqrt(1 - rho) * abilitySd * normal(chance)]),
  );
}

function argument(name: string, fallback: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
