import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PreferenceButton, PreferencePopover } from '#web/app-shell/preference-popover.tsx';
import { Logo } from '#web/components/logo.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** Logging in and out: one calm column. */
export const handle = { static: true };

export default function AuthLayout() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  return (
    <div className="mx-auto flex min-h-svh max-w-md flex-col px-4 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={to('/')}
          aria-label={t('home')}
          className="inline-flex min-h-11 items-center rounded-control"
        >
          <Logo />
        </a>
        <PreferenceButton className="-mr-3 flex" />
        <PreferencePopover className="fixed top-20 right-[max(1rem,calc(50vw-13rem))] bottom-auto left-auto" />
      </header>
      <main id="main" className="flex-1 py-12">
        <Outlet />
      </main>
    </div>
  );
}
