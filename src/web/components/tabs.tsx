import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TabsProps = {
  /** What the tabs choose between, for a screen reader. */
  readonly label: string;
  readonly tabs: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly defaultValue?: string;
  readonly className?: string;
};

/** Tabs with the arrow keys of the ARIA pattern. */
export function Tabs({ label, tabs, defaultValue, className }: TabsProps) {
  return (
    <Radix.Root defaultValue={defaultValue ?? tabs[0]?.value} className={className}>
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent font-medium text-second hover:text-text data-[state=active]:border-primary data-[state=active]:font-semibold data-[state=active]:text-text"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
