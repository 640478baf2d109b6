import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/formats/format-clock.ts';

type MockPauseProps = {
  readonly stage: number;
  readonly until: number;
  readonly now: number | null;
  readonly onLeave: () => void;
};

/** Between two tests of listening, which go on by themselves. */
export function MockPause({ stage, until, now, onLeave }: MockPauseProps) {
  const { t } = useTranslation('mocks');
  const left = now === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <main id="main" className="grid flex-1 place-items-center px-4 py-16 text-center">
      <div>
        <div role="status">
          <h1 className="heading-page">{t('pause.title', { number: stage })}</h1>
        </div>
        <p className="mt-3 text-second">{t('pause.text')}</p>
        <p className="mt-6 font-serif text-4xl tabular-nums" role="timer" aria-live="off">
          {left === null ? '–' : formatClock(left)}
        </p>
        <button type="button" onClick={onLeave} className="button button-quiet mt-8">
          {t('leave.open')}
        </button>
      </div>
    </main>
  );
}
