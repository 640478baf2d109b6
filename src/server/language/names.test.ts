import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkText } from '#domain/checker/check-text.ts';
import { namesNear } from '#domain/checker/known-names.ts';
import { readAnalyser } from './read-analyser.ts';

const analyser = readAnalyser(resolve('content'));

function told(text: string): readonly (readonly [string, string | undefined])[] {
  return checkText(text, analyser)
    .filter(({ rule }) => rule === 'spelling')
    .map(({ start, end, corrections }) => [text.slice(start, end), corrections[0]]);
}

test("9.492 A name that no list has is not told as misspelt unless a country, city or holy name, or a common word where no name can stand, is a learner's change away", () => {
  for (const text of [
    'Oyelaran bor her.',
    'Jeg møtte Oyelaran og Tsegaye i går.',
    'Wojciechowska er legen min.',
    'Vi reiste med Quillfjord Busslinjer.',
    'De seilte med «Restauration» i 1825.',
    'Indira kommer fra India.',
    'Hun kommer fra Hercegovina.',
  ]) {
    expect(told(text), text).toEqual([]);
  }
  expect(told('Hun kommer fra Etiopa.')).toEqual([['Etiopa', 'Etiopia']]);
  expect(told('Da leste vi i Koranenn.')).toEqual([['Koranenn', 'Koranen']]);
  expect(told('Jeg er født i Somali.')).toEqual([['Somali', 'Somalia']]);
  expect(told('Universittetet ligger i byen.')).toEqual([['Universittetet', 'Universitetet']]);
});

test.each([
  ['Polland', []],
  ['Polen', []],
  ['Norgge', ['Norge']],
  ['Kroatias', []],
  ['Kroatjas', ['Kroatias']],
  ['Romma', []],
])('near %s lies %j (9.492)', (written, names) => {
  expect(namesNear(written)).toEqual(names);
});
