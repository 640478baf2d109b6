import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { Button, type ButtonLook } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';

type PracticeFormProps = {
  /** What `POST /app/test/practice` takes, without its key. */
  readonly fields: PracticeFields;
  readonly className?: string;
  /** Its button. */
  readonly children: ReactNode;
};

export type PracticeFields = Readonly<Record<string, string | number>>;

/** One tap to the first task of a round. A plain form: it works before the script has loaded. Rule 9.190. */
export function PracticeForm({ fields, className, children }: PracticeFormProps) {
  const { to } = useLocale();
  // The same press twice begins one round; back on this page another press begins another.
  const [key, setKey] = useState('');
  useEffect(() => setKey(crypto.randomUUID()), []);
  return (
    <Form method="post" action={to('/app/test/practice')} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="requestKey" value={key} />
      {children}
    </Form>
  );
}

type PracticeButtonProps = ButtonLook & Pick<PracticeFormProps, 'fields' | 'children'>;

/** The form as a button. */
export function PracticeButton({ fields, children, className, ...look }: PracticeButtonProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <PracticeForm fields={fields} className={className}>
      <Button type="submit" aria-disabled={busy || undefined} className="w-full" {...look}>
        {children}
      </Button>
    </PracticeForm>
  );
}

/** Why a round did not begin, as the address says it. */
export function PracticeProblem() {
  const { t } = useTranslation('result');
  const [query] = useSearchParams();
  const code = query.get('practice');
  if (!code) return null;
  return (
    <p role="alert" className="mt-6 rounded-control bg-wrong-soft p-4 text-wrong">
      {t([`practice.errors.${code}`, 'practice.errors.unexpected_failure'])}
    </p>
  );
}
