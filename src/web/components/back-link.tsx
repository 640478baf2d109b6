import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** The way to the screen above this one, over its heading. `to` is a path in the locale of the page. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui text-second hover:text-text"
    >
      <Icon name="lucide:arrow-left" size={18} />
      {children}
    </Link>
  );
}
