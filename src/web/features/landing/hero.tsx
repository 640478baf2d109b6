import { Trans, useTranslation } from 'react-i18next';
import { buttonClasses } from '#web/components/button.tsx';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { levelAtValue, levelWords } from './level-words.ts';
import type { SampleSitting } from './sample-sitting.ts';

/** What the product is, the way in, and the picture of a level. */
export function Hero({ sample }: { readonly sample: SampleSitting }) {
  const { t } = useTranslation('landing');
  const { to } = useLocale();
  const label = levelWords(t, sample);
  return (
    <section className="landing-hero" aria-labelledby="hero-title">
      <div className="page-sides relative z-10 w-full">
        <div className="max-w-[36rem] pt-7 md:pt-13">
          <h1 id="hero-title" className="heading-hero">
            <Trans t={t} i18nKey="hero.title" components={{ nb: <span lang="nb" /> }} />
          </h1>
          <p className="mt-4 max-w-[33.5rem] text-[1.0625rem] text-second md:mt-5.5 md:text-[1.1875rem] md:leading-[1.55]">
            <Trans t={t} i18nKey="hero.lead" components={{ nb: <span lang="nb" /> }} />
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row md:mt-8">
            <a
              href={to('/app/leveltest')}
              className={buttonClasses({ variant: 'primary', size: 'large', className: 'max-sm:w-full' })}
            >
              {t('hero.start')}
            </a>
            <a href={to('/about')} className={buttonClasses({ size: 'large', className: 'max-sm:hidden' })}>
              {t('hero.how')}
            </a>
          </div>
          <p className="mt-3.5 text-sm text-muted max-sm:text-center">{t('hero.note')}</p>
        </div>
      </div>
      <TrailProfile
        size="hero"
        animate
        value={sample.value}
        low={sample.low}
        high={sample.high}
        caption={t('example.caption')}
        label={label}
        description={t('example.description', {
          label,
          low: levelAtValue(sample.low),
          high: levelAtValue(sample.high),
        })}
        className="landing-hero-profile"
      />
    </section>
  );
}
