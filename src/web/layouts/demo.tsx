import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SiteFooter } from '#web/app-shell/site-footer.tsx';
import { SiteHeader } from '#web/app-shell/site-header.tsx';
import { useRoot } from '#web/page-context/root-data.ts';

/** Marks everything in it as a demonstration. */
export const handle = { static: true };

export default function DemoLayout() {
  const { t } = useTranslation('shell');
  const viewer = useRoot()?.viewer;
  // Whoever is in the demo has its bar above everything.
  const isInside = viewer?.kind === 'user' && viewer.demoUntil !== undefined;
  return (
    <>
      {!isInside && (
        <aside aria-label={t('demoBar.label')} className="bg-sunk px-4 py-2 text-center text-sm text-second">
          {t('demo')}
        </aside>
      )}
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
