import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'section'> & {
  /** `sunk` lies lower than the page: for quotations and examples. */
  readonly tone?: 'card' | 'sunk';
};

/** A hairline box with 24 px inside (20 on phones). Give it a heading, or use it as a `div` would be used. */
export function Card({ tone = 'card', className, ...rest }: CardProps) {
  return (
    <section
      className={classNames(
        'rounded-card border border-hairline p-5 md:p-6',
        tone === 'card' ? 'on-card bg-card' : 'bg-sunk',
        className,
      )}
      {...rest}
    />
  );
}
