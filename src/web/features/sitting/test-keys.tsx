import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import type { SittingControl } from './use-sitting.ts';

/** Kinds whose options are chosen by number. */
const numbered = ['choose', 'picture', 'true_false', 'which_person'];

/** Keyboard in the test: 1–4 choose (the option buttons listen), arrows move, Enter goes on. */
export function useTestKeys({ control, previous }: { control: SittingControl; previous: number | null }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.closest('input:not([type=radio]), textarea, select, dialog, [data-own-keys]');
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && !target.closest('button, a, dialog, [data-own-keys]')) {
        event.preventDefault();
        control.next();
        return;
      }
      if (typing) return;
      if (event.key === 'ArrowLeft' && previous !== null) control.goTo(previous);
      if (event.key === 'ArrowRight' && control.task.answered) control.next();
      if (/^[1-7]$/.test(event.key)) {
        document.querySelector<HTMLElement>(`[data-option="${event.key}"]`)?.click();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [control, previous]);
}

/** Says which keys work on this task. */
export function TestKeys({ kind, className }: { kind: string; className?: string }) {
  const { t } = useTranslation('task');
  return (
    <p aria-hidden="true" className={classNames('items-center gap-6 text-xs text-muted', className)}>
      {numbered.includes(kind) && (
        <span>
          <kbd className="key">1</kbd> – <kbd className="key">4</kbd> {t('keys.choose')}
        </span>
      )}
      <span>
        <kbd className="key">←</kbd> <kbd className="key">→</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd className="key">Enter</kbd> {t('keys.next')}
      </span>
    </p>
  );
}
