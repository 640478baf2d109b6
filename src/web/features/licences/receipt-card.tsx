import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderNumber } from '#domain/licences/order.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { formatCurrency } from '#web/formats/format-currency.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import type { Receipt } from './receipt.ts';

/** Everything that has to stand on a receipt, on the screen and on paper. Rule 9.47. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation(['checkout', 'licence']);
  const { locale } = useLocale();
  const embedded = useRoot()?.embedded.payment;
  const day = (at: string) => formatDate(at, locale);
  const amount = (ore: number) => formatCurrency(ore, locale);
  const { startsAt, expiresAt, refundedAt, refundReason } = receipt;
  return (
    <Card aria-labelledby="receipt-title" className="receipt mt-6">
      {/* On paper nothing else says whose it is. */}
      <p className="mb-2 hidden font-semibold print:block">Bestått</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="receipt-title" className="heading-4">
          {t('receipt.title', { number: receipt.number })}
        </h2>
        <Button size="small" className="print:hidden noscript:hidden" onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      </div>
      <dl className="mt-4 divide-y divide-hairline border-t border-hairline">
        <Row name={t('receipt.order')}>{orderNumber(receipt.orderId)}</Row>
        {receipt.paidAt && <Row name={t('receipt.date')}>{day(receipt.paidAt)}</Row>}
        <Seller seller={receipt.seller} />
        <Row name={t('receipt.package')}>
          {t('what.days', { name: t(`licence:name.${receipt.tier}`), days: receipt.days })}
        </Row>
        {startsAt && expiresAt && (
          <Row name={t('receipt.period')}>
            {t('receipt.periodText', { from: day(startsAt), to: day(expiresAt) })}
          </Row>
        )}
        <Row name={t('receipt.price')}>{amount(receipt.priceOre)}</Row>
        {receipt.discountOre > 0 && (
          <Row
            name={t(receipt.code ? 'receipt.discount' : 'receipt.discountOnly', {
              percent: receipt.percentOff,
              code: receipt.code,
            })}
          >
            −{amount(receipt.discountOre)}
          </Row>
        )}
        <Row name={t('receipt.amount')} strong>
          {amount(receipt.amountOre)}
        </Row>
        {receipt.vatPercent > 0 && (
          <Row name={t('receipt.vat', { percent: receipt.vatPercent })}>{amount(receipt.vatOre)}</Row>
        )}
        {receipt.refundedOre > 0 && refundedAt && (
          <Row name={t('receipt.refund', { day: day(refundedAt) })} strong>
            {amount(receipt.refundedOre)}
            {receipt.vatPercent > 0 && (
              <span className="block text-sm font-normal text-second">
                {t('receipt.refundVat', { amount: amount(receipt.refundedVatOre) })}
              </span>
            )}
            {refundReason && (
              <span className="block text-sm font-normal text-second">
                {t(`receipt.reason.${refundReason}`)}
              </span>
            )}
          </Row>
        )}
      </dl>
      {receipt.vatPercent === 0 && <p className="mt-4 text-sm text-second">{t('receipt.noVat')}</p>}
      {receipt.failedRefundOre > 0 && (
        <p className="mt-4 font-medium text-warning">
          {t('receipt.failedRefund', { amount: amount(receipt.failedRefundOre) })}
        </p>
      )}
      {embedded && <p className="mt-4 text-sm font-medium text-warning">{t('receipt.test')}</p>}
    </Card>
  );
}

function Seller({ seller }: Pick<Receipt, 'seller'>) {
  const { t } = useTranslation('checkout');
  if (!seller.name && !seller.orgNumber && !seller.address) return null;
  return (
    <Row name={t('receipt.seller')}>
      {seller.name}
      {seller.orgNumber && (
        <span className="block">
          {t(seller.vatRegistered ? 'receipt.orgNumberVat' : 'receipt.orgNumber', {
            number: seller.orgNumber,
          })}
        </span>
      )}
      {seller.address && <span className="block whitespace-pre-line">{seller.address}</span>}
    </Row>
  );
}

type RowProps = { readonly name: string; readonly strong?: boolean; readonly children: ReactNode };

function Row({ name, strong = false, children }: RowProps) {
  return (
    // Breaks between words only: an amount stays whole.
    <div className="flex flex-wrap justify-between gap-x-6 py-2.5">
      <dt className="text-second">{name}</dt>
      <dd className={classNames('ml-auto text-right text-balance', strong && 'font-semibold')}>{children}</dd>
    </div>
  );
}
