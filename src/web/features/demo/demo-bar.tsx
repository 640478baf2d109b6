import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';

/** On every screen of a demo: that it is one, until when, and the ways out. A form of its own: it works on every page. */
export function DemoBar() {
  const { t } = useTranslation('shell');
  const { to, locale } = useLocale();
  const viewer = useRoot()?.viewer;
  if (viewer?.kind !== 'user' || !viewer.demoUntil) return null;
  return (
    <aside
      aria-label={t('demoBar.label')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline bg-primary-soft px-4 py-1.5 text-sm"
    >
      <p>{t('demoBar.text', { time: formatDateTime(viewer.demoUntil, locale) })}</p>
      <form method="post" action={to('/demo')} className="flex flex-wrap gap-x-2">
        <Button type="submit" name="intent" value="create" variant="accent" size="small">
          {t('demoBar.create')}
        </Button>
        <Button type="submit" name="intent" value="end" variant="quiet" size="small">
          {t('demoBar.end')}
        </Button>
      </form>
    </aside>
  );
}
