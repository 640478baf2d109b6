import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import type { AdminOutcome } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { DeadLetterRow } from './dead-letter-row.tsx';
import { JobKindRow } from './job-kind-row.tsx';

type JobsScreenProps = {
  readonly found: FunctionOutput<'admin-jobs'>;
  readonly outcome: AdminOutcome | null;
};

/** What could not be done, then what the product does in the background. Rule 9.205. */
export function JobsScreen({ found, outcome }: JobsScreenProps) {
  const { t } = useTranslation('admin');
  const { kinds, deadLetters, more } = found;
  return (
    <AdminPage title={t('nav.jobs')} outcome={outcome}>
      <section aria-labelledby="dead-letters">
        <h2 id="dead-letters" className="heading-4">
          {t('jobs.deadLetters')}
        </h2>
        {deadLetters.length === 0 ? (
          <EmptyState icon="lucide:circle-check" title={t('jobs.none')}>
            {t('jobs.noneText')}
          </EmptyState>
        ) : (
          <>
            <p className="mt-1 max-w-reading text-ui text-second">{t('jobs.deadLettersText')}</p>
            <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
              {deadLetters.map((letter) => (
                <DeadLetterRow key={letter.id} letter={letter} outcome={outcome} />
              ))}
            </ol>
          </>
        )}
        {more && <p className="mt-2 text-ui text-second">{t('jobs.more', { count: deadLetters.length })}</p>}
      </section>
      <JobKinds
        id="scheduled"
        title={t('jobs.scheduled')}
        kinds={kinds.filter(({ scheduled }) => scheduled)}
      />
      <JobKinds id="others" title={t('jobs.others')} kinds={kinds.filter(({ scheduled }) => !scheduled)} />
    </AdminPage>
  );
}

type JobKindsProps = {
  readonly id: string;
  readonly title: string;
  readonly kinds: FunctionOutput<'admin-jobs'>['kinds'];
};

function JobKinds({ id, title, kinds }: JobKindsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-4">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {kinds.map((kind) => (
          <JobKindRow key={kind.name} kind={kind} />
        ))}
      </ul>
    </section>
  );
}
