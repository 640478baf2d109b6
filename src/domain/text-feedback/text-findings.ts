import type { ErrorType, Finding } from '#domain/checker/finding.ts';
import type { Criterion, MarkKind, TextFinding } from '#domain/submissions/assessment.ts';
import { levelOfPoint } from '#domain/tasks/grammar-levels.ts';

const marks: Readonly<Record<ErrorType, MarkKind>> = {
  ...{ ORT: 'spelling', INFL: 'spelling', SPL: 'spelling', PART: 'spelling' },
  ...{ PUNCM: 'punctuation', PUNCR: 'punctuation', PUNC: 'punctuation', CAP: 'punctuation' },
  ...{ F: 'form', O: 'order' },
  ...{ W: 'word', M: 'word', R: 'word' },
};

const criteria: Readonly<Record<MarkKind, Criterion>> = {
  ...{ spelling: 'spelling', punctuation: 'spelling', form: 'grammar', order: 'grammar', word: 'grammar' },
};

/** Rules that spoke wrongly more often than once in ten (docs/language.md); the others are right nine times of ten. */
const lessSure: Readonly<Record<string, number>> = {
  ...{ joined_phrase: 0.67, abbreviation_form: 0.85, fixed_phrase: 0.88 },
  ...{ small_letter: 0.88, split_compound: 0.86, two_finite_verbs: 0.88 },
};
const usuallySure = 0.9;

/** A finding of the checker as an assessment holds it. */
export function textFinding(finding: Finding): TextFinding {
  const { start, end, type, rule, level, grammar, explanation, corrections } = finding;
  const mark = marks[type];
  return {
    ...{ start, end, code: rule, mark, expectedAt: level },
    criterion: criteria[mark],
    message: explanation,
    suggestions: corrections,
    certainty: lessSure[rule] ?? usuallySure,
    ...(grammar === null ? {} : { practice: grammar, practiceLevel: levelOfPoint(grammar) }),
  };
}
