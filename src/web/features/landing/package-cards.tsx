import { useTranslation } from 'react-i18next';
import { buttonClasses } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { PackageLegend, PackageLine } from '#web/features/packages/package-line.tsx';
import { checkoutPath, type PackageOffer, packageOffers } from '#web/features/packages/packages.ts';
import { useIsOpen } from '#web/features/packages/use-is-open.ts';
import { LevelRow } from '#web/levels/level-row.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { BankCounts } from './bank-counts.ts';

type PackageCardsProps = {
  readonly counts: BankCounts | null;
  /** Level of the headings: the pricing page has them one higher. */
  readonly heading?: 'h2' | 'h3';
  /** On the landing page a card leads to the pricing page. */
  readonly linked?: boolean;
};

/** Free, Plus and Premium: levels, tasks counted from the bank, and what works today. Rule 1.15. */
export function PackageCards({ counts, heading = 'h3', linked = false }: PackageCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
      {packageOffers.map((offer) => (
        <PackageCard
          key={offer.key}
          offer={offer}
          tasks={counts?.[offer.key]}
          heading={heading}
          linked={linked}
        />
      ))}
    </ul>
  );
}

type PackageCardProps = {
  readonly offer: PackageOffer;
  readonly tasks: number | undefined;
  readonly heading: 'h2' | 'h3';
  readonly linked: boolean;
};

function PackageCard({ offer, tasks, heading: Heading, linked }: PackageCardProps) {
  const { t } = useTranslation('pricing');
  const isOpen = useIsOpen();
  const name = t(`package.${offer.key}`);
  const from = offer.levels[0] ?? 'A1';
  const to = offer.levels.at(-1) ?? 'A1';
  return (
    <li
      id={offer.key}
      className={classNames(
        'on-card flex scroll-mt-6 flex-col rounded-card bg-card p-6 md:p-8',
        offer.key === 'plus' ? 'border-2 border-primary md:p-[1.9375rem]' : 'border border-hairline',
      )}
    >
      <Heading className="heading-4">{name}</Heading>
      <p className="mt-2 flex items-baseline gap-2 text-ui font-medium text-second">
        {t('currency')}
        <span className="font-serif text-[3rem] leading-none font-[560] tracking-[-0.03em] text-text [font-variant-numeric:normal]">
          {offer.price}
        </span>
        {t(offer.price === 0 ? 'forever' : 'perPeriod')}
      </p>
      <LevelRow upTo={to} description={t('levels', { from, to })} className="mt-6 max-w-78" />
      <ul className="mt-6 mb-7 space-y-2.5">
        {tasks !== undefined && <PackageLine open text={t('tasks', { count: tasks })} />}
        {offer.features.map((feature) => (
          <PackageLine key={feature.key} open={isOpen(feature)} text={t(`feature.${feature.key}`)} />
        ))}
      </ul>
      {offer.features.some((feature) => !isOpen(feature)) && <PackageLegend />}
      <div className="mt-auto">
        <PackageAction offer={offer} name={name} linked={linked} />
      </div>
    </li>
  );
}

function PackageAction({ offer, name, linked }: { offer: PackageOffer; name: string; linked: boolean }) {
  const { t } = useTranslation('pricing');
  const { to } = useLocale();
  const look = offer.key === 'plus' ? 'accent' : 'secondary';
  const className = buttonClasses({ variant: look, className: 'w-full' });
  if (offer.key === 'free') {
    return (
      <a href={to('/app/leveltest')} className={className}>
        {t('start')}
      </a>
    );
  }
  if (linked) {
    return (
      <a href={to(`/pricing#${offer.key}`)} className={className}>
        {t('see', { name })}
      </a>
    );
  }
  return (
    <a href={to(checkoutPath(offer.key))} className={className}>
      {t('get', { name })}
    </a>
  );
}
