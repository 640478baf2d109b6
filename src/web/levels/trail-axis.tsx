import type { CSSProperties } from 'react';
import { levels } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';

export type TrailReading = {
  /** Level on the scale 0 (Pre-A1) to 5 (C1); null: nothing measured, or only a range. */
  readonly value: number | null;
  /** Ends of the band of likely levels, on the same scale; null without a band. */
  readonly low: number | null;
  readonly high: number | null;
  /** Highest station that counts as reached; left out: as many as lie at or below the value or the band's end. */
  readonly reached?: number;
};

/** The axis without a text alternative of its own, for inside a drawing that has one. */
export function AxisDrawing({ value, low, high, reached }: TrailReading) {
  const last = reached ?? Math.floor((value ?? low ?? -1) + 1e-9);
  const named = value === null ? [low, high] : [last];
  return (
    <div className="trail-axis" aria-hidden="true">
      <span className="trail-axis-line" style={place(0)} />
      {low !== null && high !== null && (
        <span className="trail-axis-band" style={{ ...place(low), '--to': share(high) } as CSSProperties} />
      )}
      {levels.map((level, station) => (
        <span
          key={level}
          className="trail-axis-dot"
          data-ahead={station > last || undefined}
          style={{ ...place(station), '--dot': `var(--level-${station})` } as CSSProperties}
        />
      ))}
      {value !== null && <span className="trail-axis-here" style={place(value)} />}
      {levels.map((level, station) => (
        <span
          key={level}
          className="trail-axis-name"
          data-here={named.includes(station) || undefined}
          style={place(station)}
        >
          {level}
        </span>
      ))}
    </div>
  );
}

type TrailAxisProps = TrailReading & {
  /** What the picture says: level, band, certainty. */
  readonly description: string;
  readonly className?: string;
};

/** The small form of the mountain profile: its axis alone. Set `on-card` on a card around it. */
export function TrailAxis({ description, className, ...reading }: TrailAxisProps) {
  return (
    <div role="img" aria-label={description} className={classNames(className)}>
      <AxisDrawing {...reading} />
    </div>
  );
}

/** Level value as a share of the way from Pre-A1 to C1. */
function share(value: number): number {
  return Math.round(Math.min(Math.max(value / 5, 0), 1) * 10000) / 10000;
}

function place(value: number): CSSProperties {
  return { '--at': share(value) } as CSSProperties;
}
