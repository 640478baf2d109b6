import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';

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
      {seconds === null ? '' : formatClock(seconds)}
    </span>
  );
}
