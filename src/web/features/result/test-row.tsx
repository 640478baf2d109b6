import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LevelEstimate, Summary } from '#domain/assessment/types.ts';
import type { OpenCategory } from '#domain/levels/categories.ts';
import type { Level } from '#domain/levels/levels.ts';
import { formatDateTime } from '#web/formats/format-date.ts';
import { reachedStation, useLevelWords } from '#web/levels/level-words.ts';
import { TrailAxis } from '#web/levels/trail-axis.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type ChosenTasks, chosenWords } from './chosen-tasks.ts';
import type { TeacherNote } from './teacher-notes.ts';

/** A test as a line of a list; without a result it was not finished. */
export type ListedTest = {
  readonly id: string;
  readonly kind: 'level' | 'custom';
  /** What a custom test was put together of. */
  readonly chosen: ChosenTasks;
  readonly status: 'active' | 'finished';
  readonly started_at: string;
  readonly overall: LevelEstimate | null;
  readonly correct: number | null;
  /** Those that count; null in summaries from before decision 090, which count all that were given. */
  readonly tasks: number | null;
  readonly given: number | null;
  /** Tasks of writing and speaking. */
  readonly open: Summary['open'] | null;
};

/** The columns of `ListedTest`, without the rest of the summary. */
export const listedTestColumns =
  'id, kind, chosen:settings, status, started_at, overall:summary->overall, correct:summary->correct, tasks:summary->counted, given:summary->tasks, open:summary->open';

/** One test: its level on the trail and the day, or that it goes on. */
export function TestRow({
  test,
  openLevels = {},
  teacher = null,
}: {
  readonly test: ListedTest;
  /** Of its texts and its recordings together, where some are judged. */
  readonly openLevels?: Partial<Readonly<Record<OpenCategory, Level>>>;
  /** What teachers said of its answers. */
  readonly teacher?: TeacherNote | null;
}) {
  const { t } = useTranslation('result');
  const { to, locale } = useLocale();
  const words = useLevelWords();
  const { overall } = test;
  const custom = test.kind === 'custom';
  const heading = custom
    ? t(test.chosen.practice ? 'practice.title' : 'result:chosenTest.title')
    : overall
      ? words.headline(overall)
      : t('tests.unfinished');
  const day = formatDateTime(test.started_at, locale);
  return (
    <Link
      to={to(overall ? `/app/test/${test.id}/result` : `/app/test/${test.id}`)}
      className="on-card block rounded-card border border-hairline bg-card p-5 hover:border-control"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="heading-4">{heading}</span>
        <span className="text-sm text-muted">{day}</span>
      </span>
      {custom && (
        <span className="mt-0.5 block text-sm text-second">
          {chosenWords({ chosen: test.chosen, t, locale })}
        </span>
      )}
      {overall ? (
        <>
          {(test.tasks ?? test.given ?? 0) > 0 && (
            <span className="mt-0.5 block text-sm text-second">
              {t('tests.right', { correct: test.correct ?? 0, count: test.tasks ?? test.given ?? 0 })}
            </span>
          )}
          {test.open?.map(({ category, tasks, submitted }) => (
            <span key={category} className="mt-0.5 block text-sm text-second">
              {t(`tests.open_${category}`, { submitted, count: tasks })}
              {openLevels[category] && ` · ${t('tests.estimated', { level: openLevels[category] })}`}
            </span>
          ))}
          {teacher && <TeacherLine note={teacher} />}
          {!custom && (
            <TrailAxis
              className="mt-3"
              value={overall.verdict.kind === 'unknown' ? null : overall.v}
              low={overall.low}
              high={overall.high}
              reached={reachedStation(overall)}
              description={words.description(overall)}
            />
          )}
        </>
      ) : (
        <span className="mt-0.5 block text-sm text-second">{t('tests.resume')}</span>
      )}
    </Link>
  );
}

function TeacherLine({ note }: { readonly note: TeacherNote }) {
  const { t } = useTranslation('result');
  const said = [
    ...(note.levels.length > 0
      ? [t('tests.teacherLevels', { count: note.levels.length, levels: note.levels.join(', ') })]
      : []),
    ...(note.waiting > 0 ? [t('tests.teacherWaits', { count: note.waiting })] : []),
  ];
  return <span className="mt-0.5 block text-sm text-second">{said.join(' ')}</span>;
}
