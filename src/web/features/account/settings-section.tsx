import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { LockedInDemo } from '#web/features/demo/demo-note.tsx';
import { FieldError } from '#web/forms/field.tsx';

/** One thing that can be set, with its title. */
export function SettingsSection(props: {
  readonly id: string;
  readonly title: string;
  readonly danger?: boolean;
  /** Concerns this browser only: a demo may set it too. */
  readonly ofBrowser?: boolean;
  readonly children: ReactNode;
}) {
  const { id, title, danger, ofBrowser = false, children } = props;
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className={danger ? 'border-wrong' : undefined}>
      <h2 id={`${id}-title`} className={danger ? 'heading-3 text-wrong' : 'heading-3'}>
        {title}
      </h2>
      <div className="mt-4">{ofBrowser ? children : <LockedInDemo>{children}</LockedInDemo>}</div>
    </Card>
  );
}

/** A form of one intent with its one button. Works before the script has loaded. */
export function SettingsForm(props: {
  readonly intent: string;
  readonly action: string;
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { intent, action, error, children } = props;
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate preventScrollReset className="space-y-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      {error && <FieldError id={`${intent}-error`}>{error}</FieldError>}
      <Button type="submit" aria-disabled={busy || undefined}>
        {action}
      </Button>
    </Form>
  );
}
