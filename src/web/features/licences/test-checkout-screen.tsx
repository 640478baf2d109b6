import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatCurrency } from '#web/formats/format-currency.ts';
import { useLocale } from '#web/locale/locale.ts';

type TestCheckoutScreenProps = {
  readonly orderId: string;
  readonly tier: number;
  readonly amountOre: number;
  /** Still to be paid. */
  readonly isOpen: boolean;
  readonly failed: boolean;
};

/** What stands where a payment provider's page will be; nobody can take it for one. Rule 9.49. */
export function TestCheckoutScreen({ orderId, tier, amountOre, isOpen, failed }: TestCheckoutScreenProps) {
  const { t } = useTranslation(['checkout', 'licence']);
  const { locale, to } = useLocale();
  const amount = formatCurrency(amountOre, locale);
  return (
    <div className="test-checkout min-h-svh px-4 py-8 font-mono sm:py-16">
      <main id="main" className="mx-auto max-w-lg border-2 border-dashed border-warning bg-page p-5 sm:p-8">
        <p className="-mx-5 -mt-5 mb-6 flex items-start gap-2.5 bg-warning-soft px-5 py-4 font-semibold text-warning sm:-mx-8 sm:-mt-8 sm:px-8">
          <Icon name="lucide:triangle-alert" className="mt-0.5 shrink-0" />
          {t('testCheckout.banner')}
        </p>
        <h1 className="text-2xl font-semibold">{t(isOpen ? 'testCheckout.title' : 'testCheckout.closed')}</h1>
        <p className="mt-3 text-sm text-second">
          {t(isOpen ? 'testCheckout.text' : 'testCheckout.closedText')}
        </p>
        <dl className="mt-6 space-y-2 border-y border-dashed border-control py-4 text-sm">
          <Fact name={t('testCheckout.package')} value={t(`licence:name.${tier}`)} />
          <Fact name={t('testCheckout.amount')} value={amount} />
          <Fact name={t('testCheckout.order')} value={orderId.slice(0, 8)} />
        </dl>
        {failed && (
          <p role="alert" className="mt-5 text-sm font-semibold text-wrong">
            {t('testCheckout.failed')}
          </p>
        )}
        {isOpen ? (
          <form method="post" className="mt-6 space-y-3">
            <Button type="submit" name="outcome" value="paid" variant="primary" className="w-full">
              {t('testCheckout.paid', { amount })}
            </Button>
            <Button type="submit" name="outcome" value="declined" className="w-full">
              {t('testCheckout.declined')}
            </Button>
            <Button type="submit" name="outcome" value="cancelled" variant="quiet" className="w-full">
              {t('testCheckout.cancelled')}
            </Button>
          </form>
        ) : (
          <a href={to(`/app/license/order/${orderId}`)} className="button button-primary mt-6 w-full">
            {t('testCheckout.toOrder')}
          </a>
        )}
      </main>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
