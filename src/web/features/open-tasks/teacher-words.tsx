import { useTranslation } from 'react-i18next';
import { levels, station } from '#domain/levels/levels.ts';
import type { TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import { formatClock } from '#web/formats/format-clock.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { MarkedText } from './marked-text.tsx';
import { findingsOf } from './teacher-findings.ts';

type TeacherWordsProps = {
  readonly feedback: TeacherFeedback;
  /** What the marks lie in. */
  readonly text: string;
};

const parts = ['comment', 'strengths', 'nextSteps'] as const;

/** A teacher's feedback as the learner reads it; the teacher's preview is the same. Rule 9.444. */
export function TeacherWords({ feedback, text }: TeacherWordsProps) {
  const { t } = useTranslation(['teacher-answer', 'writing']);
  const findings = findingsOf(feedback.marks);
  return (
    <div className="space-y-6">
      {parts
        .filter((part) => feedback[part].trim() !== '')
        .map((part) => (
          <div key={part}>
            <h3 className="heading-4">{t(`answer.${part}`)}</h3>
            <p className="mt-1 max-w-reading whitespace-pre-line [overflow-wrap:anywhere]">
              {feedback[part].trim()}
            </p>
          </div>
        ))}
      {findings.length > 0 && (
        <div>
          <h3 className="heading-4">{t('answer.marks')}</h3>
          <p className="mt-1 max-w-reading text-ui text-second">{t('answer.marksHelp')}</p>
          <MarkedText text={text} findings={findings} />
        </div>
      )}
      {feedback.moments.length > 0 && (
        <div>
          <h3 className="heading-4">{t('answer.moments')}</h3>
          <ul className="mt-2 max-w-reading space-y-1.5">
            {feedback.moments
              .toSorted((one, other) => one.seconds - other.seconds)
              .map((moment) => (
                <li key={moment.id} className="flex gap-3">
                  <span className="font-semibold tabular-nums">
                    {formatClock(Math.floor(moment.seconds))}
                  </span>
                  <span className="[overflow-wrap:anywhere]">{moment.note}</span>
                </li>
              ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="heading-4">{t('answer.criteria')}</h3>
        <dl className="mt-2 max-w-reading divide-y divide-hairline border-y border-hairline">
          {feedback.criteria.map(({ criterion, level, note }) => (
            <div key={criterion} className="py-2.5">
              <dt className="flex items-center justify-between gap-4 font-semibold">
                {t(`writing:criteria.name.${criterion}`)}
                {level && <LevelChip level={level} />}
              </dt>
              {level && (
                <dd aria-hidden="true" className="criterion-bar">
                  <meter min={0} max={levels.length - 1} value={station(level)} />
                </dd>
              )}
              {note.trim() !== '' && <dd className="mt-0.5 text-ui whitespace-pre-line">{note.trim()}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
