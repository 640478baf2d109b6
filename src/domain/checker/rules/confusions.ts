import {
  isAdjectiveForm,
  isFiniteVerb,
  isInfinitive,
  isNounForm,
  isOnly,
  isPos,
  isVerbForm,
  maybe,
  maybeFinite,
  type Token,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import {
  eachToken,
  hitOn,
  isAdverb,
  isDegree,
  isModal,
  isNominative,
  isSubjectPronoun,
  words,
} from '#domain/checker/sentence-view.ts';

/** man (one) and mann (a man). */
export const manOrMann: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    if (token.word === 'mann' && next && next.word !== 'og') {
      const subject =
        !before ||
        isFiniteVerb(before) ||
        before.kind === 'punctuation' ||
        words('hvis når at må kan skal bør vil da hvor som hva fordi').has(before.word);
      const verb =
        isFiniteVerb(next) ||
        (isAdverb(next) && isFiniteVerb(sentence.tokens[index + 2])) ||
        (isModal(before) && maybe(next, isVerbForm('infinitive'))) ||
        (isFiniteVerb(before) && words('en et ikke også det seg mye').has(next.word));
      return subject && verb && next.word !== 'som' ? hitOn(token, token.text.slice(0, -1)) : null;
    }
    if (token.word === 'man' && before && followsArticle(sentence.tokens, index)) return hitOn(token, 'mann');
    if (
      token.word === 'man' &&
      before &&
      (words('en én hver ingen min din sin gammel ung norsk gift snill').has(before.word) ||
        isOnly(before, isAdjectiveForm('common')))
    ) {
      return isFiniteVerb(next) || isAdverb(next) ? null : hitOn(token, 'mann');
    }
    return null;
  });

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
    if (
      token.word === 'en' &&
      before &&
      next &&
      isComparative(before.word, maybe(before, isAdjectiveForm('comparative')))
    ) {
      const after =
        isSubjectPronoun(next) ||
        words('før meg deg de det i på til når hva andre noen for om å at').has(next.word) ||
        isOnly(next, isNounForm('plural', 'definite', 'definitePlural'));
      return after ? hitOn(token, 'enn') : null;
    }
    return null;
  });

function isComparative(word: string, comparative: boolean): boolean {
  return (
    comparative ||
    words('mer mere mindre flere færre bedre annerledes større lenger lengre heller eldre yngre høyere').has(
      word,
    )
  );
}

/** a, o and og for å before an infinitive. */
export const loneLetter: RuleCheck = (sentence) =>
  eachToken(sentence, ({ text, word, ...token }, index) => {
    if (!/^[ao]$/u.test(text)) return null;
    const next = sentence.tokens[index + 1];
    if (!maybe(next, isVerbForm('infinitive'))) return null;
    return { start: token.start, end: token.end, corrections: ['å'] };
  });

/** være (be) and vare (last): å være, må være. */
export const vareOrVaere: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (
      token.word === 'vare' &&
      next &&
      (before?.word === 'å' ||
        isModal(before) ||
        ((isAdverb(before) || isSubjectPronoun(before) || isOnly(before, isPos('noun', 'name'))) &&
          isModal(tokens[index - 2])))
    ) {
      const complement =
        maybe(next, isPos('adjective')) ||
        maybe(next, isVerbForm('perfect')) ||
        (next.readings.length === 0 && /(?:ert|edt|lig|ig|som|bar)$/u.test(next.word)) ||
        words('en ei et veldig så her der med mer').has(next.word);
      if (next.word === 'mer' && tokens[index + 2]?.word === 'enn') return null;
      return complement && !/^(lenger|lengre|evig|lenge)$/u.test(next.word) ? hitOn(token, 'være') : null;
    }
    if (token.word === 'vare' && next?.word === 'å' && /^l[ao]t?r?$/u.test(before?.word ?? ''))
      return hitOn(token, 'være');
    if (token.word === 'være' && next?.word === 'på' && /^(ta|tar|tok|tatt)$/u.test(before?.word ?? ''))
      return hitOn(token, 'vare');
    return null;
  });

/** måte (way) and måtte (had to): på en måte. */
export const maateOrMaatte: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    if (token.word !== 'måtte' && token.word !== 'måtter' && token.word !== 'måtten') return null;
    if (token.word !== 'måtte') return hitOn(token, token.word.replace('tt', 't'));
    const before = tokens[index - 1];
    const determined =
      words('en den denne hvilken annen samme hver noen mange').has(before?.word ?? '') ||
      (isOnly(before, isPos('adjective')) && /^(en|den|på)$/u.test(tokens[index - 2]?.word ?? ''));
    const next = tokens[index + 1];
    if (
      !determined ||
      (before?.word === 'en' && !/^(på|i)$/u.test(tokens[index - 2]?.word ?? '')) ||
      maybe(next, isVerbForm('infinitive'))
    )
      return null;
    return hitOn(token, 'måte');
  });

/** visste (knew) and viste (showed): visste ikke at. */
export const visteOrVisste: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'viste') return null;
    const rest = sentence.tokens.slice(index + 1, index + 4).map(({ word }) => word);
    const known =
      /^(ikke|aldri)$/u.test(rest[0] ?? '') && /^(at|hva|hvem|hvordan|hvor|hvorfor|om)$/u.test(rest[1] ?? '');
    return known ? hitOn(token, 'visste') : null;
  });

/** de (they) and di (your). */
export const diOrDe: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'di') return null;
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    if (maybe(before, isPos('noun', 'name', 'adjective')) || !isFiniteVerb(next)) return null;
    return hitOn(token, token.text.replace('i', 'e'));
  });

const toVerbs = words(
  'begynner begynte begynt prøver prøvde prøvd liker likte pleier pleide slutter sluttet håper husker vanskelig lett viktig mulig umulig lyst til for uten ved',
);

/** og joins, å comes before an infinitive: prøver å gjøre. */
export const ogOrAa: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (token.word === 'og' && before && toVerbs.has(before.word) && isInfinitive(next)) {
      // «vil begynne og slutte»: two infinitives after a modal.
      return hitOn(token, 'å');
    }
    if (token.word === 'å' && next) {
      // «sitter å leser», «satt å spiste»: what one does meanwhile. «Liker å spiser» wants the infinitive.
      if (isPosture(before, 'present') && isOnly(next, isVerbForm('present'))) return hitOn(token, 'og');
      if (isPosture(before, 'past') && isOnly(next, isVerbForm('past'))) return hitOn(token, 'og');
      // «å bry seg»: a verb that only the dictionary knows.
      if (analyser.mayBeInfinitive(next.word)) return null;
      const joins =
        isNominative(next) ||
        (isOnly(next, isPos('noun', 'preposition', 'determiner', 'pronoun', 'adjective')) &&
          !next.word.endsWith('e'));
      return joins && next.kind === 'word' && !maybeFinite(next) ? hitOn(token, 'og') : null;
    }
    return null;
  });

const postures = { present: words('sitter står ligger går'), past: words('satt sto stod lå gikk') };

function isPosture(verb: Token | undefined, tense: keyof typeof postures): boolean {
  return verb !== undefined && postures[tense].has(verb.word);
}

/** Small words that are heard alike. */
const fixed: readonly (readonly [string, readonly string[], string])[] = [
  ['etter', ['vert'], 'etter hvert'],
  ['i', ['vert', 'fall'], 'i hvert fall'],
  ['for', ['i', 'tida'], 'før i tida'],
  ['for', ['i', 'tiden'], 'før i tiden'],
  ['så', ['kalte'], 'såkalte'],
  ['i', ['morn'], 'i morgen'],
];

/** Phrases that are written as they are heard: etter vert. */
export const soundPhrases: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    for (const [first, rest, wanted] of fixed) {
      const all = sentence.tokens.slice(index, index + 1 + rest.length);
      if (token.word === first && rest.every((word, offset) => all[offset + 1]?.word === word))
        return hitOn(all, wanted);
    }
    return null;
  });

/** osv. and dvs. have no full stops inside; thousands are parted by a space. */
export const abbreviationForm: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (/^\d{1,3}(?:,\d{3})*,000$/u.test(token.text)) return hitOn(token, token.text.replaceAll(',', ' '));
    const unlike = /^(?:f\.?ks|d\.v\.s|o\.s\.v)$/u.test(token.word) ? abbreviated(token.word) : null;
    const isStopped = sentence.tokens[index + 1]?.text === '.';
    if (unlike !== null) return hitOn(token, isStopped ? unlike.slice(0, -1) : unlike);
    if (token.kind !== 'abbreviation') return null;
    const letters = token.word.replaceAll(/[.\s]/gu, '');
    if (!/^(osv|dvs)$/u.test(letters) || token.word === `${letters}.`) return null;
    return hitOn(token, `${letters}.`);
  });

/** An abbreviation without its full stops, or without a letter: `f.ks`, `d.v.s`. */
function abbreviated(word: string): string {
  return word.startsWith('f') ? 'f.eks.' : `${word.replaceAll('.', '')}.`;
}

/** sinne is anger: sine barn. */
export const sineOrSinne: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'sinne') return null;
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    const possessive = maybe(next, isNounForm('plural')) || isOnly(before, isNounForm('definitePlural'));
    return possessive && !isDegree(before) ? hitOn(token, 'sine') : null;
  });

/** vil wants an infinitive, vill is wild. */
export const doubledSmallWord: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    const wanted = { vill: 'vil', skall: 'skal', till: 'til', helle: 'hele', høyre: 'høyere', live: 'livet' }[
      token.word
    ];
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    if (wanted === undefined) return null;
    if (token.word === 'helle')
      return isOnly(next, isNounForm('definite', 'singular')) ? hitOn(token, wanted) : null;
    if (token.word === 'høyre')
      return next?.word === 'enn' ||
        ((isOnly(next, isNounForm('singular', 'plural')) ||
          (isOnly(next, isPos('adjective')) && maybe(sentence.tokens[index + 2], isPos('noun')))) &&
          maybe(before, isVerbForm('present', 'infinitive')))
        ? hitOn(token, wanted)
        : null;
    if (token.word === 'live')
      return /^(hele|daglige|dette|det|virkelige)$/u.test(before?.word ?? '') ? hitOn(token, wanted) : null;
    if (token.word === 'till') return hitOn(token, wanted);
    return maybe(next, isVerbForm('infinitive')) || isNominative(before) ? hitOn(token, wanted) : null;
  });
