import type { TextFinding } from '#domain/submissions/assessment.ts';
import type { TeacherMark } from '#domain/teachers/teacher-feedback.ts';

/** A teacher's marks as the text shows findings: theirs are certain, and in one language. */
export function findingsOf(marks: readonly TeacherMark[]): readonly TextFinding[] {
  return marks
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, kind, correction, note }) => ({
      ...{ start, end, mark: kind, code: 'teacher', certainty: 1 },
      criterion: kind === 'spelling' || kind === 'punctuation' ? 'spelling' : 'grammar',
      message: { en: note, nb: note },
      suggestions: correction === '' ? [] : [correction],
    }));
}
