import { useTranslation } from 'react-i18next';
import { DiscountDialog } from '#web/features/discounts/discount-dialog.tsx';
import { DiscountOffer } from '#web/features/discounts/discount-offer.tsx';
import { packageOffers } from '#web/features/packages/packages.ts';
import { useIsOpen } from '#web/features/packages/use-is-open.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { BankCounts } from './bank-counts.ts';
import { Closing } from './closing.tsx';
import { PackageCards } from './package-cards.tsx';
import { PackageTable } from './package-table.tsx';
import { PassGuarantee } from './pass-guarantee.tsx';

/** The packages, what is open today, how paying works, and the pass guarantee. */
export function PricingPage({ counts }: { readonly counts: BankCounts | null }) {
  const { t } = useTranslation('pricing');
  const { to } = useLocale();
  const isOpen = useIsOpen();
  const isComing = packageOffers.some(({ features }) => !features.every(isOpen));
  return (
    <>
      <header className="page-sides pt-8 md:pt-14">
        <h1 className="heading-1">{t('title')}</h1>
        <p className="mt-4 max-w-[38rem] text-[1.0625rem] text-second md:text-[1.1875rem]">{t('lead')}</p>
      </header>
      <div className="page-sides mt-8 lg:mt-12">
        <PackageCards counts={counts} heading="h2" />
        <DiscountOffer />
      </div>
      <section className="page-sides mt-14 lg:mt-20" aria-labelledby="today-title">
        <h2 id="today-title" className="heading-2">
          {t('today.title')}
        </h2>
        <p className="mt-3 max-w-reading text-[1.0625rem] text-second">{t('today.text')}</p>
        {isComing && <p className="mt-3 max-w-reading text-second">{t('today.coming')}</p>}
      </section>
      <div className="page-sides mt-14 lg:mt-20">
        <h2 id="compare-title" className="heading-2">
          {t('compare.title')}
        </h2>
        <div className="mt-4">
          <PackageTable counts={counts} />
        </div>
      </div>
      <PassGuarantee />
      <section className="page-sides mt-14 lg:mt-20" aria-labelledby="paying-title">
        <h2 id="paying-title" className="heading-2">
          {t('how.title')}
        </h2>
        <ul className="mt-4 max-w-reading list-disc space-y-1.5 pl-[1.25em] text-second">
          {(['once', 'prices', 'withdraw'] as const).map((key) => (
            <li key={key}>{t(`how.${key}`)}</li>
          ))}
        </ul>
        <p className="mt-4">
          <a href={to('/terms')} className="inline-flex min-h-11 items-center text-link">
            {t('how.terms')}
          </a>
        </p>
      </section>
      <Closing />
      <DiscountDialog />
    </>
  );
}
