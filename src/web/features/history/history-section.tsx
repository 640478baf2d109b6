import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { levels, station, type TaskLevel } from '#domain/levels/levels.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { formatDayAndMonth, formatShortDate } from '#web/formats/format-short-date.ts';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { useLevelWords } from '#web/levels/level-words.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { LevelHistory, PartHistory } from './level-history.ts';

const changeIcons: Readonly<Record<'up' | 'down' | 'same', IconName>> = {
  up: 'lucide:trending-up',
  down: 'lucide:trending-down',
  same: 'lucide:move-right',
};

/** The four parts from test to test, against the level that is wanted. Rule 9.516. */
export function HistorySection({ history }: { readonly history: LevelHistory }) {
  const { t } = useTranslation('history');
  const { goal, parts } = history;
  return (
    <section aria-labelledby="history-title" className="mt-8">
      <h2 id="history-title" className="heading-3">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-reading text-ui text-second">{t(goal ? 'textWithGoal' : 'text')}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {parts.map((part) => (
          <li key={part.category} className="on-card rounded-card border border-hairline bg-card p-5">
            <Part part={part} goal={goal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ part, goal }: { readonly part: PartHistory; readonly goal: TaskLevel | null }) {
  const { t } = useTranslation('history');
  const { locale } = useLocale();
  const words = useLevelWords();
  const { category, points, change, reaches } = part;
  const newest = points.at(-1);
  const [oldest] = points;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="flex items-center gap-2.5 font-semibold">
          <Icon name={categoryIcons[category]} />
          {t(`part.${category}`)}
        </h3>
        {newest && <p className="font-semibold">{words.headline(newest.place)}</p>}
      </div>
      {newest && oldest ? (
        <>
          <Plot part={part} goal={goal} />
          <p className="mt-1 flex justify-between pl-13 text-sm text-muted">
            <span>{formatDayAndMonth(oldest.at, locale)}</span>
            {points.length > 1 && <span>{formatDayAndMonth(newest.at, locale)}</span>}
          </p>
          <p className="mt-3 flex gap-2 text-ui text-second">
            {change && <Icon name={changeIcons[change]} size={18} className="mt-0.5 shrink-0" />}
            <span>
              {change ? t(`change.${change}`) : t('change.none')}{' '}
              {reaches !== null && t(reaches ? 'goalReached' : 'goal', { level: goal })}
            </span>
          </p>
        </>
      ) : (
        <p className="mt-3 text-ui text-second">{t(`none.${category}`)}</p>
      )}
    </>
  );
}

/** Places in the order of the tests, each with its band; the wanted level as a dashed line. */
function Plot({ part, goal }: { readonly part: PartHistory; readonly goal: TaskLevel | null }) {
  const { t } = useTranslation('history');
  const { locale } = useLocale();
  const words = useLevelWords();
  const { category, points } = part;
  const said = points.map(({ at, place }) =>
    t('point', { day: formatShortDate(at, locale), level: words.headline(place) }),
  );
  return (
    <div
      role="img"
      aria-label={t('alternative', { part: t(`part.${category}`), list: said.join('; ') })}
      className="level-history mt-3"
    >
      {levels.map((level, place) => (
        <span key={level} className="level-history-line" style={{ '--at': place } as CSSProperties}>
          {level}
        </span>
      ))}
      <div className="level-history-plot">
        {goal && <span className="level-history-goal" style={{ '--at': station(goal) } as CSSProperties} />}
        {points.map(({ id, place: { v, low, high } }, index) => {
          const x = (index + 0.5) / points.length;
          const style = { '--x': x, '--at': v, '--low': low, '--high': high } as CSSProperties;
          return (
            <span key={id} className="level-history-point" style={style}>
              <span className="level-history-band" />
              <span className="level-history-dot" />
            </span>
          );
        })}
      </div>
    </div>
  );
}
