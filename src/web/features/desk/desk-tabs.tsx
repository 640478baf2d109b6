import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { storyLevels } from '#domain/reading/story-levels.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import type { DeskFinding, DeskTab } from './desk-data.ts';

const tabs: readonly DeskTab[] = [...storyLevels, 'head'];

type DeskTabsProps = {
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  readonly findings: readonly DeskFinding[];
};

/** The three levels and what they share; arrows go between them (WAI-ARIA's tabs). */
export function DeskTabs({ tab, onTab, findings }: DeskTabsProps) {
  const { t } = useTranslation('desk');
  const list = useRef<HTMLDivElement>(null);
  const errorsOf = (one: DeskTab) =>
    findings.filter(({ severity, level }) => severity === 'error' && (level ?? 'head') === one).length;
  const move = (step: number) => {
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('tabs')}
      className="flex flex-wrap gap-x-5 border-b border-hairline"
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === tab}
          aria-controls={`panel-${tab}`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1);
            if (event.key === 'ArrowLeft') move(-1);
          }}
          className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent text-ui text-second hover:text-text aria-selected:border-primary aria-selected:font-semibold aria-selected:text-text"
        >
          {one === 'head' ? t('head') : <LevelChip level={one} />}
          {errorsOf(one) > 0 && (
            <span className="text-sm font-normal text-wrong">{t('errors', { count: errorsOf(one) })}</span>
          )}
        </button>
      ))}
    </div>
  );
}
