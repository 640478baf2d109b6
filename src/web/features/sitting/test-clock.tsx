import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

/** Time since the start, beside the strip on wide screens. The level test has no limit, so it counts up, and can be hidden. */
export function TestClock({ startedAt }: { startedAt: string }) {
  const { t } = useTranslation('task');
  const [hidden, setHidden] = useState(false);
  return (
    <button
      type="button"
      onClick={() => setHidden(!hidden)}
      aria-label={hidden ? t('showClock') : t('hideClock')}
      className="flex min-h-11 min-w-20 items-center justify-end gap-2 rounded-control px-2 text-ui text-second hover:text-text"
    >
      <Icon name="lucide:clock" />
      {!hidden && <Elapsed startedAt={startedAt} />}
    </button>
  );
}

/** The running time itself; screen readers read it when they come to it, not every second. */
export function Elapsed({ startedAt }: { startedAt: string }) {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const start = new Date(startedAt).getTime();
    const tick = () => setSeconds(Math.max(0, Math.floor((Date.now() - start) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return (
    <span role="timer" aria-live="off">
      {seconds === null ? '' : clock(seconds)}
    </span>
  );
}

/** 754 → 12:34; from an hour on 1:02:03. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
