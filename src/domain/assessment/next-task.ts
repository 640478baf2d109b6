import type { Category } from '#domain/levels/categories.ts';
import { posteriorOf } from './ability.ts';
import { type AlikeCandidates, indexCandidates } from './candidate-index.ts';
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
  const { candidates, answers, settings, chance, scale = productScale } = input;
  const progress = progressOf(answers, settings);
  const rule = lengthRules[settings.length];
  if (answers.length >= rule.atMost) return { kind: 'finished', reason: 'length_reached', progress };
  const index = indexCandidates(candidates, settings);
  const isOpen = openTo(input);
  const category = categoryDue(input, (one) => index.get(one)?.candidates.some(isOpen) ?? false);
  const inCategory = category && index.get(category);
  if (!inCategory) return { kind: 'finished', reason: 'no_task_left', progress };
  const posterior = posteriorOf(answers, scale);
  const masses = posterior.categories.get(category) ?? posterior.other;
  const ability = momentsOf(masses).mean;
  const { alike, byKind } = inCategory;
  const isEligibleToo = (candidate: Candidate) => isOpen(candidate) && isEligible(candidate, chance);
  const eligible = mostInformative(alike, { ability, admits: isEligibleToo });
  const looked = eligible.length > 0 ? eligible : mostInformative(alike, { ability, admits: isOpen });
  if (
    answers.length >= rule.atLeast &&
    !isWorthContinuing({
      posterior,
      best: ((looked[0] as AlikeCandidates).candidates[0] as Candidate).item,
      done: answers.length,
      length: settings.length,
      scale,
    })
  ) {
    return { kind: 'finished', reason: 'sure_enough', progress };
  }
  const factors = kindFactors({
    kinds: new Set([...byKind].flatMap(([kind, some]) => (some.some(isOpen) ? [kind] : []))),
    given: answers.filter((answer) => answer.category === category).map((answer) => answer.kind),
  });
  const ranked = looked.flatMap(({ item, candidates: some }) => {
    const told = levelInformation(item, { masses, scale });
    return some.map((candidate) => ({
      candidate,
      rank:
        told *
        Math.exp(luckSpread * (2 * chanceFor(chance, candidate.taskId) - 1)) *
        (factors.get(candidate.kind) as number) *
        (answers.at(-1)?.stimulusId === candidate.stimulusId ? sameStimulusFactor : 1),
    }));
  });
  const best = ranked.reduce((most, other) => (other.rank > most.rank ? other : most));
  return { kind: 'task', taskId: best.candidate.taskId, progress };
}

/**
 * The candidates with the greatest information at an ability, the greatest first; of equals those that come first. Only so
 * many are asked for admission as are looked at.
 */
function mostInformative(
  alike: readonly AlikeCandidates[],
  { ability, admits }: { readonly ability: number; readonly admits: (candidate: Candidate) => boolean },
): readonly AlikeCandidates[] {
  const byWorth = alike
    .map((some) => ({ some, worth: information(some.item, ability) }))
    .sort((left, right) => right.worth - left.worth);
  const found: AlikeCandidates[] = [];
  let left = closelyLookedAt;
  for (const { some } of byWorth) {
    if (left === 0) break;
    const candidates: Candidate[] = [];
    for (const candidate of some.candidates) {
      if (candidates.length === left) break;
      if (admits(candidate)) candidates.push(candidate);
    }
    left -= candidates.length;
    if (candidates.length > 0) found.push({ item: some.item, candidates });
  }
  return found;
}

/**
 * Whether a candidate may still be given in this sitting: not given yet, its stimulus not used up, and new to the learner
 * while anything new is left.
 */
function openTo(input: NextTaskInput): (candidate: Candidate) => boolean {
  const { candidates, answers, settings, seenBefore } = input;
  const given = new Set(answers.map((answer) => answer.taskId));
  const perStimulus = new Map<string, number>();
  for (const answer of answers) {
    perStimulus.set(answer.stimulusId, (perStimulus.get(answer.stimulusId) ?? 0) + 1);
  }
  const isOpen = ({ taskId, stimulusId }: Candidate) =>
    !given.has(taskId) && (perStimulus.get(stimulusId) ?? 0) < mostPerStimulus;
  if (!seenBefore || seenBefore.size === 0) return isOpen;
  const isFresh = (candidate: Candidate) => !seenBefore.has(candidate.taskId) && isOpen(candidate);
  const chosen = [...indexCandidates(candidates, settings).values()];
  return chosen.some((category) => category.candidates.some(isFresh)) ? isFresh : isOpen;
}

/** In random order the category with fewest tasks so far; else one category after the other, each for its share. */
function categoryDue(input: NextTaskInput, hasTask: (category: Category) => boolean): Category | null {
  const { answers, settings } = input;
  const counts = settings.categories.filter(hasTask).map((category) => ({
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
