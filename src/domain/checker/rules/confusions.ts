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
import { eachToken, hitOn, isNominative, words } from '#domain/checker/sentence-view.ts';

/** a, o and og for å before an infinitive. */
export const loneLetter: RuleCheck = (sentence) =>
  eachToken(sentence, ({ text, word, ...token }, index) => {
    if (!/^[ao]$/u.test(text) || sentence.tokens[index - 1]?.word === 'bl') return null;
    const next = sentence.tokens[index + 1];
    if (!maybe(next, isVerbForm('infinitive'))) return null;
    return { start: token.start, end: token.end, corrections: ['å'] };
  });

/** visste (knew) and viste (showed): visste ikke at. */
export const visteOrVisste: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'viste') return null;
    const rest = sentence.tokens.slice(index + 1, index + 4).map(({ word }) => word);
    const asks = (word = '') => /^(?:at|hva|hvem|hvordan|hvor|hvorfor|om)$/u.test(word);
    const known = /^(?:ikke|aldri|godt|alltid|nok)$/u.test(rest[0] ?? '') && asks(rest[1]);
    // «jeg viste hvor hun bodde»: of oneself one tells what one knew.
    const mine = /^(?:jeg|vi)$/u.test(sentence.tokens[index - 1]?.word ?? '') && asks(rest[0]);
    return known || mine || rest[0] === 'om' ? hitOn(token, 'visste') : null;
  });

/** de (they) and di (your). */
export const diOrDe: RuleCheck = (sentence) =>
  eachToken(sentence, (token, index) => {
    if (token.word !== 'di') return null;
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    if (maybe(before, isPos('noun', 'name', 'adjective'))) return null;
    const they =
      isFiniteVerb(next) ||
      isOnly(next, isNounForm('definitePlural')) ||
      /^(?:andre|fleste|to|tre|som|ikke|eldste|yngste)$/u.test(next?.word ?? '');
    if (!they) return null;
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
      // «å ulovlig krysse grensen»: how it is done.
      const how = maybe(next, isAdjectiveForm('neuter')) || next.word.endsWith('ig');
      if (
        how &&
        !maybe(before, isPos('adjective')) &&
        sentence.tokens.slice(index + 2, index + 4).some((one) => maybe(one, isVerbForm('infinitive')))
      )
        return null;
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
    // The party.
    if (token.word === 'høyre' && /^\p{Lu}/u.test(token.text)) return null;
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
