import { isFiniteVerb, isOnly, isPos, type Token } from '#domain/checker/reading.ts';

const articles: ReadonlySet<string> = new Set(['en', 'et', 'ei', 'min', 'mitt', 'din', 'ditt']);
const clauseOpeners: ReadonlySet<string> = new Set([
  'at',
  'hvis',
  'fordi',
  'om',
  'som',
  'men',
  'og',
  'for',
  'eller',
  'så',
]);

const isNoun = isPos('noun');
const isPreposition = isPos('preposition');
const isLinker = isPos('conjunction', 'subjunction');
const isAdjective = isPos('adjective');

/** Words side by side that hardly any learner writes, whatever the errors: a preposition before a verb, «å» before a noun. */
export function isStrayPair(one: Token, other: Token): boolean {
  const noun = isNounHere;
  const preposition = (token: Token) => isOnly(token, isPreposition);
  const linker = (token: Token) => isOnly(token, isLinker);
  const finite = isFiniteVerb(other);
  if (noun(one)) return noun(other) || isOnly(other, isAdjective);
  if (isFiniteVerb(one)) return finite || (linker(other) && !clauseOpeners.has(other.word));
  if (preposition(one)) return finite || linker(other) || preposition(other);
  if (articles.has(one.word)) return finite || preposition(other) || linker(other);
  if (one.word === 'å') return noun(other) || finite || preposition(other) || isOnly(other, isAdjective);
  return isOnly(one, isAdjective) && finite;
}

/** A noun, though a verb's imperative may be written like it: «strøm», «bok». Commands are rare in what learners hand in. */
function isNounHere({ readings }: Token): boolean {
  const others = readings.filter(({ form }) => form !== 'imperative');
  return others.length > 0 && others.every(isNoun);
}
