import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { examFacts } from '#domain/exam/facts.ts';
import { missingDays } from '#domain/guarantee/package-gap.ts';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { daysFrom } from '#domain/time/days.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { type Locale, useLocale } from '#web/locale/locale.ts';
import { type Guarantee, type StationKey, sentClaim, stationsOf } from './guarantee-stations.ts';

type ConditionListProps = {
  readonly guarantee: Guarantee;
  /** When the last day that was given of Plus or Premium ends, ISO 8601; null without one. */
  readonly packageEnds?: string | null;
};

/** Each condition with what there is of it and what is missing, in the numbers of the trail. Rule 9.54, Rule 9.55. */
export function ConditionList({ guarantee, packageEnds = null }: ConditionListProps) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  return (
    <ol className="divide-y divide-hairline">
      {stationsOf(guarantee).map(({ key, met }, index) => (
        <li key={key} className="flex gap-3 py-3.5">
          <span
            aria-hidden="true"
            className={
              met
                ? 'mt-0.5 grid size-[1.5rem] shrink-0 place-items-center rounded-full bg-primary text-on-primary'
                : 'mt-0.5 grid size-[1.5rem] shrink-0 place-items-center rounded-full border border-control text-xs font-semibold text-second'
            }
          >
            {met ? <Icon name="lucide:check" size={14} /> : index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">
              {titleOf({ key, guarantee, t })}
              <span className="sr-only"> {met ? t('done') : t('missing')}</span>
            </p>
            <div className="text-ui text-second">{textOf(key, { guarantee, packageEnds, t, locale })}</div>
            {!met && guarantee.testDate >= guarantee.today && <WayOn condition={key} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Where a missing condition can be had at once. */
function WayOn({ condition }: { readonly condition: StationKey }) {
  const { t } = useTranslation('guarantee');
  const { to } = useLocale();
  const link = 'inline-flex min-h-11 items-center text-ui text-primary underline';
  if (condition === 'levelTest')
    return (
      <Link to={to('/app/leveltest')} className={link}>
        {t('levelTest.action')}
      </Link>
    );
  // The pages of the site have no script of ours to go there without loading them.
  if (condition === 'package')
    return (
      <a href={to('/pricing')} className={link}>
        {t('package.action')}
      </a>
    );
  return null;
}

function titleOf({
  key,
  guarantee: { conditions },
  t,
}: {
  readonly key: StationKey;
  readonly guarantee: Guarantee;
  readonly t: TFunction<'guarantee'>;
}): string {
  switch (key) {
    case 'weeks':
    case 'tasks':
      return t(`${key}.title`, { need: conditions[key].need });
    case 'proof':
      return t('proof.title', { days: guaranteeTerms.proofDays });
    default:
      return t(`${key}.title`);
  }
}

type Given = ConditionListProps & {
  readonly t: TFunction<'guarantee'>;
  readonly locale: Locale;
};

function textOf(key: StationKey, given: Given): ReactNode {
  const { guarantee, t, locale } = given;
  const { levelTest, package: held } = guarantee.conditions;
  const past = guarantee.testDate < guarantee.today;
  switch (key) {
    case 'levelTest':
      return levelTest.takenOn
        ? t('levelTest.met', { day: formatDate(levelTest.takenOn, locale) })
        : t('levelTest.none');
    case 'weeks':
      return weeksText(given, past);
    case 'tasks':
      return tasksText(given, past);
    case 'package':
      if (held.tier !== null)
        return t(past ? 'package.hadIt' : 'package.met', { name: held.tier === 12 ? 'Premium' : 'Plus' });
      return past ? t('package.hadNone') : (gapText(given) ?? t('package.none'));
    case 'proof':
      return proofText(given);
  }
}

/** Rule 9.237: a package that ends before the exam, and what reaches it. */
function gapText({ guarantee, packageEnds, t, locale }: Given): string | null {
  const known = guarantee.testDateFrom !== 'tomorrow';
  const days = packageEnds && known ? missingDays(packageEnds, guarantee.testDate) : null;
  if (!packageEnds || days === null) return null;
  return t('package.gap', {
    ends: formatDate(packageEnds, locale),
    exam: formatDate(guarantee.testDate, locale),
    days,
  });
}

function weeksText({ guarantee, t }: Given, past: boolean): ReactNode {
  const { have, need, met } = guarantee.conditions.weeks;
  const { windowWeeks, weekDays, weekTasks } = guaranteeTerms;
  const left = past
    ? t('weeks.late', { window: windowWeeks })
    : t('weeks.left', { count: need - have, days: weekDays, tasks: weekTasks });
  return (
    <>
      {met ? t('weeks.enough', { count: have }) : t('weeks.have', { have, need })} {!met && left}
    </>
  );
}

function tasksText({ guarantee, t, locale }: Given, past: boolean): ReactNode {
  const { have, need, skills } = guarantee.conditions.tasks;
  const counts = skills.map((skill) =>
    t('tasks.skill', { skill: t(`skillName.${skill.category}`), have: skill.have }),
  );
  const short = skills.filter((skill) => skill.have < skill.need);
  return (
    <>
      <p>
        {have >= need ? t('tasks.enough', { count: have }) : t('tasks.have', { have, need })}{' '}
        {!past && have < need && t('tasks.left', { count: need - have })}{' '}
        {!past &&
          short.map((skill) => (
            <span key={skill.category}>
              {t('tasks.skillLeft', {
                count: skill.need - skill.have,
                skill: t(`skill.${skill.category}`),
              })}{' '}
            </span>
          ))}
      </p>
      <p className="text-sm text-muted">{new Intl.ListFormat(locale, { type: 'unit' }).format(counts)}</p>
    </>
  );
}

function proofText({ guarantee, t, locale }: Given): string {
  const { lastDay, state } = guarantee.conditions.proof;
  const sent = sentClaim(guarantee);
  const day = formatDate(lastDay, locale);
  if (sent) return t('proof.sent', { day: formatDate(sent.createdAt, locale) });
  if (guarantee.testDateFrom === 'tomorrow') return t('proof.unknown', { days: guaranteeTerms.proofDays });
  const weeks = examFacts.resultWeeksAfter.value;
  if (state !== 'open') return t(state === 'late' ? 'proof.late' : 'proof.early', { day, weeks });
  const left = daysFrom(guarantee.today, lastDay);
  return left === 0 ? t('proof.openToday', { day }) : t('proof.open', { count: left, day });
}
