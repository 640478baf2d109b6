import { FSRSBinding, type MemoryState } from '@open-spaced-repetition/binding';
import { describe, expect, test } from 'vitest';
import { countAnswers, leastAnswers, logLoss } from '#domain/flashcards/parameter-choice.ts';
import { publishedParameters } from '#domain/flashcards/schedule.ts';
import { fitParameters } from './fit-parameters.ts';
import { forgetsSoon, losesTheForgotten, simulateAnswers } from './simulated-learner-fixture.ts';

const seeds = [1, 2, 3];
const size = { cards: 900, days: 300 };

describe('9.423 parameters fitted to a person', () => {
  test.each(
    seeds.flatMap((seed) => [
      { name: 'forgets soon', memory: forgetsSoon, seed },
      { name: 'loses the forgotten', memory: losesTheForgotten, seed },
    ]),
  )('foretell later answers better than the published ones of one who $name (seed $seed)', async (one) => {
    const histories = simulateAnswers({ ...size, memory: one.memory, seed: one.seed });
    expect(countAnswers(histories)).toBeGreaterThan(leastAnswers);
    const fit = await fitParameters(histories);
    expect(fit.fittedLoss).toBeLessThan(fit.publishedLoss);
    expect(fit.better).toBe(true);
    expect(fit.parameters).toHaveLength(publishedParameters.length);
  });

  test.each(seeds)('are refused of one who remembers as the published ones say (seed %i)', async (seed) => {
    const fit = await fitParameters(simulateAnswers({ ...size, memory: publishedParameters, seed }));
    expect(fit.better).toBe(false);
  });

  test.each(seeds)('are refused of one who presses any button (seed %i)', async (seed) => {
    const fit = await fitParameters(simulateAnswers({ cards: 150, days: 120, memory: null, seed }));
    // A fit learns how often the button is pressed: that is not memory.
    expect(fit.fittedLoss).toBeLessThan(fit.publishedLoss);
    expect(fit.better).toBe(false);
  });
});

test('log loss on a simulated history is that of the reference with its published parameters (9.421)', () => {
  const histories = simulateAnswers({ cards: 80, days: 300, memory: forgetsSoon, seed: 4 });
  const reference = new FSRSBinding([...publishedParameters]);
  const losses = histories.flatMap((history) => {
    let memory: MemoryState | null = null;
    return history.flatMap(({ rating, days }) => {
      const chance = memory && recallChance(memory.stability, days);
      memory = reference.nextStates(memory, 0.9, days)[rating].memory;
      return chance === null || days === 0 ? [] : [-Math.log(rating === 'again' ? 1 - chance : chance)];
    });
  });
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  expect(losses.length).toBeGreaterThan(300);
  expect(logLoss(histories, { parameters: publishedParameters })).toBeCloseTo(mean, 3);
});

/** FSRS 6's curve of forgetting, as its description has it: 90 % after as many days as the stability. */
function recallChance(stability: number, days: number): number {
  const decay = -(publishedParameters[20] ?? 0);
  const factor = 0.9 ** (1 / decay) - 1;
  return (1 + (factor * days) / stability) ** decay;
}
