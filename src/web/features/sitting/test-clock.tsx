import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';

/** Time since the start. The level test has no limit, so it counts up, and can be hidden. */
export function TestClock({ startedAt }: { startedAt: string }) {
  const { t } = useTranslation('task');
  const [seconds, setSeconds] = useState<number | null>(null);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const start = new Date(startedAt).getTime();
    const tick = () => setSeconds(Math.max(0, Math.floor((Date.now() - start) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return (
    <button
      type="button"
      onClick={() => setHidden(!hidden)}
      aria-pressed={hidden}
      aria-label={hidden ? t('showClock') : t('hideClock')}
      className="-mr-2 flex min-h-11 min-w-14 sm:min-w-20 items-center justify-end gap-2 rounded-control px-2 text-ui text-second"
    >
      <Icon name="lucide:clock" className="max-sm:hidden" />
      <span role="timer" aria-live="off">
        {hidden || seconds === null ? '' : clock(seconds)}
      </span>
    </button>
  );
}

/** 754 → 12:34; from an hour on 1:02:03. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
