import { useTranslation } from 'react-i18next';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useFormatKroner } from '#web/formats/use-format-kroner.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { OrderNeeds } from './order-needs.tsx';
import type { PersonData } from './person-data.ts';
import { PersonPart } from './person-part.tsx';
import { TakeBackForm } from './take-back-form.tsx';

type OrdersProps = Pick<PersonData, 'orders' | 'codes' | 'claims'> & {
  readonly outcome: AdminOutcome | null;
};

/** What was bought, redeemed and claimed. */
export function PersonOrders({ orders, codes, claims, outcome }: OrdersProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const kroner = useFormatKroner();
  return (
    <PersonPart id="orders" title={t('order.title')}>
      {orders.length + codes.length + claims.length === 0 && (
        <p className="text-ui text-second">{t('order.none')}</p>
      )}
      <ul className="divide-y divide-hairline text-ui">
        {orders.map((order) => (
          <li key={order.id} className="py-2">
            {t('order.line', {
              tier: t(`tiers.${order.tier}`),
              days: order.days,
              amount: kroner(order.amountOre),
            })}{' '}
            <span className="font-semibold">{t(`order.status.${order.status}`)}</span>
            <span className="block text-sm text-second">
              {t('order.made', { day: formatShortDate(order.createdAt, locale) })}
              {order.receiptNumber !== null && ` · ${t('order.receipt', { number: order.receiptNumber })}`}
              {order.code && ` · ${order.code}`}
            </span>
            {order.refundedOre > 0 && (
              <span className="block text-sm text-second">
                {t('order.back', { amount: kroner(order.refundedOre) })}
              </span>
            )}
            <OrderNeeds orderId={order.id} needs={order} outcome={outcome} />
            {order.status === 'paid' && (
              <TakeBackForm
                intent="refund"
                field="orderId"
                subject={order.id}
                summary={t('order.refund')}
                action={t('order.refundAction')}
                question={t('order.refundQuestion')}
                explanation={t('order.refundText')}
                outcome={outcome}
              />
            )}
          </li>
        ))}
        {codes.map(({ code, redeemedAt }) => (
          <li key={code} className="py-2">
            {t('order.code', { code, day: formatShortDate(redeemedAt, locale) })}
          </li>
        ))}
        {claims.map(({ id, testDate, testLevel, status }) => (
          <li key={id} className="py-2">
            {t('order.claim', { level: testLevel, day: formatShortDate(`${testDate}T12:00:00Z`, locale) })}{' '}
            <span className="font-semibold">{t(`claim.status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </PersonPart>
  );
}
