import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The way to one's notifications, and how many are not read; on pages without React the script asks for the number. */
export function Bell({ unread = 0 }: { readonly unread?: number }) {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  return (
    <a
      href={to('/notifications')}
      data-bell
      className="relative grid size-11 place-items-center rounded-control text-second hover:text-text"
    >
      <Icon name="lucide:bell" size={22} />
      <span className="sr-only">{t('bell')} </span>
      <span
        data-bell-count
        hidden={unread === 0}
        className="absolute top-1 right-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-semibold text-on-primary tabular-nums"
      >
        {unread > 99 ? '99+' : unread}
      </span>
    </a>
  );
}
