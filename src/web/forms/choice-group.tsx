import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { FieldError } from './field.tsx';

/** Checkboxes with one that turns all of them on or off. */
export function ChoiceGroup(props: {
  name: string;
  /** All of the group's boxes are ticked to begin with. */
  isWhole: boolean;
  legend: string;
  all: string;
  error: string | undefined;
  note?: ReactNode;
  /** Classes of the boxes' columns; they wrap where the room or the text asks for it. */
  columns: string;
  children: ReactNode;
}) {
  const { name, isWhole, legend, all, error, note, columns, children } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const toggle = useRef<HTMLInputElement>(null);
  const boxes = () => [
    ...(group.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:not(:disabled)`) ?? []),
  ];
  const followBoxes = () => {
    if (!toggle.current) return;
    const on = boxes().filter((box) => box.checked).length;
    toggle.current.checked = on === boxes().length;
    toggle.current.indeterminate = on > 0 && on < boxes().length;
  };
  // Only script can draw the box as half ticked.
  useEffect(() => {
    if (!isWhole && toggle.current) toggle.current.indeterminate = true;
  }, [isWhole]);
  return (
    <fieldset
      ref={group}
      aria-describedby={error ? `${name}-error` : undefined}
      className="min-w-0 rounded-card border border-hairline bg-card p-4 pt-2.5 sm:p-6 sm:pt-4"
      onChange={(event) => {
        if (event.target !== (toggle.current as EventTarget | null)) followBoxes();
      }}
    >
      <legend className="float-left heading-4 leading-11!">{legend}</legend>
      <label className="float-right flex min-h-11 items-center gap-2 text-sm text-second">
        <input
          ref={toggle}
          type="checkbox"
          defaultChecked={isWhole}
          className="size-5 shrink-0 accent-primary"
          onChange={(event) => {
            for (const box of boxes()) box.checked = event.target.checked;
          }}
        />
        {all}
      </label>
      <div className={classNames('clear-both grid gap-2 pt-2', columns)}>{children}</div>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
      {error && (
        <div role="alert" className="mt-3">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** One box of a group. */
export function Choice(props: {
  name: string;
  value: string;
  checked?: boolean;
  disabled?: boolean;
  /** Why it cannot be chosen, in place of the box. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  const { name, value, checked = false, disabled = false, mark, children } = props;
  return (
    <label className="relative flex min-h-12 items-center gap-2 rounded-control border border-control px-2.5 py-2 sm:gap-2.5 sm:px-4 has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-hairline has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={disabled}
        className={mark ? 'sr-only' : 'size-5 shrink-0 accent-primary'}
      />
      {mark}
      <span className="flex items-center gap-2">{children}</span>
    </label>
  );
}

/** A setting that is on or off, with what it means. */
export function SwitchRow(props: { name: string; title: string; text: string; checked?: boolean }) {
  const { name, title, text, checked = false } = props;
  return (
    <label className="flex min-h-16 items-center justify-between gap-4 border-b border-hairline py-3 last:border-b-0">
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-second">{text}</span>
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox gives its state itself (ARIA in HTML forbids aria-checked here) */}
      <input type="checkbox" role="switch" name={name} defaultChecked={checked} className="switch" />
    </label>
  );
}
