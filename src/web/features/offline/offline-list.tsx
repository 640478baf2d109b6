import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { queuedAnswers, sendQueued } from '#web/offline/sync.ts';
import { wordsToPractise } from './kept-words.ts';
import { type Kept, useKept } from './use-kept.ts';
import { useOnline } from './use-online.ts';

/** What is saved on this device, and the way back to the page that could not be had. Its words are read without script, too. */
export function OfflineList() {
  const { t } = useTranslation('offline');
  const { to } = useLocale();
  const online = useOnline();
  const [kept, read] = useKept();
  const sent = useSending(online, read);
  const nothing = kept && kept.stories.length === 0 && kept.rounds.length === 0 && !kept.words;
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-8 md:py-14 lg:px-8">
      <a href={to('/')} className="inline-block rounded-control" aria-label={t('shell:home')}>
        <Logo />
      </a>
      <h1 className="mt-8 heading-page">{t(online ? 'page.online' : 'page.offline')}</h1>
      <p className="mt-3 max-w-reading text-second">{t(online ? 'page.onlineText' : 'page.text')}</p>
      <WayBack online={online} />
      <p role="status" className="mt-5 font-semibold empty:hidden">
        {kept && kept.waiting > 0 && t('page.waiting', { count: kept.waiting })}
        {kept?.waiting === 0 && sent && t('page.sent')}
      </p>
      {nothing && (
        <EmptyState icon="lucide:download" title={t('page.none')}>
          {t('page.noneText')}
        </EmptyState>
      )}
      {kept && <Saved kept={kept} online={online} />}
    </main>
  );
}

/** Until what could not be sent though the server answers is sent again, ms. */
const againMs = 5000;

/** Sends what waits as soon as there is a network, until it has arrived. @returns whether something arrived */
function useSending(online: boolean, read: () => Promise<void>): boolean {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!online) return;
    let next: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = async () => {
      const waiting = await queuedAnswers();
      const result = await sendQueued();
      if (isOver) return;
      // Nothing left to send: another try has sent what was waiting.
      if (result === 'sent' || (result === 'nothing' && waiting.length > 0)) setSent(true);
      if (result === 'later') next = setTimeout(send, againMs);
      await read();
    };
    void send();
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [online, read]);
  return sent;
}

/** To the page that somebody wanted, once there is a network; before, to try again. */
function WayBack({ online }: { readonly online: boolean }) {
  const { t } = useTranslation('offline');
  const { to } = useLocale();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('from');
    // A path of this site, and nothing that leads elsewhere.
    setFrom(asked && /^\/(?![/\\])/.test(asked) ? asked : null);
  }, []);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {online && from && <p className="text-second">{t('page.back')}</p>}
      {from ? (
        <a href={from} className="button button-primary">
          {t(online ? 'page.goBack' : 'page.retry')}
        </a>
      ) : (
        online && (
          <LinkButton to={to('/app')} reloadDocument>
            {t('page.home')}
          </LinkButton>
        )
      )}
    </div>
  );
}

function Saved({ kept, online }: { readonly kept: Kept; readonly online: boolean }) {
  const { t } = useTranslation('offline');
  const { to } = useLocale();
  const words = kept.words ? wordsToPractise() : 0;
  return (
    <div className="mt-8 space-y-5">
      {kept.words && (
        <Part id="words" title={t('words')}>
          <p className="text-second">{words > 0 ? t('wordsReady', { count: words }) : t('wordsDone')}</p>
          {words > 0 && (
            <Link to="#words" className="button button-secondary mt-4">
              {t('wordsStart')}
            </Link>
          )}
        </Part>
      )}
      {kept.rounds.length > 0 && (
        <Part id="practice" title={t('practice')}>
          <ul className="divide-y divide-hairline">
            {kept.rounds.map((round) => {
              const left = round.tasks.length - round.answered.length;
              return (
                <li key={round.sittingId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 flex-1 basis-48">
                    <p className="font-semibold">
                      {t('round', { part: t(`parts.${round.category}`), level: round.level })}
                    </p>
                    <p className="text-sm text-second">
                      {left > 0 ? t('roundLeft', { count: left }) : t('roundDone')}
                    </p>
                  </div>
                  {left > 0 && (
                    <Link to={`#round-${round.sittingId}`} className="button button-secondary">
                      {t('roundStart')}
                    </Link>
                  )}
                  {left === 0 && online && (
                    <LinkButton to={to(`/app/test/${round.sittingId}/result`)} reloadDocument>
                      {t('result')}
                    </LinkButton>
                  )}
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      {kept.stories.length > 0 && (
        <Part id="stories" title={t('stories')}>
          <ul className="divide-y divide-hairline">
            {kept.stories.map((story) => (
              <li key={story.path}>
                <a
                  href={`${story.path}?level=${story.level}`}
                  className="flex min-h-14 items-center gap-4 py-2 hover:underline"
                >
                  <span lang="nb" className="min-w-0 flex-1 font-serif text-lg font-[560]">
                    {story.title}
                  </span>
                  <span className="text-sm text-muted">{t('storyLevel', { level: story.level })}</span>
                  <Icon name="lucide:arrow-right" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Card aria-labelledby={`saved-${id}`}>
      <h2 id={`saved-${id}`} className="heading-3">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </Card>
  );
}
