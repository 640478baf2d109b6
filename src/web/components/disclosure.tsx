import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Disclosures of one name: opening one closes the others. */
  readonly name?: string;
  readonly className?: string;
};

/** A line that opens (`details`): works without script. */
export function Disclosure({ title, children, open, name, className }: DisclosureProps) {
  return (
    <details open={open} name={name} className={classNames('disclosure border-b border-hairline', className)}>
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-[1.0625rem] font-semibold">
        {title}
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <div className="max-w-reading pb-6 text-second">{children}</div>
    </details>
  );
}
