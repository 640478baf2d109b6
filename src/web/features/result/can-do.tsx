import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/levels/categories.ts';
import type { Level } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';

const CanDoText = lazyPart(() =>
  import('./can-do-text.tsx').then((module) => ({ default: module.CanDoText })),
);

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
  const [opened, setOpened] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      onBeforeToggle={(event) => event.newState === 'open' && setOpened(true)}
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
      {opened && (
        <Suspense fallback={<p className="mt-3 min-h-24 text-ui text-muted" aria-busy="true" />}>
          <CanDoText level={level} categories={categories} withNext={withNext} />
        </Suspense>
      )}
    </div>
  );
}
