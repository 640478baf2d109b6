import { createSchedule, type Memory, type PastReview } from './schedule.ts';
import { standardSchedule } from './schedule-settings.ts';

/** What a person answered of one card, oldest first. */
export type CardHistory = readonly (PastReview & {
  /** When, ms since 1970. */
  readonly at: number;
})[];

/**
 * Rule 9.423: answers after a pause of a day or more that a fit needs. Source: Anki asked for 400 until its optimiser held
 * the result to the published numbers by itself; ours is tested on a fifth of them, and 80 answers are few enough.
 */
export const leastAnswers = 400;
/** The share of answers, the latest, that the fit does not see and is tested on. */
const heldOutShare = 0.2;

/** One answer that says something of memory: the chance that each model gave it, and whether the card was recalled. */
type Tested = { readonly chance: number; readonly recalled: boolean };

/** Answers after a pause of a day or more: those on the same day say little of memory. */
export function countAnswers(histories: readonly CardHistory[]): number {
  return histories.reduce((sum, history) => sum + history.filter(({ days }) => days > 0).length, 0);
}

/** Histories up to the moment that parts the earlier answers from the later fifth, and that moment. */
export function splitHistories(histories: readonly CardHistory[]): {
  readonly earlier: readonly CardHistory[];
  /** Ms since 1970: answers from then on are held out. */
  readonly from: number;
} {
  const times = histories.flatMap((history) => history.filter(({ days }) => days > 0).map(({ at }) => at));
  times.sort((one, other) => one - other);
  const from = times[Math.floor(times.length * (1 - heldOutShare))] ?? Number.POSITIVE_INFINITY;
  const earlier = histories
    .map((history) => history.filter(({ at }) => at < from))
    .filter((history) => history.length > 0);
  return { earlier, from };
}

/** Mean log loss in nats of what `parameters` foretell of the answers after a day or more, from a moment on. Lower is better. */
export function logLoss(
  histories: readonly CardHistory[],
  { parameters, from = 0 }: { readonly parameters: readonly number[]; readonly from?: number },
): number {
  return mean(losses(testedAnswers(histories, { parameters, from })));
}

export type ParameterChoice = {
  /** Whether the fitted parameters foretell the held-out answers better, beyond chance. */
  readonly better: boolean;
  readonly fittedLoss: number;
  readonly publishedLoss: number;
  /** How many answers were held out. */
  readonly answers: number;
};

/** Standard errors of the mean difference that a fit must be better by than the published parameters: one-sided 5 %. */
const sureBy = 1.645;
/** And than the same chance every time, which is hard to beat where a schedule keeps all chances alike. */
const likelyBy = 1;

/**
 * Rule 9.423. Fitted parameters are taken only if they foretell the later answers, which the fit has not seen, better than
 * the published ones beyond chance, and better than somebody who says the same chance every time: whoever presses any
 * button teaches a model how often they press it, and nothing of memory.
 */
export function chooseParameters(
  histories: readonly CardHistory[],
  models: { readonly fitted: readonly number[]; readonly published: readonly number[] },
): ParameterChoice {
  const { earlier, from } = splitHistories(histories);
  const fitted = losses(testedAnswers(histories, { parameters: models.fitted, from }));
  const held = testedAnswers(histories, { parameters: models.published, from });
  const published = losses(held);
  const recalled = earlier.flat().filter(({ days }) => days > 0);
  const usual = recalled.filter(({ rating }) => rating !== 'again').length / Math.max(recalled.length, 1);
  const constant = losses(held.map((one) => ({ ...one, chance: usual })));
  return {
    better: beats(fitted, published, sureBy) && beats(fitted, constant, likelyBy),
    fittedLoss: mean(fitted),
    publishedLoss: mean(published),
    answers: held.length,
  };
}

function testedAnswers(
  histories: readonly CardHistory[],
  { parameters, from }: { readonly parameters: readonly number[]; readonly from: number },
): readonly Tested[] {
  const { remember, recallChance } = createSchedule({ ...standardSchedule, parameters });
  return histories.flatMap((history) => {
    let memory: Memory | null = null;
    return history.flatMap((answer) => {
      const { rating, days, at } = answer;
      const chance = memory && recallChance(memory, days);
      memory = remember(memory, answer);
      return chance === null || days === 0 || at < from ? [] : [{ chance, recalled: rating !== 'again' }];
    });
  });
}

/** The surprise of each answer. A chance of 0 or 1 is taken as nearly so: no answer may surprise without end. */
function losses(tested: readonly Tested[]): readonly number[] {
  return tested.map(({ chance, recalled }) => {
    const held = Math.min(Math.max(chance, 0.0001), 0.9999);
    return -Math.log(recalled ? held : 1 - held);
  });
}

/** Whether one model's losses are smaller on the same answers by so many standard errors of the mean difference. */
function beats(losses: readonly number[], others: readonly number[], errors: number): boolean {
  const gains = losses.map((loss, index) => (others[index] ?? 0) - loss);
  const gain = mean(gains);
  const variance = mean(gains.map((one) => (one - gain) ** 2));
  return gain > errors * Math.sqrt(variance / Math.max(gains.length, 1));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
