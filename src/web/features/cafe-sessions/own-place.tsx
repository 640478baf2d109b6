import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { linkOpensMinutes } from '#domain/language-cafe/session-limits.ts';
import type { ShownSession } from '#domain/language-cafe/session-views.ts';
import { Button } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { clockOf } from './session-clock.ts';
import { SessionState } from './session-state.tsx';
import { useTimeZone } from './use-time-zone.ts';

type OwnPlaceProps = { readonly session: ShownSession; readonly now: string };

/** One's own place in a session and what can be done about it: taking it, giving it back, going to the meeting. */
export function OwnPlace({ session, now }: OwnPlaceProps) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  const { id, cancelled, isHost, own, seats, taken } = session;
  const hasBegun = Date.parse(now) >= Date.parse(session.startsAt);
  if (cancelled) return <p className="mt-2">{t('session.cancelled')}</p>;
  if (isHost)
    return (
      <>
        <p className="mt-2">{t('session.hosting')}</p>
        <Meeting session={session} now={now} />
        <Link to={to(`/app/host/${id}`)} className="mt-2 inline-flex min-h-11 items-center text-link">
          {t('session.hostPage')}
        </Link>
      </>
    );
  if (own)
    return (
      <>
        <p className="mt-2">
          <SessionState session={session} />
        </p>
        {own.kind === 'seat' ? (
          <Meeting session={session} now={now} />
        ) : (
          <p className="mt-2 text-ui text-second">{t('session.waitingText')}</p>
        )}
        {!hasBegun && (
          <Act intent="leave" text={own.kind === 'seat' ? t('session.leaveText') : ''}>
            {t(own.kind === 'seat' ? 'session.leave' : 'session.leaveWaiting')}
          </Act>
        )}
      </>
    );
  if (hasBegun) return <p className="mt-2 text-second">{t('session.begun')}</p>;
  const isFull = taken >= seats;
  return (
    <Act
      intent="join"
      text={isFull ? t('session.joinWaitingText') : t('session.joinText', { others: seats - 1 })}
    >
      {t(isFull ? 'session.joinWaiting' : 'session.join')}
    </Act>
  );
}

/** The link when it is open, else from when it is. Rule 9.476. */
function Meeting({ session, now }: OwnPlaceProps) {
  const { t } = useTranslation('cafe-sessions');
  const { locale } = useLocale();
  const timeZone = useTimeZone();
  const opens = new Date(Date.parse(session.startsAt) - linkOpensMinutes * 60_000);
  if (session.link)
    return (
      <>
        <p className="mt-2 text-ui">{t('session.linkNow')}</p>
        <a href={session.link} rel="noreferrer" className="button button-primary mt-3">
          {t('session.openMeeting')}
        </a>
        <p className="mt-2 text-sm text-second">{t('session.meetingNote')}</p>
      </>
    );
  if (Date.parse(now) >= opens.getTime()) return null;
  return (
    <p className="mt-2 text-ui text-second">{t('session.linkLater', clockOf(opens, { timeZone, locale }))}</p>
  );
}

type ActProps = {
  readonly intent: 'join' | 'leave';
  /** What it means; empty: nothing to say. */
  readonly text: string;
  readonly children: string;
};

function Act({ intent, text, children }: ActProps) {
  return (
    <Form method="post" preventScrollReset className="mt-3">
      {text !== '' && <p className="text-ui text-second">{text}</p>}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === 'join' ? 'primary' : 'secondary'}
        className="mt-3"
      >
        {children}
      </Button>
    </Form>
  );
}
