import { useTranslation } from 'react-i18next';
import type { Level } from '#domain/levels/levels.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import type { CardStatistics } from './card-data.ts';
import { ChartTable } from './chart-table.tsx';

/** How many of each level's words are known, and how many are begun with; the numbers stand beside the bars. */
export function KnownWords({ levels }: { readonly levels: CardStatistics['levels'] }) {
  const { t } = useTranslation('flashcards');
  return (
    <>
      <p className="mt-2 text-second">{t('statistics.knownText')}</p>
      <ul className="mt-4 space-y-3">
        {levels.map(({ level, words, begun, known }) => (
          <li key={level}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <LevelChip level={level as Level} />
              <span className="text-sm text-second">
                {t('statistics.knownOf', { known, count: words, share: Math.round((100 * known) / words) })}
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              className="mt-1 h-2.5 w-full rounded-xs"
            >
              <rect width="100" height="6" className="fill-hairline" />
              <rect y="2" width={(100 * begun) / words} height="2" className="fill-certainty" />
              <rect width={(100 * known) / words} height="6" className="fill-primary" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t('statistics.knownLegend')}</p>
      <ChartTable
        caption={t('statistics.known')}
        head={[
          t('statistics.level'),
          t('statistics.words'),
          t('statistics.begun'),
          t('statistics.knownShort'),
        ]}
        rows={levels.map(({ level, words, begun, known }) => [level, words, begun, known])}
      />
    </>
  );
}
