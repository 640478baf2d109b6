import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SiteFooter } from '#web/features/site-footer.tsx';
import { SiteHeader } from '#web/features/site-header.tsx';

/** Marks everything in it as a demonstration. */
export const handle = { static: true };

export default function DemoLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <p className="bg-sunk px-4 py-2 text-center text-sm text-second">{t('demo')}</p>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
