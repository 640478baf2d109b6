import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { SheetFile } from '#domain/language-cafe/sheet-file.ts';
import { sheetExample } from '#domain/language-cafe/sheet-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { loadSheets } from './load-sheets.ts';

let api: TestApi;
let contentDir: string;
beforeAll(async () => {
  api = await testApi();
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-sheets-'));
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true });
  await api.close();
});

/** Writes the files, loads them, and says what a visitor then reads. */
async function afterLoading(...sheets: readonly Partial<SheetFile>[]) {
  rmSync(join(contentDir, 'language-cafe'), { recursive: true, force: true });
  mkdirSync(join(contentDir, 'language-cafe/A2'), { recursive: true });
  for (const change of sheets) {
    const sheet = sheetExample(change);
    writeFileSync(join(contentDir, `language-cafe/A2/${sheet.topic}.yaml`), stringify(sheet));
  }
  await loadSheets({ database: api.database, contentDir });
  const { data, error } = await api.client().from('conversation_sheets').select().order('topic');
  expect(error).toBeNull();
  return data;
}

test('9.473 the sheets are those of the files after each start: new, changed and gone', async () => {
  const { title, level, topic, ...sheet } = sheetExample();
  const row = { topic, level, title_nb: title.nb, title_en: title.en, sheet };
  expect(await afterLoading({})).toEqual([row]);
  const changed = { level: 'B1', task: { nb: 'Lag en tur.', en: 'Make a walk.' } } as const;
  expect(await afterLoading(changed, { topic: 'boats' })).toEqual([
    { ...row, topic: 'boats' },
    { ...row, level: 'B1', sheet: { ...sheet, task: changed.task } },
  ]);
  expect(await afterLoading({ topic: 'boats' })).toEqual([{ ...row, topic: 'boats' }]);
});

test('a file of another form changes nothing, and a folder without files neither (9.473)', async () => {
  const before = await afterLoading({});
  await expect(afterLoading({ topic: 'boats' }, { topic: 'Not a topic' })).rejects.toThrow('topic');
  await expect(afterLoading()).rejects.toThrow('There are no conversation sheets in');
  expect((await api.client().from('conversation_sheets').select()).data).toEqual(before);
});
