import { describe, expect, test } from 'vitest';
import { compareReading } from './read-aloud.ts';

const summary = (text: string, heard: string) => {
  const { words, read, otherwise, leftOut } = compareReading(text, heard);
  return { read, otherwise, leftOut, extra: words.filter(({ kind }) => kind === 'extra').length };
};

describe('9.434 a text read aloud is compared word by word with what a recogniser heard', () => {
  test.each([
    ['Jeg bor ved elva.', 'jeg bor ved elva', 4, 0, 0],
    ['Jeg bor ved elva.', 'eg bor ved elven', 4, 0, 0],
    ['Hva heter hun?', 'ka heter ho', 3, 0, 0],
    ['Vi kjøpte ei bokhylle i går.', 'vi kjøpte ei bok hylle i går', 6, 0, 0],
    ['Han tok seg god tid på hytta.', 'han tok seg godtid på hytta', 7, 0, 0],
    ['Toget går klokka 15 i 1998.', 'toget går klokka femten i nitten nittiåtte', 6, 0, 0],
    ['Det koster to hundre kroner.', 'Det koster 200 kroner', 5, 0, 0],
    ['Jeg spiser fisk på fredag.', 'jeg eh jeg spiser spiser fisk på fredag', 5, 0, 0],
    ['Jeg spiser fisk på fredag.', 'jeg spiste fisk fredag', 3, 1, 1],
    ['Takk for maten.', 'tak for maten', 2, 1, 0],
    ['Han har et kjært skjær.', 'han har et skjært skjær', 4, 1, 0],
  ])('«%s» heard as «%s»', (text, heard, read, otherwise, leftOut) => {
    expect(summary(text, heard)).toEqual({ read, otherwise, leftOut, extra: 0 });
  });

  test('nothing heard leaves every word out, and what was said besides is shown', () => {
    expect(summary('Ha det bra.', '')).toEqual({ read: 0, otherwise: 0, leftOut: 3, extra: 0 });
    expect(summary('Ha det bra.', 'ja ha det bra')).toEqual({ read: 3, otherwise: 0, leftOut: 0, extra: 1 });
  });
});
