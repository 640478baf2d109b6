import type { Category } from '#domain/levels/categories.ts';
import { posteriorOf } from './ability.ts';
import { chanceFor } from './chance.ts';
import { isEligible } from './exposure.ts';
import { momentsOf } from './grid.ts';
import { information } from './item-response.ts';
import { kindFactors } from './kind-balance.ts';
import { levelInformation } from './level-information.ts';
import { productScale } from './level-scale.ts';
import { isWorthContinuing } from './stopping.ts';
import { lengthRules, progressOf } from './test-length.ts';
import type { Candidate, NextTask, NextTaskInput } from './types.ts';

/** Tasks of one stimulus in one sitting, at most. */
const mostPerStimulus = 3;
/** So many tasks with the greatest information at the ability are looked at closely. */
const closelyLookedAt = 150;
/** A task's luck in a sitting lies between e^−spread and e^spread: equally good tasks do not always come first. */
const luckSpread = 0.02;
/** A text that was just read carries another question at once when that is nearly as informative as a new text. */
const sameStimulusFactor = 1.15;

/**
 * The next task of a sitting, or why it is over. Same input, same outcome.
 * Only tasks of the chosen levels and categories that are not among `answers` are given.
 *
 * Of the category that is due the task is taken that tells most about the level (`levelInformation`), times its luck
 * in this sitting, a factor that balances the kinds and one for a text just read, among those that exposure leaves
 * eligible. Categories alternate by count (Kingsbury & Zara 1989).
 */
export function nextTask(input: NextTaskInput): NextTask {
  const { answers, settings, chance, scale = productScale } = input;
  const progress = progressOf(answers, settings);
  const rule = lengthRules[settings.length];
  if (answers.length >= rule.atMost) return { kind: 'finished', reason: 'length_reached', progress };
  const pool = poolOf(input);
  const category = categoryDue(input, pool);
  if (category === null) return { kind: 'finished', reason: 'no_task_left', progress };
  const posterior = posteriorOf(answers, scale);
  const masses = posterior.categories.get(category) ?? posterior.other;
  const { mean } = momentsOf(masses);
  const inCategory = pool.filter((candidate) => candidate.category === category);
  const eligible = inCategory.filter((candidate) => isEligible(candidate, chance));
  const known = mostInformative(eligible.length > 0 ? eligible : inCategory, mean);
  if (
    answers.length >= rule.atLeast &&
    !isWorthContinuing({
      posterior,
      best: (known[0] as Ranked).candidate.item,
      done: answers.length,
      length: settings.length,
      scale,
    })
  ) {
    return { kind: 'finished', reason: 'sure_enough', progress };
  }
  const factors = kindFactors({
    kinds: new Set(inCategory.map((candidate) => candidate.kind)),
    given: answers.filter((answer) => answer.category === category).map((answer) => answer.kind),
  });
  const ranked = known.map(({ candidate }) => ({
    candidate,
    rank:
      levelInformation(candidate.item, { masses, scale }) *
      Math.exp(luckSpread * (2 * chanceFor(chance, candidate.taskId) - 1)) *
      (factors.get(candidate.kind) as number) *
      (answers.at(-1)?.stimulusId === candidate.stimulusId ? sameStimulusFactor : 1),
  }));
  const best = ranked.reduce((most, other) => (other.rank > most.rank ? other : most));
  return { kind: 'task', taskId: best.candidate.taskId, progress };
}

type Ranked = { readonly candidate: Candidate; readonly worth: number };

/** The candidates with the greatest information at an ability, the greatest first; of equals those that come first. */
function mostInformative(candidates: readonly Candidate[], ability: number): readonly Ranked[] {
  const worths = Float64Array.from(candidates, ({ item }) => information(item, ability));
  const least = worths.toSorted()[Math.max(0, worths.length - closelyLookedAt)] as number;
  return candidates
    .flatMap((candidate, index) => {
      const worth = worths[index] as number;
      return worth >= least ? [{ candidate, worth }] : [];
    })
    .sort((left, right) => right.worth - left.worth)
    .slice(0, closelyLookedAt);
}

function poolOf(input: NextTaskInput): readonly Candidate[] {
  const { candidates, answers, settings } = input;
  const given = new Set(answers.map((answer) => answer.taskId));
  const perStimulus = new Map<string, number>();
  for (const answer of answers) {
    perStimulus.set(answer.stimulusId, (perStimulus.get(answer.stimulusId) ?? 0) + 1);
  }
  const open = chosen(candidates, settings).filter(
    (candidate) =>
      !given.has(candidate.taskId) && (perStimulus.get(candidate.stimulusId) ?? 0) < mostPerStimulus,
  );
  const fresh = open.filter((candidate) => !candidate.seenBefore);
  return fresh.length > 0 ? fresh : open;
}

const chosenBefore = new WeakMap<readonly Candidate[], Map<string, readonly Candidate[]>>();

/** The candidates of the levels and categories that were chosen: the same for every answer as long as the bank is. */
function chosen(
  candidates: readonly Candidate[],
  { levels, categories }: NextTaskInput['settings'],
): readonly Candidate[] {
  const known = chosenBefore.get(candidates) ?? new Map<string, readonly Candidate[]>();
  chosenBefore.set(candidates, known);
  const key = `${levels.toSorted()} ${categories.toSorted()}`;
  const found =
    known.get(key) ??
    candidates.filter(({ level, category }) => levels.includes(level) && categories.includes(category));
  known.set(key, found);
  return found;
}

/** In random order the category with fewest tasks so far; else one category after the other, each for its share. */
function categoryDue(input: NextTaskInput, pool: readonly Candidate[]): Category | null {
  const { answers, settings } = input;
  const counts = settings.categories
    .filter((category) => pool.some((candidate) => candidate.category === category))
    .map((category) => ({
      category,
      count: answers.filter((answer) => answer.category === category).length,
    }));
  if (!settings.randomOrder) {
    const share = Math.ceil(lengthRules[settings.length].expected / Math.max(1, settings.categories.length));
    const unfinished = counts.find(({ count }) => count < share);
    if (unfinished) return unfinished.category;
  }
  const [least] = counts.toSorted((left, right) => left.count - right.count);
  return least?.category ?? null;
}
