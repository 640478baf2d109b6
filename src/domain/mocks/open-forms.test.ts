import { describe, expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import { assembleOpenForm, fitsSlot, type OpenCandidate } from './assemble-open-form.ts';
import {
  c1Blueprints,
  chosenTests,
  type OpenBlueprint,
  speakingBlueprints,
  writingBlueprints,
  writingCeiling,
} from './open-blueprints.ts';

const genres = [
  'message',
  'describe_scene',
  'narrate',
  'opinion',
  'argue',
  'summarise',
  'introduce',
  'role_play',
  'discuss',
  'tell',
];
const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;

/** Every kind at every level, with a picture, a clip of two people, a text, and by itself. */
const bank: readonly OpenCandidate[] = (['write', 'speak'] as const).flatMap((category) =>
  levels.flatMap((level) =>
    genres.flatMap((genre) =>
      (['none', 'clip', 'text', 'scene'] as const).flatMap((stimulus) =>
        [1, 2].map((number) => ({
          taskId: `${category} ${level} ${genre} ${stimulus} ${number}`,
          stimulusId: `${category} ${level} ${genre} ${stimulus} ${number}`,
          ...{ category, level, genre, stimulus, topic: `topic ${number}` },
          hasScene: stimulus === 'scene',
          speakers: stimulus === 'clip' ? 2 : 0,
          mostWords: category === 'write' ? 400 : null,
        })),
      ),
    ),
  ),
);

const all: readonly (readonly [string, OpenBlueprint])[] = [
  ...chosenTests.map((test) => [`writing ${test}`, writingBlueprints[test]] as const),
  ...chosenTests.map((test) => [`speaking ${test}`, speakingBlueprints[test]] as const),
  ...Object.entries(c1Blueprints).map(([test, blueprint]) => [`C1 ${test}`, blueprint] as const),
];

describe('9.301 writing, speaking and C1 have the exam’s tasks, of its kinds and levels, for its minutes', () => {
  test.each(chosenTests)('writingMinutes, writingTasks: %s', (chosen) => {
    const { minutes, slots } = writingBlueprints[chosen];
    expect(minutes).toEqual({
      from: examFacts.writingMinutes.value[chosen],
      to: examFacts.writingMinutes.value[chosen],
    });
    expect(slots).toHaveLength(examFacts.writingTasks.value[chosen].length);
  });

  test.each(chosenTests)('speakingMinutes, speakingTasks: %s', (chosen) => {
    const { minutes, slots } = speakingBlueprints[chosen];
    expect(minutes).toEqual(examFacts.speakingMinutes.value);
    expect(slots).toHaveLength(examFacts.speakingTasks.value[chosen].length);
  });

  test('writingWords: the long argued text leaves room for its words, and is one of several', () => {
    const { slots } = writingBlueprints['B1–B2'];
    expect(slots[1]).toMatchObject({ genres: ['argue'], leastWords: 250 });
    expect(slots[1]?.offered).toBeGreaterThan(1);
    const short = { ...(bank[0] as OpenCandidate), level: 'B2', genre: 'argue', mostWords: 200 } as const;
    expect(slots[1] && fitsSlot(short, slots[1])).toBe(false);
  });

  test('c1ListeningWriting, c1ReadingSpeaking: a conversation of two and a choice of two; texts to summarise', () => {
    const { minutes, slots } = c1Blueprints['listening and writing'];
    expect(minutes.from).toBe(examFacts.c1ListeningWriting.value.minutes);
    expect(slots.map(({ stands }) => stands)).toEqual(['clip', null]);
    expect(slots[1]?.offered).toBe(examFacts.c1ListeningWriting.value.writingTasksToChooseFrom);
    expect(c1Blueprints['reading and speaking'].minutes).toEqual(examFacts.c1ReadingSpeaking.value.minutes);
    expect(c1Blueprints['reading and speaking'].slots[0]?.stands).toBe('texts');
  });

  test('writingCeiling: writing gives no more than the upper level of the chosen test', () => {
    expect(chosenTests.map(writingCeiling)).toEqual(['A2', 'B1', 'B2']);
    expect(examFacts.writingCeiling.value).toBe(0);
  });

  test.each(all)(
    '%s is assembled slot by slot, nothing twice, the same from the same chance',
    (_, blueprint) => {
      for (const chance of [0.1, 0.5, 0.9]) {
        const input = { candidates: bank, blueprint, chance, metLately: new Set<string>() };
        const form = assembleOpenForm(input);
        expect(form).toEqual(assembleOpenForm(input));
        const given = form?.flat() ?? [];
        expect(new Set(given.map(({ stimulusId }) => stimulusId)).size).toBe(given.length);
        for (const [place, slot] of blueprint.slots.entries()) {
          expect(form?.[place]).toHaveLength(slot.offered);
          for (const task of form?.[place] ?? []) expect(fitsSlot(task, slot)).toBe(true);
        }
      }
    },
  );

  test('what was met lately comes last, and a slot that nothing fits makes no form', () => {
    const blueprint = writingBlueprints['A1–A2'];
    const input = { candidates: bank, blueprint, chance: 0.5, metLately: new Set<string>() };
    const first =
      assembleOpenForm(input)
        ?.flat()
        .map(({ stimulusId }) => stimulusId) ?? [];
    const second = assembleOpenForm({ ...input, metLately: new Set(first) })?.flat() ?? [];
    expect(second.filter(({ stimulusId }) => first.includes(stimulusId))).toEqual([]);
    const without = bank.filter(({ genre }) => genre !== 'describe_scene');
    expect(assembleOpenForm({ ...input, candidates: without })).toBeNull();
  });
});
