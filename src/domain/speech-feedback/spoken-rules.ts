import type { CheckedSentence } from '#domain/checker/check-text.ts';
import type { Finding } from '#domain/checker/finding.ts';
import type { RuleId } from '#domain/checker/rule-checks.ts';

/**
 * Rules that hold of what was heard: a whole word of another form was said. Not among them: what is only written (spelling,
 * commas, capitals), and words that sound alike, which the recogniser chose between (og and å, man and mann, en and enn).
 */
const anywhere: readonly RuleId[] = [
  ...(['article_gender', 'adjective_gender', 'adjective_plural', 'adjective_definite'] as const),
  ...(['definite_after_article', 'definite_after_many', 'definite_after_possessive'] as const),
  ...(['demonstrative_gender', 'double_definiteness'] as const),
  ...(['singular_after_many', 'possessive_gender', 'predicate_agreement'] as const),
  ...(['infinitive_after_modal', 'perfect_after_ha', 'sin_first_person', 'hjem_hjemme'] as const),
];

/** Rules about a clause's order: only where the recogniser has set the sentence's end. */
const inSentences: readonly RuleId[] = [
  ...(['verb_second', 'verb_second_after_clause', 'adverb_in_subordinate'] as const),
  ...(['naar_da', 'infinitive_as_finite', 'missing_subject'] as const),
];

const anywhereIds: ReadonlySet<string> = new Set(anywhere);
const inSentenceIds: ReadonlySet<string> = new Set(inSentences);

/** A longer one has lost its full stops. */
const longestSentence = 30;

/** The sentences with what may be said of speech. Rule 9.432. */
export function spokenSentences(sentences: readonly CheckedSentence[]): readonly CheckedSentence[] {
  return sentences.map((sentence) => {
    const { tokens } = sentence;
    const hasEnd = /^[.?!]$/u.test(tokens.at(-1)?.text ?? '') && tokens.length <= longestSentence;
    const holds = ({ rule }: Finding) => anywhereIds.has(rule) || (hasEnd && inSentenceIds.has(rule));
    return { ...sentence, findings: sentence.findings.filter(holds) };
  });
}
