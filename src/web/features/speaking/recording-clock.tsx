import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/formats/format-clock.ts';

type RecordingClockProps = {
  readonly label: string;
  /** Whole seconds left. */
  readonly left: number;
  readonly of: number;
};

/** Seconds left at which a screen reader is told: often enough to plan, seldom enough to speak. */
const told = [60, 30, 10] as const;

/** A clock that runs down. Screen readers read it when asked, and are told at 60, 30 and 10 seconds only. */
export function RecordingClock({ label, left, of }: RecordingClockProps) {
  const { t } = useTranslation('speaking');
  const last = useRef<number | null>(null);
  const now = told.find((seconds) => seconds === left && seconds < of);
  if (now !== undefined) last.current = now;
  return (
    <div>
      <p className="text-sm font-semibold text-second">{label}</p>
      <p role="timer" aria-label={label} className="recording-clock">
        {formatClock(left)}
      </p>
      <progress aria-hidden="true" max={of} value={Math.max(0, of - left)} className="playback-bar" />
      <p aria-live="polite" className="sr-only">
        {last.current === null ? '' : t('clock.left', { count: last.current })}
      </p>
    </div>
  );
}
