import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { PackageLegend, PackageLine } from '#web/features/packages/package-line.tsx';
import { checkoutPath, type PackageOffer, packageOffers } from '#web/features/packages/packages.ts';
import { useIsOpen } from '#web/features/packages/use-is-open.ts';
import { useLocale } from '#web/locale/locale.ts';

/** What can be bought beside what one has: more of it, or what lies above. */
export function OfferCards({ tier }: { readonly tier: number }) {
  const { t } = useTranslation('licence');
  const { to } = useLocale();
  const offers = packageOffers.filter((offer) => offer.price > 0 && offer.tier >= tier);
  const renews = offers.some((offer) => offer.tier === tier);
  const title = !renews ? 'offers.none' : offers.length > 1 ? 'offers.more' : 'offers.goOn';
  // One of them stands out: the first that gives more than one has.
  const first = offers.find((offer) => offer.tier > tier);
  return (
    <section aria-labelledby="offers-title" className="mt-10">
      <h2 id="offers-title" className="heading-3">
        {t(title)}
      </h2>
      <p className="mt-1 text-second">{t('offers.once')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.key} className="flex">
            <OfferCard offer={offer} tier={tier} isFirst={offer === first} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href={to('/pricing')} className="inline-flex min-h-11 items-center text-link">
          {t('offers.compare')}
        </a>
      </p>
    </section>
  );
}

type OfferCardProps = { readonly offer: PackageOffer; readonly tier: number; readonly isFirst: boolean };

function OfferCard({ offer, tier, isFirst }: OfferCardProps) {
  const { t } = useTranslation(['licence', 'pricing']);
  const { to } = useLocale();
  const name = t(`pricing:package.${offer.key}`);
  const isDemo = useIsDemo();
  const isOpen = useIsOpen();
  const isUpgrade = tier > 0 && offer.tier > tier;
  const isRenewal = offer.tier === tier;
  const action = isRenewal ? 'offers.renew' : isUpgrade ? 'offers.upgradeTo' : 'offers.get';
  return (
    <Card className="flex w-full flex-col">
      <h3 className="heading-4">{name}</h3>
      <p className="mt-1 text-second">{t('offers.price', { price: offer.price })}</p>
      {!isRenewal && (
        <>
          <p className="mt-4 text-sm text-muted">{t(isUpgrade ? 'offers.adds' : 'offers.gives')}</p>
          <ul className="mt-2 mb-6 space-y-2">
            {offer.features.map((feature) => (
              <PackageLine
                key={feature.key}
                open={isOpen(feature)}
                text={t(`pricing:feature.${feature.key}`)}
              />
            ))}
          </ul>
          {!offer.features.every(isOpen) && <PackageLegend />}
        </>
      )}
      {tier > 0 && (
        <p className="mt-3 mb-6 text-second">
          {isRenewal ? t('offers.renewText') : t('offers.upgradeText', { name: t(`nameFirst.${tier}`) })}
        </p>
      )}
      {!isDemo && (
        <LinkButton
          to={to(checkoutPath(offer.key))}
          variant={isFirst ? 'primary' : 'secondary'}
          className="mt-auto w-full"
        >
          {t(action, { name })}
        </LinkButton>
      )}
    </Card>
  );
}
