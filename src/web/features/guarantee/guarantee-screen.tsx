import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { DemoNote } from '#web/features/demo/demo-note.tsx';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ClaimFormFields } from './claim-form.tsx';
import type { ClaimForm, ClaimOutcome } from './claim-form-data.ts';
import { ClaimList } from './claim-list.tsx';
import { ConditionList } from './condition-list.tsx';
import { MeasuredFor } from './guarantee-meter.tsx';
import { GuaranteeRules } from './guarantee-rules.tsx';
import type { Guarantee } from './guarantee-stations.ts';
import { GuaranteeTrail } from './guarantee-trail.tsx';
import { PracticeChart } from './practice-chart.tsx';

/** The same one at every rendering. */
const noErrors = {};

type GuaranteeScreenProps = {
  readonly guarantee: Guarantee;
  /** When the last day of Plus or Premium ends, ISO 8601; null without one. */
  readonly packageEnds?: string | null;
  readonly requestKey: string;
  /** Weeks after the real test until its results come. */
  readonly resultWeeks: number;
  readonly outcome: ClaimOutcome | null;
};

/** The pass guarantee in full: the meter, the weeks, what counts, and the claim. Rule 1.26, Rule 1.27. */
export function GuaranteeScreen(props: GuaranteeScreenProps) {
  const { guarantee, packageEnds = null, requestKey, resultWeeks, outcome } = props;
  const { t } = useTranslation('guarantee');
  const { to } = useLocale();
  const [search] = useSearchParams();
  return (
    <div className="screen space-y-8">
      <header>
        <BackLink to={to('/app/license')}>{t('back')}</BackLink>
        <h1 className="heading-page">{t('title')}</h1>
        <p className="mt-3 max-w-reading text-lg text-second">
          {t('lead', { days: guaranteeTerms.extensionDays })}
        </p>
      </header>
      {search.has('sent') && (
        <p role="status" className="rounded-control bg-primary-soft p-4 font-semibold">
          {t('form.sent')}
        </p>
      )}
      {guarantee.claims.length > 0 && <ClaimList claims={guarantee.claims} />}
      <Meter guarantee={guarantee} packageEnds={packageEnds} />
      <GuaranteeRules resultWeeks={resultWeeks} />
      <Claim guarantee={guarantee} requestKey={requestKey} outcome={outcome} />
    </div>
  );
}

function Meter({
  guarantee,
  packageEnds,
}: {
  readonly guarantee: Guarantee;
  readonly packageEnds: string | null;
}) {
  const { t } = useTranslation('guarantee');
  return (
    <Card aria-labelledby="meter-title">
      <h2 id="meter-title" className="heading-3">
        {t('meter.title')}
      </h2>
      <MeasuredFor guarantee={guarantee} />
      <GuaranteeTrail guarantee={guarantee} />
      <ConditionList guarantee={guarantee} packageEnds={packageEnds} />
      <Form
        method="get"
        preventScrollReset
        className="mt-2 flex flex-wrap items-end gap-3 border-t border-hairline pt-5"
      >
        <Input
          key={guarantee.testDate}
          name="test"
          type="date"
          required
          label={t('pick.label')}
          defaultValue={guarantee.testDate}
          className="w-full sm:w-56"
        />
        <Button type="submit">{t('pick.action')}</Button>
      </Form>
      <h3 className="mt-8 heading-4">{t('chart.title')}</h3>
      <div className="mt-4">
        <PracticeChart weeks={guarantee.weeks} />
      </div>
    </Card>
  );
}

function Claim({
  guarantee,
  requestKey,
  outcome,
}: Omit<GuaranteeScreenProps, 'resultWeeks' | 'packageEnds'>) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  const isDemo = useIsDemo();
  const waits = guarantee.claims.some(({ status }) => status === 'waiting');
  const known = guarantee.testDateFrom !== 'tomorrow';
  const early = known && guarantee.conditions.proof.state === 'early';
  const refused = outcome?.kind === 'refused' ? outcome : null;
  return (
    <Card id="claim" aria-labelledby="claim-title">
      <h2 id="claim-title" className="heading-3">
        {t('form.title')}
      </h2>
      {waits && <p className="mt-2 text-second">{t('form.waiting')}</p>}
      {!waits && early && (
        <p className="mt-2 text-second">
          {t('form.early', { day: formatDate(guarantee.conditions.proof.lastDay, locale) })}
        </p>
      )}
      {isDemo && (
        <div className="mt-4">
          <DemoNote />
        </div>
      )}
      {!waits && !isDemo && (
        <ClaimFormFields
          typed={refused?.form ?? emptyForm(guarantee)}
          errors={refused?.errors ?? noErrors}
          requestKey={requestKey}
          today={guarantee.today}
        />
      )}
    </Card>
  );
}

function emptyForm({ testDate, testDateFrom, today }: Guarantee): ClaimForm {
  const known = testDateFrom !== 'tomorrow' && testDate <= today;
  return { testDate: known ? testDate : '', testLevel: '', failedParts: [], message: '', proof: null };
}
