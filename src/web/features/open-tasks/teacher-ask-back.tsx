import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentRequest } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { FieldError, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { TeacherAnswersControl } from './use-teacher-answers.ts';

type TeacherAskBackProps = {
  readonly request: SentRequest;
  readonly ask: TeacherAnswersControl['ask'];
};

/** One question about the feedback, and its answer. Rule 9.446. */
export function TeacherAskBack({ request, ask }: TeacherAskBackProps) {
  const { t } = useTranslation('teacher-answer');
  const { locale } = useLocale();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { id, askedBack, backAnswer, dueAt } = request;
  if (askedBack)
    return (
      <div className="space-y-3 border-t border-hairline pt-4">
        <div>
          <h3 className="heading-4">{t('back.yours')}</h3>
          <p className="mt-1 max-w-reading whitespace-pre-line [overflow-wrap:anywhere]">{askedBack}</p>
        </div>
        {backAnswer ? (
          <div>
            <h3 className="heading-4">{t('back.answer')}</h3>
            <p className="mt-1 max-w-reading whitespace-pre-line [overflow-wrap:anywhere]">{backAnswer}</p>
          </div>
        ) : (
          <p role="status" className="text-second">
            {t('back.waits', { when: formatDateTime(dueAt, locale) })}
          </p>
        )}
      </div>
    );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('ask-back') ?? '').trim();
    if (sending) return;
    if (text === '') return setProblem('empty');
    setSending(true);
    setProblem(await ask({ kind: 'ask_back', requestId: id, text }));
    setSending(false);
  };
  return (
    <form
      onSubmit={(event) => void send(event)}
      className="max-w-reading space-y-3 border-t border-hairline pt-4"
    >
      <TextArea
        label={t('back.label')}
        hint={t('back.hint')}
        name="ask-back"
        maxLength={1000}
        rows={2}
        error={problem === 'empty' ? t('back.empty') : null}
      />
      {problem && problem !== 'empty' && (
        <div role="alert">
          <FieldError id={`${id}-back`}>{t([`errors.${problem}`, 'errors.failed'])}</FieldError>
        </div>
      )}
      <Button type="submit" size="small" aria-disabled={sending || undefined}>
        {t(sending ? 'send.sending' : 'back.action')}
      </Button>
    </form>
  );
}
