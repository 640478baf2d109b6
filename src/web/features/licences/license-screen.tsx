import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { writtenDay } from '#web/features/result/written-day.ts';
import { useLocale } from '#web/locale.ts';

export type ShownLicence = {
  readonly id: string;
  /** Trial, Plus or Premium. */
  readonly name: string;
  readonly tier: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly expiresAt: string;
};

type LicenseScreenProps = {
  readonly current: ShownLicence | null;
  readonly others: readonly ShownLicence[];
};

/** The licence that counts now, the ones before and beside it, and the way to more. Rule 2.40, Rule 3.16, Rule 4.18. */
export function LicenseScreen({ current, others }: LicenseScreenProps) {
  const { t } = useTranslation('license');
  const { locale, to } = useLocale();
  const needed = useNeededTier();
  const day = (at: string) => writtenDay(at, locale);
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 lg:px-8 lg:py-10">
      <h1 className="heading-page">{t('title')}</h1>
      {needed && (
        <p className="mt-4 flex items-start gap-2.5 rounded-control bg-warning-soft p-4 text-warning">
          <Icon name="lucide:lock" className="mt-0.5 shrink-0" />
          {needed}
        </p>
      )}
      <Card aria-labelledby="current-title" className="mt-6">
        <h2 id="current-title" className="heading-3">
          {current ? current.name : t('none')}
        </h2>
        <p className="mt-2 text-second">
          {t(current ? `description.${current.tier}` : 'noneText', { defaultValue: '' })}
        </p>
        {current && (
          <dl className="mt-5 grid gap-4 sm:grid-cols-3">
            <Fact name={t('tier')} value={String(current.tier)} />
            <Fact name={t('started')} value={day(current.startedAt)} />
            <Fact name={t('expires')} value={day(current.expiresAt)} />
          </dl>
        )}
        {(current?.tier ?? 0) < 12 && (
          <a href={to('/pricing')} className="button button-primary mt-6">
            {t(current ? 'upgrade' : 'seePackages')}
          </a>
        )}
      </Card>
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="mt-8">
          <h2 id="others-title" className="heading-4">
            {t('others')}
          </h2>
          <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
            {others.map((licence) => (
              <li key={licence.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                <span className="font-semibold">{licence.name}</span>
                <span className="text-second">
                  {t('period', { from: day(licence.startedAt), to: day(licence.expiresAt) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">{value}</dd>
    </div>
  );
}

/** The guard sent the person here: says why, as a toast (Rule 8.1, Rule 8.2) and on the page, where it stays. */
function useNeededTier(): string | null {
  const { t } = useTranslation('license');
  const [search] = useSearchParams();
  const tier = Number(search.get('needs'));
  const upgrade = search.has('upgrade');
  const text = tier > 0 ? t(upgrade ? 'upgradeRequired.text' : 'required.text', { n: tier }) : null;
  useEffect(() => {
    if (text === null) return;
    showToast({
      title: t(upgrade ? 'upgradeRequired.title' : 'required.title'),
      description: text,
      color: 'warning',
      icon: upgrade ? undefined : 'lucide:lock',
    });
  }, [text, upgrade, t]);
  return text;
}
