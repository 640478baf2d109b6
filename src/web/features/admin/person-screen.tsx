import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { AuditList } from './audit-list.tsx';
import type { PersonData } from './person-data.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonLicences } from './person-licences.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonPart } from './person-part.tsx';
import { RolesPart, SecondFactorsPart, SessionsPart } from './person-powers.tsx';

type PersonScreenProps = {
  readonly found: PersonData;
  /** Makes giving a licence once, however often the form is sent. */
  readonly requestKey: string;
  readonly outcome: AdminOutcome | null;
};

/** All of one person, and what can be done for them. */
export function PersonScreen({ found, requestKey, outcome }: PersonScreenProps) {
  const { t } = useTranslation('admin');
  const { to } = useLocale();
  const { person, grants, orders, codes, claims, audit } = found;
  return (
    <AdminPage
      title={person.name ?? person.email ?? t('people.noName')}
      outcome={outcome}
      aside={
        <Link to={to('/admin/people')} className="text-link inline-flex min-h-11 items-center text-ui">
          {t('person.all')}
        </Link>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="min-w-0 space-y-5">
          <PersonFacts person={person} />
          <RolesPart person={person} outcome={outcome} />
          <SecondFactorsPart person={person} outcome={outcome} />
          <SessionsPart person={person} outcome={outcome} />
        </div>
        <div className="min-w-0 space-y-5">
          <PersonLicences person={person} grants={grants} requestKey={requestKey} outcome={outcome} />
          <PersonOrders orders={orders} codes={codes} claims={claims} outcome={outcome} />
          <PersonPart id="audit" title={t('person.audit')}>
            <AuditList entries={audit} emptyText={t('person.noAudit')} ofOne />
          </PersonPart>
        </div>
      </div>
    </AdminPage>
  );
}
