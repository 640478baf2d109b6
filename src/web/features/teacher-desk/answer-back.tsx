import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { Button } from '#web/components/button.tsx';
import { TextArea } from '#web/forms/field.tsx';

/** What the learner asked back, and the one answer to it. Rule 9.446. */
export function AnswerBack({ work }: { readonly work: TeacherWork }) {
  const { t } = useTranslation('teacher-desk');
  const problem = (useActionData() as { problem?: string } | undefined)?.problem;
  const { status, askedBack, backAnswer } = work;
  return (
    <section className="rounded-card border border-hairline bg-blue-soft p-4">
      <h2 className="heading-4">{t('back.title')}</h2>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{askedBack}</p>
      {status === 'asked_back' ? (
        <Form method="post" className="mt-3 space-y-3">
          <TextArea
            label={t('back.label')}
            hint={t('back.hint')}
            name="text"
            maxLength={4000}
            required
            error={problem ? t([`errors.${problem}`, 'errors.failed']) : null}
          />
          <Button type="submit" variant="primary" name="intent" value="answer_back">
            {t('back.send')}
          </Button>
        </Form>
      ) : (
        backAnswer && (
          <>
            <h3 className="mt-3 text-ui font-semibold">{t('back.yours')}</h3>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{backAnswer}</p>
          </>
        )
      )}
    </section>
  );
}
