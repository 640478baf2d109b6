import { nextTask } from '#domain/assessment/next-task.ts';
import type { Answer, Candidate } from '#domain/assessment/types.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';

const levels: readonly TaskLevel[] = ['A1', 'A2', 'B1', 'B2', 'C1'];
const bankSize = 6000;
const sittings = 40;

/**
 * How long picking the next task takes from a bank of 6,000: copies of the real tasks under other ids. A server's pool keeps
 * its tasks between sittings, so the first sitting is a warm-up.
 */
export function pickTimes(tasks: readonly Candidate[], seed: number): { p50Ms: number; p95Ms: number } {
  const chance = seededChance(seed);
  const bank = Array.from({ length: bankSize }, (_, index): Candidate => {
    const task = tasks[index % tasks.length] as Candidate;
    const copy = Math.floor(index / tasks.length);
    return {
      ...task,
      taskId: `${task.taskId}#${copy}`,
      stimulusId: `${task.stimulusId}#${copy}`,
      exposure: { given: Math.floor(200 * chance()), sittings: 2000 },
    };
  });
  const byId = new Map(bank.map((task) => [task.taskId, task]));
  const times: number[] = [];
  for (let sitting = 0; sitting <= sittings; sitting += 1) {
    const answers: Answer[] = [];
    const luck = chance();
    for (;;) {
      const began = performance.now();
      const next = nextTask({
        candidates: bank,
        answers,
        settings: { length: 'full', levels, categories: ['read', 'listen'], randomOrder: true },
        chance: luck,
      });
      if (sitting > 0) times.push(performance.now() - began);
      if (next.kind === 'finished') break;
      answers.push({ ...(byId.get(next.taskId) as Candidate), score: chance() < 0.6 ? 1 : 0, shown: false });
    }
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 100) / 100;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
