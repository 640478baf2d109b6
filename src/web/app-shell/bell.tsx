import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The way to one's notifications, and how many are not read; on pages without React the script asks for the number. */
export function Bell({ unread = 0 }: { readonly unread?: number }) {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  return (
    <a href={to('/notifications')} data-bell className="bell">
      <Icon name="lucide:bell" size={22} />
      <span className="sr-only">{t('nav.notifications')} </span>
      <span data-bell-count hidden={unread === 0} className="bell-count">
        {unread > 99 ? '99+' : unread}
      </span>
    </a>
  );
}
