import type { RuleCheck } from './rule.ts';
import {
  adjectiveDefinite,
  adjectiveGender,
  adjectivePlural,
  articleGender,
  possessiveGender,
} from './rules/agreement.ts';
import {
  abbreviationForm,
  diOrDe,
  doubledSmallWord,
  loneLetter,
  ogOrAa,
  soundPhrases,
  visteOrVisste,
} from './rules/confusions.ts';
import {
  definiteAfterArticle,
  definiteAfterMany,
  definiteAfterPossessive,
  demonstrativeGender,
  doubleDefiniteness,
  singularAfterMany,
} from './rules/definiteness.ts';
import { nearWord } from './rules/near-words.ts';
import { adjectiveAfterDetEr, predicateAgreement } from './rules/predicates.ts';
import {
  commaAfterClause,
  commaBeforeMen,
  missingFullStop,
  missingQuestionMark,
} from './rules/punctuation.ts';
import {
  infinitiveAfterModal,
  infinitiveAfterTo,
  infinitiveAsFinite,
  perfectAfterHave,
  toAfterModal,
  twoFiniteVerbs,
} from './rules/verb-forms.ts';
import {
  fixedPhrase,
  hjemOrHjemme,
  hvisOrOm,
  missingSubject,
  missingTo,
  naarOrDa,
  repeatedWord,
  sinOfFirstPerson,
  timePreposition,
} from './rules/word-choice.ts';
import {
  adverbBeforeVerb,
  adverbInSubordinate,
  verbFirstInSubordinate,
  verbSecond,
  verbSecondAfterClause,
} from './rules/word-order.ts';
import { enOrEnn, maateOrMaatte, manOrMann, sineOrSinne, vareOrVaere } from './rules/word-pairs.ts';
import {
  capitalAtStart,
  capitalInside,
  joinedPhrase,
  nameWithCapital,
  smallInside,
  splitCompound,
  splitPhrase,
} from './rules/writing.ts';
import { misspellings } from './spelling.ts';

/** The rules by their ids, in the order in which they win where two find the same place. */
export const ruleChecks = {
  abbreviation_form: abbreviationForm,
  joined_phrase: joinedPhrase,
  sound_phrase: soundPhrases,
  man_mann: manOrMann,
  en_enn: enOrEnn,
  lone_letter: loneLetter,
  vare_vaere: vareOrVaere,
  maate_maatte: maateOrMaatte,
  viste_visste: visteOrVisste,
  di_de: diOrDe,
  sine_sinne: sineOrSinne,
  similar_word: doubledSmallWord,
  near_word: nearWord,
  spelling: misspellings,
  name_capital: nameWithCapital,
  og_aa: ogOrAa,
  article_gender: articleGender,
  adjective_gender: adjectiveGender,
  adjective_definite: adjectiveDefinite,
  adjective_plural: adjectivePlural,
  adjective_after_det_er: adjectiveAfterDetEr,
  predicate_agreement: predicateAgreement,
  possessive_gender: possessiveGender,
  definite_after_possessive: definiteAfterPossessive,
  definite_after_article: definiteAfterArticle,
  definite_after_many: definiteAfterMany,
  double_definiteness: doubleDefiniteness,
  demonstrative_gender: demonstrativeGender,
  singular_after_many: singularAfterMany,
  infinitive_after_modal: infinitiveAfterModal,
  infinitive_after_aa: infinitiveAfterTo,
  perfect_after_ha: perfectAfterHave,
  infinitive_as_finite: infinitiveAsFinite,
  aa_after_modal: toAfterModal,
  two_finite_verbs: twoFiniteVerbs,
  verb_second: verbSecond,
  verb_second_after_clause: verbSecondAfterClause,
  adverb_in_subordinate: adverbInSubordinate,
  adverb_before_verb: adverbBeforeVerb,
  verb_first_in_subordinate: verbFirstInSubordinate,
  naar_da: naarOrDa,
  hvis_om: hvisOrOm,
  hjem_hjemme: hjemOrHjemme,
  sin_first_person: sinOfFirstPerson,
  time_preposition: timePreposition,
  repeated_word: repeatedWord,
  fixed_phrase: fixedPhrase,
  missing_aa: missingTo,
  missing_subject: missingSubject,
  comma_before_men: commaBeforeMen,
  comma_after_clause: commaAfterClause,
  missing_full_stop: missingFullStop,
  question_mark: missingQuestionMark,
  capital_at_start: capitalAtStart,
  small_letter: smallInside,
  capital_inside: capitalInside,
  split_phrase: splitPhrase,
  split_compound: splitCompound,
} as const satisfies Readonly<Record<string, RuleCheck>>;

export type RuleId = keyof typeof ruleChecks;
