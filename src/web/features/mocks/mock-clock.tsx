import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';

/** Seconds left at which it is said aloud how much time there is: five minutes, one minute. */
const notices = [300, 60] as const;

/** The time that is left, by the server's clock. It can be hidden; five minutes and one minute are said all the same. */
export function MockClock({ endsAt, now }: { readonly endsAt: number; readonly now: number | null }) {
  const { t } = useTranslation('mocks');
  const [hidden, setHidden] = useState(false);
  const left = now === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
  const notice = useNotice(left);
  const isShort = left !== null && left <= notices[0];
  return (
    <>
      <button
        type="button"
        onClick={() => setHidden(!hidden)}
        aria-label={t(hidden ? 'clock.show' : 'clock.hide')}
        className={classNames(
          'flex min-h-11 items-center justify-end gap-2 rounded-control px-2 text-ui tabular-nums hover:text-text',
          isShort ? 'font-semibold text-text' : 'text-second',
        )}
      >
        <Icon name="lucide:clock" />
        {!hidden && (
          <span role="timer" aria-live="off" data-left={left ?? undefined}>
            {left === null ? '–:––' : formatClock(left)}
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {notice !== null && t('clock.left', { count: notice / 60 })}
      </p>
    </>
  );
}

/** The notice that was passed last while this page was looked at. */
function useNotice(left: number | null): number | null {
  const [notice, setNotice] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return;
    setNotice(notices.findLast((seconds) => left <= seconds && left > 0) ?? null);
  }, [left]);
  return notice;
}
