import { describe, expect, test } from 'vitest';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import { type BankFile, readBankFile } from '#domain/tasks/bank.ts';
import { speakExamples, writeExamples } from '#domain/tasks/open-task-examples.ts';
import {
  confusion,
  type ModelRating,
  modelSheet,
  type RatedModel,
  ratedModels,
  ratingAgreement,
  ratingResults,
  readLevel,
} from './model-ratings.ts';

function bankFile(
  example: { readonly stimulus: unknown; readonly task: object },
  more: object = {},
): BankFile {
  const category = 'words' in example.task ? 'write' : 'speak';
  const head = {
    id: `${category}-b1-hylla`,
    category,
    level: 'B1',
    topic: 'society',
    title: 'SKJULT-tittel',
  };
  const read = readBankFile(
    { ...head, status: 'checked', stimulus: example.stimulus, tasks: [{ ...example.task, ...more }] },
    `${category}/B1/hylla.yaml`,
  );
  if (read.kind === 'fault') throw new Error(JSON.stringify(read.faults));
  return read;
}

const altOf = (scene: string) => `a picture of ${scene}`;
const modelsOf = (...of: Parameters<typeof bankFile>) => ratedModels([bankFile(...of)], altOf);

function model(place: number, label: Level, fileLevel: TaskLevel): RatedModel {
  return {
    task: `write-x/${place}`,
    category: place % 2 === 0 ? 'write' : 'speak',
    fileLevel,
    label,
    isUpper: label === fileLevel,
    lines: [],
    hash: `${place} ${label}`,
  };
}

describe('what a rater sees of a model', () => {
  test('is prompt, bounds and text, and neither level, title, id, note, points nor criterion', () => {
    const shown = modelsOf(writeExamples.narrate).map(({ lines }) => lines.join('\n'));
    expect(shown).toHaveLength(2);
    for (const lines of shown) {
      expect(lines).toContain('Fortell om et sted du liker');
      expect(lines).toContain('[at least 40 words, at most 120]');
      expect(lines).toContain('Jeg liker biblioteket');
      expect(lines).not.toMatch(/B1|A2|SKJULT|hylla|narrate|HEMMELIG|SECRET|henger sammen/u);
    }
  });

  test('names the picture that is described, and the time there is to speak', () => {
    const [upper] = modelsOf(speakExamples.describe_scene, { scene: 'park' });
    expect(upper?.lines).toContain('[picture: a picture of park]');
    expect(upper?.lines).toContain('[prepares 30 s, speaks at most 45 s]');
  });

  test('a role play has the partner’s line before each turn, a view its questions after the first', () => {
    const [role] = modelsOf(speakExamples.role_play);
    expect(role?.lines.map((line) => line.trimStart().charAt(0)).slice(2)).toEqual(['(', 'J', '(', 'P']);
    const questions = ['Har du opplevd det selv?'];
    const followUps = { name: 'Eva', voice: 'woman', questions };
    const [view] = modelsOf(speakExamples.opinion, {
      followUps,
      models: speakExamples.opinion.task.models.map((one) => ({ ...one, text: `${one.text}\nJa, ofte.` })),
    });
    expect(view?.lines.slice(-2)).toEqual(['  (Har du opplevd det selv?)', 'Ja, ofte.']);
  });

  test('a discussion has the replies that the model leads to', () => {
    const { task } = speakExamples.discuss;
    const [upper] = modelsOf(speakExamples.discuss);
    const [first] = task.models;
    const heard = upper?.lines.filter((line) => line.startsWith('  ('));
    expect(heard).toEqual([
      `  (${task.partner.opening})`,
      ...task.partner.turns.map((turn, place) => `  (${turn[first?.path[place] ?? 'asked']?.line})`),
    ]);
  });

  test('has a new hash when a comma of the text changes, and the same when the note or a picture’s words do', () => {
    const { task } = writeExamples.narrate;
    const [before] = modelsOf(writeExamples.narrate);
    const changed = (change: (one: (typeof task.models)[number]) => object) =>
      modelsOf(writeExamples.narrate, { models: task.models.map(change) })[0]?.hash;
    expect(changed((one) => ({ ...one, text: one.text.replace(',', '') }))).not.toBe(before?.hash);
    expect(changed((one) => ({ ...one, note: { nb: 'Ny.', en: 'New.' } }))).toBe(before?.hash);
    const scene = bankFile(speakExamples.describe_scene, { scene: 'park' });
    expect(ratedModels([scene], () => 'mended')[0]?.hash).toBe(ratedModels([scene], altOf)[0]?.hash);
  });
});

describe('the sheet', () => {
  const pairs: readonly (readonly [TaskLevel, Level])[] = [
    ['A1', 'Pre-A1'],
    ['A2', 'A1'],
    ['B1', 'A2'],
    ['B2', 'B1'],
    ['C1', 'B2'],
  ];
  const models = pairs.flatMap(([level, below], cell) =>
    Array.from({ length: 12 }, (_, place) => [
      model(100 * cell + place, level, level),
      model(100 * cell + place, below, level),
    ]).flat(),
  );

  test('has as many of every category, file level and of upper and lower, and no two of one task while there are others', () => {
    const sheet = modelSheet(models, { count: 40, seed: '7' });
    const counts = Map.groupBy(sheet, (one) => `${one.category} ${one.fileLevel} ${one.isUpper}`);
    expect([...counts.values()].map((own) => own.length)).toEqual(Array.from({ length: 20 }, () => 2));
    expect(new Set(sheet.map(({ task }) => task)).size).toBe(40);
  });

  test('its order tells nothing of the cells, depends on the seed alone, and it ends with what there is', () => {
    const sheet = modelSheet(models, { count: 40, seed: '7' });
    expect(modelSheet(models.toReversed(), { count: 40, seed: '7' })).toEqual(sheet);
    expect(modelSheet(models, { count: 40, seed: '8' })).not.toEqual(sheet);
    const levels = sheet.map(({ fileLevel }) => fileLevel);
    expect(levels.slice(0, 20)).not.toEqual(levels.slice(20));
    expect(modelSheet(models, { count: 500, seed: '7' })).toHaveLength(models.length);
  });
});

describe('agreement with the labels', () => {
  const [a1, a2, b1, b2] = [
    model(1, 'A1', 'A1'),
    model(2, 'A2', 'A2'),
    model(3, 'B1', 'B1'),
    model(4, 'B1', 'B2'),
  ];
  const results = [
    { model: a1, rated: 'A1' as const },
    { model: a2, rated: 'B1' as const },
    { model: b1, rated: 'A2' as const },
    { model: b2, rated: 'C1' as const },
  ];

  test('counts exact, within one, over and under', () => {
    expect(ratingAgreement(results)).toEqual({
      rated: 4,
      exact: 0.25,
      withinOne: 0.75,
      over: 0.5,
      under: 0.25,
    });
    expect(ratingAgreement([])).toEqual({ rated: 0, exact: null, withinOne: null, over: null, under: null });
  });

  test('the confusion table has the labels as rows', () => {
    const table = confusion(results);
    expect(table.B1).toEqual({ 'Pre-A1': 0, A1: 0, A2: 1, B1: 0, B2: 0, C1: 1 });
    expect(table.A2.B1).toBe(1);
  });

  test('a rating is of the words it was given to, and is held against what the model is called now', () => {
    const rating: ModelRating = {
      rater: 'ina',
      task: a2.task,
      at: '2026-11-23T20:00:00.000Z',
      read: a2.hash,
      label: 'A2',
      rated: 'B1',
    };
    expect(ratingResults([a2], [rating])).toEqual([{ model: a2, rated: 'B1' }]);
    expect(ratingResults([{ ...a2, hash: 'rewritten' }], [rating])).toEqual([]);
    const renamed = ratingResults([{ ...a2, label: 'B1' }], [rating]);
    expect(ratingAgreement(renamed).exact).toBe(1);
  });

  test('levels are read as raters write them', () => {
    expect([' b1', 'pre-A1', 'C1'].map(readLevel)).toEqual(['B1', 'Pre-A1', 'C1']);
    expect(['C2', '', 3, null].map(readLevel)).toEqual([null, null, null, null]);
  });
});
