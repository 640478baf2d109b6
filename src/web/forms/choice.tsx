import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/** A native tick box; the whole line is its target. */
export function Checkbox({ label, hint, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-primary" {...rest} />
      <ChoiceText label={label} hint={hint} />
    </label>
  );
}

/** On or off, at once. A checkbox underneath, so that a form sends it without script. */
export function Switch({ label, hint, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('flex min-h-11 items-start justify-between gap-4 py-2.5', className)}>
      <ChoiceText label={label} hint={hint} />
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox gives its state itself (ARIA in HTML forbids aria-checked here) */}
      <input type="checkbox" role="switch" className="switch" {...rest} />
    </label>
  );
}

type CardChoiceProps = ChoiceProps & { readonly type?: 'radio' | 'checkbox' };

/** A choice as a box: one of several (`radio`, the default) or any number (`checkbox`). Group them in a fieldset. */
export function RadioCard({ label, hint, className, type = 'radio', ...rest }: CardChoiceProps) {
  return (
    <label
      className={classNames(
        'choice-card flex min-h-12 items-start gap-3 rounded-control border border-control px-4 py-3 transition-colors duration-150 hover:border-second',
        className,
      )}
    >
      <input type={type} className="mt-0.5 size-5 shrink-0 accent-primary" {...rest} />
      <ChoiceText label={label} hint={hint} />
    </label>
  );
}

function ChoiceText({ label, hint }: Pick<ChoiceProps, 'label' | 'hint'>) {
  return (
    <span className="min-w-0">
      <span className="block font-medium">{label}</span>
      {hint && <span className="block text-sm text-second">{hint}</span>}
    </span>
  );
}
