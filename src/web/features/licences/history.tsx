import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCurrency } from '#web/formats/format-currency.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownGrant, ShownOrder } from './licence-data.ts';

/** Everything that was bought or given: from what, and when its days are used. */
export function History({ grants }: { readonly grants: readonly ShownGrant[] }) {
  const { t } = useTranslation('licence');
  const { locale, to } = useLocale();
  const day = (at: string) => formatDate(at, locale);
  const used = ({ periods }: ShownGrant) =>
    periods.length === 0
      ? t('history.unused')
      : new Intl.ListFormat(locale).format(
          inDays(periods, day).map(({ from, to }) => t('history.used', { from, to })),
        );
  return (
    <section aria-labelledby="history-title" className="mt-10">
      <h2 id="history-title" className="heading-3">
        {t('history.title')}
      </h2>
      {grants.length === 0 && <p className="mt-2 text-second">{t('history.none')}</p>}
      {grants.length > 0 && (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {grants.map((grant) => (
            <li key={grant.id} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[8rem_1fr_auto]">
              <span className="font-semibold">{t(`name.${grant.tier}`)}</span>
              <span className="text-second">
                {used(grant)}
                {grant.revokedAt && (
                  <span className="block text-sm text-muted">
                    {t('history.revoked', { day: day(grant.revokedAt) })}
                  </span>
                )}
              </span>
              <span className="text-sm text-muted sm:text-right">
                {grant.orderId ? (
                  <Link to={to(`/app/license/order/${grant.orderId}`)} className="text-link">
                    {t('history.source.payment')}
                  </Link>
                ) : (
                  t(`history.source.${grant.source}`)
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Stretches of written days; what goes on the day it stopped is one. */
function inDays(
  periods: ShownGrant['periods'],
  day: (at: string) => string,
): readonly { readonly from: string; readonly to: string }[] {
  const stretches: { from: string; to: string }[] = [];
  for (const { startedAt, expiresAt } of periods) {
    const last = stretches.at(-1);
    if (last?.to === day(startedAt)) last.to = day(expiresAt);
    else stretches.push({ from: day(startedAt), to: day(expiresAt) });
  }
  return stretches;
}

/** The orders with how they stand; each leads to its receipt, or to how it goes on. */
export function Orders({ orders }: { readonly orders: readonly ShownOrder[] }) {
  const { t } = useTranslation('licence');
  const { locale, to } = useLocale();
  return (
    <section aria-labelledby="orders-title" className="mt-10">
      <h2 id="orders-title" className="heading-3">
        {t('receipts.title')}
      </h2>
      {orders.length === 0 && <p className="mt-2 text-second">{t('receipts.none')}</p>}
      {orders.length > 0 && (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {orders.map((order) => (
            <li
              key={order.id}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[16rem_1fr_auto]"
            >
              <Link
                to={to(`/app/license/order/${order.id}`)}
                className="inline-flex min-h-11 items-center font-semibold text-link md:min-h-0"
              >
                {t('receipts.order', {
                  name: t(`name.${order.tier}`),
                  day: formatDate(order.createdAt, locale),
                })}
              </Link>
              <span className="order-last text-sm text-second max-sm:col-span-2 sm:order-none sm:text-base">
                {t(`receipts.status.${order.status}`)}
                {order.status === 'paid' && order.refundedOre > 0 && (
                  <>, {t('receipts.refunded', { amount: formatCurrency(order.refundedOre, locale) })}</>
                )}
              </span>
              <span className="text-right font-medium">{formatCurrency(order.amountOre, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
