import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { taskLevels } from '#domain/levels/levels.ts';
import { floorFile } from '#domain/tasks/checks/coverage.ts';
import { checkSheets, type PlacedSheet } from './check-sheets.ts';
import { type SheetFile, sheetFile } from './sheet-file.ts';
import { sheetExample, sheetsExample } from './sheet-fixture.ts';

const promised = { A1: 4, A2: 5, C1: 3 };

const judged = (placed: readonly PlacedSheet[]) =>
  checkSheets(placed, { knows: (word) => word !== 'ukjentord', names: new Set(['bergen']), promised }).map(
    ({ rule, path }) => `${rule} ${path}`,
  );

/** All of them, with a change in the first. */
function withChange(change: Partial<SheetFile>): readonly PlacedSheet[] {
  const [first, ...others] = sheetsExample();
  return first ? [{ ...first, sheet: { ...first.sheet, ...change } }, ...others] : [];
}

describe('9.470 there are at least 24 conversation sheets, three or more at each level, each whole', () => {
  test('sheets as they should be have no findings', () => {
    expect(judged(sheetsExample())).toEqual([]);
  });

  test('fewer at a level than are promised are too few', () => {
    const [, ...four] = sheetsExample();
    expect(judged(four)).toEqual([]);
    expect(judged(four.slice(1))).toEqual(['sheets ']);
    expect(judged([])).toEqual(['sheets ', 'sheets ', 'sheets ']);
  });

  test('those of content/ are promised', () => {
    const { sheets = {} } = floorFile.parse(parse(readFileSync('content/floor.yaml', 'utf8')));
    const numbers = taskLevels.map((level) => sheets[level] ?? 0);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(3);
    expect(numbers.reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(24);
  });

  test('a sheet lies where its level and topic say', () => {
    expect(judged(withChange({ topic: 'elsewhere' }))).toEqual(['place language-cafe/A1/a1-1.yaml']);
    expect(judged(withChange({ level: 'B1' }))).toEqual(['place language-cafe/A1/a1-1.yaml']);
  });

  test('a topic is the address of one sheet, at whatever level', () => {
    const [first] = sheetsExample();
    const other = { path: 'language-cafe/C1/a1-1.yaml', sheet: sheetExample({ level: 'C1', topic: 'a1-1' }) };
    expect(judged([...sheetsExample(), other])).toEqual([
      `topic ${first?.path}`,
      'topic language-cafe/C1/a1-1.yaml',
    ]);
  });

  test('questions are whole sentences that ask, and nothing stands twice', () => {
    const { questions, phrases } = sheetExample();
    const at = 'language-cafe/A1/a1-1.yaml';
    expect(judged(withChange({ questions: [...questions, 'Fortell'] }))).toEqual([`question ${at}`]);
    expect(judged(withChange({ questions: questions.map((one) => one.replace('?', '.')) }))).toEqual([
      `question ${at}`,
    ]);
    expect(judged(withChange({ questions: [...questions, ...questions.slice(0, 1)] }))).toEqual([
      `twice ${at}`,
    ]);
    expect(judged(withChange({ phrases: [...phrases, ...phrases.slice(0, 1)] }))).toEqual([`twice ${at}`]);
  });

  test.each(['title', 'warmUp', 'task', 'closing', 'host'] as const)(
    'Norwegian words are known, in %s too; names need not be',
    (field) => {
      const say = (nb: string) => judged(withChange({ [field]: { nb, en: 'ukjentord' } }));
      expect(say('Vi sier ukjentord.')).toEqual(['word language-cafe/A1/a1-1.yaml']);
      expect(say('Vi bor i Bergen.')).toEqual([]);
    },
  );

  test.each([
    { questions: sheetExample().questions.slice(1) },
    { phrases: sheetExample().phrases.slice(1) },
    { level: 'C2' },
    { topic: 'Å gå' },
    { host: { nb: 'Hør etter.' } },
    { unheard: 'of' },
  ])('a file of another form is refused: %j', (change) => {
    expect(sheetFile.safeParse({ ...sheetExample(), ...change }).success).toBe(false);
  });
});
