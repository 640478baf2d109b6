import { describe, expect, test } from 'vitest';
import { lexiconEntry } from './entry-file.ts';
import { inflect } from './inflect.ts';

/** The forms of an entry in their order, as the file writes them. */
function forms(entry: object): string {
  const written = { english: 'x', example: { nb: 'x', en: 'x' }, ...entry };
  return Object.values(inflect(lexiconEntry.parse(written)))
    .map((alternatives) => alternatives.join('/'))
    .join(' ');
}

describe('nouns', () => {
  test.each([
    [{ lemma: 'bil', gender: 'm' }, 'bil bilen biler bilene'],
    [{ lemma: 'skole', gender: 'm' }, 'skole skolen skoler skolene'],
    [{ lemma: 'lærer', gender: 'm' }, 'lærer læreren lærere lærerne'],
    [{ lemma: 'jente', gender: 'f/m' }, 'jente jenta/jenten jenter jentene'],
    [{ lemma: 'adresse', gender: 'm/f' }, 'adresse adressen/adressa adresser adressene'],
    [{ lemma: 'hus', gender: 'n' }, 'hus huset hus husene/husa'],
    [{ lemma: 'eple', gender: 'n' }, 'eple eplet epler eplene/epla'],
    [{ lemma: 'toalett', gender: 'n' }, 'toalett toalettet toaletter toalettene/toaletta'],
    [
      { lemma: 'kjøleskap', gender: 'n', plural: 'zero' },
      'kjøleskap kjøleskapet kjøleskap kjøleskapene/kjøleskapa',
    ],
    [{ lemma: 'ting', gender: 'm', plural: 'zero' }, 'ting tingen ting tingene'],
    [{ lemma: 'melk', gender: 'f/m', number: 'singular' }, 'melk melka/melken'],
    [{ lemma: 'klær', gender: 'n', number: 'plural', forms: ['klærne'] }, 'klær klærne'],
    [{ lemma: 'mai', gender: 'm', number: 'singular', forms: ['-'] }, 'mai'],
    [{ lemma: 'mann', gender: 'm', forms: ['mannen', 'menn', 'mennene'] }, 'mann mannen menn mennene'],
  ])('%o', (entry, expected) => {
    expect(forms({ pos: 'noun', ...entry })).toBe(expected);
  });
});

describe('verbs', () => {
  test.each([
    [{ lemma: 'kaste', past: 'et' }, 'kaste kaster kastet/kasta kastet/kasta kast'],
    [{ lemma: 'spise', past: 'te', passive: true }, 'spise spiser spiste spist spis spises'],
    [{ lemma: 'spille', past: 'te' }, 'spille spiller spilte spilt spill'],
    [{ lemma: 'svømme', past: 'te' }, 'svømme svømmer svømte svømt svøm'],
    [{ lemma: 'prøve', past: 'de' }, 'prøve prøver prøvde prøvd prøv'],
    [{ lemma: 'bygge', past: 'de' }, 'bygge bygger bygde bygd bygg'],
    [{ lemma: 'leie', past: 'de' }, 'leie leier leide leid lei'],
    [{ lemma: 'bo', past: 'dde' }, 'bo bor bodde bodd bo'],
    [{ lemma: 'ta', forms: ['tar', 'tok', 'tatt', 'ta'], passive: true }, 'ta tar tok tatt ta tas'],
    [{ lemma: 'kunne', forms: ['kan', 'kunne', 'kunnet', '-'] }, 'kunne kan kunne kunnet'],
  ])('%o', (entry, expected) => {
    expect(forms({ pos: 'verb', ...entry })).toBe(expected);
  });
});

describe('adjectives', () => {
  test.each([
    [{ lemma: 'fin' }, 'fin fint fine finere finest fineste'],
    [{ lemma: 'viktig' }, 'viktig viktig viktige viktigere viktigst viktigste'],
    [{ lemma: 'ny' }, 'ny nytt nye nyere nyest nyeste'],
    [{ lemma: 'høy' }, 'høy høyt høye høyere høyest høyeste'],
    [{ lemma: 'snill' }, 'snill snilt snille snillere snillest snilleste'],
    [{ lemma: 'våt' }, 'våt vått våte våtere våtest våteste'],
    [{ lemma: 'svart' }, 'svart svart svarte svartere svartest svarteste'],
    [{ lemma: 'lett' }, 'lett lett lette lettere lettest letteste'],
    [{ lemma: 'typisk', comparison: 'mer' }, 'typisk typisk typiske mer typisk mest typisk'],
    [{ lemma: 'moderne', comparison: 'mer' }, 'moderne moderne moderne mer moderne mest moderne'],
    [{ lemma: 'dansk', comparison: 'none', forms: ['dansk', 'danske'] }, 'dansk dansk danske'],
    [
      { lemma: 'dårlig', forms: ['dårlig', 'dårlige', 'verre/dårligere', 'verst/dårligst'] },
      'dårlig dårlig dårlige verre/dårligere verst/dårligst verste/dårligste',
    ],
    [
      { lemma: 'liten', forms: ['lite', 'små', 'mindre', 'minst'], other: ['lita', 'lille'] },
      'liten lite små lita/lille mindre minst minste',
    ],
  ])('%o', (entry, expected) => {
    expect(forms({ pos: 'adjective', ...entry })).toBe(expected);
  });
});

test('other words have the forms that are written', () => {
  expect(forms({ lemma: 'jeg', pos: 'pronoun', forms: ['meg'] })).toBe('jeg meg');
  expect(forms({ lemma: 'ikke', pos: 'adverb' })).toBe('ikke');
});

test('an adjective compared by mer and mest does not write them out: its definite form would lack its ending', () => {
  const forms = ['kriminelt', 'kriminelle', 'mer kriminell', 'mest kriminell'];
  const entry = {
    ...{ lemma: 'kriminell', pos: 'adjective', english: 'x', example: { nb: 'x', en: 'x' } },
    ...{ comparison: 'ending', forms },
  };
  expect(lexiconEntry.safeParse(entry).success).toBe(false);
});
