import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button, type ButtonLook } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { AdminOutcome } from './admin-outcome.ts';

/**
 * A form whose button asks once more before anything happens. Without script it is sent at once, as any form. When it is
 * done it is empty again.
 */
export function ConfirmedForm(props: {
  readonly intent: string;
  readonly action: string;
  /** The button's name, where its words alone do not say which it is; holds them. */
  readonly name?: string;
  /** What will happen, as a question. */
  readonly question: string;
  readonly explanation: string;
  readonly outcome: AdminOutcome | null;
  /** Which thing of a list the form is about; the outcome is this form's only when it is about the same. */
  readonly subject?: string | null;
  readonly look?: ButtonLook;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const {
    intent,
    action,
    name,
    question,
    explanation,
    outcome,
    subject = null,
    look,
    className,
    children,
  } = props;
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const busy = useNavigation().formData?.get('intent') === intent;
  useEffect(() => {
    if (outcome?.kind === 'done' && outcome.intent === intent && outcome.subject === subject)
      form.current?.reset();
  }, [outcome, intent, subject]);
  return (
    <>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        {children}
        <Button type="submit" {...look} aria-label={name} aria-disabled={busy || undefined}>
          {action}
        </Button>
      </Form>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={question}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button
              variant={look?.variant === 'danger' ? 'danger' : 'primary'}
              onClick={() => {
                setOpen(false);
                void submit(form.current, { preventScrollReset: true });
              }}
            >
              {action}
            </Button>
          </>
        }
      >
        <p>{explanation}</p>
      </Dialog>
    </>
  );
}
