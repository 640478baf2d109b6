import {
  isAdjectiveForm,
  isFiniteVerb,
  isNounForm,
  isOnly,
  isPos,
  isVerbForm,
  maybe,
  maybeFinite,
  type Sentence,
  type Token,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import {
  clauseStart,
  eachToken,
  hitOn,
  isAdverb,
  isDegree,
  isModal,
  isNominative,
  isSubjectPronoun,
  maybeNoun,
  words,
} from '#domain/checker/sentence-view.ts';

/** The pairs of words that learners mix most, each told where one of the two cannot stand. */

/** man (one) and mann (a man). */
export const manOrMann: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word === 'mann')
      return isMeantOne(sentence, index) ? hitOn(token, token.text.slice(0, -1)) : null;
    return token.word === 'man' && isMeantPerson(sentence, index) ? hitOn(token, 'mann') : null;
  });

/** Bare, beside its verb, a man is nobody in particular: «når mann bor», «så har mann penger». */
function isMeantOne({ tokens }: Sentence, index: number): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (next === undefined || /^(?:og|eller|som)$/u.test(next.word)) return false;
  if (next.text === ',') return mayHoldSubject(before) && isFiniteVerb(before);
  if (next.kind !== 'word') return false;
  let at = index + 1;
  while (isAdverb(tokens[at]) || /^(?:både|selv|ikke)$/u.test(tokens[at]?.word ?? '')) at += 1;
  const verb = tokens[at];
  // «hva mann gjør», «så har mann noe å gjøre».
  if (opensClause(before) || isRelative(before)) return maybeFinite(verb);
  if (/^(?:og|eller)$/u.test(before?.word ?? ''))
    return isFiniteVerb(verb) && !maybeNoun(tokens[index - 2]) && !maybe(tokens[index - 2], isPos('name'));
  if (isModal(before)) return maybe(verb, isVerbForm('infinitive')) || !maybeNoun(next);
  const inverted = isFiniteVerb(before) && !/^(?:er|var|blir|ble)$/u.test(before?.word ?? '');
  if (inverted) return !/^(?:i|på|av|fra|med)$/u.test(next.word) || maybeFinite(tokens[index - 2]);
  if (/^(?:er|blir)$/u.test(before?.word ?? ''))
    return maybe(next, isPos('adjective')) || maybe(next, isVerbForm('perfect')) || isAdverb(next);
  // «et sted mann har valgt»: a relative clause without «som».
  return (
    isOnly(before, isNounForm('definite', 'singular')) && !isDoubled(tokens, index) && isFiniteVerb(next)
  );
}

/** «hun traff sin mann»: an article before the noun before makes it no beginning of a name or title. */
function isDoubled(tokens: readonly Token[], index: number): boolean {
  return (
    maybe(tokens[index - 1], isPos('name', 'adjective', 'genitive')) ||
    /^\p{Lu}/u.test(tokens[index - 1]?.text ?? '')
  );
}

function isRelative(token: Token | undefined): boolean {
  return /^(?:alt|hva|som|hvordan|hvorfor|hvor|hvem)$/u.test(token?.word ?? '');
}

function mayHoldSubject(token: Token | undefined): boolean {
  return token !== undefined && !/^(?:er|var|blir|ble)$/u.test(token.word);
}

/** Nothing, a mark or a linker. */
function opensClause(token: Token | undefined): boolean {
  return (
    token === undefined ||
    (token.kind === 'punctuation' && !/^[–"«-]$/u.test(token.text)) ||
    words('hvis når at da fordi om dersom mens før siden enn men så hvor der kanskje').has(token.word)
  );
}

/** «en snill man», «mellom man og kone»: somebody who is described, or has a wife beside him. */
function isMeantPerson({ tokens }: Sentence, index: number): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (before === undefined) return false;
  if (followsArticle(tokens, index)) return true;
  if (/^(?:mellom|både)$/u.test(before.word) && next?.word === 'og') return true;
  if (/^(?:eller|og)$/u.test(before.word) && /^(?:kone|kvinne|dame)$/u.test(tokens[index - 2]?.word ?? ''))
    return !maybeFinite(next);
  const described =
    words('en én hver ingen min din sin gammel ung norsk gift snill samme slik').has(before.word) ||
    isOnly(before, isAdjectiveForm('common'));
  return described && !isFiniteVerb(next) && !isAdverb(next);
}

/** «en gammel, norsk man»: between the article and him only what describes him. */
function followsArticle(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (isOnly(tokens[at], isAdjectiveForm('common')) || tokens[at]?.text === ',') at -= 1;
  return at < index - 1 && /^(?:en|én)$/u.test(tokens[at]?.word ?? '');
}

/** enn after a comparative: større enn. */
export const enOrEnn: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    if (token.word !== 'en' || !before || !next) return null;
    if (isComparative(before.word, maybe(before, isAdjectiveForm('comparative'))))
      return mayBeCompared(next) ? hitOn(token, 'enn') : null;
    // «mer penger en menn», «eldre mennesker en de».
    const compared = sentence.tokens
      .slice(Math.max(clauseStart(sentence, index), index - 4), index)
      .some(
        (one) => isComparative(one.word, maybe(one, isAdjectiveForm('comparative'))) || one.word === 'annet',
      );
    return compared &&
      (isSubjectPronoun(next) || isOnly(next, isNounForm('plural', 'definite', 'definitePlural')))
      ? hitOn(token, 'enn')
      : null;
  });

function mayBeCompared(next: Token): boolean {
  return (
    isSubjectPronoun(next) ||
    words(
      'før meg deg de det i på til når hva andre noen for om å at et en ei den dette alle bare tidligere vanlig hos mange mine',
    ).has(next.word) ||
    next.kind === 'number' ||
    maybe(next, isPos('name')) ||
    isOnly(next, isNounForm('plural', 'definite', 'definitePlural'))
  );
}

function isComparative(word: string, comparative: boolean): boolean {
  return (
    comparative ||
    words('mer mere mindre flere færre bedre annerledes større lenger lengre heller eldre yngre høyere').has(
      word,
    )
  );
}

/** være (be) and vare (last): å være, må være. */
export const vareOrVaere: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (token.word === 'være')
      return next?.word === 'på' && isTaken(tokens, index) ? hitOn(token, 'vare') : null;
    if (token.word !== 'vare' || !next) return null;
    if (next.word === 'å' && /^l[ao]t?r?$/u.test(before?.word ?? '')) return hitOn(token, 'være');
    if (!wantsInfinitive(tokens, index)) return null;
    return isDuration(tokens, index) ? null : hitOn(token, 'være');
  });

/** «ta være på», «tar du bedre være på». */
function isTaken(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ word }) => /^(?:ta|tar|tok|tatt|tas)$/u.test(word));
}

/** After å, or after a modal with its subject and adverbs. */
export function wantsInfinitive(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (isAdverb(tokens[at]) || /^(?:så|ha|alltid|imidlertid)$/u.test(tokens[at]?.word ?? '')) at -= 1;
  if (tokens[at]?.word === 'å') return true;
  if (isModal(tokens[at])) return true;
  const isSubject =
    isSubjectPronoun(tokens[at]) || isOnly(tokens[at], isPos('noun', 'name')) || tokens[at]?.word === 'dette';
  return isSubject && isModal(tokens[at - 1]);
}

/** What lasts, lasts for a time: «vare lenge», «vare i tre år», «vare livet ut». */
function isDuration(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next?.kind !== 'word' || next.word === 'livet' || next.word === 'noen' || next.word === 'hele')
    return true;
  if (
    /^(?:lenge|lenger|lengre|lengst|evig|evigheten|ved|i|til|fram|frem|enda|ennå|helt|fra|ut|uten|bare|og|eller|kort|minst|om|så|mye|mellom|over|under|på|flere|mer|for|opp|omtrent|rundt|inntil|ca|utover|hvor)$/u.test(
      next.word,
    )
  ) {
    const second = tokens[index + 2];
    if (/^(?:så|for|mer)$/u.test(next.word))
      return (
        /^(?:lenge|alltid|evig|enn|kort)$/u.test(second?.word ?? '') || !maybe(second, isPos('adjective'))
      );
    return true;
  }
  if (/^(?:en|ei|et|to|tre)$/u.test(next.word))
    return tokens.slice(index + 2, index + 5).some(({ word }) => times.has(word));
  return false;
}

const times = words(
  'stund tid time timer dag dager uke uker måned måneder år minutt minutter sekund sekunder kveld natt sommer vinter helg periode evighet generasjon generasjoner liv halv halvt par',
);

/** måte (way) and måtte (had to): på en måte. */
export const maateOrMaatte: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    if (token.word !== 'måtte' && token.word !== 'måtter' && token.word !== 'måtten') return null;
    if (token.word !== 'måtte') return hitOn(token, token.word.replace('tt', 't'));
    const [before, second, next] = [tokens[index - 1], tokens[index - 2], tokens[index + 1]];
    if (maybe(next, isVerbForm('infinitive', 'passive')) || isNominative(next)) return null;
    const isDescribed =
      isOnly(before, isAdjectiveForm('common', 'neuter')) &&
      (/^(?:en|ei|den|på|best)$/u.test(second?.word ?? '') ||
        isDegree(second) ||
        isOnly(second, isPos('adjective')));
    const after = /^(?:på|i)$/u.test(second?.word ?? '') || next?.word === 'å';
    const isDetermined =
      words('denne hvilken samme slags vår sånn min sin').has(before?.word ?? '') ||
      (before?.word === 'annen' && /^(?:en|eller|noen|ingen)$/u.test(second?.word ?? '')) ||
      (after && /^(?:en|den|hver|ingen|noen|mange|annen|slik)$/u.test(before?.word ?? ''));
    return isDescribed || isDetermined ? hitOn(token, 'måte') : null;
  });

/** sinne is anger: sine barn. */
export const sineOrSinne: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'sinne') return null;
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    const owned =
      maybe(next, isNounForm('plural')) ||
      isOnly(next, isAdjectiveForm('plural')) ||
      (maybe(next, isAdjectiveForm('plural', 'definite')) && !maybeFinite(next)) ||
      /^(?:egne|to|tre|fire|fem|aller|mange|første|siste|nærmeste)$/u.test(next?.word ?? '');
    const possessive = owned || isOnly(before, isNounForm('definitePlural'));
    return possessive && !isDegree(before) ? hitOn(token, 'sine') : null;
  });
