import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Category, type Level, levels, station } from '#domain/tasks/vocabulary.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/components/trail/level-chip.tsx';
import { categoryIcons } from '#web/features/category-icons.ts';

type CanDoButtonProps = {
  /** Id of the `CanDo` that it opens. */
  readonly opens: string;
  readonly level: Level;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Opens what a level means; works without script and by keyboard (native popover). */
export function CanDoButton({ opens, level, children, className }: CanDoButtonProps) {
  const { t } = useTranslation('result');
  return (
    <button
      type="button"
      popoverTarget={opens}
      aria-label={t('canDo.button', { level })}
      data-tip={t('canDo.button', { level })}
      className={classNames('rounded-control', className)}
    >
      {children}
    </button>
  );
}

type CanDoProps = {
  readonly id: string;
  readonly level: Level;
  readonly categories: readonly Category[];
  /** With the level after it, to compare. */
  readonly withNext?: boolean;
};

/** What a level means, in our own words, for some parts of the exam. */
export function CanDo({ id, level, categories, withNext = false }: CanDoProps) {
  const { t } = useTranslation('result');
  const next = withNext ? levels[station(level) + 1] : undefined;
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="on-card m-auto w-[calc(100vw-2rem)] max-w-sm rounded-card border border-hairline bg-card p-5 text-left text-base font-normal text-text shadow-float supports-[position-area:bottom]:m-2 supports-[position-area:bottom]:[inset:auto] supports-[position-area:bottom]:[position-area:bottom] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`${id}-title`} className="heading-4">
          {t('canDo.title', { level })}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('canDo.close')}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-second hover:text-text"
        >
          <Icon name="lucide:x" size={18} />
        </button>
      </div>
      {[level, ...(next ? [next] : [])].map((shown) => (
        <section key={shown} className="mt-3">
          {next && (
            <h4 className="flex items-center gap-2 text-sm text-second">
              <LevelChip level={shown} className="text-text" />
              <span className="sr-only">
                {t(shown === level ? 'canDo.now' : 'canDo.next', { level: shown })}
              </span>
            </h4>
          )}
          <ul className="mt-1.5 space-y-2.5 text-ui text-second">
            {categories.map((category) => (
              <li key={category} className="flex gap-2.5">
                {!next && <Icon name={categoryIcons[category]} size={18} className="mt-0.5" />}
                <span>
                  {!next && <span className="sr-only">{t(`category.${category}`)}: </span>}
                  {t(`canDo.${shown}.${category}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
