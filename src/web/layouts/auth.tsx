import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Logo } from '#web/components/logo.tsx';
import { LanguageChoice, ThemeChoice } from '#web/features/preference-menu.tsx';
import { useLocale } from '#web/locale.ts';

/** Logging in and out: one calm column. */
export const handle = { static: true };

export default function AuthLayout() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  return (
    <div className="mx-auto flex min-h-svh max-w-md flex-col px-4 py-8">
      <header>
        <a href={to('/')} aria-label={t('home')} className="inline-block rounded-control">
          <Logo />
        </a>
      </header>
      <main id="main" className="flex-1 py-12">
        <Outlet />
      </main>
      <footer className="space-y-5 border-t border-hairline pt-6">
        <LanguageChoice />
        <ThemeChoice />
      </footer>
    </div>
  );
}
