import { useTranslation } from 'react-i18next';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { DiscountForm } from './discount-form.tsx';

/**
 * Rule 2.42: the welcome modal of the pages that are read. It opens when somebody follows an offer, never by itself
 * (static/discount-dialog.ts); without script the offer leads to /discount.
 */
export function DiscountDialog() {
  const { t } = useTranslation('discount');
  return (
    <dialog
      data-discount-dialog
      aria-labelledby="discount-title"
      className="group on-card m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-hairline bg-card p-6 text-text shadow-float max-sm:mb-4"
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 id="discount-title" className="heading-3">
          {t('title', { percent: codeWorth.percentOff })}
        </h2>
        <form method="dialog">
          <Button
            type="submit"
            variant="quiet"
            size="small"
            className="-mt-1 -mr-2 size-11 shrink-0 px-0"
            aria-label={t('close')}
          >
            <Icon name="lucide:x" />
          </Button>
        </form>
      </div>
      {/* When the code is on its way, it has been said. */}
      <p className="mb-5 text-second group-has-[div[data-discount]]:hidden">{t('lead', leadValues)}</p>
      <DiscountForm outcome={null} />
    </dialog>
  );
}

/** What the code is worth, for the text `discount:lead`. */
export const leadValues = {
  percent: codeWorth.percentOff,
  days: codeWorth.trialDays,
  valid: codeWorth.validDays,
};
