import { expect, test } from 'vitest';
import { productJobDefinitions } from '#server/api/product-jobs.ts';
import en from '#web/text/en-GB/admin.ts';
import nb from '#web/text/nb-NO/admin.ts';

test('every job has a name and a sentence on what it does and when, in both languages (9.205)', () => {
  const names = productJobDefinitions.map(({ name }) => name).toSorted();
  expect(new Set(names).size).toBe(names.length);
  for (const { jobs } of [en, nb]) {
    expect(Object.keys(jobs.names).toSorted()).toEqual(names);
    expect(Object.keys(jobs.about).toSorted()).toEqual(names);
  }
});
