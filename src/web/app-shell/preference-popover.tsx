import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { LanguageChoice, ThemeChoice } from './preference-menu.tsx';

const id = 'preferences';

/** Opens language and appearance without any script: a native popover, which stands below the header. */
export function PreferenceButton({ className }: { readonly className?: string }) {
  const { t } = useTranslation('shell');
  const { locale } = useLocale();
  return (
    <button
      type="button"
      popoverTarget={id}
      className={classNames(
        'min-h-11 items-center gap-2 rounded-control px-3 text-ui text-second hover:text-text',
        className,
      )}
    >
      <Icon name="lucide:languages" />
      {locale === 'nb-NO' ? 'Norsk' : 'English'}
      <span className="sr-only">, {t('languageAndAppearance')}</span>
    </button>
  );
}

/** @param className where it stands: below the button, in line with it */
export function PreferencePopover({ className }: { readonly className?: string }) {
  return (
    <div
      id={id}
      popover="auto"
      className={classNames(
        'm-0 w-88 max-w-[calc(100vw-2rem)] space-y-5 rounded-card border border-hairline bg-card p-5 text-text shadow-float',
        className,
      )}
    >
      <LanguageChoice />
      <ThemeChoice />
    </div>
  );
}
