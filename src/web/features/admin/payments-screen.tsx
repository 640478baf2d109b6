import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { EmptyState } from '#web/components/states.tsx';
import { formatShortDate } from '#web/formats/format-short-date.ts';
import { useFormatKroner } from '#web/formats/use-format-kroner.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { AdminPage } from './admin-page.tsx';
import { OrderNeeds } from './order-needs.tsx';

type Found = FunctionOutput<'admin-payments'>;

type PaymentsScreenProps = { readonly found: Found; readonly outcome: AdminOutcome | null };

/** Payments that somebody has to look at, the oldest first. Rule 9.81. */
export function PaymentsScreen({ found, outcome }: PaymentsScreenProps) {
  const { t } = useTranslation('admin');
  const { payments, more } = found;
  return (
    <AdminPage title={t('nav.payments')} outcome={outcome}>
      {payments.length === 0 ? (
        <EmptyState icon="lucide:circle-check" title={t('payment.none')}>
          {t('payment.noneText')}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {payments.map((payment) => (
            <PaymentRow key={payment.orderId} payment={payment} outcome={outcome} />
          ))}
        </ol>
      )}
      {more && <p className="text-ui text-second">{t('payment.more', { count: payments.length })}</p>}
    </AdminPage>
  );
}

type RowProps = { readonly payment: Found['payments'][number]; readonly outcome: AdminOutcome | null };

function PaymentRow({ payment, outcome }: RowProps) {
  const { t } = useTranslation('admin');
  const { locale, to } = useLocale();
  const kroner = useFormatKroner();
  const { orderId, person, tier, days, amountOre, paidAt, receiptNumber, paymentId } = payment;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 text-ui md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="[overflow-wrap:anywhere]">
        <p>
          {person ? (
            <Link to={to(`/admin/people/${person.id}#orders`)} className="text-link font-semibold">
              {person.name ?? person.email ?? t('people.noName')}
            </Link>
          ) : (
            t('audit.product')
          )}
        </p>
        <p>{t('order.line', { tier: t(`tiers.${tier}`), days, amount: kroner(amountOre) })}</p>
        <p className="text-sm text-second">
          {[
            paidAt && t('payment.paid', { day: formatShortDate(paidAt, locale) }),
            receiptNumber !== null && t('order.receipt', { number: receiptNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {paymentId && <p className="text-sm text-second">{t('payment.id', { id: paymentId })}</p>}
      </div>
      <div>
        <OrderNeeds orderId={orderId} needs={payment} outcome={outcome} />
      </div>
    </li>
  );
}
