import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { locales, useLocale } from '#web/locale/locale.ts';
import { applyTheme } from '#web/page-context/remember.ts';
import { type Theme, themes } from '#web/page-context/theme.ts';
import { useTheme } from '#web/page-context/use-theme.ts';

const themeIcons = { light: 'lucide:sun', dark: 'lucide:moon', system: 'lucide:monitor' } as const;
const languageNames = { 'en-GB': 'English', 'nb-NO': 'Norsk bokmål' } as const;

/** Colour mode as three buttons of a form: works before and without any script. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const theme = useTheme();
  return (
    <form
      method="post"
      action="/preferences"
      data-theme-form
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) applyTheme(submitter.value as Theme);
      }}
    >
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-1">
        <legend className="mb-2 text-sm text-muted">{t('appearance')}</legend>
        {themes.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={theme === name}
            className="preference flex-col"
          >
            <Icon name={themeIcons[name]} />
            {t(`theme.${name}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** The page in the other language, as a form: the choice is kept with the account too, and no link may change that. */
export function LanguageChoice() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { locale } = useLocale();
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-1">
        <legend className="mb-2 text-sm text-muted">{t('language')}</legend>
        {locales.map((name) => (
          <button
            key={name}
            type="submit"
            name="locale"
            value={name}
            lang={name === 'nb-NO' ? 'nb' : 'en'}
            aria-pressed={name === locale}
            className="preference"
          >
            {languageNames[name]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
