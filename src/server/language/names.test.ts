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
  expect(told('I Kuranen står det mye.')).toEqual([['Kuranen', 'Koranen']]);
  expect(told('Hun bor i Norge ellr Sverige.')).toEqual([['ellr', 'eller']]);
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

test("9.493 A place that has a name of its own in Norwegian is told where another language's stands, and a quarter of a country has a hyphen", () => {
  for (const [text, written, meant] of [
    ['Vi reiste fra Rome i går.', 'Rome', 'Roma'],
    ['Søsteren min bor i Germany.', 'Germany', 'Tyskland'],
    ['Han vokste opp i Vesttyskland.', 'Vesttyskland', 'Vest-Tyskland'],
    ['De er fra Nordnorge.', 'Nordnorge', 'Nord-Norge'],
  ] as const)
    expect(told(text), text).toEqual([[written, meant]]);
  for (const text of [
    'Vi var på Norway Cup i fjor.',
    'Han vokste opp i Vest-Tyskland.',
    'Vi bor på Sørlandet.',
    'Familien kommer fra Romania.',
  ])
    expect(told(text), text).toEqual([]);
});

test('9.494 Words of today, forms that the norm has and Latin plurals are no misspellings', () => {
  for (const text of [
    'Vi spiste sushi og streamet en serie på laptopen.',
    'Hun scrollet på mobilen og googlet svaret.',
    'Sentraene og museene er åpne.',
    'Vi har greid det, og skilpadda krøyp over vegen.',
    'Søstra mi kastet søppla.',
  ])
    expect(told(text), text).toEqual([]);
});
