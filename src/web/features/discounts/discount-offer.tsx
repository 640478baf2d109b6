import { useTranslation } from 'react-i18next';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { useLocale } from '#web/locale/locale.ts';

/** One quiet line below the prices. Opens the dialog where the page has one and script runs; else leads to its page. */
export function DiscountOffer() {
  const { t } = useTranslation('discount');
  const { to } = useLocale();
  const percent = codeWorth.percentOff;
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-second">
      {t('offerLine', { percent })}
      <a href={to('/discount')} data-opens-discount className="inline-flex min-h-11 items-center text-link">
        {t('offer', { percent })}
      </a>
    </p>
  );
}
