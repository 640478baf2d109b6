import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { locales, pathInLocale, useLocale } from '#web/locale.ts';
import { applyTheme } from '#web/remember.ts';
import { useRoot } from '#web/root-data.ts';
import { type Theme, themes } from '#web/theme.ts';

const themeIcons = { light: 'lucide:sun', dark: 'lucide:moon', system: 'lucide:monitor' } as const;
const languageNames = { 'en-GB': 'English', 'nb-NO': 'Norsk bokmål' } as const;

/** Colour mode as three buttons of a form: works before and without any script. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const theme = useRoot()?.theme ?? 'system';
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
      <fieldset className="flex gap-1">
        <legend className="mb-2 text-sm text-muted">{t('appearance')}</legend>
        {themes.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={theme === name}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control border border-hairline px-3 text-sm aria-pressed:border-primary aria-pressed:font-semibold"
          >
            <Icon name={themeIcons[name]} />
            {t(`theme.${name}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** The page in the other language; following it stores the choice. */
export function LanguageChoice() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { locale } = useLocale();
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{t('language')}</p>
      <ul className="flex gap-1">
        {locales.map((name) => (
          <li key={name} className="flex-1">
            <a
              href={`/preferences?locale=${name}&back=${encodeURIComponent(pathInLocale(pathname + search, name))}`}
              hrefLang={name === 'nb-NO' ? 'nb' : 'en'}
              lang={name === 'nb-NO' ? 'nb' : 'en'}
              aria-current={name === locale ? 'true' : undefined}
              rel="nofollow"
              className="flex min-h-11 items-center justify-center rounded-control border border-hairline px-3 text-sm aria-[current]:border-primary aria-[current]:font-semibold"
            >
              {languageNames[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
