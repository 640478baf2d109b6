import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { DemoNote } from '#web/features/demo/demo-note.tsx';
import { useIsDemo } from '#web/features/demo/use-is-demo.ts';
import { checkoutPath, type PackageOffer } from '#web/features/packages/packages.ts';
import { formatCurrency } from '#web/formats/format-currency.ts';
import { Checkbox } from '#web/forms/choice.tsx';
import { FieldError, Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import { BoughtPackage } from './bought-package.tsx';
import type { CheckoutErrors, CheckoutForm, Quote } from './checkout-data.ts';

type CheckoutScreenProps = {
  readonly offerKey: PackageOffer['key'];
  readonly quote: Quote;
  readonly form: CheckoutForm;
  readonly errors: CheckoutErrors;
  /** Of the profile, `YYYY-MM-DD`. */
  readonly examDay?: string | null;
};

/** What is bought, for how much, and what has to be accepted before it is paid. Rule 9.1, Rule 9.47. */
export function CheckoutScreen({ offerKey, quote, form, errors, examDay = null }: CheckoutScreenProps) {
  const { t } = useTranslation(['checkout', 'pricing']);
  const { to } = useLocale();
  const isDemo = useIsDemo();
  const embedded = useRoot()?.embedded.payment;
  const name = t(`pricing:package.${offerKey}`);
  const accept = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is still to be accepted is where one goes on.
    if (errors.terms || errors.withdrawal)
      accept.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <div className="screen">
      <p>
        <BackLink to={to('/app/license')}>{t('back')}</BackLink>
      </p>
      <h1 className="heading-page">{t('title', { name })}</h1>
      {embedded && !isDemo && <TestNotice />}
      <BoughtPackage offerKey={offerKey} quote={quote} examDay={examDay} />
      {isDemo && (
        <div className="mt-5">
          <DemoNote />
        </div>
      )}
      {!isDemo && (
        <Form
          method="post"
          // Without it a page opened with a code would send the code in its address, too.
          action={to(checkoutPath(offerKey))}
          noValidate
          preventScrollReset
          // Another package is another form. The key of the request is not: reading the page again must not empty it.
          key={offerKey}
        >
          <input type="hidden" name="requestKey" value={form.requestKey} />
          <PriceCard name={name} quote={quote} typedCode={form.code} />
          <div ref={accept}>
            <AcceptCard form={form} errors={errors} />
          </div>
          <PayButton amountOre={quote.amountOre} problem={errors.form} />
        </Form>
      )}
    </div>
  );
}

/** Where no money is taken this stands beside every button that pays. Rule 9.49. */
function TestNotice() {
  const { t } = useTranslation('checkout');
  return (
    <p className="mt-4 flex items-start gap-2.5 rounded-control border border-dashed border-warning bg-warning-soft p-4 font-medium text-warning">
      <Icon name="lucide:triangle-alert" className="mt-0.5 shrink-0" />
      {t('testNotice')}
    </p>
  );
}

type PriceCardProps = { readonly name: string; readonly quote: Quote; readonly typedCode: string };

function PriceCard({ name, quote, typedCode }: PriceCardProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const amount = (ore: number) => formatCurrency(ore, locale);
  const state = quote.code?.state;
  return (
    <Card aria-labelledby="sum-title" className="mt-5">
      <h2 id="sum-title" className="heading-4">
        {t('sum.title')}
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <div aria-live="polite" className="min-w-0 flex-1 basis-40">
          <Input
            label={t('code.label')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            defaultValue={typedCode}
            hint={
              state === 'good'
                ? t('code.good', { percent: quote.percentOff })
                : state === undefined && t('code.hint')
            }
            error={state && state !== 'good' ? t(`code.state.${state}`) : undefined}
          />
        </div>
        {/* The form's first button: Enter in the field applies the code, and does not pay. */}
        <Button type="submit" name="intent" value="quote" className="mt-7">
          {t('code.action')}
        </Button>
      </div>
      <dl className="mt-5 border-t border-hairline pt-4" aria-live="polite">
        <Line name={t('sum.price', { name, days: quote.days })} amount={amount(quote.priceOre)} />
        {quote.percentOff > 0 && (
          <Line
            name={t('sum.discount', { percent: quote.percentOff })}
            amount={`−${amount(quote.priceOre - quote.amountOre)}`}
          />
        )}
        <Line name={t('sum.total')} amount={amount(quote.amountOre)} total />
      </dl>
      <p className="mt-2 text-sm text-muted">{t('sum.whole')}</p>
    </Card>
  );
}

function Line({ name, amount, total = false }: { name: string; amount: string; total?: boolean }) {
  const look = total ? 'mt-2 border-t border-hairline pt-3 text-lg font-semibold' : 'py-1 text-second';
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-6 ${look}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  );
}

function AcceptCard({ form, errors }: Pick<CheckoutScreenProps, 'form' | 'errors'>) {
  const { t } = useTranslation('checkout');
  const { to } = useLocale();
  return (
    <Card aria-labelledby="accept-title" className="mt-5">
      <h2 id="accept-title" className="heading-4">
        {t('accept.title')}
      </h2>
      <Checkbox
        name="terms"
        value="yes"
        defaultChecked={form.acceptedTerms}
        aria-invalid={errors.terms && true}
        aria-describedby={errors.terms && 'terms-error'}
        className="mt-2"
        label={
          <Trans
            t={t}
            i18nKey="accept.terms"
            components={{
              terms: (
                // biome-ignore lint/a11y/useAnchorContent: the words come from the text
                <a href={to('/terms')} target="_blank" rel="noopener" className="text-link" />
              ),
            }}
          />
        }
      />
      {errors.terms && (
        <div role="alert" className="mb-2 pl-8">
          <FieldError id="terms-error">{t('errors.terms')}</FieldError>
        </div>
      )}
      <Checkbox
        name="withdrawal"
        value="yes"
        defaultChecked={form.acceptedWithdrawal}
        aria-invalid={errors.withdrawal && true}
        aria-describedby={errors.withdrawal && 'withdrawal-error'}
        label={t('accept.withdrawal')}
      />
      {errors.withdrawal && (
        <div role="alert" className="pl-8">
          <FieldError id="withdrawal-error">{t('errors.withdrawal')}</FieldError>
        </div>
      )}
    </Card>
  );
}

function PayButton({ amountOre, problem }: { amountOre: number; problem: string | undefined }) {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const sent = useNavigation().formData;
  const paying = sent?.get('intent') === 'pay';
  return (
    <div className="mt-6">
      {problem && (
        <div role="alert" className="mb-4">
          <FieldError id="pay-error">{t([`errors.${problem}`, 'errors.failed'])}</FieldError>
        </div>
      )}
      <Button
        type="submit"
        name="intent"
        value="pay"
        variant="primary"
        size="large"
        className="w-full"
        aria-disabled={sent ? true : undefined}
      >
        {paying ? t('paying') : t('pay', { amount: formatCurrency(amountOre, locale) })}
      </Button>
      <p className="mt-3 text-center text-sm text-muted">{t('after')}</p>
    </div>
  );
}
