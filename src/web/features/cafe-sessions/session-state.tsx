import { useTranslation } from 'react-i18next';
import type { ListedSession } from '#domain/language-cafe/session-views.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';

/** What a session is to the reader, by a sign and in words; how many seats are left where it is nothing to them yet. */
export function SessionState({ session }: { readonly session: ListedSession }) {
  const { t } = useTranslation('cafe-sessions');
  const { own, isHost, cancelled } = session;
  if (cancelled) return <Sign icon="lucide:circle-x" words={t('state.cancelled')} />;
  if (isHost) return <Sign icon="lucide:coffee" words={t('state.host')} />;
  if (own?.kind === 'seat') return <Sign icon="lucide:circle-check" words={t('state.seat')} />;
  if (own) return <Sign icon="lucide:clock" words={t('state.waiting', { number: own.number })} />;
  return <Seats session={session} />;
}

/** How many seats are left, and how many wait. */
export function Seats({ session }: { readonly session: Pick<ListedSession, 'seats' | 'taken' | 'waiting'> }) {
  const { t } = useTranslation('cafe-sessions');
  const { seats, taken, waiting } = session;
  const left = seats - taken;
  return (
    <span>
      {left > 0 ? t('seatsLeft', { count: left, of: seats }) : t('full', { of: seats })}
      {waiting > 0 && ` · ${t('waiting', { count: waiting })}`}
    </span>
  );
}

function Sign({ icon, words }: { readonly icon: IconName; readonly words: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-text">
      <Icon name={icon} size={16} />
      {words}
    </span>
  );
}
