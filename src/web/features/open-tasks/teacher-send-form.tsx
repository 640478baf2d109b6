import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/submissions/submission.ts';
import { dueHours } from '#domain/teachers/due-time.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError, Input, TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { TeacherAnswersControl } from './use-teacher-answers.ts';

type TeacherSendFormProps = {
  readonly submission: Submission;
  /** A first name to begin with. */
  readonly name: string;
  readonly ask: TeacherAnswersControl['ask'];
};

/** Sends an answer to a teacher, with what the teacher will see of it said before. Rule 9.440. */
export function TeacherSendForm({ submission, name, ask }: TeacherSendFormProps) {
  const { t } = useTranslation('teacher-answer');
  const { locale } = useLocale();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasWords = submission.text !== '' || submission.recordingPath !== null || submission.transcript;
  if (!hasWords) return <p className="mt-2 text-second">{t('errors.nothing_to_judge')}</p>;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const fields = new FormData(event.currentTarget);
    setSending(true);
    const code = await ask({
      kind: 'send',
      submissionId: submission.id,
      name: String(fields.get('teacher-name') ?? ''),
      question: String(fields.get('teacher-question') ?? ''),
      language: locale === 'nb-NO' ? 'nb' : 'en',
    });
    setProblem(code);
    setSending(false);
  };
  return (
    <form onSubmit={(event) => void send(event)} className="mt-2 max-w-reading space-y-4">
      <p className="text-second">{t('send.text', dueHours)}</p>
      <p className="rounded-control bg-blue-soft px-3.5 py-3 text-ui">
        {t(submission.kind === 'write' ? 'send.seenText' : 'send.seenRecording')}
      </p>
      <Input
        label={t('send.name')}
        hint={t('send.nameHint')}
        name="teacher-name"
        defaultValue={name}
        maxLength={40}
        autoComplete="off"
      />
      <TextArea
        label={t('send.question')}
        hint={t('send.questionHint')}
        name="teacher-question"
        maxLength={500}
        rows={2}
      />
      {problem && (
        <div role="alert">
          <FieldError id="teacher-problem">{t([`errors.${problem}`, 'errors.failed'])}</FieldError>
        </div>
      )}
      <Button type="submit" aria-disabled={sending || undefined}>
        {t(sending ? 'send.sending' : 'send.action')}
      </Button>
    </form>
  );
}
