import { Icon } from './icon.tsx';

type ProgressBarProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Spoken and shown at the right: '86', '3 of 4', 'done'. */
  readonly valueText: string;
  /** Its end is reached: a check says so. */
  readonly isDone?: boolean;
};

/** A share of something that has an end. */
export function ProgressBar({ label, value, max, valueText, isDone = false }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="flex min-w-0 items-center gap-2 text-second [overflow-wrap:anywhere]">
          {isDone && <Icon name="lucide:check" size={18} className="text-primary" />}
          {label}
        </span>
        <span className="font-semibold">{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="mt-2 h-1.5 overflow-hidden rounded-full border border-transparent bg-hairline"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
