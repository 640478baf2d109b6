import { correctFrom } from './marking.ts';
import type { PublicTask } from './presentation.ts';

/**
 * The chance that a response without any understanding counts as right: the lower asymptote c of the item response
 * model. One of n options 1/n; several items the chance of reaching `correctFrom.severalItems` by guessing each; order
 * one of all orders; click_word, typed answers and dictations 0 (a text has too many words to hit one).
 */
export function guessing(task: PublicTask): number {
  switch (task.kind) {
    case 'choose':
    case 'picture':
      return 1 / task.options.length;
    case 'true_false':
      return 1 / 3;
    case 'which_person':
      return 1 / Math.max(1, task.persons.length);
    case 'cloze':
      return chanceOfShare(gapDistribution(task.gaps.map((gap) => gap.options.length)));
    case 'match':
      return chanceOfShare(matchDistribution(task.items.length, task.options.length));
    case 'order':
      return 1 / factorial(task.parts.length);
    case 'typed_cloze':
    case 'click_word':
    case 'dictation':
    case 'write':
    case 'speak':
      return 0;
  }
}

/** Chance of each number right (index) when each gap is guessed among its options. */
function gapDistribution(optionCounts: readonly number[]): readonly number[] {
  let chances: readonly number[] = [1];
  for (const count of optionCounts) {
    const before = chances;
    const hit = 1 / count;
    chances = Array.from(
      { length: before.length + 1 },
      (_, right) => (before[right] ?? 0) * (1 - hit) + (before[right - 1] ?? 0) * hit,
    );
  }
  return chances;
}

/**
 * Chance of each number right when `items` take different ones of `options` at random: C(k, j) · D(k − j, n − j) over
 * all n!/(n − k)! ways, where D(r, s) = Σ (−1)^i C(r, i) · (s − i)!/(s − r)! counts the ways with none right.
 */
function matchDistribution(items: number, options: number): readonly number[] {
  const ways = (among: number, taken: number) => factorial(among) / factorial(among - taken);
  return Array.from({ length: items + 1 }, (_, right) => {
    const rest = items - right;
    let none = 0;
    for (let i = 0; i <= rest; i++) {
      none += (i % 2 === 0 ? 1 : -1) * choices(rest, i) * ways(options - right - i, rest - i);
    }
    return (choices(items, right) * none) / ways(options, items);
  });
}

function chanceOfShare(chances: readonly number[]): number {
  const count = chances.length - 1;
  return chances.reduce(
    (sum, chance, right) => (right / count >= correctFrom.severalItems ? sum + chance : sum),
    0,
  );
}

function choices(among: number, taken: number): number {
  return factorial(among) / (factorial(taken) * factorial(among - taken));
}

function factorial(number: number): number {
  return number <= 1 ? 1 : number * factorial(number - 1);
}
