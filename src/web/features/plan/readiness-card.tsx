import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '#web/components/card.tsx';
import { formatWeekday } from '#web/formats/format-weekday.ts';
import { useLocale } from '#web/locale/locale.ts';
import { PartChance } from './part-chance.tsx';
import { nextSession, type Readiness } from './plan-data.ts';
import { SessionLink } from './session-link.tsx';

/** The chance in small, what is next, and the way to the plan. Rule 9.315. */
export function ReadinessCard({ readiness }: { readonly readiness: Readiness }) {
  const { t } = useTranslation('readiness');
  const { to, locale } = useLocale();
  const next = nextSession(readiness);
  return (
    <Card aria-labelledby="readiness-title" className="flex flex-col">
      <h2 id="readiness-title" className="flex min-h-9 items-center heading-4">
        {t('card.title', { level: readiness.target })}
      </h2>
      <ul className="mt-3 space-y-6 text-ui">
        {readiness.parts.map((part) => (
          <PartChance key={part.category} part={part} isShort />
        ))}
      </ul>
      {next && (
        <p className="my-6 text-ui text-second">
          {t(next.day === readiness.today ? 'card.today' : 'card.next', {
            ...{ day: formatWeekday(next.day, locale), count: next.minutes },
          })}{' '}
          <SessionLink session={next} />
        </p>
      )}
      <p className="mt-auto border-t border-hairline pt-2 text-ui">
        <Link to={to('/app/plan')} className="inline-flex min-h-12 items-center text-link lg:min-h-9">
          {t('card.all')}
        </Link>
      </p>
    </Card>
  );
}
