import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import type { SittingData } from '#web/features/sitting-data/sitting-data.ts';

type StripProps = {
  readonly sitting: SittingData;
  readonly position: number;
  /** Tasks that the test usually has, or has exactly when it was put together so. */
  readonly length: number;
  readonly onGoTo: (position: number) => void;
  /** Segments instead of numbers, for phones. */
  readonly small?: boolean;
  readonly className?: string;
};

/** Boxes that stay on one line. */
const mostBoxes = 20;
/** Numbers shown beyond the tasks given so far. */
const ahead = 3;

/**
 * As in the exam: the current task dark blue, answered ones light blue, the rest grey. One stop for the Tab key; the
 * arrow keys walk along it. The number of boxes never changes while the test goes on: past it, the strip moves along
 * with the tasks (093).
 */
export function ProgressStrip(props: StripProps) {
  const { sitting, position, length, onGoTo, small = false, className } = props;
  const { t } = useTranslation('task');
  const given = new Map(sitting.tasks.map((task) => [task.position, task]));
  const size = Math.min(length, mostBoxes);
  const first = firstOf({
    given: sitting.tasks.length,
    size,
    fixed: sitting.kind === 'custom' ? length : null,
  });
  const places = Array.from({ length: size }, (_, index) => first + index);
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

/** Number in the first box: 1, until the tasks given come near the end of the strip. */
function firstOf(input: {
  readonly given: number;
  readonly size: number;
  readonly fixed: number | null;
}): number {
  const { given, size, fixed } = input;
  // A test that just goes on past its usual length keeps its last task in the last box: what comes is not known.
  const last = fixed === null ? Math.max(size, given) : Math.min(fixed, Math.max(size, given + ahead));
  return last - size + 1;
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
