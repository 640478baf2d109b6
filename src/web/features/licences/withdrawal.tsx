import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { formatCurrency } from '#web/formats/format-currency.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { Receipt } from './receipt.ts';

type WithdrawalProps = {
  /** Of the package. */
  readonly name: string;
  readonly withdrawal: NonNullable<Receipt['withdrawal']>;
};

/** The right of withdrawal: asks once more with the exact amount, in a dialog or, without script, on the page. Rule 9.46. */
export function Withdrawal({ name, withdrawal }: WithdrawalProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const asksOnPage = useSearchParams()[0].has('withdraw');
  const amount = formatCurrency(withdrawal.refundOre, locale);
  // It ends at midnight, with the day before.
  const lastDay = new Date(Date.parse(withdrawal.until) - 1);
  const question = t(withdrawal.endsExtension ? 'withdraw.confirmTextExtension' : 'withdraw.confirmText', {
    name,
    amount,
  });
  const form = (
    <Form method="post" preventScrollReset onSubmit={() => setOpen(false)}>
      <Button type="submit" variant="danger" className="w-full">
        {t('withdraw.confirm', { amount })}
      </Button>
    </Form>
  );
  return (
    <Card aria-labelledby="withdraw-title" className="mt-5 print:hidden">
      <h2 id="withdraw-title" className="heading-4">
        {t('withdraw.title')}
      </h2>
      <p className="mt-2 text-second">
        {t('withdraw.text', { lastDay: formatDate(lastDay, locale), amount })}
      </p>
      {asksOnPage ? (
        <div className="mt-4 space-y-3 border-t border-hairline pt-4">
          <p className="font-semibold">{t('withdraw.confirmTitle')}</p>
          <p>{question}</p>
          <div className="flex flex-col gap-3 sm:flex-row">
            {form}
            <LinkButton to="?">{t('withdraw.keep', { name })}</LinkButton>
          </div>
        </div>
      ) : (
        <a
          href="?withdraw"
          className="button button-secondary mt-4"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('withdraw.action')}
        </a>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('withdraw.confirmTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('withdraw.keep', { name })}</Button>
            {form}
          </>
        }
      >
        <p>{question}</p>
      </Dialog>
    </Card>
  );
}
