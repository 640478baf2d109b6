import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { formatShortDate, formatShortDateTime } from '#web/formats/format-short-date.ts';
import { TextArea } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type AdminOutcome, typedIn } from './admin-outcome.ts';
import { ClaimConditions } from './claim-conditions.tsx';
import { ConfirmedForm } from './confirmed-form.tsx';
import { Facts, PersonPart } from './person-part.tsx';

export type ReviewedClaim = FunctionOutput<'claims'>['claims'][number];

type ClaimCardProps = {
  readonly claim: ReviewedClaim;
  readonly seesPeople: boolean;
  readonly outcome: AdminOutcome | null;
};

/** One claim with its proof, its conditions then and now, and the two ways to decide it. */
export function ClaimCard({ claim, seesPeople, outcome }: ClaimCardProps) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  const { person, proof } = claim;
  const name = person.name ?? person.email ?? t('people.noName');
  const day = (date: string) => formatShortDate(`${date}T12:00:00Z`, locale);
  return (
    <PersonPart id={`claim-${claim.id}`} title={name}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <Facts
          facts={[
            [
              t('claim.person'),
              seesPeople ? (
                <Link key="person" to={to(`/admin/people/${person.id}`)} className="text-link">
                  {person.email ?? name}
                </Link>
              ) : (
                (person.email ?? name)
              ),
            ],
            [t('claim.test'), t('claim.testLine', { level: claim.testLevel, day: day(claim.testDate) })],
            [t('claim.failed'), claim.failedParts.map((part) => t(`claim.part.${part}`)).join(', ')],
            [t('claim.package'), claim.tier === null ? t('claim.noPackage') : t(`tiers.${claim.tier}`)],
            [t('claim.sent'), formatShortDateTime(claim.createdAt, locale)],
            [
              t('claim.proof'),
              proof ? (
                <a key="proof" href={proof.url} target="_blank" rel="noopener" className="text-link">
                  {t('claim.proofLink', {
                    type: formatName(proof.type),
                    kilobytes: Math.ceil(proof.bytes / 1024),
                  })}
                </a>
              ) : (
                t('claim.noProof')
              ),
            ],
            [
              t('claim.before'),
              claim.acceptedBefore.length > 0
                ? claim.acceptedBefore.map(day).join(', ')
                : t('claim.noneBefore'),
            ],
          ]}
        />
        <ClaimConditions now={claim.conditionsNow} then={claim.conditionsThen} />
      </div>
      {claim.message && (
        <blockquote className="mt-4 border-l-2 border-hairline pl-4 text-ui whitespace-pre-line">
          {claim.message}
        </blockquote>
      )}
      {claim.status === 'waiting' ? (
        <Decision claim={claim} name={name} outcome={outcome} />
      ) : (
        <p className="mt-4 text-ui">
          <span className="font-semibold">{t(`claim.status.${claim.status}`)}</span>
          {claim.decidedAt && ` · ${formatShortDateTime(claim.decidedAt, locale)}`}
          {claim.decidedBy && ` · ${claim.decidedBy}`}
          {claim.reason && <span className="block text-second">{claim.reason}</span>}
        </p>
      )}
    </PersonPart>
  );
}

function Decision({ claim, name, outcome }: Omit<ClaimCardProps, 'seesPeople'> & { readonly name: string }) {
  const { t } = useTranslation('admin');
  if (claim.own) return <p className="mt-4 text-ui text-second">{t('claim.own')}</p>;
  return (
    <div className="mt-5 grid gap-6 border-t border-hairline pt-5 lg:grid-cols-2">
      {(['accept', 'refuse'] as const).map((intent) => (
        <ConfirmedForm
          key={intent}
          intent={intent}
          subject={claim.id}
          action={t(`claim.${intent}`)}
          question={t(`claim.${intent}Question`)}
          explanation={t(`claim.${intent}Text`, { person: name })}
          outcome={outcome}
          look={{ variant: intent === 'refuse' ? 'danger' : 'secondary' }}
          className="space-y-3"
        >
          <input type="hidden" name="claimId" value={claim.id} />
          <TextArea
            name="reason"
            label={t(`claim.${intent}Reason`)}
            hint={t('claim.reasonHint')}
            rows={2}
            required={intent === 'refuse'}
            maxLength={2000}
            defaultValue={typedIn(outcome, intent, claim.id).reason}
          />
        </ConfirmedForm>
      ))}
    </div>
  );
}

/** 'PDF' of 'application/pdf', 'JPEG' of 'image/jpeg'. */
function formatName(mediaType: string): string {
  return (mediaType.split('/')[1] ?? mediaType).toUpperCase();
}
