import type { Hit } from '#domain/checker/finding.ts';
import {
  isFiniteVerb,
  isInfinitive,
  maybeFinite,
  type Sentence,
  type Token,
} from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import {
  eachToken,
  firstWord,
  hitOn,
  isAdverb,
  isComma,
  isModal,
  isNominative,
  isSubjectPronoun,
  words,
} from '#domain/checker/sentence-view.ts';

/** A comma before men between clauses. */
export const commaBeforeMen: RuleCheck = (sentence) =>
  commaBefore(sentence, (token, index) => {
    if (token.word !== 'men') return false;
    return startsClause(sentence.tokens, index + 1);
  });

const openers = words(
  'som at fordi hvis når da om dersom mens siden hva hvor hvem hvordan hvorfor før etter ettersom',
);
function isOpener({ word }: Token): boolean {
  return openers.has(word);
}

function commaBefore(sentence: Sentence, holds: (token: Token, index: number) => boolean): readonly Hit[] {
  return eachToken(sentence, (token, index) => {
    const before = sentence.tokens[index - 1];
    if (!before || before.kind === 'punctuation' || !holds(token, index)) return null;
    return hitOn([before, token], `${before.text}, ${token.text}`);
  });
}

/** A subject and its verb, or a verb and its subject. */
function startsClause(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (isSubjectPronoun(first) && maybeFinite(second)) return true;
  return isSubjectPronoun(first) && isAdverb(second) && maybeFinite(tokens[at + 2]);
}

const fronting = words('når hvis da dersom mens ettersom selv fordi siden');

/** A comma after a clause that comes first: Når jeg kommer hjem, spiser jeg. */
export const commaAfterClause: RuleCheck = (sentence) => {
  const { tokens } = sentence;
  const start = firstWord(sentence);
  const first = tokens[start];
  const opened = first && (/^(men|og|for|så)$/u.test(first.word) ? tokens[start + 1] : first);
  if (!opened || !fronting.has(opened.word)) return [];
  const from = tokens.indexOf(opened);
  if (opened.word === 'da' && !isSubjectPronoun(tokens[from + 1])) return [];
  if (opened.word === 'siden' && !isSubjectPronoun(tokens[from + 1])) return [];
  if (opened.word === 'selv' && tokens[from + 1]?.word !== 'om') return [];
  let finite = false;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'punctuation') return [];
    const next = tokens[at + 1];
    if (finite && isFiniteVerb(token) && (isNominative(next) || (next?.word === 'det' && !isComma(next)))) {
      const before = tokens[at - 1];
      // «hva gjør jeg», «som sier jeg»: still inside.
      if (
        !before ||
        isOpener(before) ||
        words('og eller men').has(before.word) ||
        isSubjectPronoun(before) ||
        isModal(before)
      )
        return [];
      if (
        before.word.includes('-') ||
        tokens
          .slice(Math.max(from, at - 4), at)
          .some(({ word }) => /^(hvordan|hva|hvor|hvem|hvorfor)$/u.test(word))
      )
        return [];
      return [hitOn([before, token], `${before.text}, ${token.text}`)];
    }
    if (isFiniteVerb(token)) finite = true;
  }
  return [];
};

/** A full stop at the end. */
export const missingFullStop: RuleCheck = (sentence) => {
  const last = sentence.tokens.at(-1);
  if (!last || last.kind === 'punctuation' || last.kind === 'address' || sentence.tokens.length < 5)
    return [];
  if (last.kind === 'abbreviation' || sentence.isHeading) return [];
  return sentence.tokens.some(isFiniteVerb) && sentence.endsLine ? [hitOn(last, `${last.text}.`)] : [];
};

/** A question mark after a question. */
export const missingQuestionMark: RuleCheck = (sentence) => {
  const { tokens } = sentence;
  const start = firstWord(sentence);
  const stop = tokens.at(-1);
  const first = tokens[start]?.word ?? '';
  const at = /^(men|og)$/u.test(first) ? start + 1 : start;
  const opener = tokens[at];
  if (!opener || stop?.text !== '.' || !words('hvem hva hvor hvorfor hvordan når').has(opener.word))
    return [];
  if (!isFiniteVerb(tokens[at + 1]) || opener.word === 'når' || isInfinitive(tokens[at + 1])) return [];
  if (tokens.slice(at + 2).filter(isFiniteVerb).length > 0) return [];
  return [hitOn(stop, '?')];
};
