import { useTranslation } from 'react-i18next';
import { tiers } from '#domain/licences/licence.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { Input, Select } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import type { PersonData } from './person-data.ts';
import { PersonPart } from './person-part.tsx';
import { ReasonField } from './reason-field.tsx';
import { TakeBackForm } from './take-back-form.tsx';

type LicencesProps = {
  readonly person: PersonData['person'];
  readonly grants: PersonData['grants'];
  readonly requestKey: string;
  readonly outcome: AdminOutcome | null;
};

/** What the person was given, a form that gives more, and one at each that takes back what is left of it. */
export function PersonLicences({ person, grants, requestKey, outcome }: LicencesProps) {
  const { t } = useTranslation('admin');
  const typed = typedIn(outcome, 'give');
  return (
    <PersonPart id="licences" title={t('licence.title')}>
      {grants.length === 0 && <p className="text-ui text-second">{t('licence.none')}</p>}
      <ul className="divide-y divide-hairline">
        {grants.map((grant) => (
          <GrantRow key={grant.id} grant={grant} outcome={outcome} />
        ))}
      </ul>
      <h3 className="mt-5 text-ui font-semibold">{t('licence.give')}</h3>
      <ConfirmedForm
        intent="give"
        action={t('licence.giveAction')}
        question={t('licence.giveQuestion')}
        explanation={t('licence.giveText', { person: person.name ?? person.email })}
        outcome={outcome}
        className="mt-3 space-y-3"
      >
        <input type="hidden" name="requestKey" value={requestKey} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Select name="tier" label={t('licence.tier')} defaultValue={typed.tier ?? tiers.premium}>
            {Object.values(tiers).map((tier) => (
              <option key={tier} value={tier}>
                {t(`tiers.${tier}`)}
              </option>
            ))}
          </Select>
          <Input
            name="days"
            type="number"
            label={t('licence.days')}
            defaultValue={typed.days ?? 30}
            min={1}
            max={366}
            required
          />
        </div>
        <ReasonField typed={typed.reason} />
      </ConfirmedForm>
    </PersonPart>
  );
}

type GrantRowProps = { readonly grant: PersonData['grants'][number]; readonly outcome: AdminOutcome | null };

function GrantRow({ grant, outcome }: GrantRowProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const periods = grant.periods.map(({ from, to }) =>
    t('licence.period', { from: formatShortDate(from, locale), to: formatShortDate(to, locale) }),
  );
  const isOver = grant.periods.every(({ to }) => Date.parse(to) <= Date.now());
  return (
    <li className="py-3 text-ui">
      <p>
        <span className="font-semibold">
          {t('licence.grant', { tier: t(`tiers.${grant.tier}`), days: grant.days })}
        </span>{' '}
        <span className="text-second">{t(`licence.source.${grant.source}`)}</span>
      </p>
      <p className="text-sm text-second">{periods.join(' · ') || t('licence.nothingLeft')}</p>
      {grant.note && <p className="text-sm text-second">{grant.note}</p>}
      {grant.revokedAt ? (
        <p className="text-sm text-second">
          {t('licence.endedOn', { day: formatShortDate(grant.revokedAt, locale) })}
        </p>
      ) : (
        !isOver && (
          <TakeBackForm
            intent="end"
            field="grantId"
            subject={grant.id}
            summary={t('licence.end')}
            action={t('licence.endAction')}
            question={t('licence.endQuestion')}
            explanation={t('licence.endText')}
            outcome={outcome}
          />
        )
      )}
    </li>
  );
}
