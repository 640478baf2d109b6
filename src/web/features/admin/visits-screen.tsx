import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { numberFormat } from '#domain/time/formats.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { AdminPage } from './admin-page.tsx';
import { type Period, periodSteps } from './visits-period.ts';
import { VisitsSeries } from './visits-series.tsx';

type Found = FunctionOutput<'admin-visits'>;
type Named = Found['pages'];

/** What is read, where readers come from, and how many go on from the front page to a package. Rule 9.459. */
export function VisitsScreen({ period, found }: { readonly period: Period; readonly found: Found }) {
  const { t } = useTranslation('admin');
  const nothing = found.series.every(({ views }) => views === 0);
  const unknown = t('visits.unknown');
  return (
    <AdminPage
      title={t('nav.visits')}
      aside={
        <a
          href={`/admin/visits.csv?${new URLSearchParams(period)}`}
          className="inline-flex min-h-11 items-center gap-2 text-link"
        >
          <Icon name="lucide:download" size={18} />
          {t('visits.csv')}
        </a>
      }
    >
      <p className="max-w-reading text-second">{t('visits.intro')}</p>
      <PeriodForm period={period} />
      {nothing ? (
        <EmptyState icon="lucide:trending-up" title={t('visits.none')} />
      ) : (
        <VisitsSeries series={found.series} />
      )}
      <Funnel funnel={found.funnel} />
      <div className="grid gap-5 md:grid-cols-2">
        <CountList title={t('visits.pages')} counts={found.pages} nameOf={(name) => name} />
        <CountList
          title={t('visits.sources')}
          counts={found.sources}
          nameOf={(name) => name || t('visits.direct')}
        />
        <CountList
          title={t('visits.languages')}
          counts={found.languages}
          nameOf={(name) => languageName(name) ?? unknown}
        />
        <CountList
          title={t('visits.devices')}
          counts={found.devices}
          nameOf={(name) => (name ? t(`visits.deviceNames.${name}`) : unknown)}
        />
        <CountList title={t('visits.events')} counts={found.events} nameOf={(name) => name} />
      </div>
    </AdminPage>
  );
}

/** A language by its own name: 'norsk bokmål', 'українська'. */
function languageName(code: string): string | undefined {
  if (code === '') return undefined;
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code);
}

function PeriodForm({ period }: { readonly period: Period }) {
  const { t } = useTranslation('admin');
  return (
    <Form className="flex flex-wrap items-end gap-4">
      <Input
        type="date"
        name="from"
        label={t('visits.from')}
        defaultValue={period.from}
        className="w-[11rem]"
      />
      <Input type="date" name="to" label={t('visits.to')} defaultValue={period.to} className="w-[11rem]" />
      <Select name="step" label={t('visits.step')} defaultValue={period.step} className="w-36">
        {periodSteps.map((step) => (
          <option key={step} value={step}>
            {t(`visits.steps.${step}`)}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('visits.show')}</Button>
    </Form>
  );
}

function Funnel({ funnel }: { readonly funnel: Found['funnel'] }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  const number = numberFormat(locale, {});
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Card aria-labelledby="funnel">
      <h2 id="funnel" className="heading-4">
        {t('visits.funnel')}
      </h2>
      <p className="mt-1 max-w-reading text-sm text-second">{t('visits.funnelAbout')}</p>
      <ol className="mt-4 space-y-3">
        {funnel.map(({ step, count }, index) => {
          const before = funnel[index - 1]?.count ?? 0;
          return (
            <li key={step} className="grid gap-x-4 text-ui sm:grid-cols-[13rem_minmax(0,1fr)_5rem]">
              <span>{t(`visits.funnelSteps.${step}`)}</span>
              <Bar share={count / most} />
              <span className="text-right font-semibold tabular-nums">{number.format(count)}</span>
              {before > 0 && (
                <span className="text-sm text-muted sm:col-start-2">
                  {t('visits.share', { share: percent.format(count / before) })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type CountListProps = {
  readonly title: string;
  readonly counts: Named;
  readonly nameOf: (name: string) => ReactNode;
};

/** Names with their counts, the most frequent first. */
function CountList({ title, counts, nameOf }: CountListProps) {
  const { locale } = useLocale();
  const most = counts[0]?.count ?? 1;
  if (counts.length === 0) return null;
  return (
    <Card aria-label={title}>
      <h2 className="heading-4">{title}</h2>
      <ul className="mt-3 space-y-2">
        {counts.map(({ name, count }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-ui">
            <span className="[overflow-wrap:anywhere]">{nameOf(name)}</span>
            <span className="tabular-nums">{numberFormat(locale, {}).format(count)}</span>
            <span className="col-span-2 mt-1">
              <Bar share={count / most} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="h-1.5 w-full self-center"
    >
      <rect width="100" height="4" rx="1" className="fill-hairline" />
      <rect width={Math.max(share * 100, share > 0 ? 1 : 0)} height="4" rx="1" className="fill-blue" />
    </svg>
  );
}
