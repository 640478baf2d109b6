import { type ComponentType, type RefAttributes, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProps } from 'react-router';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { Button } from '#web/components/button.tsx';
import { DemoNote } from '#web/features/demo/demo-note.tsx';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { FieldError, Input, TextArea } from '#web/forms/field.tsx';
import { readDraft, saveDraft } from './feedback-draft.ts';

/** What came of sending; `problem` is a key of the texts `feedback:errors`. */
export type FeedbackOutcome =
  | { readonly kind: 'sent'; readonly email: string; readonly codeSent: boolean }
  | { readonly kind: 'refused'; readonly problem: string; readonly typed: FeedbackTyped };

export type FeedbackTyped = { readonly text: string; readonly email: string; readonly requestKey: string };

type FeedbackFormProps = {
  /** The router's form, or a fetcher's. */
  readonly form: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  readonly action: string;
  /** What stands in it at first. */
  readonly typed: FeedbackTyped;
  readonly busy: boolean;
  readonly outcome: FeedbackOutcome | null;
};

/** Rule 2.41: a text, and an address for a discount code. What is typed stays in the tab until it is sent. */
export function FeedbackForm({ form: Form, action, typed, busy, outcome }: FeedbackFormProps) {
  const { t } = useTranslation('feedback');
  const fields = useDraft();
  const problem = outcome?.kind === 'refused' ? outcome.problem : null;
  const error = (...own: readonly string[]) =>
    problem && own.includes(problem) ? t(`errors.${problem}`) : undefined;
  const general = problem && !ofFields.includes(problem) ? t(`errors.${problem}`) : undefined;
  const isDemo = useIsDemo();
  if (isDemo) return <DemoNote />;
  const shown = outcome?.kind === 'refused' ? outcome.typed : typed;
  return (
    <Form
      ref={fields}
      method="post"
      action={action}
      noValidate
      className="space-y-5 text-text"
      onInput={(event) => saveDraft(event.currentTarget)}
    >
      <input type="hidden" name="requestKey" defaultValue={shown.requestKey} />
      <TextArea
        label={t('text')}
        name="text"
        rows={6}
        className="[&_textarea]:min-h-36"
        hint={t('textHint')}
        defaultValue={shown.text}
        error={error('feedback_empty', 'feedback_long')}
      />
      <Input
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('emailHint', { percent: codeWorth.percentOff, days: codeWorth.trialDays })}
        defaultValue={shown.email}
        error={error('email_format')}
      />
      <div aria-live="polite">{general && <FieldError id="feedback-error">{general}</FieldError>}</div>
      <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}

const ofFields: readonly string[] = ['feedback_empty', 'feedback_long', 'email_format'];

/** What this tab keeps comes back into the form. */
function useDraft() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) readDraft(form.current);
  }, []);
  return form;
}
