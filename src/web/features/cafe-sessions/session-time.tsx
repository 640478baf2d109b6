import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { useLocale } from '#web/locale/locale.ts';
import { sessionClock } from './session-clock.ts';
import { useTimeZone } from './use-time-zone.ts';

type SessionTimeProps = {
  readonly session: { readonly startsAt: string; readonly minutes: number };
  readonly className?: string;
};

/** When a session is: by the reader's clock, and by Norway's where that is another. Rule 9.479. */
export function SessionTime({ session, className }: SessionTimeProps) {
  const { t } = useTranslation('cafe-sessions');
  const { locale } = useLocale();
  const { own, norway, zone } = sessionClock(session, { timeZone: useTimeZone(), locale });
  return (
    <time dateTime={session.startsAt} className={classNames('block first-letter:uppercase', className)}>
      {zone === null ? t('time.norway', own) : t('time.own', { ...own, zone })}
      {norway && (
        <span className="block text-sm font-normal text-second">{t('time.alsoNorway', norway)}</span>
      )}
    </time>
  );
}
