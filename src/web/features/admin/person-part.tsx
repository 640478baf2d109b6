import type { ReactNode } from 'react';
import { Card } from '#web/components/card.tsx';

/** One part of a person's page. */
export function PersonPart(props: {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { id, title, className, children } = props;
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </Card>
  );
}

/** Names and values below each other, side by side where there is room. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-ui sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-second">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
