import type { Analyser } from '#domain/checker/analyser.ts';
import type { Hit } from '#domain/checker/finding.ts';
import {
  isFiniteVerb,
  isInfinitive,
  isOnly,
  isPos,
  isVerbForm,
  maybe,
  type Sentence,
  type Token,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import {
  clauseStart,
  eachToken,
  hasFinite,
  hitOn,
  isAdverb,
  isModal,
  isNominative,
  isParticiple,
  isSubjectPronoun,
  words,
} from '#domain/checker/sentence-view.ts';

/** A modal takes the infinitive without å: kan snakke. */
export const infinitiveAfterModal: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (!isModal(token)) return null;
    const verb = verbAfter(sentence.tokens, index);
    if (
      !isOnly(verb, isVerbForm('present', 'past')) ||
      isModal(verb) ||
      isBe(verb) ||
      verb?.word.endsWith('s')
    )
      return null;
    return infinitiveFor(verb, analyser);
  });

/** å takes the infinitive: å snakke. */
export const infinitiveAfterTo: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'å') return null;
    const next = sentence.tokens[index + 1];
    const verb = isAdverb(next) ? sentence.tokens[index + 2] : next;
    if (
      !isOnly(verb, isVerbForm('present', 'past', 'perfect')) ||
      maybe(verb, isVerbForm('infinitive')) ||
      verb?.word.endsWith('s')
    )
      return null;
    return infinitiveFor(verb, analyser);
  });

/** har and hadde take the perfect participle: har snakket. */
export const perfectAfterHave: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (!/^(har|hadde)$/u.test(token.word)) return null;
    const verb = verbAfter(sentence.tokens, index);
    if (
      !isOnly(verb, isVerbForm('infinitive', 'past', 'imperative')) ||
      maybe(verb, isVerbForm('perfect')) ||
      isModal(verb) ||
      isBe(verb) ||
      !maybe(verb, isVerbForm('infinitive', 'past'))
    )
      return null;
    const [reading] = verb?.readings ?? [];
    return verb && reading ? hitOn(verb, analyser.formOf(verbReading(reading), 'perfect')) : null;
  });

/** A clause needs a verb in the present or past: jeg går, not jeg gå. */
export const infinitiveAsFinite: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    if (!isNominative(token)) return null;
    const { tokens } = sentence;
    const at = isAdverb(tokens[index + 1]) ? index + 2 : index + 1;
    const verb = tokens[at];
    if (!verb || !isInfinitive(verb) || maybe(verb, ({ pos }) => pos !== 'verb')) return null;
    if (hasFinite(tokens.slice(clauseStart(sentence, index), index)) || isFiniteVerb(tokens[index - 1]))
      return null;
    if (/^(la|og|eller|enn|som)$/u.test(tokens[index - 1]?.word ?? '') || isQuestionStart(tokens[index - 1]))
      return null;
    if (hasFinite(tokens.slice(at + 1, at + 3))) return null;
    const [reading] = verb.readings;
    return hitOn(verb, reading && analyser.formOf(verbReading(reading), 'present'));
  });

/** A modal and å do not go together: må gå, not må å gå. */
export const toAfterModal: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const [to, verb] = [sentence.tokens[index + 1], sentence.tokens[index + 2]];
    if (!isModal(token) || to?.word !== 'å' || !maybe(verb, isVerbForm('infinitive'))) return null;
    return hitOn([token, to], token.text);
  });

/** Two verbs in the present or past side by side. */
const opensClause = words(
  'at om hvis når da dersom siden fordi som mens før etter ettersom hva hvor hvem hvordan hvorfor hvilken hvilket hvilke enn',
);

/** What learners put before a verb that is finite already: «jeg er jobber». Two others may each have a clause of their own. */
const auxiliaries = words('er var har hadde blir ble kan vil skal må bør kunne ville skulle måtte burde');

export const twoFiniteVerbs: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index): Hit | null => {
    const next = sentence.tokens[index + 1];
    if (
      !auxiliaries.has(token.word) ||
      !isFiniteVerb(token) ||
      !next ||
      !isFiniteVerb(next) ||
      isParticiple(next) ||
      (isModal(token) && next.word.endsWith('s'))
    )
      return null;
    // «Boka læreren har er god»: a clause of its own stands before a noun and its verb.
    if (
      maybe(sentence.tokens[index - 1], isPos('noun')) &&
      maybe(sentence.tokens[index - 2], isPos('noun', 'pronoun'))
    )
      return null;
    // «det jeg liker er», «det som skjer er»: a clause ends there, and a comma is missing.
    const before = sentence.tokens[index - 1];
    if (isSubjectPronoun(before) || before?.word === 'som') return null;
    // «I går var jeg hjemme.»
    if (token.word === 'går' && before?.word === 'i') return null;
    // «Om venner kritiserer vil de», «det vi også feirer er»: the same.
    const ahead = sentence.tokens.slice(clauseStart(sentence, index), index);
    if (isInsideClause(sentence, index)) return null;
    if (ahead.some((one, at) => isNominative(one) && at > 0 && !isFiniteVerb(ahead[at - 1]))) return null;
    return hitOn([token, next]);
  });

/** «De som bor og jobber her er», «å tro at noen hjelper er»: whatever opened a clause since the last mark. */
function isInsideClause({ tokens }: Sentence, index: number): boolean {
  const mark = tokens.findLastIndex(({ kind }, at) => at < index && kind === 'punctuation');
  return tokens.slice(mark + 1, index).some(({ word }) => opensClause.has(word));
}

/** The verb after an auxiliary: adverbs and an inverted subject may stand between. */
function verbAfter(tokens: readonly Token[], index: number): Token | undefined {
  for (let at = index + 1; at < Math.min(tokens.length, index + 4); at += 1) {
    const token = tokens[at];
    const between = isAdverb(token) || (at === index + 1 && isSubjectPronoun(token));
    if (!between) return token;
  }
  return undefined;
}

function infinitiveFor(verb: Token | undefined, analyser: Analyser): Hit | null {
  const [reading] = verb?.readings ?? [];
  return verb && reading ? hitOn(verb, analyser.formOf(verbReading(reading), 'infinitive')) : null;
}

/** The closed class names forms as they are written; their lemmas for the table of forms. */
const lemmas: Readonly<Record<string, string>> = {
  er: 'være',
  var: 'være',
  har: 'ha',
  hadde: 'ha',
  blir: 'bli',
  ble: 'bli',
  gjør: 'gjøre',
  gjorde: 'gjøre',
  får: 'få',
  fikk: 'få',
  går: 'gå',
  gikk: 'gå',
  ser: 'se',
  så: 'se',
  sier: 'si',
  sa: 'si',
  vet: 'vite',
  visste: 'vite',
  tror: 'tro',
  trodde: 'tro',
  liker: 'like',
  likte: 'like',
};

function verbReading<T extends { readonly lemma: string }>(reading: T): T {
  return { ...reading, lemma: lemmas[reading.lemma] ?? reading.lemma };
}

function isBe(token: Token | undefined): boolean {
  return words('er var').has(token?.word ?? '');
}

function isQuestionStart(token: Token | undefined): boolean {
  return token?.word === 'hvorfor' || token?.word === 'hvordan';
}
