import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linkOpensMinutes } from '#domain/language-cafe/session-limits.ts';
import type { ShownSession } from '#domain/language-cafe/session-views.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { sheetPath } from '#web/features/language-cafe/sheet-card.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { SessionOutcome } from './outcome.ts';
import { OwnPlace } from './own-place.tsx';
import { RateForm } from './rate-form.tsx';
import { Seats } from './session-state.tsx';
import { SessionTime } from './session-time.tsx';
import { useReloadAt } from './use-reload-at.ts';

export type SessionData = {
  readonly session: ShownSession;
  /** When the page was made, ISO 8601. */
  readonly now: string;
};

/** A session: what is talked about, by whom, when, and one's own place in it. Rule 9.475, Rule 9.476, Rule 9.478. */
export function SessionScreen({
  session,
  now,
  outcome,
}: SessionData & { readonly outcome: SessionOutcome | null }) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  const { id, title, level, note, topic, hostName, hostIsTeacher, startsAt, minutes } = session;
  const start = Date.parse(startsAt);
  useReloadAt([start - linkOpensMinutes * 60_000, start, start + minutes * 60_000]);
  const isOver = Date.parse(now) >= start + minutes * 60_000;
  return (
    <div className="screen">
      <BackLink to={to('/app/language-cafe')}>{t('session.back')}</BackLink>
      <p className="mt-3 text-sm">
        <LevelChip level={level} />
      </p>
      <h1 className="mt-1 heading-page text-balance [overflow-wrap:anywhere]">{title}</h1>
      <SessionTime session={session} className="mt-3 text-lg font-medium" />
      {outcome && <Said outcome={outcome} />}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card aria-labelledby="own-place" className="lg:order-last lg:self-start">
          <h2 id="own-place" className="heading-4">
            {t(isOver ? 'state.over' : 'session.place')}
          </h2>
          {isOver ? <Was session={session} /> : <OwnPlace session={session} now={now} />}
        </Card>
        <div className="min-w-0">
          <dl className="grid gap-5">
            <Fact name={t('session.host')}>
              {hostName ?? t('hostUnknown')}
              {hostIsTeacher && (
                <span className="ml-2 inline-flex items-center gap-1 text-sm text-second">
                  <Icon name="lucide:graduation-cap" size={16} />
                  {t('teacher')}
                </span>
              )}
            </Fact>
            {!isOver && (
              <Fact name={t('session.seats')}>
                <Seats session={session} />
              </Fact>
            )}
            {note !== '' && (
              <Fact name={t('session.note')}>
                <span className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</span>
              </Fact>
            )}
            {topic && (
              <Fact name={t('session.sheet')}>
                <a href={to(sheetPath(topic))} className="inline-flex min-h-11 items-center text-link">
                  {t('session.sheetLink')}
                </a>
              </Fact>
            )}
          </dl>
          {!session.cancelled && !isOver && (
            <a href={to(`/app/language-cafe/${id}/calendar`)} className="button button-secondary mt-6">
              <Icon name="lucide:calendar-plus" />
              {t('session.calendar')}
            </a>
          )}
          {isOver && !session.cancelled && session.own?.kind === 'seat' && (
            <RateForm rated={session.rated} typed={outcome?.kind === 'refused' ? outcome.typed : null} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What one was in a session that is over. */
function Was({ session: { own, isHost, cancelled } }: Pick<SessionData, 'session'>) {
  const { t } = useTranslation('cafe-sessions');
  const was = cancelled ? 'cancelled' : isHost ? 'host' : own ? own.kind : 'nothing';
  return <p className="mt-2 text-second">{t(`was.${was}`)}</p>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-second">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Said({ outcome }: { readonly outcome: SessionOutcome }) {
  const { t } = useTranslation('cafe-sessions');
  if (outcome.kind === 'done')
    return (
      <p role="status" className="mt-5 rounded-control bg-primary-soft p-3 text-ui">
        {t(`outcome.${outcome.said}`)}
      </p>
    );
  return (
    <p role="alert" className="mt-5 rounded-control bg-wrong-soft p-3 text-ui text-wrong">
      {t([`errors.${outcome.problem}`, 'errors.failed'])}
    </p>
  );
}
