import type { Analyser } from '#domain/checker/analyser.ts';
import { isAdjectiveForm, isNounForm, isOnly, maybe, type Token } from '#domain/checker/reading.ts';
import type { RuleCheck } from '#domain/checker/rule.ts';
import { eachToken, hitOn, isAdverb, isDegree, words } from '#domain/checker/sentence-view.ts';

const be = words('er var blir ble');

/** After det er the adjective is neuter: Det er fint. */
export const adjectiveAfterDetEr: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const isDet = token.word === 'det' && be.has(tokens[index + 1]?.word ?? '');
    const isErDet = be.has(token.word) && tokens[index + 1]?.word === 'det';
    if (!isDet && !isErDet) return null;
    const at = afterAdverbs(tokens, index + 2);
    const [adjective, next] = [tokens[at], tokens[at + 1]];
    if (!adjective || !endsSentence(next)) return null;
    // «blir det vanlige»: det belongs to the adjective.
    return maybe(adjective, isAdjectiveForm('plural')) ? null : wrong(adjective, 'neuter', analyser);
  });

/** The adjective after er has the subject's gender and number: Huset er stort, vennene er snille. */
export const predicateAgreement: RuleCheck = (sentence, analyser) =>
  eachToken(sentence, (token, index) => {
    const { tokens } = sentence;
    const before = tokens[index - 1];
    if (
      !be.has(tokens[index + 1]?.word ?? '') ||
      (before && before.kind !== 'punctuation' && !words('at fordi hvis men når om').has(before.word))
    )
      return null;
    const form = formFor(token);
    const at = afterAdverbs(tokens, index + 2);
    const adjective = tokens[at];
    if (form === null || !adjective || !endsPredicate(tokens[at + 1]) || unbending.has(adjective.word))
      return null;
    return wrong(adjective, form, analyser);
  });

/** May stay as they are in the plural. */
const unbending = words('glad klar redd enig kvitt verdt nødt slik bra ferdig opptatt');

function formFor(subject: Token): 'common' | 'neuter' | 'plural' | null {
  if (/^(jeg|han|hun|den)$/u.test(subject.word)) return 'common';
  if (isOnly(subject, isNounForm('definitePlural'))) return 'plural';
  if (!isOnly(subject, isNounForm('definite'))) return null;
  if (isOnly(subject, ({ genders }) => genders.includes('n'))) return 'neuter';
  return isOnly(subject, ({ genders }) => genders.length > 0 && !genders.includes('n')) ? 'common' : null;
}

function afterAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 3 && (isAdverb(tokens[at]) || isDegree(tokens[at]) || tokens[at]?.word === 'like'))
    at += 1;
  return at;
}

/** What may follow a predicate, so that the adjective does not belong to a noun. */
function endsPredicate(next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.kind === 'punctuation' ||
    words('å at når hvis for og men fordi som her der i på med om av').has(next.word)
  );
}

/** Narrower: in «det er god og sunn mat» and «det er god, billig mat» the adjective is a noun's. */
function endsSentence(next: Token | undefined): boolean {
  return endsPredicate(next) && next?.text !== ',' && !/^(?:og|men)$/u.test(next?.word ?? '');
}

function wrong(adjective: Token, form: 'common' | 'neuter' | 'plural', analyser: Analyser) {
  if (
    !isOnly(adjective, isAdjectiveForm('common', 'neuter', 'plural')) ||
    maybe(adjective, isAdjectiveForm(form))
  )
    return null;
  const [reading] = adjective.readings;
  const wanted = reading && analyser.formOf(reading, form);
  return wanted === undefined || wanted === adjective.word ? null : hitOn(adjective, wanted);
}
