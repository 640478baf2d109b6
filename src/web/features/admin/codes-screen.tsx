import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { adminPageSizes, mostCodes } from '#domain/functions/admin-limits.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { CodeForm } from './code-form.tsx';
import { MadeCodes } from './made-codes.tsx';
import { Mark } from './mark.tsx';
import { CountNote, PageLinks } from './page-links.tsx';
import { TakeBackForm } from './take-back-form.tsx';

export type CodesAsked = { readonly state: string; readonly batch: string; readonly page: number };

type Code = FunctionOutput<'admin-codes'>['codes'][number];

type CodesScreenProps = {
  readonly asked: CodesAsked;
  readonly found: FunctionOutput<'admin-codes'>;
  readonly requestKey: string;
  readonly outcome: AdminOutcome | null;
};

/** Discount codes: making them, and how each stands. */
export function CodesScreen({ asked, found, requestKey, outcome }: CodesScreenProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const made = outcome?.kind === 'done' && outcome.intent === 'make';
  return (
    <AdminPage title={t('nav.codes')} aside={<CountNote {...found} />} outcome={outcome}>
      {made && <MadeCodes {...(outcome.answer as FunctionOutput<'admin-code-batches'>)} />}
      <CodeForm requestKey={requestKey} outcome={outcome} />
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <Select name="state" label={t('code.show')} defaultValue={asked.state} className="min-w-48">
          <option value="">{t('code.all')}</option>
          {(['open', 'used', 'over'] as const).map((state) => (
            <option key={state} value={state}>
              {t(`code.filter.${state}`)}
            </option>
          ))}
        </Select>
        <Button type="submit">{t('code.filterAction')}</Button>
        {asked.batch && (
          <Link to={to('/admin/codes')} className="text-link inline-flex min-h-11 items-center text-ui">
            {t('code.allAgain')}
          </Link>
        )}
        <a
          href={to(
            `/admin/codes.csv?${new URLSearchParams(asked.batch ? { batch: asked.batch } : { state: asked.state })}`,
          )}
          className="text-link inline-flex min-h-11 items-center text-ui"
        >
          {t(asked.batch ? 'code.downloadThese' : 'code.download')}
        </a>
      </Form>
      {found.codes.length === 0 ? (
        <EmptyState icon="lucide:ticket" title={t('code.none')}>
          {t('code.noneText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {found.codes.map((code) => (
            <CodeRow key={code.code} code={code} outcome={outcome} />
          ))}
        </ul>
      )}
      <PageLinks
        page={asked.page}
        size={asked.batch ? mostCodes : adminPageSizes.codes}
        total={found.total}
        more={found.more}
      />
    </AdminPage>
  );
}

function CodeRow({ code, outcome }: { readonly code: Code; readonly outcome: AdminOutcome | null }) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 text-ui md:grid-cols-[minmax(0,1.2fr)_minmax(0,2fr)_minmax(0,1.4fr)]">
      <span>
        <code className="font-semibold">{code.code}</code>{' '}
        <Mark strong={code.state === 'open'}>{t(`code.state.${code.state}`)}</Mark>
        <span className="block text-sm text-second">{t(`code.campaign.${code.campaign}`)}</span>
      </span>
      <span>
        <WorthWords code={code} />
        {code.note && <span className="block text-sm text-second">{code.note}</span>}
        {code.batch && (
          <Link
            to={to(`/admin/codes?${new URLSearchParams({ batch: code.batch })}`)}
            className="text-link text-sm"
          >
            {t('code.sameBatch')}
          </Link>
        )}
      </span>
      <span className="text-sm text-second">
        {code.redeemedAt
          ? t('code.redeemed', { day: formatShortDate(code.redeemedAt, locale) })
          : code.expiresAt
            ? t('code.until', { day: formatShortDate(code.expiresAt, locale) })
            : t('code.noEnd')}
        {code.state === 'open' && (
          <TakeBackForm
            intent="withdraw"
            field="code"
            subject={code.code}
            summary={t('code.withdraw')}
            action={t('code.withdrawAction')}
            question={t('code.withdrawQuestion')}
            explanation={t('code.withdrawText', { code: code.code })}
            outcome={outcome}
          />
        )}
      </span>
    </li>
  );
}

/** What it is worth: a discount, days of Trial, or whichever its holder uses first. */
function WorthWords({ code: { percentOff: percent, trialDays: count } }: { readonly code: Code }) {
  const { t } = useTranslation('admin');
  if (percent !== null && count !== null) return t('code.worthEither', { percent, count });
  return percent !== null ? t('code.worthPercent', { percent }) : t('code.worthTrial', { count: count ?? 0 });
}
