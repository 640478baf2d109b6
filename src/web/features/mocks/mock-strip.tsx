import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';

type MockStripProps = {
  readonly positions: readonly number[];
  readonly current: readonly number[];
  readonly isAnswered: (position: number) => boolean;
  /** Left out where one cannot go to a task: listening goes on by itself. */
  readonly onGoTo?: (position: number) => void;
};

/**
 * Rule 9.302: the exam's numbered strip: current dark blue, answered light blue, unanswered grey; told apart without colour by a
 * dot and in words. On a phone it scrolls sideways. One stop for the Tab key; the arrow keys walk along it.
 */
export function MockStrip({ positions, current, isAnswered, onGoTo }: MockStripProps) {
  const { t } = useTranslation('mocks');
  return (
    <ol
      aria-label={t('strip.label')}
      data-own-keys
      onKeyDown={onGoTo ? walk : undefined}
      tabIndex={onGoTo ? undefined : 0}
      className="mock-strip"
    >
      {positions.map((position) => {
        const answered = isAnswered(position);
        const isCurrent = current.includes(position);
        const look = classNames('strip-number', isCurrent ? 'is-current' : answered && 'is-answered');
        const name = t(answered ? 'strip.answered' : 'strip.open', { number: position });
        const shown = (
          <>
            <span aria-hidden="true">{position}</span>
            <span aria-hidden="true" className="mock-strip-dot" data-answered={answered || undefined} />
          </>
        );
        return (
          <li key={position} ref={isCurrent ? intoSight : undefined}>
            {onGoTo ? (
              <button
                type="button"
                tabIndex={isCurrent ? 0 : -1}
                onClick={() => onGoTo(position)}
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={name}
                className={look}
              >
                {shown}
              </button>
            ) : (
              <span className={look} aria-current={isCurrent ? 'step' : undefined}>
                <span className="sr-only">{name}</span>
                {shown}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** On a phone the strip is longer than the screen. */
function intoSight(item: HTMLLIElement | null): void {
  const strip = item?.parentElement;
  if (!item || !strip || strip.scrollWidth <= strip.clientWidth) return;
  strip.scrollTo({ left: item.offsetLeft - strip.clientWidth / 2 });
}

function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  buttons[buttons.indexOf(event.target as HTMLElement) + step]?.focus();
}
