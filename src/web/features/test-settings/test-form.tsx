import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/components/button.tsx';

type TestFormProps = {
  /** Makes sending it twice start one test. */
  readonly requestKey: string;
  readonly errors: readonly string[];
  /** An error of the whole form, as a sentence. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
  /** What stands below the button, such as settings that most people leave as they are. */
  readonly below?: ReactNode;
};

/** The form that starts a test: the settings are its children. A plain form: it works before the script has loaded. */
export function TestForm({ requestKey, errors, problem, children, below }: TestFormProps) {
  const { t } = useTranslation('leveltest');
  const busy = useNavigation().state !== 'idle';
  const form = useFirstProblem(errors);
  return (
    <Form
      ref={form}
      method="post"
      className="group/test mt-6 space-y-6"
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        // A page that visitors share comes without a key.
        const key = event.currentTarget.elements.namedItem('requestKey') as HTMLInputElement;
        key.value ||= crypto.randomUUID();
      }}
    >
      <input type="hidden" name="requestKey" value={requestKey} />
      {children}
      {problem && (
        <p role="alert" className="rounded-control bg-wrong-soft p-4 text-wrong">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          size="large"
          aria-disabled={busy || undefined}
          className="w-full sm:w-auto"
        >
          {busy ? t('starting') : t('start')}
        </Button>
        <p className="text-sm text-muted">{t('saved')}</p>
      </div>
      {below}
    </Form>
  );
}

const fieldOfError = {
  no_level: 'level',
  no_category: 'category',
  tasks_range: 'tasks',
  writing_range: 'writing',
  speaking_range: 'speaking',
  name_needed: 'name',
  name_taken: 'name',
  too_many_saved: 'name',
} as const;

/** Answers came back with errors: the focus goes to the first group that has one. */
function useFirstProblem(errors: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = Object.entries(fieldOfError).find(([error]) => errors.includes(error))?.[1];
    const field = name ? form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`) : null;
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [errors]);
  return form;
}
