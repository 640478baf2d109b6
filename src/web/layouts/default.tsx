import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { CookieBanner } from '#web/app-shell/cookie-banner.tsx';
import { SiteFooter } from '#web/app-shell/site-footer.tsx';
import { SiteHeader } from '#web/app-shell/site-header.tsx';

/** Pages that are read. They leave out React's scripts, and look alike for everybody without a session. */
export const handle = { static: true, shared: true };

export default function DefaultLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      <CookieBanner />
    </>
  );
}
