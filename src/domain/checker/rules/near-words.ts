import type { Hit } from '#domain/checker/finding.ts';
import {
  isAdjectiveForm,
  isFiniteVerb,
  isInfinitive,
  isOnly,
  isPos,
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
  maybeNoun,
} from '#domain/checker/sentence-view.ts';
import { expectedWord } from './expected-word.ts';
import { misheardWords } from './misheard-words.ts';
import { type Context, type MeantWords, soundAlikes } from './sound-alikes.ts';

/** Right words that are written for others that sound or look alike, told by what stands beside them. */
const nearWords: MeantWords = {
  /** både … og: nobody bathes before a preposition or noun that «og» follows. */
  bade({ before, next, index, sentence }) {
    const bathes = sentence.tokens
      .slice(Math.max(0, index - 4), index)
      .some((one) => isModal(one) || /^(?:å|og|eller)$/u.test(one.word));
    if (bathes || isSubjectPronoun(before) || next?.kind !== 'word') return null;
    const rest = sentence.tokens.slice(index + 1, index + 9).map(({ word }) => word);
    return rest.indexOf('og') > 0 ? 'både' : null;
  },
  /** «hvis man»: nobody is shown before a subject and its verb. */
  vis({ before, next, index, sentence }) {
    const begins =
      before === undefined || before.kind === 'punctuation' || /^(?:og|men|at)$/u.test(before.word);
    return begins && isNominative(next) && isFiniteVerb(sentence.tokens[index + 2]) ? 'hvis' : null;
  },
  /** «midt» stands before i, på, mellom; before a noun it is «mitt». */
  midt({ next }) {
    return maybe(next, isPos('noun')) && !maybe(next, isPos('preposition', 'adverb')) && next?.kind === 'word'
      ? 'mitt'
      : null;
  },
  /** «men» after a comma, before the subject or an adverb. */
  menn({ before, next, index, sentence }) {
    const opens = before?.text === ',' || (before?.text === '.' && index > 0);
    if (!opens || !next) return null;
    const clause =
      isNominative(next) ||
      (/^(?:det|den|nå|da|så)$/u.test(next.word) && maybeFinite(sentence.tokens[index + 2]));
    return clause ? 'men' : null;
  },
  /** «det vær», «jeg vær»: the subject wants a verb. */
  vær({ before, next }) {
    if (!before || !next || next.kind !== 'word') return null;
    const subject =
      isNominative(before) ||
      (before.word === 'det' && /^(?:en|et|ei|ikke|veldig|så|mange|mye)$/u.test(next.word));
    return subject ? 'var' : null;
  },
  /** «nå man betale» has no verb but an infinitive. */
  nå({ next, index, sentence }) {
    const verb = sentence.tokens[index + 2];
    return isNominative(next) && isInfinitive(verb) && !sentence.tokens.slice(index + 2).some(isFiniteVerb)
      ? 'må'
      : null;
  },
  /** «så får man»: an inverted verb with nothing else that could be one; «jeg får ikke». */
  for(context) {
    return isFaar(context) ? 'får' : null;
  },
  /** «de finnes ikke noen grunn»: what there is comes after; «de er viktig å sove»: many would be «viktige». */
  de({ next, index, sentence }) {
    if (isDetErViktig({ next, index, sentence })) return 'det';
    if (next?.word !== 'finnes' && next?.word !== 'fins') return null;
    const at = sentence.tokens[index + 2]?.word === 'ikke' ? index + 3 : index + 2;
    const what = sentence.tokens[at];
    return /^(?:en|ei|et|noen|noe|mange|mye|flere|ingen|to|tre)$/u.test(what?.word ?? '') ? 'det' : null;
  },
  /** One feels that, and feels oneself; nobody follows «at». */
  følger({ next }) {
    return /^(?:at|seg)$/u.test(next?.word ?? '') ? 'føler' : null;
  },
  /** «lette etter» is past: after å and modals one looks with «lete». */
  lette({ before, next }) {
    return next?.word === 'etter' && (before?.word === 'å' || isModal(before)) ? 'lete' : null;
  },
  /** Before an infinitive a verb is wanted, not a way. */
  måte({ before, next }) {
    const isNoun = maybe(before, isPos('determiner', 'adjective', 'preposition'));
    return !isNoun && isInfinitive(next) ? 'måtte' : null;
  },
  /** Somebody is «pen», never a «penn». */
  penn({ before, index, sentence }) {
    const word = before?.word ?? '';
    const described =
      /^(?:veldig|så|ganske)$/u.test(word) ||
      (word === 'og' && maybe(sentence.tokens[index - 2], isPos('adjective')));
    return described ? 'pen' : null;
  },
};

export const nearWord: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index): Hit | null => {
    const [before, next] = [sentence.tokens[index - 1], sentence.tokens[index + 1]];
    const context = { token, before, next, index, sentence };
    const meant =
      meantIn(nearWords, context) ?? meantIn(soundAlikes, context) ?? meantIn(misheardWords, context);
    if (meant) return hitOn(token, inCase(token.text, meant));
    return expectedWord({ token, index, sentence, analyser });
  });

function meantIn(table: MeantWords, context: Context): string | null {
  const { word } = context.token;
  return Object.hasOwn(table, word) ? (table[word]?.(context) ?? null) : null;
}

function isDetErViktig({ next, index, sentence: { tokens } }: Omit<Context, 'token' | 'before'>): boolean {
  let at = index + 2;
  while (isAdverb(tokens[at]) || isDegree(tokens[at])) at += 1;
  const isNeuter =
    isOnly(tokens[at], isPos('adjective')) &&
    maybe(tokens[at], isAdjectiveForm('neuter')) &&
    !maybe(tokens[at], isAdjectiveForm('plural'));
  return (
    /^(?:er|var|blir|ble)$/u.test(next?.word ?? '') &&
    isNeuter &&
    /^(?:å|at)$/u.test(tokens[at + 1]?.word ?? '')
  );
}

function isFaar({ before, next, index, sentence }: Context): boolean {
  const { tokens } = sentence;
  const clause = tokens.slice(index + 1, clauseEnd(tokens, index));
  if (isNominative(before)) {
    const second = tokens[index - 2];
    const begins =
      !second || second.kind === 'punctuation' || /^(?:og|men|at|hvis|når|som|fordi)$/u.test(second.word);
    return (
      begins &&
      !clause.some(maybeFinite) &&
      (next?.word === 'ikke' || (maybeNoun(next) && next?.word !== 'eksempel'))
    );
  }
  if (!/^(?:så|da|der|her|derfor|nå)$/u.test(before?.word ?? '') || !isNominative(next)) return false;
  const opens =
    index < 2 ||
    tokens[index - 2]?.kind === 'punctuation' ||
    /^(?:og|men)$/u.test(tokens[index - 2]?.word ?? '');
  return opens && clause.length > 1 && !clause.some(maybeFinite);
}

function clauseEnd(tokens: readonly Token[], index: number): number {
  const end = tokens.findIndex(
    ({ kind, word }, at) => at > index && (kind === 'punctuation' || /^(?:som|at|fordi|men)$/u.test(word)),
  );
  return end < 0 ? tokens.length : end;
}

function inCase(original: string, word: string): string {
  return /^\p{Lu}/u.test(original) ? (word[0] ?? '').toLocaleUpperCase('nb') + word.slice(1) : word;
}
