import {
  isAdjectiveForm,
  isFiniteVerb,
  isInfinitive,
  isNounForm,
  isOnly,
  isPos,
  maybe,
  maybeFinite,
  type Token,
} from '#domain/checker/reading.ts';
import {
  clauseStart,
  isAdverb,
  isDegree,
  isModal,
  isNominative,
  maybeNoun,
  words,
} from '#domain/checker/sentence-view.ts';
import { restOfClause } from './expected-word.ts';
import type { Context, MeantWords } from './sound-alikes.ts';
import { wantsInfinitive } from './word-pairs.ts';

/** Common words that are written for others, each told where what is written can have no meaning. */
export const misheardWords: MeantWords = {
  /** «har vert i Paris»; «vert barn». A host stands after an article. */
  vert(context) {
    if (followsHave(context)) return 'vært';
    const { before, next } = context;
    if (maybe(before, isPos('determiner', 'adjective'))) return null;
    return isNeuter(next) || next?.word === 'eneste' || next?.word === 'enkelt' ? 'hvert' : null;
  },
  /** «har hat en hund», but «har hat mot». */
  hat(context) {
    return followsHave(context) && !/^(?:mot|til|i)$/u.test(context.next?.word ?? '') ? 'hatt' : null;
  },
  /** «har godt på skole»: one has something good, or has gone somewhere. */
  godt(context) {
    const { next, sentence } = context;
    const away = /^(?:på|over|rundt|forbi|tapt|galt|glipp|fort|lang|langt|videre|tilbake|frem|fram|siden)$/u;
    if (!away.test(next?.word ?? '') || !followsHave(context)) return null;
    return sentence.tokens[context.index - 1]?.word === 'så' ? null : 'gått';
  },
  /** Nothing has gone where no verb is that could have. */
  gått({ before, index, sentence }) {
    const { tokens } = sentence;
    if (before?.word === 'å') return null;
    const clause = tokens.slice(Math.max(0, index - 9), index);
    if (clause.some(({ word }) => auxiliaries.has(word))) return null;
    return clause.some(maybeFinite) || isDegree(before) ? 'godt' : null;
  },
  /** «han vær syk»: the clause has no other verb. «Fint vær» is none either. */
  vær({ before, next, index, sentence }) {
    if (isNominative(before) && !isModal(sentence.tokens[index - 2])) return 'var';
    if (before?.kind !== 'word' || next?.kind !== 'word') return null;
    if (
      !/^(?:som|hva|hvem|hvor|hvordan|den|dette|de)$/u.test(before.word) &&
      !isOnly(before, isNounForm('definite', 'definitePlural'))
    )
      return null;
    const start = clauseStart(sentence, index);
    const rest = sentence.tokens.slice(start);
    const end = rest.findIndex(({ kind }, at) => at + start > index && kind === 'punctuation');
    return (end < 0 ? rest : rest.slice(0, end)).some(maybeFinite) ? null : 'var';
  },
  /** «vis det regner»: nobody is shown where a subject and its verb follow. */
  vis({ before, next, index, sentence: { tokens } }) {
    if (maybe(before, isPos('determiner', 'adjective')) || before?.word === 'på') return null;
    const isSubject =
      /^(?:det|den|de|dere|noen|alle|dette)$/u.test(next?.word ?? '') ||
      isOnly(next, isNounForm('definite', 'definitePlural')) ||
      maybe(next, isPos('name'));
    if (isSubject && isFiniteVerb(tokens[index + 2])) return 'hvis';
    return isNominative(next) && maybeFinite(tokens[index + 2]) ? 'hvis' : null;
  },
  /** «så fikk vi, menn det gikk bra». */
  menn({ before, next, index, sentence: { tokens } }) {
    if (before?.text !== ',' || maybe(tokens[index - 2], isNounForm('plural')) || !next) return null;
    const opens =
      /^(?:det|den|dette|disse|nå|da|hvis|når|ikke|også|likevel|fordi|å|at|dessverre|kanskje|først|bare|min|mitt|mine|en|et|de|der|her)$/u;
    return opens.test(next.word) || maybe(next, isPos('name')) || isOnly(next, isNounForm('definite'))
      ? 'men'
      : null;
  },
  /** Nobody is told to enjoy in mid-sentence. */
  nyt({ before }) {
    return before?.kind === 'word' && !/^(?:og|å)$/u.test(before.word) ? 'nytt' : null;
  },
  /** «å lege vekt på»; what is healed is a wound. */
  lege({ next, index, sentence: { tokens } }) {
    const healed = /^(?:sår|såret|sårene|ham|henne|syke|sykdom|sykdommer|mennesker|folk)$/u.test(
      next?.word ?? '',
    );
    return wantsInfinitive(tokens, index) && !healed ? 'legge' : null;
  },
  /** One follows somebody else, and feels oneself. */
  følger({ before, next }) {
    const self: Readonly<Record<string, string>> = { jeg: 'meg', du: 'deg', vi: 'oss' };
    return before !== undefined && Object.hasOwn(self, before.word) && self[before.word] === next?.word
      ? 'føler'
      : null;
  },
  /** «midt eget land», «familien midt.» */
  midt({ before, next, index, sentence: { tokens } }) {
    if (maybe(next, isAdjectiveForm('neuter')) && isNeuter(tokens[index + 2])) return 'mitt';
    return isOnly(before, isNounForm('definite')) && next?.kind === 'punctuation' ? 'mitt' : null;
  },
  /** «familien sinn», «sinn egen». */
  sinn({ before, next }) {
    if (maybe(next, isAdjectiveForm('common')) && !maybe(before, isPos('determiner', 'adjective')))
      return 'sin';
    return isOnly(before, isNounForm('definite')) ? 'sin' : null;
  },
  /** «den helle tiden». */
  helle({ before, next }) {
    const noun = isOnly(next, isNounForm('definite', 'definitePlural'));
    return noun || (/^(?:det|den|dette|gjennom|over)$/u.test(before?.word ?? '') && maybeNoun(next))
      ? 'hele'
      : null;
  },
  /** What one does after å is live. */
  live({ before, next, index, sentence: { tokens } }) {
    if (wantsInfinitive(tokens, index)) return 'leve';
    if (/^(?:mitt|ditt|sitt|vårt|deres)$/u.test(next?.word ?? '')) return 'livet';
    return /^(?:av|om|gjennom|for)$/u.test(before?.word ?? '') ? 'livet' : null;
  },
  /** «å hode fast». */
  hode({ index, sentence: { tokens } }) {
    return wantsInfinitive(tokens, index) ? 'holde' : null;
  },
  /** «vi seer ofte på film». */
  seer({ before }) {
    return isNominative(before) || isOnly(before, isNounForm('definitePlural')) ? 'ser' : null;
  },
  /** «som for hjelp», «folk for lov»: the clause has no other verb. */
  for({ before, next, index, sentence }) {
    if (!/^(?:som|hvis)$/u.test(before?.word ?? '') || next?.word === 'eksempel') return null;
    if (!/^(?:hjelp|ikke|lov|mye|noe|mer|støtte|penger|jobb)$/u.test(next?.word ?? '')) return null;
    return restOfClause(sentence.tokens, index).some(maybeFinite) ? null : 'får';
  },
  /** «får eksempel», «tid får å»: no subject before it, and a verb that the clause has. */
  får({ next, index, sentence }) {
    if (/^(?:eksempel|øvrig|lengst)$/u.test(next?.word ?? '')) return 'for';
    if (/^(?:første|andre|siste)$/u.test(next?.word ?? '') && sentence.tokens[index + 2]?.word === 'gang')
      return 'for';
    return null;
  },
  /** «før å lære», «takk før hjelpen». */
  før({ before, next, index, sentence: { tokens } }) {
    if (next?.word === 'å' && isInfinitive(tokens[index + 2])) return 'for';
    return before?.word === 'takk' || next?.word === 'eksempel' ? 'for' : null;
  },
  /** «velde bra». */
  velde({ next }) {
    return maybe(next, isPos('adjective')) || /^(?:mye|ofte|mange)$/u.test(next?.word ?? '')
      ? 'veldig'
      : null;
  },
  /** «et viktig led». */
  led({ before, index, sentence: { tokens } }) {
    const isArticle = (token: Token | undefined) => /^(?:et|dette|siste|første)$/u.test(token?.word ?? '');
    return isArticle(before) || (isOnly(before, isPos('adjective')) && isArticle(tokens[index - 2]))
      ? 'ledd'
      : null;
  },
  /** «i hjemme». */
  hjemme({ before, next }) {
    return before?.word === 'i' && !/^(?:hos|på|i)$/u.test(next?.word ?? '') ? 'hjemmet' : null;
  },
  /** What happens of itself: «det kan hente at». */
  hente({ before, next, index, sentence: { tokens } }) {
    if (!isModal(before) || !isHappening(tokens, index - 2)) return null;
    return next?.word === 'at' || (next?.kind === 'punctuation' && next.text !== ',') ? 'hende' : null;
  },
  /** «dit hus». */
  dit({ next, before }) {
    return isNeuter(next) && !maybeFinite(before) ? 'ditt' : null;
  },
  /** «ta jeg var liten»: nobody is told to take with a subject beside it. */
  ta({ before, next, index, sentence: { tokens } }) {
    const opens = before === undefined || before.kind === 'punctuation' || /^(?:og|men)$/u.test(before.word);
    return opens && isNominative(next) && isFiniteVerb(tokens[index + 2]) ? 'da' : null;
  },
  /** «har bar to barn». */
  bar({ before, next }) {
    if (isModal(before) || /^(?:har|hadde|ikke)$/u.test(before?.word ?? '')) return 'bare';
    return /^(?:er|var)$/u.test(before?.word ?? '') &&
      /^(?:en|et|å|for|at|noen|to|tre)$/u.test(next?.word ?? '')
      ? 'bare'
      : null;
  },
  /** «har mage venner». */
  mage({ before, next }) {
    const one = maybe(before, isPos('determiner', 'adjective')) && before?.word !== 'så';
    return !one && isOnly(next, isNounForm('plural')) ? 'mange' : null;
  },
  /** «etter hjelpe.» */
  hjelpe({ before, next }) {
    return /^(?:etter|om|med|uten|av)$/u.test(before?.word ?? '') && next?.kind === 'punctuation'
      ? 'hjelp'
      : null;
  },
  /** The noun has no ending: «et arbeide», «annet arbeide». */
  arbeide({ before }) {
    return /^(?:et|mitt|ditt|sitt|dette|annet|hardt|mye|noe)$/u.test(before?.word ?? '') ? 'arbeid' : null;
  },
  /** «er sa fin»: nobody speaks between a verb and its adjective. */
  sa({ before, next }) {
    return isFiniteVerb(before) &&
      (maybe(next, isPos('adjective')) || /^(?:mange|mye|lenge|ofte)$/u.test(next?.word ?? ''))
      ? 'så'
      : null;
  },
};

const auxiliaries = words(
  'har hadde ha er var være blitt ble bli blir vært vil ville kunne skulle måtte burde',
);

function isNeuter(token: Token | undefined): boolean {
  return (
    isOnly(token, isNounForm('singular', 'plural')) && isOnly(token, ({ genders }) => genders.includes('n'))
  );
}

function followsHave({ sentence: { tokens }, index }: Context): boolean {
  let at = index - 1;
  while (
    isAdverb(tokens[at]) ||
    isNominative(tokens[at]) ||
    /^(?:så|det|de|aldri)$/u.test(tokens[at]?.word ?? '')
  )
    at -= 1;
  return /^(?:har|hadde|ha)$/u.test(tokens[at]?.word ?? '');
}

/** «det kan», «hva som kan»; not «damen som skulle hente». */
function isHappening(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  return (
    word === 'det' ||
    word === 'hva' ||
    (word === 'som' && /^(?:hva|det|noe)$/u.test(tokens[at - 1]?.word ?? ''))
  );
}
