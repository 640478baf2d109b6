import type { CSSProperties } from 'react';

/** From 0 to 1 of the chart's height, drawn from its foot: the higher ones first. */
type BarPart = { readonly share: number; readonly className: string };

type BarChartProps = {
  /** What the picture says; without it the words and the table beside it say so. */
  readonly label?: string;
  readonly bars: readonly { readonly key: string; readonly parts: readonly BarPart[] }[];
  /** Lines across, each named at its left; `at` from 0 to 1. */
  readonly lines: readonly { readonly at: number; readonly name: string }[];
  /** A dashed line, from 0 to 1. */
  readonly goal?: number;
  /** Names below: each begins at the bar of its place, the last one ends with the last bar where it says so. */
  readonly names: readonly { readonly from: number; readonly name: string; readonly atEnd?: boolean }[];
};

/** What a bar that is not nothing is high at least. */
const least = 2;

/** Bars over time with an axis. The bars are a stretched drawing; words keep the size of the page's. */
export function BarChart({ label, bars, lines, goal, names }: BarChartProps) {
  return (
    <div className="bar-chart" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <div className="bar-chart-scale">
        {lines.map(({ at, name }) => (
          <span key={at} style={{ '--at': at } as CSSProperties}>
            {name}
          </span>
        ))}
      </div>
      <div className="bar-chart-plot">
        {lines.map(({ at }) => (
          <span key={at} className="bar-chart-line" style={{ '--at': at } as CSSProperties} />
        ))}
        <svg viewBox={`0 0 ${bars.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map(({ key, parts }, place) =>
            parts.map(({ share, className }) => (
              <rect
                key={`${key} ${className}`}
                x={place * 10 + 1.5}
                width="7"
                y={100 - heightOf(share)}
                height={heightOf(share)}
                className={className}
              />
            )),
          )}
        </svg>
        {goal !== undefined && <span className="bar-chart-goal" style={{ '--at': goal } as CSSProperties} />}
      </div>
      <div className="bar-chart-names" style={{ '--bars': bars.length } as CSSProperties}>
        {names.map(({ from, name, atEnd }) => (
          <span key={from} style={{ gridColumn: atEnd ? '1 / -1' : `${from + 1} / -1` }} data-end={atEnd}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

function heightOf(share: number): number {
  return share <= 0 ? 0 : Math.max(least, share * 100);
}
