import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router';
import type { AdminSection } from '#domain/access/permissions.ts';
import { LanguageChoice, ThemeChoice } from '#web/app-shell/preference-menu.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The administration's frame: the way back, a row of links, then the page. Only what the person's roles open stands in it. */
export function AdminFrame({ sections }: { readonly sections: readonly AdminSection[] }) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const { to } = useLocale();
  const busy = useNavigation().state !== 'idle';
  const main = useArrival();
  return (
    <>
      <a href="#main" className="skip-link">
        {shell('skip')}
      </a>
      <header className="border-b border-hairline bg-sunk">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-5 px-4 lg:px-8">
          <a href={to('/')} aria-label={shell('home')} className="my-3 rounded-control">
            <Logo />
          </a>
          <a
            href={to('/app')}
            className="flex min-h-11 items-center gap-2 text-ui text-second hover:text-text"
          >
            <Icon name="lucide:arrow-left" size={18} />
            {t('leave')}
          </a>
          <nav aria-label={t('title')} className="flex w-full flex-wrap gap-x-4 sm:gap-x-5">
            {sections.map((section) => (
              <NavLink
                key={section}
                to={to(`/admin/${section}`)}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-second hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-text"
              >
                {t(`nav.${section}`)}
              </NavLink>
            ))}
          </nav>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} aria-busy={busy} className="min-h-[70svh]">
        <Outlet />
      </main>
      <footer className="mt-8 border-t border-hairline">
        <div className="mx-auto grid max-w-6xl gap-6 px-4 py-6 sm:grid-cols-2 lg:px-8">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </footer>
    </>
  );
}

/** On another page keyboard and screen reader begin at its content. */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
