import { useTranslation } from 'react-i18next';
import { useFormatKroner } from '#web/formats/use-format-kroner.ts';
import { type AdminOutcome, type Change, numberField, textField, typedIn } from './admin-outcome.ts';
import { ConfirmedForm } from './confirmed-form.tsx';
import { ReasonField } from './reason-field.tsx';

type SettlementProps = {
  readonly orderId: string;
  readonly amountOre: number;
  readonly outcome: AdminOutcome | null;
};

/** Notes that a refund which did not arrive was paid in another way. Rule 9.81. */
export function SettlementForm({ orderId, amountOre, outcome }: SettlementProps) {
  const { t } = useTranslation('admin');
  const amount = useFormatKroner()(amountOre);
  return (
    <details open={outcome?.kind === 'failed' && outcome.intent === 'settle' && outcome.subject === orderId}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-link">
        {t('payment.settle')}
      </summary>
      <ConfirmedForm
        intent="settle"
        subject={orderId}
        action={t('payment.settleAction')}
        question={t('payment.settleQuestion', { amount })}
        explanation={t('payment.settleText')}
        outcome={outcome}
        look={{ size: 'small' }}
        className="mt-2 max-w-reading space-y-3"
      >
        <input type="hidden" name="orderId" value={orderId} />
        <input type="hidden" name="amountOre" value={amountOre} />
        <ReasonField label={t('payment.how')} typed={typedIn(outcome, 'settle', orderId).reason} />
      </ConfirmedForm>
    </details>
  );
}

/** What the form asks for. */
export function settlementOf(fields: FormData): Change<'admin-settlements'> {
  const orderId = textField(fields, 'orderId');
  const amountOre = numberField(fields, 'amountOre') ?? 0;
  const reason = textField(fields, 'reason');
  return { name: 'admin-settlements', body: { orderId, amountOre, reason }, subject: orderId };
}
