import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { DemoNote } from '#web/features/demo/demo-note.tsx';
import { useLocale } from '#web/locale/locale.ts';

const pages = [
  ['profile', '/app/settings'],
  ['security', '/app/settings/security'],
  ['practice', '/app/settings/practice'],
  ['mail', '/app/settings/mail'],
  ['offline', '/app/settings/offline'],
  ['data', '/app/settings/data'],
] as const;

/**
 * The settings' pages share their head and the row of links between them.
 * `saved`: what a toast says, for a page without script, where no toast appears.
 */
export function SettingsFrame(props: { readonly saved?: string | undefined; readonly children: ReactNode }) {
  const { saved, children } = props;
  const { t } = useTranslation('settings');
  const { to } = useLocale();
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <nav
        aria-label={t('pages.label')}
        className="mt-5 flex flex-wrap gap-x-4 border-b border-hairline sm:gap-x-6"
      >
        {pages.map(([key, path]) => (
          <NavLink
            key={key}
            to={to(path)}
            end
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-second hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-text"
          >
            {t(`pages.${key}`)}
          </NavLink>
        ))}
      </nav>
      <div className="mt-6 space-y-5">
        <DemoNote />
        {saved && (
          <noscript>
            <p role="status" className="font-semibold">
              {saved}
            </p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  );
}
