import type { Reading } from './reading.ts';

/**
 * The words that hold sentences together, by hand: what they may be, the likeliest first. They override the lexicon, where `for`, `så`
 * and `til` also stand with senses that no rule should reckon with.
 */
const lists: readonly (readonly [Reading['pos'], string, string])[] = [
  ['pronoun', 'subject', 'jeg du han hun vi man dere den det de en'],
  ['pronoun', 'object', 'meg deg ham henne oss dem dere den det han seg'],
  [
    'pronoun',
    'base',
    'dette denne disse hverandre hva hvem hvor hvordan hvorfor noen noe ingen ingenting alle alt begge selv annet andre',
  ],
  ['determiner', 'article', 'en ei et'],
  ['determiner', 'demonstrative', 'den det de denne dette disse'],
  [
    'determiner',
    'possessive',
    'min mi mitt mine din di ditt dine sin si sitt sine vår vårt våre hans hennes dens dets deres',
  ],
  [
    'determiner',
    'quantity',
    'noen noe ingen intet alle all alt mange flere få begge hver hvert enhver ethvert hvilken hvilket hvilke annen annet andre samme',
  ],
  [
    'preposition',
    'base',
    'i på til fra med av om for ved under over mellom hos etter før uten mot gjennom blant rundt bak foran langs innen siden som',
  ],
  ['conjunction', 'base', 'og eller men for så samt'],
  ['subjunction', 'base', 'at som fordi hvis når da om dersom mens siden enn før etter så hvor der'],
  ['infinitive-marker', 'base', 'å'],
  ['modal', 'present', 'kan vil skal må bør tør'],
  ['modal', 'past', 'kunne ville skulle måtte burde'],
  ['modal', 'infinitive', 'kunne ville skulle måtte burde'],
  ['modal', 'perfect', 'kunnet villet skullet måttet burdet'],
  ['verb', 'present', 'er har blir gjør får går ser sier vet tror liker finnes fins'],
  ['verb', 'past', 'var hadde ble gjorde fikk gikk så sa visste trodde likte fantes fins'],
  ['verb', 'infinitive', 'være ha bli gjøre få gå se si vite tro like'],
  ['verb', 'perfect', 'vært hatt blitt gjort fått gått sett sagt visst trodd likt'],
  [
    'adverb',
    'base',
    'ikke også bare alltid aldri ofte kanskje her der hit dit nå da så for veldig svært ganske litt mye mer mest da derfor likevel dessuten ennå enda igjen ut inn opp ned bort hjem hjemme ute inne oppe nede borte om før etter siden under over rundt mot selv alt hvor hvordan hvorfor når på med av til fra i gjennom',
  ],
  ['adjective', 'neuter', 'mye annet visst'],
  ['adjective', 'plural', 'få andre like'],
  ['adjective', 'common', 'annen selv lik'],
];

const closed = new Map<string, Reading[]>();
for (const [pos, form, words] of lists) {
  for (const word of words.split(' ')) {
    const reading: Reading = { pos, lemma: word, form, genders: [], level: 'A1' };
    const there = closed.get(word);
    if (there) there.push(reading);
    else closed.set(word, [reading]);
  }
}

export function closedReadings(word: string): readonly Reading[] | undefined {
  return closed.get(word);
}
