import { useTranslation } from 'react-i18next';
import { taskLevels } from '#domain/levels/levels.ts';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { SheetTeaser } from './read-sheets.ts';
import { SheetCard } from './sheet-card.tsx';

/** The conversation sheets by level. Rule 9.471. */
export function SheetListPage({ sheets }: { readonly sheets: readonly SheetTeaser[] }) {
  const { t } = useTranslation('language-cafe');
  const { to } = useLocale();
  const present = taskLevels.filter((level) => sheets.some((sheet) => sheet.level === level));
  return (
    <div className="page-sides pt-5 pb-16 md:pt-9 lg:pb-28">
      <a href={to('/community')} className="back-link">
        <Icon name="lucide:arrow-left" size={18} />
        {t('toCommunity')}
      </a>
      <h1 className="mt-4 heading-page">{t('list.title')}</h1>
      <p className="mt-4 max-w-reading text-[1.0625rem] text-second">{t('list.lead')}</p>
      <p className="mt-3 max-w-reading text-second">{t('list.how')}</p>
      <nav aria-label={t('list.levels')} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {present.map((level) => (
            <li key={level}>
              <a href={`#${level}`} className="filter-link">
                <LevelChip level={level} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {present.map((level) => (
        <section key={level} aria-labelledby={level} className="mt-12">
          <h2 id={level} className="heading-3 scroll-mt-6">
            <LevelChip level={level} />
          </h2>
          <ul className="teaser-list mt-5">
            {sheets
              .filter((sheet) => sheet.level === level)
              .map((sheet) => (
                <SheetCard key={sheet.topic} sheet={sheet} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
