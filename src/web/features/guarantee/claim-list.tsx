import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { GuaranteeClaim } from './guarantee-stations.ts';

const icons = {
  waiting: 'lucide:clock',
  accepted: 'lucide:circle-check',
  refused: 'lucide:circle-x',
} as const;

/** One's claims with what became of them, the newest first. Rule 9.57. */
export function ClaimList({ claims }: { readonly claims: readonly GuaranteeClaim[] }) {
  const { t } = useTranslation('guarantee');
  return (
    <section aria-labelledby="claims-title">
      <h2 id="claims-title" className="heading-3">
        {t('claims.title')}
      </h2>
      <ul className="mt-3 space-y-3">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClaimCard({ claim }: { readonly claim: GuaranteeClaim }) {
  const { t } = useTranslation('guarantee');
  const { locale, to } = useLocale();
  const parts = claim.failedParts.map((part) => t(`skill.${part}`));
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold">
          {t('claims.test', { day: formatDate(claim.testDate, locale), level: claim.testLevel })}
        </h3>
        <p className="flex items-center gap-1.5 font-semibold">
          <Icon name={icons[claim.status]} size={18} />
          {t(`claims.${claim.status}`)}
        </p>
      </div>
      <p className="mt-1 text-second">
        {t('claims.parts', { parts: new Intl.ListFormat(locale).format(parts) })}
      </p>
      <Outcome claim={claim} />
      <a
        className="mt-2 inline-flex min-h-11 items-center underline"
        href={`${to('/app/license/guarantee/proof')}?${new URLSearchParams({ name: claim.proofName })}`}
      >
        {t('claims.proof')}
      </a>
    </Card>
  );
}

function Outcome({ claim }: { readonly claim: GuaranteeClaim }) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  const { status, reason, extendedUntil, createdAt } = claim;
  if (status === 'waiting')
    return <p className="mt-2">{t('claims.waitingText', { day: formatDate(createdAt, locale) })}</p>;
  if (status === 'refused') return <p className="mt-2">{t('claims.reason', { reason })}</p>;
  return (
    <>
      <p className="mt-2">
        {extendedUntil
          ? t('claims.acceptedText', { day: formatDate(extendedUntil, locale) })
          : t('claims.acceptedOver')}
      </p>
      {reason && <p className="mt-2">{t('claims.answer', { reason })}</p>}
    </>
  );
}
