import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/components/toast-store.ts';
import { DemoNote } from '#web/features/demo/demo-note.tsx';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { GuaranteeMeter } from '#web/features/guarantee/guarantee-meter.tsx';
import type { Guarantee } from '#web/features/guarantee/guarantee-stations.ts';
import { daysBetween, formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { CodeForm, type CodeOutcome } from './code-form.tsx';
import { GatePreview, previewedParts } from './gate-preview.tsx';
import { History, Orders } from './history.tsx';
import type { LicenceData } from './licence-data.ts';
import { OfferCards } from './offer-cards.tsx';
import { packageEnd } from './package-end.ts';

type LicenceScreenProps = LicenceData & {
  readonly outcome: CodeOutcome | null;
  /** Left out where it cannot be measured; the rest of the page stands without it. */
  readonly guarantee?: Guarantee | null;
};

/**
 * The licence that counts now and what follows it, the way to more, codes, what was given, and the orders. Rule 2.40,
 * Rule 3.16, Rule 4.18.
 */
export function LicenceScreen(props: LicenceScreenProps) {
  const { current, following, grants, orders, now, outcome, guarantee } = props;
  const { t } = useTranslation('licence');
  const needed = useNeededTier(current?.tier ?? 0);
  const wanted = useSearchParams()[0].get('for');
  const part = needed === null ? null : (previewedParts.find((one) => one === wanted) ?? null);
  const isDemo = useIsDemo();
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      {part && <GatePreview part={part} />}
      {needed && !part && (
        <p className="mt-4 flex items-start gap-2.5 rounded-control bg-warning-soft p-4 text-warning">
          <Icon name="lucide:lock" className="mt-0.5 shrink-0" />
          {needed}
        </p>
      )}
      {/* Whoever wanted something finds what opens it before what they have. */}
      {part && <OfferCards tier={current?.tier ?? 0} />}
      <CurrentLicence current={current} following={following} grants={grants} now={now} />
      <div className="mt-6 empty:hidden">
        <DemoNote />
      </div>
      {!part && <OfferCards tier={current?.tier ?? 0} />}
      {guarantee && <GuaranteeMeter guarantee={guarantee} packageEnds={packageEnd(props)} />}
      {!isDemo && <CodeForm outcome={outcome} />}
      <Orders orders={orders} />
      <History grants={grants} />
    </div>
  );
}

type CurrentLicenceProps = Pick<LicenceData, 'current' | 'following' | 'grants' | 'now'>;

function CurrentLicence({ current, following, grants, now }: CurrentLicenceProps) {
  const { t } = useTranslation('licence');
  const { locale } = useLocale();
  const day = (at: string) => formatDate(at, locale);
  const left = current ? daysBetween(now, current.expiresAt) : 0;
  const ended = current ? null : lastEnded(grants, now);
  return (
    <Card aria-labelledby="current-title" className="mt-6">
      <h2 id="current-title" className="heading-3">
        {current ? t(`name.${current.tier}`) : t('none')}
      </h2>
      {ended && (
        <p className="mt-2 font-semibold">
          {t('ended', { name: t(`nameFirst.${ended.tier}`), day: day(ended.expiresAt) })}
        </p>
      )}
      <p className="mt-2 text-second">
        {t(current ? `description.${current.tier}` : 'noneText', { defaultValue: '' })}
      </p>
      {current && (
        <dl className="mt-5 grid gap-4 sm:grid-cols-3">
          <Fact name={t('tier')} value={t(`name.${current.tier}`, { defaultValue: String(current.tier) })} />
          <Fact name={t('started')} value={day(current.startedAt)} />
          <Fact
            name={t('expires')}
            value={day(current.expiresAt)}
            note={left === 0 ? t('lastDay') : t('daysLeft', { count: left })}
          />
        </dl>
      )}
      {following.length > 0 && (
        <ul className="mt-5 space-y-1 border-t border-hairline pt-4">
          {following.map((licence) => (
            <li key={licence.startedAt}>
              {t('afterwards', { name: t(`nameWithin.${licence.tier}`), to: day(licence.expiresAt) })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What ran out last: somebody whose package is over sees that it is, and when. */
function lastEnded(grants: LicenceData['grants'], now: string): { tier: number; expiresAt: string } | null {
  const ended = grants
    .filter(({ revokedAt }) => revokedAt === null)
    .flatMap(({ tier, periods }) => periods.map(({ expiresAt }) => ({ tier, expiresAt })))
    .filter(({ expiresAt }) => Date.parse(expiresAt) <= Date.parse(now))
    .toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
  return ended.at(-1) ?? null;
}

function Fact({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold">
        {value}
        {note && <span className="block text-sm font-normal text-second">{note}</span>}
      </dd>
    </div>
  );
}

/**
 * The guard sent the person here: says why, as a toast (Rule 8.1, Rule 8.2) at each arrival, and on the page, where it
 * stays, also at a reload. Nothing is needed any more when they come back to the address with a licence that is enough.
 */
function useNeededTier(own: number): string | null {
  const { t } = useTranslation('licence');
  const [search] = useSearchParams();
  const tier = Number(search.get('needs'));
  const upgrade = search.has('upgrade');
  const text = tier > own ? t(upgrade ? 'upgradeRequired.text' : 'required.text', { n: tier }) : null;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another arrival, at the same address too
  useEffect(() => {
    // The entry in the browser's history outlives a reload, and with it what it was told.
    if (text === null || history.state?.toldNeeds) return;
    history.replaceState({ ...history.state, toldNeeds: true }, '');
    showToast({
      title: t(upgrade ? 'upgradeRequired.title' : 'required.title'),
      description: text,
      color: 'warning',
      icon: upgrade ? undefined : 'lucide:lock',
    });
  }, [text, upgrade, key, t]);
  return text;
}
