import { useTranslation } from 'react-i18next';
import { applyTheme } from '#web/page-context/remember.ts';
import { useDark } from '#web/page-context/use-theme.ts';

/** Dark mode among the test's settings: takes effect at once and is remembered like the menu's choice. */
export function ThemeSwitch() {
  const { t } = useTranslation('leveltest');
  const dark = useDark();
  return (
    <label className="flex min-h-16 items-center justify-between gap-4 py-3">
      <span>
        <span className="block font-semibold">{t('dark.title')}</span>
        <span className="block text-sm text-second">{t('dark.text')}</span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox gives its state itself (ARIA in HTML forbids aria-checked here)
        role="switch"
        checked={dark}
        className="switch"
        onChange={(event) => applyTheme(event.target.checked ? 'dark' : 'light')}
      />
    </label>
  );
}
