import type { ReactNode } from 'react';

/** A word about something in a list: its state, a role, a tier. */
export function Mark({
  strong = false,
  children,
}: {
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-block rounded-xs border px-2 py-0.5 text-xs ${strong ? 'border-control font-semibold text-text' : 'border-hairline text-second'}`}
    >
      {children}
    </span>
  );
}
