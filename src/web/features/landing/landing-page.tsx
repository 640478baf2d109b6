import { useTranslation } from 'react-i18next';
import { DiscountDialog } from '#web/features/discounts/discount-dialog.tsx';
import { DiscountOffer } from '#web/features/discounts/discount-offer.tsx';
import type { ArticleTeaser, StoryTeaser } from '#web/features/reading/reading-data.ts';
import type { BankCounts } from './bank-counts.ts';
import { Closing } from './closing.tsx';
import { FourParts } from './four-parts.tsx';
import { Hero } from './hero.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { LatestStories } from './latest-stories.tsx';
import { LevelFound } from './level-found.tsx';
import { PackageCards } from './package-cards.tsx';
import { PassGuarantee } from './pass-guarantee.tsx';
import { Questions } from './questions.tsx';
import type { SampleSitting } from './sample-sitting.ts';
import { SectionHead } from './section-head.tsx';

type LandingPageProps = {
  readonly sample: SampleSitting;
  readonly counts: BankCounts | null;
  readonly articles: readonly ArticleTeaser[];
  readonly stories: readonly StoryTeaser[];
};

/** The front page. Works without script. Rule 2.14. */
export function LandingPage({ sample, counts, articles, stories }: LandingPageProps) {
  const { t } = useTranslation('landing');
  return (
    <>
      <Hero sample={sample} />
      <FourParts />
      <LevelFound sample={sample} />
      <PassGuarantee />
      <section className="page-sides mt-16 lg:mt-28" aria-labelledby="pricing-title">
        <SectionHead id="pricing-title" title={t('pricing.title')} lead={t('pricing.lead')} />
        <div className="mt-7 lg:mt-8">
          <PackageCards counts={counts} linked />
        </div>
        <DiscountOffer />
      </section>
      <Questions />
      <LatestStories stories={stories} />
      <LatestArticles articles={articles} />
      <Closing />
      <DiscountDialog />
    </>
  );
}
