import { describe, expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import { openBands } from './open-bands.ts';

describe('what the exam asks for lies inside the bounds of its levels', () => {
  test.each([
    ['A2', examFacts.writingWords.value['A1–A2'].atLeast],
    ['B1', examFacts.writingWords.value['A2–B1'].atLeast],
    ['B2', examFacts.writingWords.value['B1–B2'].from],
  ] as const)('least words of a longer text at %s: %d', (level, words) => {
    expect(words).toBeGreaterThanOrEqual(openBands[level].guide.min);
    expect(words).toBeLessThanOrEqual(openBands[level].guide.max);
  });

  test('the longest texts of B2 and C1 may be written', () => {
    expect(openBands.B2.maxWords).toBeGreaterThanOrEqual(examFacts.writingWords.value['B1–B2'].to);
    expect(openBands.C1.maxWords).toBeGreaterThanOrEqual(
      examFacts.c1ListeningWriting.value.summaryWordsAtMost,
    );
  });

  test.each(['B1', 'B2'] as const)('two to three minutes for a view of one’s own at %s', (level) => {
    const { from, to } = examFacts.speakingTaskMinutes.value.ownView;
    expect(openBands[level].speakingSeconds.min).toBeLessThanOrEqual(60 * from);
    expect(openBands[level].speakingSeconds.max).toBeGreaterThanOrEqual(60 * to);
  });

  test('C1’s preparation of the texts', () => {
    const { preparationMinutes } = examFacts.c1ReadingSpeaking.value;
    expect(openBands.C1.preparationSeconds).toBe(60 * preparationMinutes);
  });
});
