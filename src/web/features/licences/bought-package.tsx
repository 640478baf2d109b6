import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { missingDays } from '#domain/guarantee/package-gap.ts';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PackageLine } from '#web/features/packages/package-line.tsx';
import { checkoutPath, type PackageOffer, packageOffers } from '#web/features/packages/packages.ts';
import { useIsOpen } from '#web/features/packages/use-is-open.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { Quote } from './checkout-data.ts';

type BoughtPackageProps = {
  readonly offerKey: PackageOffer['key'];
  readonly quote: Quote;
  /** Of the profile, `YYYY-MM-DD`. */
  readonly examDay: string | null;
};

/** The package, its days, what happens with what one has, and what works today and what comes (decision 046). */
export function BoughtPackage({ offerKey, quote, examDay }: BoughtPackageProps) {
  const { t } = useTranslation(['checkout', 'pricing', 'licence']);
  const { locale, to } = useLocale();
  const day = (at: string) => formatDate(at, locale);
  const isOpen = useIsOpen();
  const offer = packageOffers.find(({ key }) => key === offerKey);
  const other = packageOffers.find(({ key, price }) => price > 0 && key !== offerKey);
  const open = offer?.features.filter(isOpen) ?? [];
  const coming = offer?.features.filter((feature) => !isOpen(feature)) ?? [];
  return (
    <Card aria-labelledby="what-title" className="mt-6">
      <h2 id="what-title" className="text-sm text-muted">
        {t('what.title')}
      </h2>
      <p className="mt-1 heading-3">
        {t('what.days', { name: t(`pricing:package.${offerKey}`), days: quote.days })}
      </p>
      <p className="mt-2">{t('what.period', { from: day(quote.startsAt), to: day(quote.expiresAt) })}</p>
      {quote.isLater && <p className="mt-1 text-second">{t('what.later')}</p>}
      {quote.waits && (
        <p className="mt-1 text-second">
          {t('what.waits', { name: t(`licence:nameFirst.${quote.waits.tier}`), from: day(quote.waits.from) })}
        </p>
      )}
      <p className="mt-1 text-second">{t('what.once')}</p>
      <ExamGap name={t(`pricing:package.${offerKey}`)} quote={quote} examDay={examDay} />
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-5 border-t border-hairline pt-5 sm:grid-cols-2">
        <Features title={t('what.today')} features={open} open />
        {coming.length > 0 && <Features title={t('what.coming')} features={coming} open={false} />}
      </div>
      {coming.length > 0 && <p className="mt-4 text-sm text-muted">{t('what.comingText')}</p>}
      {other && (
        <p className="mt-4">
          <Link to={to(checkoutPath(other.key))} className="inline-flex min-h-11 items-center text-link">
            {t('what.other', { name: t(`pricing:package.${other.key}`) })}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Rule 9.237: what is bought ends before the exam. What it puts off goes on afterwards, and nobody can tell here how far. */
function ExamGap({ name, quote, examDay }: { readonly name: string } & Omit<BoughtPackageProps, 'offerKey'>) {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const days = examDay && !quote.waits ? missingDays(quote.expiresAt, examDay) : null;
  if (!examDay || days === null) return null;
  return (
    <p className="mt-3 flex items-start gap-2.5 rounded-control bg-sunk p-4">
      <Icon name="lucide:info" className="mt-0.5 shrink-0" />
      {t('what.gap', {
        name,
        ends: formatDate(quote.expiresAt, locale),
        exam: formatDate(examDay, locale),
        days,
      })}
    </p>
  );
}

function Features({
  title,
  features,
  open,
}: {
  readonly title: string;
  readonly features: PackageOffer['features'];
  readonly open: boolean;
}) {
  const { t } = useTranslation('pricing');
  return (
    <div>
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="mt-2 space-y-1.5">
        {features.map(({ key }) => (
          <PackageLine key={key} open={open} text={t(`feature.${key}`)} />
        ))}
      </ul>
    </div>
  );
}
