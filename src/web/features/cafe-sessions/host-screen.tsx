import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { HostedSession } from '#domain/language-cafe/session-views.ts';
import { LinkButton } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SessionTime } from './session-time.tsx';

export const hostDone = ['planned', 'changed', 'cancelled'] as const;

type HostScreenProps = Pick<FunctionOutput<'host-sessions'>, 'upcoming' | 'past'> & {
  readonly done: (typeof hostDone)[number] | null;
};

/** The sessions that somebody hosts. Rule 9.474. */
export function HostScreen({ upcoming, past, done }: HostScreenProps) {
  const { t } = useTranslation('cafe-host');
  const { to } = useLocale();
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-2 max-w-reading text-second">{t('lead')}</p>
      {done && (
        <p role="status" className="mt-4 rounded-control bg-primary-soft p-3 text-ui">
          {t(`done.${done}`)}
        </p>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to={to('/app/host/new')} variant="primary">
          {t('plan')}
        </LinkButton>
        <Link to={to('/app/language-cafe')} className="inline-flex min-h-11 items-center text-link">
          {t('toCafe')}
        </Link>
      </p>
      {upcoming.length + past.length === 0 ? (
        <EmptyState title={t('empty')} icon="lucide:coffee" className="py-10">
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <Sessions id="upcoming" title={t('upcoming')} sessions={upcoming} />
          <Sessions id="past" title={t('past')} sessions={past} />
        </>
      )}
    </div>
  );
}

type SessionsProps = {
  readonly id: string;
  readonly title: string;
  readonly sessions: readonly HostedSession[];
};

function Sessions({ id, title, sessions }: SessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function Row({ session }: { readonly session: HostedSession }) {
  const { t } = useTranslation(['cafe-host', 'cafe-sessions']);
  const { to } = useLocale();
  const { id, title, level, taken, seats, waiting, cancelled, feedback } = session;
  return (
    <li className="relative py-4 hover:bg-sunk">
      <SessionTime session={session} className="text-ui font-medium" />
      <h3 className="mt-1 heading-4 [overflow-wrap:anywhere]">
        <Link to={to(`/app/host/${id}`)} className="hover:underline after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-second">
        <LevelChip level={level} className="text-text" />
        {cancelled ? (
          <span>{t('cafe-sessions:state.cancelled')}</span>
        ) : (
          <span>
            {t('taken', { count: taken, of: seats })}
            {waiting > 0 && ` · ${t('cafe-sessions:waiting', { count: waiting })}`}
          </span>
        )}
        {feedback.length > 0 && <span>{t('feedback', { count: feedback.length })}</span>}
      </p>
    </li>
  );
}
