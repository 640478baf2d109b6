import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { classNames } from '#web/components/class-names.ts';
import { keyAction } from './key-action.ts';
import { placeOfKey } from './key-place.ts';
import type { SittingControl } from './use-sitting.ts';

/** Keyboard in the test: the numbers choose (the options listen), arrows move, Enter goes on. */
export function useTestKeys(props: {
  readonly control: SittingControl;
  readonly previous: number | null;
  /** Hands the answer in, or asks when there is none. */
  readonly next: () => void;
}) {
  const { control, previous, next } = props;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const action = keyAction({
        key: event.key,
        place: placeOfKey(target),
        answered: control.task.answered,
      });
      if (action === 'previous' && previous !== null) control.goTo(previous);
      if (action === 'next') {
        event.preventDefault();
        if (event.key !== 'Enter' || !goToEmptyGap(target)) next();
      }
      if (typeof action === 'number') {
        document.querySelector<HTMLElement>(`[data-option="${action}"]`)?.click();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [control, previous, next]);
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
    case 'match':
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
