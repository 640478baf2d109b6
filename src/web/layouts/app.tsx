import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useNavigation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { CookieBanner } from '#web/features/cookie-banner.tsx';
import { LoadingBar } from '#web/features/loading-bar.tsx';
import { sideEntries } from '#web/features/navigation.ts';
import { UserMenu } from '#web/features/user-menu.tsx';
import { useLocale } from '#web/locale.ts';

/** The app's screens: side menu on wide screens, a sheet behind a button on narrow ones. */
export default function AppLayout() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="lg:grid lg:grid-cols-[14.5rem_1fr]">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <LoadingBar />
      <aside className="sticky top-0 hidden h-svh flex-col border-r border-hairline bg-sunk lg:flex">
        <a href={to('/')} className="m-5 inline-block rounded-control" aria-label={t('home')}>
          <Logo />
        </a>
        <SideNavigation />
        <UserMenu id="user-menu-side" />
      </aside>
      <header className="flex h-16 items-center justify-between border-b border-hairline px-4 lg:hidden">
        <a href={to('/')} className="rounded-control" aria-label={t('home')}>
          <Logo />
        </a>
        <button
          type="button"
          popoverTarget="app-menu"
          aria-label={t('menu')}
          className="grid size-11 place-items-center rounded-control"
        >
          <Icon name="lucide:menu" size={22} />
        </button>
        <div
          id="app-menu"
          popover="auto"
          className="fixed inset-x-0 top-16 bottom-0 m-0 h-auto w-full overflow-y-auto border-b border-hairline bg-page pt-3 text-text shadow-float"
        >
          <SideNavigation />
          <UserMenu id="user-menu-sheet" />
        </div>
      </header>
      <main id="main" aria-busy={busy} className="min-h-[calc(100svh-4rem)] lg:min-h-svh">
        <Outlet />
      </main>
      <CookieBanner />
    </div>
  );
}

function SideNavigation() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  return (
    <nav aria-label={t('sideMenu')} className="flex-1 overflow-y-auto px-3 pb-4">
      {sideEntries.map((group) => (
        <div key={group.heading ?? 'main'}>
          {group.heading && <h2 className="px-3 pt-5 pb-2 text-[13px] text-muted">{t(group.heading)}</h2>}
          <ul className="space-y-0.5">
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <NavLink
                  to={to(entry.path)}
                  end={entry.path === '/app'}
                  reloadDocument={entry.outside}
                  className="flex min-h-9 items-center gap-3 rounded-control border border-transparent px-3 py-1.5 text-[15px] text-second hover:text-text aria-[current=page]:border-hairline aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-text"
                >
                  <Icon name={entry.icon} />
                  {t(entry.text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
