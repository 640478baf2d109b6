import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import type { SittingControl } from './use-sitting.ts';

/** Where the browser's own keys count: fields, lists, the open menu, and what walks by arrows itself. */
const ownKeys = 'input:not([type=radio]), textarea, select, dialog, [popover], [data-own-keys]';

/** Keyboard in the test: the numbers choose (the options listen), arrows move, Enter goes on. */
export function useTestKeys({ control, previous }: { control: SittingControl; previous: number | null }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter') {
        if (target.closest('button, a, select, [popover], [data-own-keys]')) return;
        event.preventDefault();
        if (!goToEmptyGap(target)) control.next();
        return;
      }
      if (target.closest(ownKeys)) return;
      // In a group of radio buttons the arrows choose.
      const choosing = target.closest('[type=radio]') !== null;
      if (event.key === 'ArrowLeft' && previous !== null && !choosing) control.goTo(previous);
      if (event.key === 'ArrowRight' && control.task.answered && !choosing) control.next();
      if (/^[1-7]$/.test(event.key)) {
        document.querySelector<HTMLElement>(`[data-option="${event.key}"]`)?.click();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [control, previous]);
}

/** Enter in a gap goes to the next one that is still empty, so that it does not hand in half a text. */
function goToEmptyGap(target: HTMLElement): boolean {
  if (!target.matches('input.gap-field')) return false;
  const gaps = [...document.querySelectorAll<HTMLInputElement>('input.gap-field')];
  const here = gaps.indexOf(target as HTMLInputElement);
  const empty = [...gaps.slice(here + 1), ...gaps.slice(0, here)].find((gap) => gap.value.trim() === '');
  empty?.focus();
  return empty !== undefined;
}

/** Says which keys work on this task, as it stands now. */
export function TestKeys(props: { task: PublicMarkedTask; canMove: boolean; className?: string }) {
  const { task, canMove, className } = props;
  const { t } = useTranslation('task');
  const options = optionCount(task);
  return (
    <p aria-hidden="true" className={classNames('items-center gap-6 text-xs text-muted', className)}>
      {options > 0 && (
        <span>
          <kbd className="key">1</kbd> – <kbd className="key">{options}</kbd> {t('keys.choose')}
        </span>
      )}
      {canMove && (
        <span>
          <kbd className="key">←</kbd> <kbd className="key">→</kbd> {t('keys.move')}
        </span>
      )}
      <span>
        <kbd className="key">Enter</kbd> {t('keys.next')}
      </span>
    </p>
  );
}

/** How many options are chosen by number; none where a task is answered otherwise. */
function optionCount(task: PublicMarkedTask): number {
  switch (task.kind) {
    case 'choose':
    case 'picture':
      return task.options.length;
    case 'which_person':
      return task.persons.length;
    case 'true_false':
      return 3;
    default:
      return 0;
  }
}
