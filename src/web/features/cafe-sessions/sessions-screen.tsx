import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedSession } from '#domain/language-cafe/session-views.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SessionRow } from './session-row.tsx';

export type SessionsData = {
  readonly sessions: readonly ListedSession[];
  readonly mayHost: boolean;
  readonly mine: boolean;
  readonly level: TaskLevel | null;
};

/** The sessions of the language café: all that are to come, by level, and one's own. Rule 9.475. */
export function SessionsScreen({ sessions, mayHost, mine, level }: SessionsData) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-2 max-w-reading text-second">{t('lead')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={to('/community/language-cafe')} className="inline-flex min-h-11 items-center text-link">
          {t('sheets')}
        </a>
        {mayHost && (
          <Link to={to('/app/host')} className="inline-flex min-h-11 items-center text-link">
            {t('host')}
          </Link>
        )}
      </p>
      <Lists mine={mine} />
      {!mine && <Levels level={level} />}
      {sessions.length === 0 ? (
        <Empty mine={mine} level={level} />
      ) : (
        <ul className="mt-4 divide-y divide-hairline border-b border-hairline" data-sessions>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {mine && sessions.length > 0 && (
        <p className="mt-5">
          <a href={to('/app/language-cafe/calendar')} className="button button-secondary">
            <Icon name="lucide:calendar-plus" />
            {t('calendarAll')}
          </a>
        </p>
      )}
    </div>
  );
}

function Lists({ mine }: Pick<SessionsData, 'mine'>) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  const here = to('/app/language-cafe');
  return (
    <nav aria-label={t('lists.label')} className="mt-5 flex gap-5 border-b border-hairline">
      {([false, true] as const).map((own) => (
        <Link
          key={String(own)}
          to={own ? `${here}?mine` : here}
          aria-current={own === mine ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-second hover:text-text aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {t(own ? 'lists.mine' : 'lists.all')}
        </Link>
      ))}
    </nav>
  );
}

function Levels({ level }: Pick<SessionsData, 'level'>) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  const here = to('/app/language-cafe');
  return (
    <nav aria-label={t('levels.label')} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {[null, ...taskLevels].map((one) => (
          <li key={one}>
            <Link
              to={one ? `${here}?level=${one}` : here}
              aria-current={one === level ? 'page' : undefined}
              className="filter-link"
            >
              {one ? <LevelChip level={one} /> : t('levels.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says what there is not, and where to go instead. */
function Empty({ mine, level }: Pick<SessionsData, 'mine' | 'level'>) {
  const { t } = useTranslation('cafe-sessions');
  const { to } = useLocale();
  const what = mine ? 'mine' : level ? 'level' : 'all';
  return (
    <EmptyState
      title={t(`empty.${what}`, { level })}
      icon="lucide:coffee"
      className="py-10"
      action={
        what === 'all' ? (
          <a href={to('/community/language-cafe')} className="button button-primary">
            {t('sheets')}
          </a>
        ) : (
          <Link to={to('/app/language-cafe')} className="button button-secondary">
            {t('empty.seeAll')}
          </Link>
        )
      }
    >
      {t(`empty.${what}Text`)}
    </EmptyState>
  );
}
