import { classNames } from './class-names.ts';

/** The Norwegian flag as the mark: 22 × 16 in the flag's own measures, 28 px wide beside the name. */
export function FlagMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 22 16" className={classNames('rounded-xs', className)} aria-hidden="true">
      <path fill="#ba0c2f" d="M0 0h22v16H0Z" />
      <path fill="#fff" d="M6 0h4v16H6ZM0 6h22v4H0Z" />
      <path fill="#00205b" d="M7 0h2v16H7ZM0 7h22v2H0Z" />
    </svg>
  );
}

/** Mark (Rule 9.27) and name. Inside a link, the link carries the accessible name. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <FlagMark className="w-7 ring-1 ring-text/10" />
      <span className="menu-word font-serif text-[min(1.3125rem,7vw)] leading-none font-[600] tracking-[-0.015em]">
        Bestått
      </span>
    </span>
  );
}
