import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import type { SittingData } from '#web/features/sitting-data/sitting-data.ts';

type StripProps = {
  readonly sitting: SittingData;
  readonly position: number;
  readonly atMost: number;
  readonly onGoTo: (position: number) => void;
  /** Segments instead of numbers, for phones. */
  readonly small?: boolean;
  readonly className?: string;
};

/** Numbers shown beyond the tasks given so far. */
const ahead = 3;

/**
 * As in the exam: the current task dark blue, answered ones light blue, the rest grey. One stop for the Tab key; the
 * arrow keys walk along it.
 */
export function ProgressStrip(props: StripProps) {
  const { sitting, position, atMost, onGoTo, small = false, className } = props;
  const { t } = useTranslation('task');
  const given = new Map(sitting.tasks.map((task) => [task.position, task]));
  const count = small ? atMost : Math.min(atMost, Math.max(sitting.tasks.length + ahead, 12));
  // Long tests: the strip shows the last ones, so that it stays on one line.
  const first = small ? 1 : Math.max(1, count - 17);
  const places = Array.from({ length: count - first + 1 }, (_, index) => first + index);
  if (small) {
    return (
      <div aria-hidden="true" className={classNames('flex gap-[3px]', className)}>
        {places.map((place) => (
          <span
            key={place}
            className={classNames('strip-segment', stateOf(given.get(place)?.answered, place === position))}
          />
        ))}
      </div>
    );
  }
  return (
    <ol
      aria-label={t('strip')}
      data-own-keys
      onKeyDown={walk}
      className={classNames('flex-wrap gap-1.5', className)}
    >
      {places.map((place) => {
        const task = given.get(place);
        return (
          <li key={place}>
            <button
              type="button"
              disabled={!task}
              tabIndex={place === position ? 0 : -1}
              onClick={() => onGoTo(place)}
              aria-current={place === position ? 'step' : undefined}
              aria-label={t(task?.answered ? 'stripAnswered' : 'stripOpen', { number: place })}
              className={classNames('strip-number', stateOf(task?.answered, place === position))}
            >
              {place}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  buttons[buttons.indexOf(event.target as HTMLElement) + step]?.focus();
}

function stateOf(answered: boolean | undefined, current: boolean): string {
  if (current) return 'is-current';
  return answered ? 'is-answered' : '';
}
