import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ReadyPart } from '#web/page-context/ready-part.tsx';
import { useHasAccount } from '#web/page-context/root-data.ts';
import { useTheme } from '#web/page-context/use-theme.ts';
import { Bell } from './bell.tsx';
import { LanguageChoice, ThemeChoice } from './preference-menu.tsx';
import { PreferenceButton, PreferencePopover } from './preference-popover.tsx';
import { publicEntries } from './public-navigation.ts';

/** Header of the pages that are read: works without script (native popovers). */
export function SiteHeader() {
  const { t } = useTranslation(['shell', 'site']);
  const { to } = useLocale();
  const isMember = useHasAccount();
  const theme = useTheme();
  const { pathname, search } = useLocation();
  return (
    <ReadyPart
      as="header"
      of={['header', pathname, search, theme, isMember]}
      className="@container border-b border-transparent print:hidden"
    >
      <div className="mx-auto flex min-h-18 max-w-page flex-wrap items-center justify-between gap-x-2 px-4 sm:gap-x-4 md:px-16">
        <a
          href={to('/')}
          className="inline-flex min-h-11 items-center rounded-control"
          aria-label={t('home')}
        >
          <Logo />
        </a>
        <nav aria-label={t('site:mainMenu')} className="hidden lg:block">
          <ul className="flex gap-7 text-ui">
            {publicEntries.map((entry) => (
              <li key={entry.path}>
                <a
                  href={to(entry.path)}
                  className="inline-flex min-h-11 items-center rounded-control text-second hover:text-text"
                >
                  {t(entry.text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center gap-1 sm:gap-2 lg:ml-0">
          <PreferenceButton className="hidden lg:flex" />
          {isMember && <Bell />}
          {isMember ? (
            <a
              href={to('/app')}
              className="flex min-h-11 items-center justify-center rounded-control border border-control px-4 text-ui font-semibold max-sm:px-2.5 @max-[19rem]:min-w-11 @max-[19rem]:border-transparent"
            >
              {/* Very large text: the header keeps to one line. */}
              <Icon name="lucide:house" size={22} className="hidden @max-[19rem]:block" />
              <span className="@max-[19rem]:sr-only">{t('nav.overview')}</span>
            </a>
          ) : (
            <a
              href={to('/auth')}
              className="flex min-h-11 items-center rounded-control px-4 text-ui font-semibold @max-[19rem]:px-2 lg:border lg:border-control"
            >
              {t('logIn')}
            </a>
          )}
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label={t('menu')}
            className="grid size-11 place-items-center rounded-control lg:hidden"
          >
            <Icon name="lucide:menu" size={22} />
          </button>
        </div>
      </div>
      <PreferencePopover className="fixed top-18 right-4 bottom-auto left-auto md:right-16" />
      <div
        id="site-menu"
        popover="auto"
        className="fixed top-18 right-0 bottom-auto left-0 m-0 w-full space-y-5 border-b border-hairline bg-page p-4 text-text shadow-float"
      >
        <nav aria-label={t('site:mainMenu')}>
          <ul>
            {publicEntries.map((entry) => (
              <li key={entry.path} className="border-b border-hairline">
                <a href={to(entry.path)} className="flex min-h-12 items-center gap-3">
                  <Icon name={entry.icon} />
                  {t(entry.text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </ReadyPart>
  );
}
