import { type MouseEvent, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import type { LookUpStart } from './look-up-start.ts';

type LookUpRegionProps = {
  /** False while the answer of a task is not shown: then words are part of what is asked. Rule 9.252. */
  readonly active: boolean;
  /** False where another region of the screen has the button already. */
  readonly hasButton?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Loaded when the first word is asked for: most visits do without. */
const LookUpPanel = lazyPart(() => import('./look-up-panel.tsx'));

/**
 * Texts of which any Norwegian word can be tapped for its meaning. The texts stay as they are: the word is found by the
 * point that was pressed. With the keyboard the button opens the same panel, which goes from word to word.
 */
export function LookUpRegion({ active, hasButton = true, children, className }: LookUpRegionProps) {
  const { t } = useTranslation('shell');
  const region = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<LookUpStart | null>(null);
  const close = useCallback(() => setStart(null), []);
  const press = (event: MouseEvent) => {
    if (!active || !document.getSelection()?.isCollapsed) return;
    if (isNorwegianText(event.target)) setStart({ x: event.clientX, y: event.clientY });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard
    <div ref={region} onClick={press} className={className}>
      {active && hasButton && (
        <button
          type="button"
          className="button button-quiet button-small mb-3 -ml-3"
          aria-haspopup="dialog"
          onClick={() => setStart('first_word')}
        >
          <Icon name="lucide:search" size={18} />
          {t('lookUp')}
        </button>
      )}
      {children}
      {active && start && (
        <Suspense>
          <LookUpPanel region={region} start={start} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** The panel looks closer; it is not loaded for what is pressed for another reason. */
function isNorwegianText(target: EventTarget): boolean {
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label, summary'))
    return false;
  return /^nb\b/.test(target.closest('[lang]')?.getAttribute('lang') ?? '');
}
