import type { Analyser } from '#domain/checker/analyser.ts';
import {
  type Gender,
  isAdjectiveForm,
  isNounForm,
  isOnly,
  maybe,
  type Token,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import { eachToken, headNoun, hitOn, words } from '#domain/checker/sentence-view.ts';

const articleGenders: Readonly<Record<string, Gender>> = { en: 'm', ei: 'f', et: 'n' };
const articles: Readonly<Record<Gender, string>> = { m: 'en', f: 'ei', n: 'et' };

/** The article has the noun's gender: et hus, en bil. */
export const articleGender: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const gender = articleGenders[token.word];
    if (gender === undefined || isNumberWordBefore(sentence.tokens[index - 1])) return null;
    const head = headNoun(sentence, index + 1);
    if (!head || !isOnly(head.noun, isNounForm('singular', 'plural'))) return null;
    if (!maybe(head.noun, isNounForm('singular'))) return null;
    const genders = gendersOf(head.noun);
    if (twoGenders.has(head.noun.word)) return null;
    if (genders.length === 0 || genders.includes(gender) || (gender === 'f' && !genders.includes('n')))
      return null;
    return hitOn(token, inCase(token, articles[genders.includes('m') ? 'm' : (genders[0] ?? 'm')]));
  });

/** «en øl» is a bottle of it, «en statsråd» a person. */
const twoGenders: ReadonlySet<string> = new Set(['øl', 'statsråd']);

/** An adjective after en or et has the noun's gender: et stort hus, en stor bil. */
export const adjectiveGender: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (articleGenders[token.word] === undefined) return null;
    const head = headNoun(sentence, index + 1);
    const adjective = head?.adjectives.at(-1);
    if (!head || !adjective || !isOnly(head.noun, isNounForm('singular', 'plural'))) return null;
    if (!maybe(head.noun, isNounForm('singular'))) return null;
    const neuter = isOnly(head.noun, ({ genders }) => genders.includes('n'));
    const common = isOnly(head.noun, ({ genders }) => genders.length > 0 && !genders.includes('n'));
    if ((!neuter && !common) || adjective.word === 'enkelt') return null;
    return wrongForm(adjective, neuter ? 'neuter' : 'common', analyser);
  });

/** After den, de, denne, min and the like the adjective takes -e: den store bilen. */
export const adjectiveDefinite: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (!definers.has(token.word)) return null;
    const head = headNoun(sentence, index + 1);
    const adjective = head?.adjectives.at(-1);
    if (!head || !adjective || !isOnly(head.noun, isNounForm('definite', 'definitePlural'))) return null;
    return wrongForm(adjective, 'plural', analyser);
  });

const definers = words('den det de denne dette disse');

/** An adjective before a plural noun takes -e: store byer. */
export const adjectivePlural: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    const noun = sentence.tokens[index + 1];
    if (words('lite mye nok hel halv all selv').has(token.word)) return null;
    if (articleGenders[sentence.tokens[index - 1]?.word ?? ''] !== undefined) return null;
    if (
      !isOnly(noun, isNounForm('plural')) ||
      noun?.readings.some(({ genders }) => genders.includes('n') && noun.word.length < 4)
    )
      return null;
    return wrongForm(token, 'plural', analyser);
  });

/** A possessive before its noun has the noun's gender: mitt hus, min bil. */
export const possessiveGender: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const forms = possessives.find((row) => row.includes(token.word));
    if (!forms) return null;
    const before = sentence.tokens[index - 1];
    if (maybe(before, isNounForm('definite', 'definitePlural'))) return afterNoun(token, { before, forms });
    const head = headNoun(sentence, index + 1);
    if (!head || !isOnly(head.noun, isNounForm('singular', 'plural'))) return null;
    return mismatch(token, { noun: head.noun, forms, plural: maybe(head.noun, isNounForm('plural')) });
  });

/** Masculine, feminine, neuter, plural. */
const possessives = [
  ['min', 'mi', 'mitt', 'mine'],
  ['din', 'din', 'ditt', 'dine'],
  ['sin', 'sin', 'sitt', 'sine'],
  ['vår', 'vår', 'vårt', 'våre'],
];

/** huset mitt, vennene mine */
function afterNoun(token: Token, { before, forms }: { before: Token | undefined; forms: readonly string[] }) {
  if (!before || !isOnly(before, isNounForm('definite', 'definitePlural'))) return null;
  const plural = isOnly(before, isNounForm('definitePlural'));
  const singular = isOnly(before, isNounForm('definite'));
  if (plural) return token.word === forms[3] ? null : hitOn(token, forms[3]);
  return singular ? mismatch(token, { noun: before, forms, plural: false }) : null;
}

function mismatch(
  token: Token,
  { noun, forms, plural }: { noun: Token; forms: readonly string[]; plural: boolean },
) {
  const genders = gendersOf(noun);
  if (genders.length === 0) return null;
  const allowed = [
    ...(maybe(noun, isNounForm('singular', 'definite'))
      ? genders.map((gender) => forms['mfn'.indexOf(gender)])
      : []),
    ...(plural ? [forms[3]] : []),
  ];
  if (allowed.includes(token.word)) return null;
  return hitOn(token, inCase(token, allowed.at(-1) ?? token.word));
}

function gendersOf(noun: Token): readonly Gender[] {
  return [...new Set(noun.readings.flatMap(({ genders }) => genders))];
}

/** @returns a hit where the adjective can only be of another form and this one differs */
function wrongForm(adjective: Token, form: 'common' | 'neuter' | 'plural', analyser: Analyser) {
  if (
    !isOnly(adjective, isAdjectiveForm('common', 'neuter', 'plural')) ||
    maybe(adjective, isAdjectiveForm(form))
  )
    return null;
  const [reading] = adjective.readings;
  const wanted = reading && analyser.formOf(reading, form);
  if (wanted === undefined || wanted === adjective.word) return null;
  return hitOn(adjective, inCase(adjective, wanted));
}

/** «tjue en biler»: a number. */
function isNumberWordBefore(token: Token | undefined): boolean {
  return token?.kind === 'number';
}

function inCase(token: Token, word: string): string {
  return /^\p{Lu}/u.test(token.text) ? word.slice(0, 1).toLocaleUpperCase('nb') + word.slice(1) : word;
}
