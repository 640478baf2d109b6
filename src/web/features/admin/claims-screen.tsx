import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { ClaimCard } from './claim-card.tsx';
import { ListTabs } from './list-tabs.tsx';
import { CountNote, PageLinks } from './page-links.tsx';

const statuses = ['waiting', 'decided'] as const;

type ClaimsScreenProps = {
  readonly status: (typeof statuses)[number];
  readonly page: number;
  readonly found: FunctionOutput<'claims'>;
  /** Whether the person's page may be opened. */
  readonly seesPeople: boolean;
  readonly outcome: AdminOutcome | null;
};

/** Claims of the pass guarantee: those that wait for a decision, and those that have one. */
export function ClaimsScreen({ status, page, found, seesPeople, outcome }: ClaimsScreenProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  return (
    <AdminPage
      title={t('nav.claims')}
      aside={<CountNote total={found.total} more={false} />}
      outcome={outcome}
    >
      <ListTabs
        label={t('claim.which')}
        tabs={statuses.map((one) => ({
          to: to(`/admin/claims?status=${one}`),
          text: t(`claim.list.${one}`),
          current: one === status,
        }))}
      />
      {found.claims.length === 0 && (
        <EmptyState icon="lucide:check" title={t(`claim.none.${status}`)}>
          {t('claim.noneText')}
        </EmptyState>
      )}
      {found.claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} seesPeople={seesPeople} outcome={outcome} />
      ))}
      <PageLinks page={page} size={25} total={found.total} more={false} />
    </AdminPage>
  );
}
