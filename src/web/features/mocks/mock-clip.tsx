import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { formatClock } from '#web/formats/format-clock.ts';

type MockClipProps = {
  readonly url: string;
  /** When it is played, by the server's clock. */
  readonly plays: readonly { readonly from: number; readonly to: number }[];
  readonly endsAt: number;
  readonly now: number | null;
  /** What is said while nothing plays, and of when it is over; left out, that of a clip among others. */
  readonly words?: Readonly<Record<'read' | 'again' | 'answer', string>> & {
    readonly ends: (time: string) => string;
  };
};

/** A clip that begins so late, after loading, is heard from its start; later it is joined where the exam is. */
const lateMs = 3000;

/**
 * Rule 9.298: the clip plays by itself at its times, as often as the exam plays it; there is nothing to press. Where the browser
 * keeps sound back until somebody presses something, one button lets it through.
 */
export function MockClip({ url, plays, endsAt, now, words }: MockClipProps) {
  const { t } = useTranslation('mocks');
  const audio = useRef<HTMLAudioElement>(null);
  const begun = useRef(-1);
  const [blocked, setBlocked] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = now === null ? -1 : plays.findLastIndex(({ from, to }) => from <= now && now < to);

  const play = (index: number, at: number) => {
    const element = audio.current;
    const window = plays[index];
    if (!element || !window) return;
    const late = at - window.from;
    element.currentTime = late > lateMs ? late / 1000 : 0;
    element.play().then(
      () => setBlocked(false),
      (error: Error) => (error.name === 'NotAllowedError' ? setBlocked(true) : setFailed(true)),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each time that it is played
  useEffect(() => {
    if (place < 0 || now === null || begun.current === place) return;
    begun.current = place;
    play(place, now);
  }, [place]);

  const waiting = waitingFor({ plays, now });
  const left = formatClock(Math.max(0, Math.ceil((endsAt - (now ?? endsAt)) / 1000)));
  const [first] = plays;
  const share = now === null || !first ? 0 : (now - first.from) / Math.max(1, endsAt - first.from);
  return (
    <div className="rounded-card border border-hairline bg-card p-4 sm:p-5">
      {/* biome-ignore lint/a11y/useMediaCaption: the words would give the tasks away */}
      <audio ref={audio} src={url} preload="auto" onError={() => setFailed(true)} />
      <p role="status" className="flex items-center gap-2.5 font-semibold">
        <Icon name={place >= 0 ? 'lucide:volume-2' : 'lucide:headphones'} />
        {place >= 0
          ? t('clip.playing', { number: place + 1, count: plays.length })
          : (words?.[waiting] ?? t(`clip.${waiting}`))}
      </p>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-hairline">
        <div
          className="h-full rounded-full bg-blue"
          style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
        />
      </div>
      <p className="mt-2 text-sm tabular-nums text-second">
        {now !== null && (words?.ends(left) ?? t('clip.next', { time: left }))}
      </p>
      {blocked && (
        <button
          type="button"
          className="button button-primary mt-3"
          onClick={() => place >= 0 && now !== null && play(place, now)}
        >
          <Icon name="lucide:volume-2" />
          {t('clip.allow')}
        </button>
      )}
      {failed && (
        <p role="alert" className="mt-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
          {t('clip.failed')}
        </p>
      )}
    </div>
  );
}

/** What one does while nothing plays. */
function waitingFor({ plays, now }: Pick<MockClipProps, 'plays' | 'now'>): 'read' | 'again' | 'answer' {
  const [first] = plays;
  const last = plays.at(-1);
  if (now === null || (first && now < first.from)) return 'read';
  return last && now >= last.to ? 'answer' : 'again';
}
