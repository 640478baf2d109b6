import type { ReactNode } from 'react';

type BoxProps = {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
};

/** A small box among many. */
export function Choice({ name, value, checked, children }: BoxProps & { readonly children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-ui">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}

/** One of a few. */
export function RadioCard({ name, value, checked, label }: BoxProps & { readonly label: string }) {
  return (
    <label className="choice-card flex min-h-12 items-center gap-3 rounded-control border border-control px-4 py-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        className="size-5 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
