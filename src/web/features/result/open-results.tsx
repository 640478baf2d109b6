import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenCategory } from '#domain/levels/categories.ts';
import type { Level, TaskLevel } from '#domain/levels/levels.ts';
import { openPoints } from '#domain/submissions/open-points.ts';
import type { SubmissionStatus } from '#domain/submissions/submission.ts';
import { numberFormat } from '#domain/time/formats.ts';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { OpenLevel } from './open-level-data.ts';
import { OpenLevelView } from './open-level-view.tsx';

/** A task of writing or speaking of a test that is over. */
export type OpenResult = {
  readonly position: number;
  readonly category: OpenCategory;
  readonly level: TaskLevel;
  /** The beginning of what was asked. */
  readonly prompt: string;
  /** Null: it was left open. */
  readonly status: SubmissionStatus | null;
  readonly words: number;
  readonly estimated: Level | null;
  /** The ends of the run of likely levels; null where it is one level or none is named. */
  readonly range: { readonly low: Level; readonly high: Level } | null;
};

type OpenResultsProps = {
  readonly sittingId: string;
  readonly results: readonly OpenResult[];
  readonly levels: readonly OpenLevel[];
};

/** Writing and speaking: their level, and what each text is estimated at, or that nobody has judged it yet. Rule 3.15, Rule 9.276. */
export function OpenResults({ sittingId, results, levels }: OpenResultsProps) {
  const { t } = useTranslation(['result', 'writing']);
  const categories = (['write', 'speak'] as const).filter((category) =>
    results.some((one) => one.category === category),
  );
  return categories.map((category) => (
    <Card key={category} aria-labelledby={`open-${category}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`open-${category}`} className="flex items-center gap-2.5 heading-4">
          <Icon name={categoryIcons[category]} />
          {t(`category.${category}`)}
        </h2>
        <Points results={results.filter((one) => one.category === category)} />
      </div>
      {levels
        .filter((level) => level.category === category)
        .map((level) => (
          <div key={category} className="mt-4 border-b border-hairline pb-5">
            <OpenLevelView level={level} />
          </div>
        ))}
      <ul className="mt-2 divide-y divide-hairline">
        {results
          .filter((one) => one.category === category)
          .map((one) => (
            <li key={one.position}>
              <OpenRow sittingId={sittingId} result={one} />
            </li>
          ))}
      </ul>
    </Card>
  ));
}

/** Points by estimated level, of those that are estimated. */
function Points({ results }: { readonly results: readonly OpenResult[] }) {
  const { t } = useTranslation(['result', 'writing']);
  const { locale } = useLocale();
  const points = results.flatMap(({ estimated, level }) => openPoints(estimated, level) ?? []);
  if (points.length === 0) return null;
  const sum = points.reduce((all, one) => all + one, 0);
  return (
    <p className="text-ui text-second">
      {t('writing:results.points', {
        points: numberFormat(locale, { maximumFractionDigits: 1 }).format(sum),
        count: points.length,
      })}
    </p>
  );
}

function OpenRow({ sittingId, result }: { readonly sittingId: string; readonly result: OpenResult }) {
  const { t } = useTranslation(['result', 'writing']);
  const { to } = useLocale();
  const { position, category, level, prompt, status, words, estimated, range } = result;
  return (
    <Link
      to={to(`/app/test/${sittingId}/review?task=${position}`)}
      className="flex min-h-14 items-center gap-4 py-3 hover:text-link"
    >
      <span className="min-w-0 flex-1">
        <span lang="nb" className="block truncate">
          {prompt}
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5 text-ui text-second">
          <LevelChip level={level} />
          {status !== null && category === 'write' && (
            <span>{t('writing:results.words', { count: words })}</span>
          )}
          <span>
            {estimated
              ? t(range ? 'writing:results.estimatedRange' : 'writing:results.estimated', {
                  level: estimated,
                  ...range,
                })
              : t(`writing:results.status.${status ?? 'left'}`)}
          </span>
        </span>
      </span>
      <Icon name="lucide:chevron-right" className="text-muted" />
    </Link>
  );
}
