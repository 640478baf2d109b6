import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { TeacherAnswer } from './teacher-answer.tsx';
import { TeacherSendForm } from './teacher-send-form.tsx';
import { TeacherWait } from './teacher-wait.tsx';
import { useTeacherAnswers } from './use-teacher-answers.ts';

type TeacherPartProps = {
  readonly sittingId: string;
  readonly task: OpenSittingTask;
  readonly submission: Submission;
};

/**
 * A teacher's feedback beside the machine's: the way to ask for it, where it stands, and what came back. For whoever may not send it
 * says what Premium holds. Rule 9.440, Rule 9.446.
 */
export default function TeacherPart({ sittingId, task, submission }: TeacherPartProps) {
  const { t } = useTranslation('teacher-answer');
  const id = useId();
  const { answers, failed, ask, read } = useTeacherAnswers(sittingId);
  if (failed && !answers)
    return (
      <section role="alert" className="rounded-card border border-hairline bg-sunk p-5">
        <p>{t('unread')}</p>
        <Button className="mt-3" onClick={read}>
          {t('readAgain')}
        </Button>
      </section>
    );
  if (!answers) return null;
  const request = answers.requests.find(({ position }) => position === task.position);
  return (
    <section
      aria-labelledby={id}
      data-teacher={request?.status ?? 'none'}
      className="rounded-card border border-hairline bg-card p-5"
    >
      <h2 id={id} className="flex items-center gap-2.5 heading-3">
        <Icon name="lucide:graduation-cap" size={22} className="text-second" />
        {t('title')}
      </h2>
      {!request && answers.maySend && (
        <TeacherSendForm submission={submission} name={answers.name} ask={ask} />
      )}
      {!request && !answers.maySend && <Gate />}
      {request && !request.feedback && <TeacherWait request={request} ask={ask} />}
      {request?.feedback && (
        <TeacherAnswer {...{ sittingId, submission, request, ask }} feedback={request.feedback} />
      )}
    </section>
  );
}

/** Rule 9.235: what the package holds, and the way to it. */
function Gate() {
  const { t } = useTranslation('teacher-answer');
  const { to } = useLocale();
  return (
    <>
      <p className="mt-2 max-w-reading text-second">{t('gate.text')}</p>
      <ul className="mt-2 max-w-reading list-disc space-y-1 pl-5 text-second marker:text-muted">
        {(['marks', 'levels', 'voice', 'back'] as const).map((part) => (
          <li key={part}>{t(`gate.${part}`)}</li>
        ))}
      </ul>
      <p className="mt-3">
        <a
          href={`${to('/app/license')}?needs=${featureTiers.teacherFeedback}`}
          className="button button-secondary"
        >
          <Icon name="lucide:lock" size={18} />
          {t('gate.action')}
        </a>
      </p>
    </>
  );
}
