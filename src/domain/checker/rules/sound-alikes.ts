import {
  isFiniteVerb,
  isInfinitive,
  isNounForm,
  isOnly,
  isPos,
  maybe,
  maybeFinite,
  type Sentence,
  type Token,
} from '#domain/checker/reading.ts';
import {
  isAdverb,
  isDegree,
  isModal,
  isNominative,
  maybeNoun,
  words,
} from '#domain/checker/sentence-view.ts';

/** A word and what stands around it. */
export interface Context {
  readonly token: Token;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
  readonly index: number;
  readonly sentence: Sentence;
}

/** Each with what is meant where the written word cannot stand; null where it can. */
export type MeantWords = Readonly<Record<string, (context: Context) => string | null>>;

/** Pairs that sound alike in most of the country, and that textbooks warn of: hver and vær, hvert and vært, bør and bor. */
export const soundAlikes: MeantWords = {
  /** «vær dag»: the weather is of no day. */
  vær({ next }) {
    if (/^(?:dag|uke|måned|gang|morgen|kveld|natt|helg|sommer|vinter|høst|time)$/u.test(next?.word ?? ''))
      return 'hver';
    return /^(?:år|minutt|sekund|semester)$/u.test(next?.word ?? '') ? 'hvert' : null;
  },
  /** «vært år», where nothing has been. */
  vært(context) {
    const counted = /^(?:år|minutt|sekund|semester|enkelt|eneste|femte|andre)$/u;
    return counted.test(context.next?.word ?? '') && !followsHave(context) ? 'hvert' : null;
  },
  /** «har hvert i Oslo»: nothing that is counted follows. */
  hvert(context) {
    const { next } = context;
    const stands = /^(?:i|på|hos|med|her|der|et|en|ei|veldig|svært|ganske|så)$/u.test(next?.word ?? '');
    return stands && followsHave(context) ? 'vært' : null;
  },
  /** «hver så snill»; «å hver glad». */
  hver({ before, next, sentence, index }) {
    const snill = /^(?:snill|god|vennlig)$/u.test(sentence.tokens[index + 2]?.word ?? '');
    if (next?.word === 'så' && snill) return 'vær';
    return before?.word === 'å' && isOnly(next, isPos('adjective')) ? 'være' : null;
  },
  /** A place is asked for where a question would have two verbs: «Var bor du?» */
  var: asksForPlace,
  vår: asksForPlace,
  vor: asksForPlace,
  /** «vil hjerne», «ville hjerne»: gladly. */
  hjerne({ before }) {
    return isModal(before) ? 'gjerne' : null;
  },
  /** One has gone somewhere: «har godt til», not «har godt av». */
  godt(context) {
    const away = /^(?:til|hjem|ut|inn|opp|ned|bort|fra|gjennom|tur)$/u.test(context.next?.word ?? '');
    return away && followsHave(context) ? 'gått' : null;
  },
  gått({ before }) {
    return isDegree(before) && before?.word !== 'mer' && before?.word !== 'litt' ? 'godt' : null;
  },
  /** Before å and an infinitive in a clause that has its verb. */
  får({ before, next, index, sentence: { tokens } }) {
    if (before?.word === 'takk') return 'for';
    if (next?.word !== 'å' || !isInfinitive(tokens[index + 2])) return null;
    const clause = tokens.slice(clauseBegins(tokens, index), index);
    const isSubject = isNominative(before) || /^(?:som|det|den|de|dere|og|ikke)$/u.test(before?.word ?? '');
    return !isSubject && clause.some(isFiniteVerb) ? 'for' : null;
  },
  /** «før tre uker siden». */
  før({ sentence: { tokens }, index }) {
    const ago = tokens.slice(index + 2, index + 5).findIndex(({ word }) => word === 'siden');
    const isTime =
      ago > 0 &&
      /^(?:år|dag|dager|uke|uker|måned|måneder|time|timer|minutt|minutter|tid)$/u.test(
        tokens[index + 1 + ago]?.word ?? '',
      );
    return isTime ? 'for' : null;
  },
  /** «man bor lære»: an infinitive wants the modal. */
  bor({ before, sentence: { tokens }, index }) {
    let at = index + 1;
    while (isAdverb(tokens[at])) at += 1;
    return before !== undefined && before.kind === 'word' && isInfinitive(tokens[at]) ? 'bør' : null;
  },
  /** To dare; nobody is dry to do something. */
  tørr({ before, next, sentence: { tokens }, index }) {
    if (/^(?:er|var|blir|ble|for|så|være|bli)$/u.test(before?.word ?? '')) return null;
    const at = next?.word === 'ikke' ? index + 2 : index + 1;
    const to = tokens[at]?.word === 'å' ? at + 1 : at;
    return isInfinitive(tokens[to]) ? 'tør' : null;
  },
  /** «Viss du vil»: a condition. */
  viss({ before, next, sentence: { tokens }, index }) {
    const opens =
      before === undefined || before.kind === 'punctuation' || /^(?:og|men|at)$/u.test(before.word);
    return opens && isNominative(next) && maybeFinite(tokens[index + 2]) ? 'hvis' : null;
  },
  /** A letter begins «Kjære Anna». */
  skjære({ before, next }) {
    return before === undefined && /^\p{Lu}/u.test(next?.text ?? '') ? 'kjære' : null;
  },
  /** «midt i byen», but «huset mitt i byen». */
  mitt({ before, next, sentence: { tokens }, index }) {
    const owned = maybeNoun(before) || before === undefined;
    return !owned && /^(?:i|på)$/u.test(next?.word ?? '') && isOnly(tokens[index + 2], isNounForm('definite'))
      ? 'midt'
      : null;
  },
  /** «sinn bil»: a mind owns nothing. */
  sinn({ before, next }) {
    const described = maybe(before, isPos('adjective', 'determiner'));
    return !described && isOnly(next, isNounForm('singular')) ? 'sin' : null;
  },
  /** «bevist på»: aware. */
  bevist({ next }) {
    return next?.word === 'på' ? 'bevisst' : null;
  },
  /** «det er bevisst at»: proven. */
  bevisst({ next, sentence: { tokens }, index }) {
    if (next?.word !== 'at') return null;
    const clause = tokens.slice(Math.max(0, index - 4), index).map(({ word }) => word);
    return clause.includes('det') && /^(?:er|var|blir|ble|blitt)$/u.test(clause.at(-1) ?? '')
      ? 'bevist'
      : null;
  },
  /** Thanks: «tak for sist». */
  tak({ before, next, sentence: { tokens }, index }) {
    const thanked = /^(?:sist|alt|maten|hjelpen|at|meg|det|invitasjonen|brevet)$/u;
    const opens =
      before === undefined || before.kind === 'punctuation' || /^(?:tusen|mange)$/u.test(before.word);
    return opens && next?.word === 'for' && thanked.test(tokens[index + 2]?.word ?? '') ? 'takk' : null;
  },
};

function followsHave({ sentence: { tokens }, index }: Context): boolean {
  let at = index - 1;
  while (isAdverb(tokens[at]) || isNominative(tokens[at])) at -= 1;
  return haveForms.has(tokens[at]?.word ?? '');
}

const haveForms = words('har hadde ha');

function asksForPlace({ before, next, sentence: { tokens }, index }: Context): string | null {
  const isVerb = isFiniteVerb(next) && !/(?:te|de)$/u.test(next?.word ?? '');
  return before === undefined && isVerb && isNominative(tokens[index + 2]) ? 'hvor' : null;
}

function clauseBegins(tokens: readonly Token[], index: number): number {
  return tokens.findLastIndex(({ kind }, at) => at < index && kind === 'punctuation') + 1;
}
