import { useTranslation } from 'react-i18next';
import { station } from '#domain/levels/levels.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLevelWords } from '#web/levels/level-words.ts';
import { TrailAxis } from '#web/levels/trail-axis.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { OpenLevel } from './open-level-data.ts';
import { openLevelWords } from './open-level-words.ts';

/**
 * The level of a test's texts or recordings together on the mountain profile, against the level that is wanted, and beside the
 * tests before it. Rule 9.503.
 */
export function OpenLevelView({ level }: { readonly level: OpenLevel }) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  const words = useLevelWords();
  const { now, earlier } = level;
  const estimate = { ...now, verdict: { kind: 'level', level: now.level } } as const;
  return (
    <div>
      <p className="heading-4">{words.headline(estimate)}</p>
      <TrailAxis
        className="mt-2 max-w-reading"
        {...{ value: now.v, low: now.low, high: now.high, reached: station(now.level) }}
        description={words.description(estimate)}
      />
      <p className="mt-2 max-w-reading text-ui text-second">{openLevelWords(t, level)}</p>
      {earlier.length > 0 && (
        <dl className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-ui text-second">
          {earlier.map(({ id, at, level: reached }) => (
            <div key={id} className="flex items-center gap-2">
              <dt>{formatDate(at, locale)}</dt>
              <dd>
                <LevelChip level={reached} />
              </dd>
            </div>
          ))}
          <div className="flex items-center gap-2 font-semibold text-text">
            <dt>{t('results.open.thisTest')}</dt>
            <dd>
              <LevelChip level={now.level} />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
