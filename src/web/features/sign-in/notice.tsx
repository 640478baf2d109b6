import type { ReactNode } from 'react';

/** What went wrong, or what to know, above a form. */
export function Notice({ tone, children }: { tone: 'wrong' | 'warning'; children: ReactNode }) {
  const colours = tone === 'wrong' ? 'bg-wrong-soft text-wrong' : 'bg-warning-soft text-warning';
  return (
    <div role="alert" className={`rounded-control p-4 ${colours}`}>
      {children}
    </div>
  );
}
