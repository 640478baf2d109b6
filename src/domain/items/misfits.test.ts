import { expect, test } from 'vitest';
import { type ItemStatistics, misfitsOf } from './misfits.ts';

const key = { answer: 'b', count: 60, ability: 0.4, isKey: true };
const sound: ItemStatistics = {
  ...{ answers: 100, meanScore: 0.6, discrimination: 0.4, outfit: 1, infit: 1, guessing: 0.25 },
  responses: [key, { answer: 'a', count: 30, ability: -0.3, isKey: false }],
};

test.each<[string, Partial<ItemStatistics>, readonly string[]]>([
  ['a task as the model expects', {}, []],
  ['surprising answers', { outfit: 1.51 }, ['outfit']],
  ['surprises among those it is made for', { infit: 1.31 }, ['infit']],
  ['one that tells nobody apart', { discrimination: 0.09 }, ['discrimination']],
  ['one that never varies', { discrimination: null, meanScore: 1 }, ['too_easy']],
  ['fewer right than by guessing', { meanScore: 0.2 }, ['below_guessing']],
  [
    'a distractor for the able',
    { responses: [key, { answer: 'a', count: 10, ability: 0.5, isKey: false }] },
    ['distractor'],
  ],
  [
    'a rare answer of the able',
    { responses: [key, { answer: 'a', count: 9, ability: 2, isKey: false }] },
    [],
  ],
  ['too few answers', { answers: 49, outfit: 9, meanScore: 0 }, []],
])('what a person should look at: %s (9.320)', (_, change, expected) => {
  expect(misfitsOf({ ...sound, ...change })).toEqual(expected);
});
