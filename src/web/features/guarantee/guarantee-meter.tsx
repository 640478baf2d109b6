import { useTranslation } from 'react-i18next';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { ConditionList } from './condition-list.tsx';
import type { Guarantee } from './guarantee-stations.ts';
import { GuaranteeTrail } from './guarantee-trail.tsx';

/** The guarantee on the licence page: the trail with its conditions, and the way to claim. Rule 1.26, Rule 1.27. */
export function GuaranteeMeter({
  guarantee,
  packageEnds,
}: {
  readonly guarantee: Guarantee;
  readonly packageEnds: string | null;
}) {
  const { t } = useTranslation('guarantee');
  const { to } = useLocale();
  return (
    <Card aria-labelledby="guarantee-title" className="mt-8">
      <h2 id="guarantee-title" className="heading-3">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-reading text-second">{t('lead', { days: guaranteeTerms.extensionDays })}</p>
      <MeasuredFor guarantee={guarantee} />
      <GuaranteeTrail guarantee={guarantee} />
      <ConditionList guarantee={guarantee} packageEnds={packageEnds} />
      <LinkButton to={to('/app/license/guarantee')} className="mt-4">
        {t('details')}
      </LinkButton>
    </Card>
  );
}

/** Which test the picture is drawn for. */
export function MeasuredFor({ guarantee }: { readonly guarantee: Guarantee }) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  const keys = {
    given: 'meter.forGiven',
    claim: 'meter.forClaim',
    profile: 'meter.forProfile',
    tomorrow: 'meter.forTomorrow',
  } as const;
  const day = formatDate(guarantee.testDate, locale);
  return <p className="mt-1 text-sm text-muted">{t(keys[guarantee.testDateFrom], { day })}</p>;
}
