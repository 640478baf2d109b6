import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieBanner } from './cookie-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of pages that are read: the site's header and footer, and nothing of the app's. */
export function SitePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      <CookieBanner />
    </>
  );
}
