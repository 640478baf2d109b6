import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentRequest } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { TeacherAnswersControl } from './use-teacher-answers.ts';

type TeacherWaitProps = {
  readonly request: SentRequest;
  readonly ask: TeacherAnswersControl['ask'];
};

/** Where it stands in the queue and when it is due; taken back while nobody has begun. Rule 9.441. */
export function TeacherWait({ request, ask }: TeacherWaitProps) {
  const { t } = useTranslation('teacher-answer');
  const { locale } = useLocale();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, status, begun, ahead, dueAt, sentAt, priority, question } = request;
  return (
    <div className="mt-2 max-w-reading space-y-2" role="status">
      <p>
        {status === 'waiting'
          ? begun
            ? t('wait.begun')
            : t('wait.ahead', { count: ahead })
          : t('wait.second')}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ui">
        <dt className="text-second">{t('wait.sent')}</dt>
        <dd>
          <time dateTime={sentAt}>{formatDateTime(sentAt, locale)}</time>
        </dd>
        <dt className="text-second">{t('wait.due')}</dt>
        <dd>
          <time dateTime={dueAt} className="font-semibold">
            {formatDateTime(dueAt, locale)}
          </time>{' '}
          {priority !== 'usual' && <span className="text-second">{t(`wait.priority.${priority}`)}</span>}
        </dd>
        {question !== '' && (
          <>
            <dt className="text-second">{t('wait.question')}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{question}</dd>
          </>
        )}
      </dl>
      <p className="text-ui text-second">{t('wait.told')}</p>
      {problem && <FieldError id={`${id}-problem`}>{t([`errors.${problem}`, 'errors.failed'])}</FieldError>}
      {!begun && (
        <Button size="small" onClick={async () => setProblem(await ask({ kind: 'withdraw', requestId: id }))}>
          {t('wait.withdraw')}
        </Button>
      )}
    </div>
  );
}
