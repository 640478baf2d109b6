import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { menuPlace, practicePath, resultsPath } from './menu-place.ts';
import { cardsPath } from './navigation.ts';

type Tab = {
  /** A key of the shell's texts. */
  readonly text: string;
  readonly path: string;
  readonly icon: IconName;
};

/** Rule 9.243: what one does every day, in the thumb's reach; everything else is in the menu. */
const tabs: readonly Tab[] = [
  { text: 'tabs.today', path: '/app', icon: 'lucide:house' },
  { text: 'tabs.practise', path: practicePath, icon: 'lucide:list-checks' },
  { text: 'tabs.words', path: cardsPath, icon: 'lucide:layers' },
  { text: 'tabs.results', path: resultsPath, icon: 'lucide:history' },
];

/** The four places of somebody with an account, at the bottom edge of a phone. A test has no tabs: it is the whole screen. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const here = menuPlace(
    tabs.map(({ path }) => path),
    useLocation(),
  );
  return (
    <nav data-tab-bar aria-label={t('tabs.name')} className="tab-bar">
      {tabs.map((tab) => (
        <Link
          key={tab.text}
          to={to(tab.path)}
          aria-current={tab.path === here ? 'page' : undefined}
          className="tab"
        >
          <Icon name={tab.icon} size={22} />
          <span>{t(tab.text)}</span>
        </Link>
      ))}
    </nav>
  );
}
