import { useTranslation } from 'react-i18next';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import { feedbackLimits } from '#domain/teachers/feedback-limits.ts';
import type { TeacherFeedback, TeacherMark } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Icon } from '#web/components/icon.tsx';
import { kindOf } from '#web/features/open-tasks/mark-kinds.tsx';

type RuleFindingsProps = {
  readonly work: TeacherWork;
  readonly marks: readonly TeacherMark[];
  readonly change: (change: Partial<TeacherFeedback>) => void;
};

/** What the rules found: one press makes it a mark of the teacher's, in the learner's language. */
export function RuleFindings({ work, marks, change }: RuleFindingsProps) {
  const { t } = useTranslation('teacher-desk');
  const { text, findings, language } = work;
  if (findings.length === 0) return null;
  const take = (finding: TextFinding) => {
    const { start, end, message, suggestions } = finding;
    const mark = {
      ...{ id: crypto.randomUUID(), start, end, kind: kindOf(finding) },
      correction: (suggestions[0] ?? '').slice(0, feedbackLimits.correction),
      note: message[language].slice(0, feedbackLimits.note),
    };
    change({ marks: [...marks, mark] });
  };
  return (
    <details className="disclosure mt-4 border-t border-hairline">
      <summary className="flex min-h-11 list-none items-center gap-3 text-ui font-semibold">
        <span className="flex-1">{t('marks.rules', { count: findings.length })}</span>
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <p className="text-ui text-second">{t('marks.rulesText')}</p>
      <ul className="divide-y divide-hairline pb-3">
        {findings.map((finding) => {
          const { start, end, message, suggestions } = finding;
          const words = text.slice(start, end);
          const taken = marks.some((mark) => mark.start === start && mark.end === end);
          return (
            <li key={`${start}-${finding.code}`} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0 text-ui">
                <p lang="nb">
                  <span className={`found-mark found-mark-${kindOf(finding)}`}>{words}</span>
                  {suggestions[0] !== undefined && ` → ${suggestions[0]}`}
                </p>
                <p className="text-second">{message[language]}</p>
              </div>
              {taken ? (
                <span className="flex min-h-11 items-center gap-1.5 text-ui text-second">
                  <Icon name="lucide:check" size={16} />
                  {t('marks.taken')}
                </span>
              ) : (
                <button
                  type="button"
                  className="button button-secondary button-small"
                  onClick={() => take(finding)}
                >
                  {t('marks.take')}
                  <span className="sr-only" lang="nb">
                    : {words}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
