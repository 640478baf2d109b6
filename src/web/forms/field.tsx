import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shown under the field and tied to it; the field is then marked invalid. */
  readonly error?: string | null;
};

type Wiring = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

type FieldProps = FieldTexts & {
  readonly className?: string;
  readonly children: (wiring: Wiring) => ReactNode;
};

/** Label, hint and error around any control; the control takes the wiring it is given. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-ui font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** An error under a field or a group of choices; give its id to the group's `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-wrong">
      <Icon name="lucide:circle-alert" size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

/** The look of what is typed into. */
export const control =
  'w-full rounded-control border border-control bg-page px-3 text-base text-text placeholder:text-muted hover:border-second disabled:opacity-50 aria-invalid:border-wrong';

type InputProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

/** A line of text with its label. */
export function Input({ label, hint, error, className, ...rest }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => <input {...wiring} className={classNames(control, 'min-h-12 md:min-h-11')} {...rest} />}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <textarea
          {...wiring}
          rows={rows}
          className={classNames(control, 'field-sizing-content py-2.5')}
          {...rest}
        />
      )}
    </Field>
  );
}

type SelectProps = Omit<ComponentProps<'select'>, 'id'> & FieldTexts;

/** The browser's own list; give it `<option>`s. */
export function Select({ label, hint, error, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...wiring}
            className={classNames(control, 'min-h-12 appearance-none pr-10 md:min-h-11')}
            {...rest}
          />
          <Icon
            name="lucide:chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-second"
          />
        </span>
      )}
    </Field>
  );
}
