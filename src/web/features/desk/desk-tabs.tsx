import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A part of a draft; `errors`: what the checks say of it keeps it from being published. */
export type DeskTabItem<Tab extends string> = {
  readonly id: Tab;
  readonly name: ReactNode;
  readonly errors: number;
};

type DeskTabsProps<Tab extends string> = {
  readonly label: string;
  readonly tabs: readonly DeskTabItem<Tab>[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
};

/** The parts of a draft; arrows go between them (WAI-ARIA's tabs). */
export function DeskTabs<Tab extends string>({ label, tabs, tab, onTab }: DeskTabsProps<Tab>) {
  const { t } = useTranslation('desk');
  const list = useRef<HTMLDivElement>(null);
  const move = (step: number) => {
    const at = tabs.findIndex(({ id }) => id === tab);
    const next = tabs[(at + step + tabs.length) % tabs.length]?.id ?? tab;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex flex-wrap gap-x-5 border-b border-hairline"
    >
      {tabs.map(({ id, name, errors }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === tab}
          aria-controls={`panel-${tab}`}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => onTab(id)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1);
            if (event.key === 'ArrowLeft') move(-1);
          }}
          className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent text-ui text-second hover:text-text aria-selected:border-primary aria-selected:font-semibold aria-selected:text-text"
        >
          {name}
          {errors > 0 && (
            <span className="text-sm font-normal text-wrong">{t('errors', { count: errors })}</span>
          )}
        </button>
      ))}
    </div>
  );
}
