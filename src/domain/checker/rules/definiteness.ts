import type { Analyser } from '#domain/checker/analyser.ts';
import { isNounForm, isOnly, maybe, maybeFinite, type Token } from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import { eachToken, headNoun, hitOn, isDegree, words } from '#domain/checker/sentence-view.ts';

/** After a possessive the noun is indefinite: mine venner, not mine vennene. */
export const definiteAfterPossessive: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (
      !possessives.has(token.word) ||
      maybe(sentence.tokens[index - 1], isNounForm('definite', 'definitePlural'))
    )
      return null;
    return indefiniteFor(headNoun(sentence, index + 1)?.noun, analyser);
  });

const possessives = words('min mi mitt mine din ditt dine sin sitt sine vår vårt våre hennes');

/** After en and et the noun is indefinite: en jobb, not en jobben. */
export const definiteAfterArticle: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) =>
    token.word === 'en' || token.word === 'et' || token.word === 'ei'
      ? indefiniteFor(headNoun(sentence, index + 1)?.noun, analyser)
      : null,
  );

/** After mange, noen and numbers the noun is indefinite: mange venner. */
export const definiteAfterMany: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) =>
    quantities.has(token.word) &&
    !words('de disse alle').has(sentence.tokens[index - 1]?.word ?? '') &&
    !maybeFinite(sentence.tokens[index - 1])
      ? indefiniteFor(headNoun(sentence, index + 1)?.noun, analyser)
      : null,
  );

const quantities = words('mange flere noen hver hvert hvilken hvilket hvilke ingen');

function indefiniteFor(noun: Token | undefined, analyser: Analyser) {
  const [reading] = noun?.readings ?? [];
  if (!noun || !reading || !isOnly(noun, isNounForm('definite', 'definitePlural'))) return null;
  return hitOn(noun, analyser.formOf(reading, reading.form === 'definite' ? 'singular' : 'plural'));
}

/** In a formal style the nouns of the higher levels stand without the ending: de offentlige institusjoner. */
function isEveryday({ level }: { readonly level: string | null }): boolean {
  return level !== null && level <= 'B1';
}

/** Nouns of a formal style that stand so: i denne forstand, på det personlige plan, denne gang, dette år. */
const mayBeIndefinite = words(
  'forstand sammenheng henseende nivå plan måte grad liv sted situasjon myndigheter tilfelle tid retning form øyeblikk anledning forbindelse gang år uke måned dag kveld natt helg sommer vinter høst vår',
);

/** With den, det, de and an adjective the noun is definite too: den store bilen. */
export const doubleDefiniteness: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (!words('den det de').has(token.word)) return null;
    const head = headNoun(sentence, index + 1);
    const adjective = head?.adjectives.at(-1);
    if (!head || !adjective || sentence.tokens[head.index + 1]?.word === 'som') return null;
    if (!isOnly(adjective, ({ form }) => form === 'plural') || mayBeIndefinite.has(head.noun.word))
      return null;
    // «vokser det egoistiske barn», «det veldig strenge forhold»: det is a subject here.
    if (
      maybeFinite(sentence.tokens[index - 1]) ||
      isDegree(sentence.tokens[index + 1]) ||
      /^\p{Lu}/u.test(token.text + head.noun.text)
    )
      return null;
    return definiteFor(head.noun, { plural: token.word === 'de', analyser });
  });

function definiteFor(noun: Token | undefined, { plural, analyser }: { plural: boolean; analyser: Analyser }) {
  const [reading] = noun?.readings ?? [];
  if (!noun || !reading || !isOnly(noun, isNounForm('singular', 'plural')) || !isEveryday(reading))
    return null;
  if (plural && !maybe(noun, isNounForm('plural'))) return null;
  const wanted = analyser.formOf(reading, plural ? 'definitePlural' : 'definite');
  return wanted === undefined ? null : hitOn(noun, wanted);
}

/** den and denne for masculine and feminine, det and dette for neuter, de and disse for many. */
export const demonstrativeGender: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const pair = pairs.find((one) => one.includes(token.word));
    if (!pair || /^(er|var|blir|ble|at|om)$/u.test(sentence.tokens[index - 1]?.word ?? '')) return null;
    // «regner det hele dagen»: the subject, and how long.
    if (sentence.tokens[index + 1]?.word === 'hele' && maybeFinite(sentence.tokens[index - 1])) return null;
    const head = headNoun(sentence, index + 1);
    if (!head || !isOnly(head.noun, isNounForm('definite', 'definitePlural'))) return null;
    if (pair[0] === 'den' && head.adjectives.length === 0 && token.word !== 'den') return null;
    const allowed = head.noun.readings.map(({ form, genders }) =>
      form === 'definitePlural' ? pair[2] : genders.includes('n') ? pair[1] : pair[0],
    );
    if (head.noun.readings.some(({ genders }) => genders.length === 0) || allowed.includes(token.word))
      return null;
    const wanted = allowed[0] ?? token.word;
    return hitOn(
      token,
      /^\p{Lu}/u.test(token.text) ? wanted.slice(0, 1).toUpperCase() + wanted.slice(1) : wanted,
    );
  });

const pairs = [
  ['den', 'det', 'de'],
  ['denne', 'dette', 'disse'],
];

/** After mange, flere and numbers from two the noun is plural: to biler. */
export const singularAfterMany: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    const many =
      /^(mange|flere|to|tre|fire|fem|seks|sju|åtte|ni|ti|disse)$/u.test(token.word) ||
      /^([2-9]|[1-9]\d)$/u.test(token.text);
    const before = sentence.tokens[index - 1];
    if (
      !many ||
      before?.kind === 'number' ||
      before?.kind === 'abbreviation' ||
      /^(?:klokka|klokken|nummer|side|kapittel)$/u.test(before?.word ?? '')
    )
      return null;
    const noun = headNoun(sentence, index + 1)?.noun;
    const [reading] = noun?.readings ?? [];
    if (
      !noun ||
      !reading ||
      !isOnly(noun, isNounForm('singular')) ||
      reading.level === null ||
      /^\p{Lu}/u.test(noun.text) ||
      measures.has(noun.word)
    )
      return null;
    if (sentence.tokens.at(-1) === noun && token.kind === 'number') return null;
    return hitOn(noun, analyser.formOf(reading, 'plural'));
  });

/** Measured by, without a plural; months after a date. */
const measures = words(
  'mann kilo gram liter meter kilometer prosent stykk grad mil dusin par januar februar mars april mai juni juli august september oktober november desember kveld natt kaffe te øl øre plan bom mandag tirsdag onsdag torsdag fredag lørdag søndag',
);
