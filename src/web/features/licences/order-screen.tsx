import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { BackLink } from '#web/components/back-link.tsx';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { packageOffers } from '#web/features/packages/packages.ts';
import { formatCurrency } from '#web/formats/format-currency.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { Receipt } from './receipt.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { useAskingProvider } from './use-asking-provider.ts';
import { Withdrawal } from './withdrawal.tsx';

export type WithdrawalOutcome =
  | { readonly kind: 'withdrawn'; readonly refundedOre: number; readonly sent: boolean }
  /** `problem` is a key of `checkout:withdraw`. */
  | { readonly kind: 'refused'; readonly problem: 'over' | 'failed' };

type OrderScreenProps = {
  readonly receipt: Receipt;
  /** The person comes from the checkout. */
  readonly cameBack: boolean;
  readonly outcome: WithdrawalOutcome | null;
};

/** How an order stands: thanks and what next, waiting, what went wrong and the way back; and the receipt of a paid one. */
export function OrderScreen({ receipt, cameBack, outcome }: OrderScreenProps) {
  const { t } = useTranslation(['checkout', 'licence']);
  const { to } = useLocale();
  const isPaid = receipt.status === 'paid' || receipt.status === 'refunded';
  return (
    <div className="screen">
      <p className="print:hidden">
        <BackLink to={to('/app/license')}>{t('back')}</BackLink>
      </p>
      {isPaid ? (
        <PaidHead receipt={receipt} cameBack={cameBack} />
      ) : (
        <UnpaidHead receipt={receipt} cameBack={cameBack} />
      )}
      {outcome?.kind === 'withdrawn' && <Withdrawn outcome={outcome} />}
      {outcome?.kind === 'refused' && (
        <div role="alert" className="mt-4">
          <FieldError id="withdraw-error">{t(`withdraw.${outcome.problem}`)}</FieldError>
        </div>
      )}
      {isPaid && <ReceiptCard receipt={receipt} />}
      {receipt.status === 'paid' && receipt.withdrawal && (
        <Withdrawal name={t(`licence:name.${receipt.tier}`)} withdrawal={receipt.withdrawal} />
      )}
    </div>
  );
}

type HeadProps = Pick<OrderScreenProps, 'receipt' | 'cameBack'>;

function PaidHead({ receipt, cameBack }: HeadProps) {
  const { t } = useTranslation(['checkout', 'licence']);
  const { locale } = useLocale();
  const name = t(`licence:name.${receipt.tier}`);
  const { startsAt, expiresAt, paidAt } = receipt;
  if (!cameBack || receipt.status === 'refunded' || !startsAt || !expiresAt)
    return (
      // On paper the receipt says it itself.
      <h1 className="heading-page print:hidden">{t('order.title')}</h1>
    );
  const from = formatDate(startsAt, locale);
  const begins = paidAt !== null && new Date(startsAt) > new Date(paidAt);
  return (
    <div className="print:hidden">
      <h1 className="heading-page">{t('order.paid', { name })}</h1>
      <p className="mt-3 flex items-start gap-2.5 text-lg text-second" role="status">
        <Icon name="lucide:circle-check" className="mt-1 shrink-0 text-primary" />
        {t(begins ? 'order.paidLater' : 'order.paidText', { from, to: formatDate(expiresAt, locale) })}
      </p>
      <NextSteps />
    </div>
  );
}

const steps = [
  ['custom', '/app/custom', 'lucide:sliders-horizontal'],
  ['flashcards', '/app/flashcards', 'lucide:layers'],
  ['level', '/app/leveltest', 'lucide:mountain'],
] as const;

function NextSteps() {
  const { t } = useTranslation('checkout');
  const { to } = useLocale();
  return (
    <Card aria-labelledby="next-title" className="mt-6">
      <h2 id="next-title" className="heading-4">
        {t('order.next')}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {steps.map(([key, path, icon]) => (
          <li key={key}>
            <Link to={to(path)} className="flex min-h-12 items-center gap-3 py-2 font-medium hover:underline">
              <Icon name={icon} className="text-primary" />
              {t(`order.${key}`)}
              <Icon name="lucide:chevron-right" size={18} className="ml-auto text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An order that is open, or came to nothing: what that means and how to go on. */
function UnpaidHead({ receipt, cameBack }: HeadProps) {
  const { t } = useTranslation(['checkout', 'licence']);
  const { locale, to } = useLocale();
  const isOpen = receipt.status === 'open';
  const isWaiting = isOpen && cameBack;
  useAskingProvider({ isOpen, isWaiting });
  const key = isWaiting ? 'waiting' : receipt.status;
  const again = new URLSearchParams({
    package: packageOffers.find(({ tier }) => tier === receipt.tier)?.key ?? 'plus',
    ...(receipt.code && { code: receipt.code }),
  });
  return (
    <div role={isWaiting ? 'status' : undefined}>
      <h1 className="heading-page">{t(`order.${key}`)}</h1>
      <p className="mt-3 text-lg text-second">{t(`order.${key}Text`)}</p>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-card border border-hairline bg-card px-5 py-4 font-semibold">
        <span>{t('what.days', { name: t(`licence:name.${receipt.tier}`), days: receipt.days })}</span>
        <span>{formatCurrency(receipt.amountOre, locale)}</span>
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        {!isOpen && (
          <LinkButton to={to(`/app/license/checkout?${again}`)} variant="primary">
            {t('order.again')}
          </LinkButton>
        )}
        {isWaiting && (
          // Without script it is the only way.
          <Form method="post" action="?back" className="contents">
            <Button type="submit" name="intent" value="ask">
              {t('order.askAgain')}
            </Button>
          </Form>
        )}
        {isOpen && !isWaiting && (
          <>
            {receipt.checkoutUrl && (
              <a href={receipt.checkoutUrl} className="button button-primary">
                {t('order.goOn')}
              </a>
            )}
            <Form method="post" className="contents">
              <Button type="submit" name="intent" value="cancel">
                {t('order.giveUp')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </div>
  );
}

function Withdrawn({ outcome }: { readonly outcome: Extract<WithdrawalOutcome, { kind: 'withdrawn' }> }) {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const amount = formatCurrency(outcome.refundedOre, locale);
  return (
    <p
      role="status"
      className="mt-4 flex items-start gap-2.5 rounded-control bg-primary-soft p-4 font-medium print:hidden"
    >
      <Icon name="lucide:circle-check" className="mt-0.5 shrink-0 text-primary" />
      {t(outcome.sent ? 'withdraw.done' : 'withdraw.later', { amount })}
    </p>
  );
}
