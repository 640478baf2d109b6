import { useTranslation } from 'react-i18next';
import { checkoutPath, packageOffers } from '#web/features/packages/packages.ts';
import { pathInLocale } from '#web/locale/locale.ts';

/** What somebody was about to buy: package and price stay in sight on the way through the login. Rule 9.238. */
export function WantedPackage({ next }: { readonly next: string }) {
  const { t } = useTranslation('auth');
  const wanted = pathInLocale(next, 'en-GB');
  const offer = packageOffers.find(({ key, price }) => price > 0 && wanted.startsWith(checkoutPath(key)));
  if (!offer) return null;
  return (
    <div className="rounded-control border border-hairline bg-sunk p-4">
      <p className="font-semibold">
        {t('wanted.package', { name: t(`wanted.name.${offer.key}`), price: offer.price })}
      </p>
      <p className="mt-1 text-sm text-second">{t('wanted.text')}</p>
    </div>
  );
}
