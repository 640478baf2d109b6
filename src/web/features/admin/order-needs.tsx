import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { useFormatKroner } from '#web/formats/use-format-kroner.ts';
import type { AdminOutcome } from './admin-outcome.ts';
import { Mark } from './mark.tsx';
import { SettlementForm } from './settlement-form.tsx';

type Needs = Pick<
  FunctionOutput<'admin-payments'>['payments'][number],
  'dispute' | 'failedRefundOre' | 'owedOre'
>;

type OrderNeedsProps = {
  readonly orderId: string;
  readonly needs: Needs;
  readonly outcome: AdminOutcome | null;
};

/** What is wrong with a payment, and what to do about it. Rule 9.81. */
export function OrderNeeds({ orderId, needs, outcome }: OrderNeedsProps) {
  const { t } = useTranslation('admin');
  const kroner = useFormatKroner();
  const { dispute, failedRefundOre, owedOre } = needs;
  return (
    <>
      {dispute && (
        <Need strong={dispute === 'open'} title={t(`payment.dispute.${dispute}`)}>
          {t(`payment.disputeText.${dispute}`)}
        </Need>
      )}
      {failedRefundOre > 0 && (
        <>
          <Need strong title={t('payment.failed')}>
            {t('payment.failedText', { amount: kroner(failedRefundOre) })}
          </Need>
          <SettlementForm orderId={orderId} amountOre={failedRefundOre} outcome={outcome} />
        </>
      )}
      {owedOre > 0 && (
        <Need strong title={t('payment.owed')}>
          {t('payment.owedText', { amount: kroner(owedOre) })}
        </Need>
      )}
    </>
  );
}

function Need(props: { readonly strong: boolean; readonly title: string; readonly children: string }) {
  return (
    <p className="mt-1.5 max-w-reading">
      <Mark strong={props.strong}>{props.title}</Mark> {props.children}
    </p>
  );
}
