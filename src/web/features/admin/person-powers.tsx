import { useTranslation } from 'react-i18next';
import { roles } from '#domain/access/roles.ts';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import type { PersonData } from './person-data.ts';
import { PersonPart } from './person-part.tsx';
import { ReasonField } from './reason-field.tsx';

type PartProps = { readonly person: PersonData['person']; readonly outcome: AdminOutcome | null };

/** The roles, each with the button that gives or takes it. */
export function RolesPart({ person, outcome }: PartProps) {
  const { t } = useTranslation('admin');
  const name = person.name ?? person.email;
  return (
    <PersonPart id="roles" title={t('role.title')}>
      {person.anonymous && <p className="text-ui text-second">{t('role.needsAccount')}</p>}
      <ul className="divide-y divide-hairline">
        {roles.map((role) => {
          const held = person.roles.includes(role);
          const texts = { role: t(`roles.${role}`), person: name };
          return (
            <li key={role} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="min-w-0 flex-[1_1_11rem] text-ui">
                <span className={held ? 'font-semibold' : undefined}>{t(`roles.${role}`)}</span>
                <span className="block text-sm text-second">{t(`role.about.${role}`)}</span>
              </span>
              <ConfirmedForm
                intent={held ? 'takeRole' : 'giveRole'}
                subject={role}
                action={t(held ? 'role.take' : 'role.give', texts)}
                name={t(held ? 'role.takeQuestion' : 'role.giveQuestion', texts)}
                question={t(held ? 'role.takeQuestion' : 'role.giveQuestion', texts)}
                explanation={t(held ? 'role.takeText' : 'role.giveText', texts)}
                outcome={outcome}
                look={{ variant: held ? 'danger' : 'secondary', size: 'small' }}
              >
                <input type="hidden" name="role" value={role} />
              </ConfirmedForm>
            </li>
          );
        })}
      </ul>
    </PersonPart>
  );
}

/** What the person logs in with besides the password, and how it is taken away when it is lost. */
export function SecondFactorsPart({ person, outcome }: PartProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const typed = typedIn(outcome, 'resetFactors');
  return (
    <PersonPart id="factors" title={t('factor.title')}>
      {person.factors.length === 0 ? (
        <p className="text-ui text-second">{t('factor.none')}</p>
      ) : (
        <>
          <ul className="text-ui">
            {person.factors.map(({ kind, since, verified }) => (
              <li key={since} className="py-1">
                {t(`factor.kind.${kind}`)}{' '}
                <span className="text-second">
                  {t(verified ? 'factor.since' : 'factor.unverified', {
                    day: formatShortDate(since, locale),
                  })}
                </span>
              </li>
            ))}
          </ul>
          <ConfirmedForm
            intent="resetFactors"
            action={t('factor.action')}
            question={t('factor.question')}
            explanation={t('factor.text')}
            outcome={outcome}
            look={{ variant: 'danger', size: 'small' }}
            className="mt-3 space-y-3"
          >
            <ReasonField typed={typed.reason} />
          </ConfirmedForm>
        </>
      )}
    </PersonPart>
  );
}

/** The devices that the person is signed in on, and how they are all signed out. Rule 9.524. */
export function SessionsPart({ person, outcome }: PartProps) {
  const { t } = useTranslation('admin');
  const typed = typedIn(outcome, 'endSessions');
  return (
    <PersonPart id="sessions" title={t('session.title')}>
      <p className="text-ui text-second">{t('session.count', { count: person.sessions })}</p>
      {person.sessions > 0 && (
        <ConfirmedForm
          intent="endSessions"
          action={t('session.action')}
          question={t('session.question')}
          explanation={t('session.text')}
          outcome={outcome}
          look={{ variant: 'danger', size: 'small' }}
          className="mt-3 space-y-3"
        >
          <ReasonField typed={typed.reason} />
        </ConfirmedForm>
      )}
    </PersonPart>
  );
}
