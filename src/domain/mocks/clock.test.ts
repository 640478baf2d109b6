import { describe, expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { listeningMs, listeningSteps, stepAt, type TimedTask } from './listening-times.ts';
import { graceMs, isStageOver, readingMs, stageEnd } from './part-clock.ts';

const task = (position: number, stimulusId: string, level: TaskLevel = 'A2'): TimedTask => ({
  ...{ position, stimulusId, level, clipMs: 30_000, answers: 1 },
});

describe('9.297 the clock of a part is set at the start and ends its stage by itself', () => {
  test('readingMinutes: one time for the whole part, whatever the stage', () => {
    const times = { part: 'read', startedAt: 1000, stageStartedAt: 500_000, stageMs: null } as const;
    expect(stageEnd(times)).toBe(1000 + examFacts.readingMinutes.value * 60_000);
    expect(readingMs).toBe(75 * 60_000);
  });

  test('an answer on its way counts for ten seconds', () => {
    const times = { part: 'listen', startedAt: 0, stageStartedAt: 1000, stageMs: 5000 } as const;
    expect(isStageOver(times, 6000)).toBe(false);
    expect(isStageOver(times, 6000 + graceMs - 1)).toBe(false);
    expect(isStageOver(times, 6000 + graceMs)).toBe(true);
  });
});

describe('9.298 listening runs by itself from clip to clip', () => {
  test.each(Object.entries(examFacts.playsByLevel.value))(
    'playsByLevel: %s is played %d times',
    (level, plays) => {
      const [step] = listeningSteps([task(1, 'one', level as TaskLevel)]);
      expect(step?.plays).toHaveLength(plays);
    },
  );

  test('the tasks of a clip come together, each clip after the one before, with time to read and to answer', () => {
    const steps = listeningSteps([task(1, 'one'), task(2, 'one'), task(3, 'two')]);
    expect(steps.map(({ positions }) => positions)).toEqual([[1, 2], [3]]);
    expect(steps[1]?.from).toBe(steps[0]?.to);
    for (const { from, plays, to } of steps) {
      expect(plays[0]?.from).toBeGreaterThan(from);
      expect(plays[1]?.from).toBeGreaterThan(plays[0]?.to ?? 0);
      expect(to).toBeGreaterThan(plays.at(-1)?.to ?? 0);
      for (const play of plays) expect(play.to - play.from).toBe(30_000);
    }
  });

  test('at every moment it is at one place, and never goes back', () => {
    const tasks = [task(1, 'one'), task(2, 'two', 'B2'), task(3, 'three')];
    const steps = listeningSteps(tasks);
    let last = 0;
    for (let ms = 0; ms <= listeningMs(tasks) + 5000; ms += 500) {
      const position = stepAt(steps, ms)?.positions[0] ?? 0;
      expect(position).toBeGreaterThanOrEqual(last);
      last = position;
    }
    expect(last).toBe(3);
    expect(stepAt(steps, -1)).toBeNull();
  });
});
