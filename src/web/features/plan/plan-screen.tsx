import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysFrom } from '#domain/time/days.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatWeekday } from '#web/formats/format-weekday.ts';
import { useLocale } from '#web/locale/locale.ts';
import { PartChance } from './part-chance.tsx';
import { nextSession, type Readiness } from './plan-data.ts';
import { StartSession } from './start-session.tsx';
import { WeekList } from './week-list.tsx';

type PlanScreenProps = {
  /** Null without an exam to come, or a level to reach. */
  readonly readiness: Readiness | null;
  readonly tier: number;
};

/** How likely the wanted level is in each part, and what to do until the exam. Rule 9.310, Rule 9.313. */
export function PlanScreen({ readiness, tier }: PlanScreenProps) {
  const { t } = useTranslation('plan');
  const { to, locale } = useLocale();
  if (!readiness) return <NothingToPlan />;
  const { today, examDay, target, plan } = readiness;
  const days = daysFrom(today, examDay);
  const next = nextSession(readiness);
  return (
    <div className="screen-wide space-y-6">
      <header>
        <h1 className="heading-page">{t('title')}</h1>
        <p className="mt-2 max-w-reading text-second">
          {t(`lead_${days === 0 ? 'zero' : days === 1 ? 'one' : 'other'}`, {
            ...{ level: target, count: days, day: formatWeekday(examDay, locale) },
          })}{' '}
          <Link to={to('/app/settings')} className="text-link">
            {t('change')}
          </Link>
        </p>
        {next && next.day === today && (
          <StartSession
            session={next}
            readiness={readiness}
            tier={tier}
            variant="primary"
            className="mt-4 sm:w-fit"
          />
        )}
      </header>
      <Chances readiness={readiness} />
      {plan.length > 0 && <Weeks readiness={readiness} />}
    </div>
  );
}

function NothingToPlan() {
  const { t } = useTranslation('plan');
  const { to } = useLocale();
  return (
    <div className="screen space-y-6">
      <h1 className="heading-page">{t('title')}</h1>
      <Card aria-labelledby="missing-title">
        <h2 id="missing-title" className="heading-3">
          {t('missing.title')}
        </h2>
        <p className="mt-2 max-w-reading text-second">{t('missing.text')}</p>
        <LinkButton to={to('/app/settings')} variant="primary" className="mt-4 max-sm:w-full">
          {t('missing.action')}
        </LinkButton>
      </Card>
    </div>
  );
}

function Chances({ readiness }: { readonly readiness: Readiness }) {
  const { t } = useTranslation('plan');
  return (
    <Card aria-labelledby="chance-title">
      <h2 id="chance-title" className="heading-3">
        {t('chance.title', { level: readiness.target })}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
        {readiness.parts.map((part) => (
          <PartChance key={part.category} part={part} />
        ))}
      </ul>
      <p className="mt-6 max-w-reading text-sm text-second">
        {t('chance.how', { tasks: Math.round(readiness.weeklyTasks) })}
      </p>
    </Card>
  );
}

function Weeks({ readiness }: { readonly readiness: Readiness }) {
  const { t } = useTranslation('plan');
  const { to } = useLocale();
  const { daysAWeek, minutesADay, plan, today } = readiness;
  const link = 'inline-flex min-h-12 items-center text-link lg:min-h-9';
  return (
    <Card aria-labelledby="weeks-title">
      <h2 id="weeks-title" className="heading-3">
        {t('weeks.title')}
      </h2>
      <p className="mt-2 max-w-reading text-second">
        {t('weeks.text', { count: daysAWeek, minutes: minutesADay })}
      </p>
      <p className="mb-5 flex flex-wrap gap-x-6 text-ui">
        <Link to={to('/app/settings/practice')} className={link}>
          {t('weeks.settings')}
        </Link>
        <Link to={to('/app/settings/mail')} className={link}>
          {t('weeks.mails')}
        </Link>
      </p>
      <WeekList weeks={plan} today={today} />
      <div className="mt-6 border-t border-hairline pt-4">
        <a href={to('/app/plan/calendar')} download className="button button-secondary max-sm:w-full">
          <Icon name="lucide:calendar-plus" size={18} />
          {t('weeks.file')}
        </a>
        <p className="mt-2 max-w-reading text-sm text-second">{t('weeks.fileHint')}</p>
      </div>
    </Card>
  );
}
