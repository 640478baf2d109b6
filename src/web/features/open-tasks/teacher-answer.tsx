import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/submissions/submission.ts';
import type { TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import type { SentRequest } from '#domain/teachers/teacher-work.ts';
import { Playback } from '#web/features/speaking/playback.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { TeacherAskBack } from './teacher-ask-back.tsx';
import { TeacherWords } from './teacher-words.tsx';
import type { TeacherAnswersControl } from './use-teacher-answers.ts';

type TeacherAnswerProps = {
  readonly sittingId: string;
  readonly submission: Submission;
  readonly request: SentRequest;
  readonly feedback: TeacherFeedback;
  readonly ask: TeacherAnswersControl['ask'];
};

/** What a teacher said, its level beside the machine's, and asking back once. Rule 9.446. */
export function TeacherAnswer({ sittingId, submission, request, feedback, ask }: TeacherAnswerProps) {
  const { t } = useTranslation('teacher-answer');
  const { locale } = useLocale();
  const { kind, estimatedLevel } = submission;
  const by = submission.feedback?.by;
  return (
    <div className="mt-3 space-y-6">
      <div>
        <dl className="flex flex-wrap gap-x-10 gap-y-2">
          {request.level && (
            <div>
              <dt className="text-ui text-second">{t('answer.teacherLevel')}</dt>
              <dd className="heading-3">
                <LevelChip level={request.level} />
              </dd>
            </div>
          )}
          {estimatedLevel && (
            <div>
              <dt className="text-ui text-second">
                {t(by === 'model' ? 'answer.modelLevel' : 'answer.rulesLevel')}
              </dt>
              <dd className="heading-3">
                <LevelChip level={estimatedLevel} className="font-normal" />
              </dd>
            </div>
          )}
        </dl>
        <p className="mt-2 max-w-reading text-ui text-second">
          {t(request.judgedTwice ? 'answer.two' : 'answer.one')}
          {request.answeredAt && ` ${formatDateTime(request.answeredAt, locale)}.`}{' '}
          {estimatedLevel && request.level !== estimatedLevel && t('answer.differ')}
        </p>
      </div>
      {request.voice && (
        <div>
          <h3 className="mb-2 heading-4">{t('answer.voice')}</h3>
          <Playback
            sound={`/app/test/${sittingId}/teacher?voice=${request.id}`}
            seconds={request.voice.seconds}
          />
        </div>
      )}
      <TeacherWords
        feedback={feedback}
        text={kind === 'write' ? submission.text : (submission.transcript ?? '')}
      />
      <TeacherAskBack request={request} ask={ask} />
    </div>
  );
}
