import { classNames } from '#web/components/class-names.ts';

type WaveformProps = {
  /** Loudness of each bar, 0 to 1. */
  readonly bars: readonly number[];
  /** Share that has been played, 0 to 1; the rest is grey. */
  readonly played?: number;
  readonly className?: string;
};

/** A sound as bars around a middle line. Decorative: times or words stand beside it. */
export function Waveform({ bars, played = 1, className }: WaveformProps) {
  const until = Math.round(bars.length * played);
  return (
    <svg
      viewBox={`0 0 ${bars.length * 2} 40`}
      preserveAspectRatio="none"
      className={classNames('waveform', className)}
      aria-hidden="true"
    >
      <path className="text-outline" d={strokes({ bars, from: until, to: bars.length })} />
      <path className="text-blue" d={strokes({ bars, from: 0, to: until })} />
    </svg>
  );
}

function strokes({
  bars,
  from,
  to,
}: {
  readonly bars: readonly number[];
  readonly from: number;
  readonly to: number;
}): string {
  return bars
    .slice(from, to)
    .map((loudness, index) => {
      const half = Math.max(loudness * 18, 0.4);
      return `M${(from + index) * 2 + 1} ${round(20 - half)}v${round(half * 2)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
