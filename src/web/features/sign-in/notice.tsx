import type { ReactNode } from 'react';

type NoticeProps = {
  readonly tone: 'wrong' | 'warning';
  /** What went wrong is where one goes on: it takes the focus of a page that is opened with it. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
};

/** What went wrong, or what to know, above a form. */
export function Notice({ tone, isFirst = false, children }: NoticeProps) {
  const colours = tone === 'wrong' ? 'bg-wrong-soft text-wrong' : 'bg-warning-soft text-warning';
  return (
    <div
      role="alert"
      tabIndex={isFirst ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form begins with what went wrong (WCAG 2.2, 3.3.1).
      autoFocus={isFirst}
      className={`rounded-control p-4 ${colours}`}
    >
      {children}
    </div>
  );
}
