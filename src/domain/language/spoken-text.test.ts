import { describe, expect, it } from 'vitest';
import { cardinal, ordinal, pairs, year } from './spoken-numbers.ts';
import { sentencesOf, spokenText } from './spoken-text.ts';

describe('numbers in words', () => {
  it.each([
    [0, 'null'],
    [7, 'sju'],
    [21, 'tjueen'],
    [100, 'hundre'],
    [249, 'to hundre og førtini'],
    [1000, 'tusen'],
    [1005, 'tusen og fem'],
    [12_500, 'tolv tusen fem hundre'],
    [1_000_000, 'en million'],
    [3_000_012, 'tre millioner og tolv'],
  ])('%d is said %s', (value, words) => {
    expect(cardinal(value)).toBe(words);
  });

  it.each([
    [1, 'første'],
    [17, 'syttende'],
    [20, 'tjuende'],
    [31, 'trettiførste'],
    [100, 'hundrede'],
    [103, 'hundre og tredje'],
  ])('%d. is said %s', (value, words) => {
    expect(ordinal(value)).toBe(words);
  });

  it.each([
    [1814, 'atten fjorten'],
    [1905, 'nitten hundre og fem'],
    [2000, 'to tusen'],
    [2005, 'to tusen og fem'],
    [2024, 'tjue tjuefire'],
  ])('the year %d is said %s', (value, words) => {
    expect(year(value)).toBe(words);
  });

  it('a telephone number is said in pairs', () => {
    expect(pairs('22030455')).toBe('tjueto, null tre, null fire, femtifem');
  });
});

describe('a text as it is read aloud', () => {
  it.each([
    ['Møtet er kl. 15.30, ikke kl. 8.00.', 'Møtet er klokka femten tretti, ikke klokka åtte.'],
    ['Vi åpner 08.05–16.00.', 'Vi åpner åtte null fem til seksten.'],
    ['Ring 22 33 44 55!', 'Ring tjueto, trettitre, førtifire, femtifem!'],
    ['Ring 113!', 'Ring en en tre!'],
    ['Det er 112 plasser her.', 'Det er hundre og tolv plasser her.'],
    ['Det koster kr 49,90 eller 250,-.', 'Det koster førtini nitti eller to hundre og femti kroner.'],
    ['Prisen er 12 500 kroner.', 'Prisen er tolv tusen fem hundre kroner.'],
    ['Den 17. mai, i 3. etasje.', 'Den syttende mai, i tredje etasje.'],
    ['Han er født i 1984.', 'Han er født i nitten åttifire.'],
    ['Det er -5 °C og 2,5 km dit.', 'Det er minus fem grader og to komma fem kilometer dit.'],
    ['«Hei!» sa hun – og gikk …', 'Hei! sa hun, og gikk.'],
    ['Ta f.eks. ca. 3 kg. Greit?', 'Ta for eksempel cirka tre kilo. Greit?'],
    ['Klasse 3B i 2.–4. trinn', 'Klasse tre B i andre til fjerde trinn'],
    ['Skriv til kari@nav.no i dag.', 'Skriv til kari krøllalfa nav punkt no i dag.'],
    ['1 barn og 1 buss', 'ett barn og en buss'],
    ['50 % av og/eller', 'femti prosent av og eller'],
  ])('%s', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken);
  });

  it('has only words and . , ? ! ; : left', () => {
    const spoken = spokenText('Bla (ca. 5 %) «f.eks.» – 7/8 & 3 × 4 = 12 … [x] §4 #1 *2*');
    expect(spoken).not.toMatch(/[^\p{L}\s.,?!;:×]/u);
  });
});

describe('sentences', () => {
  it('end at a stop, a question or exclamation mark before a capital, or at a line break', () => {
    expect(sentencesOf('Hei! Jeg er Kari. Hva koster det, mor?\nDet er fint')).toEqual([
      'Hei!',
      'Jeg er Kari.',
      'Hva koster det, mor?',
      'Det er fint',
    ]);
  });

  it('do not end inside', () => {
    expect(sentencesOf('Klokka er ti, sa han. og gikk')).toHaveLength(1);
  });
});
