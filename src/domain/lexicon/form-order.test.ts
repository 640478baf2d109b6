import { expect, test } from 'vitest';
import { formsInOrder } from './form-order.ts';

test.each([
  // As jsonb gives them back: by the length of their names.
  [
    'bil',
    { plural: ['biler'], definite: ['bilen'], singular: ['bil'], definitePlural: ['bilene'] },
    ['bilen', 'biler', 'bilene'],
  ],
  [
    'hus',
    { plural: ['hus'], definite: ['huset'], singular: ['hus'], definitePlural: ['husene', 'husa'] },
    ['huset', 'hus', 'husene/husa'],
  ],
  [
    'være',
    { past: ['var'], perfect: ['vært'], present: ['er'], imperative: ['vær'], infinitive: ['være'] },
    ['er', 'var', 'vært', 'vær'],
  ],
  ['blå', { common: ['blå'], neuter: ['blått'], plural: ['blå', 'blåe'] }, ['blått']],
  ['aldri', { base: ['aldri'] }, []],
])('the forms of %s stand in a grammar’s order (9.75)', (lemma, forms, expected) => {
  expect(formsInOrder({ lemma, forms })).toEqual(expected);
});
