import type { CSSProperties } from 'react';
import { levels } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';

/** How the level looked after one answer; values on the scale 0 (Pre-A1) to 5 (C1). */
export type AnswerStep = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly right: boolean;
};

type AnswerBandProps = {
  readonly steps: readonly AnswerStep[];
  /** The picture in words. */
  readonly description: string;
  readonly className?: string;
};

/** The level answer by answer, with the 90 % band around it: how an adaptive test closes in. */
export function AnswerBand({ steps, description, className }: AnswerBandProps) {
  const last = Math.max(steps.length - 1, 1);
  const x = (index: number) => short((index / last) * 100);
  const upper = steps.map((step, index) => `${x(index)} ${down(step.high)}`);
  const lower = steps.map((step, index) => `${x(index)} ${down(step.low)}`).reverse();
  const line = steps.map((step, index) => `${x(index)} ${down(step.value)}`);
  return (
    <div role="img" aria-label={description} className={classNames('answer-band', className)}>
      {levels.map((level, station) => (
        <span key={level} className="answer-band-level" style={{ '--y': station * 20 } as CSSProperties}>
          {level}
        </span>
      ))}
      <div className="answer-band-plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon className="fill-certainty" points={[...upper, ...lower].join(' ')} />
          <polyline points={line.join(' ')} className="answer-band-line" />
        </svg>
        {steps.map((step, index) => (
          <span
            key={x(index)}
            className="answer-band-dot"
            data-wrong={!step.right || undefined}
            style={{ '--x': x(index), '--y': short(step.value * 20) } as CSSProperties}
          />
        ))}
        {steps.map((_, index) =>
          isNumbered(index, last) ? (
            <span key={x(index)} className="answer-band-number" style={{ '--x': x(index) } as CSSProperties}>
              {index + 1}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** The first, every fifth, and the last where it has room. */
function isNumbered(index: number, last: number): boolean {
  const number = index + 1;
  return index === 0 || number % 5 === 0 || (index === last && number % 5 > 2);
}

function down(value: number): number {
  return short(100 - value * 20);
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
