import { useTranslation } from 'react-i18next';
import { practiceLength } from '#domain/assessment/practice-length.ts';
import type { Recommendation } from '#domain/assessment/types.ts';
import { openLevel } from '#domain/licences/package.ts';
import { LinkButton } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { PracticeButton } from './practice-button.tsx';
import { practiceLink } from './practice-link.ts';

/** Where a recommendation leads: a weakness starts its round at once, advice on tests opens the test's page. Rule 9.190. */
export function Follow(props: {
  readonly sittingId: string;
  readonly wanted: Recommendation;
  /** Its place among the recommendations, by which the API knows it. */
  readonly place: number;
  readonly custom: boolean;
  readonly tier: number;
  /** It stands alone, as wide as its card; `primary`: as the screen's main button. */
  readonly wide?: 'primary' | 'secondary';
}) {
  const { sittingId, wanted, place, custom, tier, wide } = props;
  const { t } = useTranslation('result');
  const { to } = useLocale();
  const words = useFeedbackWords();
  const look = wide ? ({ variant: wide, className: 'mt-4 w-full' } as const) : ({ size: 'small' } as const);
  if (!('level' in wanted)) {
    const { settings, action } = words.recommendation(wanted);
    return (
      <LinkButton to={to(practiceLink(settings, custom))} {...look}>
        {action}
      </LinkButton>
    );
  }
  const level = openLevel(tier, wanted.level);
  // What holds already is not worth a round: where the next level is not open, its package is what leads on.
  if (wanted.key === 'try_next_level' && level !== wanted.level)
    return (
      <LinkButton to={to('/pricing')} {...look}>
        {t('practice.opens', { level: wanted.level })}
      </LinkButton>
    );
  const lower =
    level !== wanted.level &&
    t(tier === 0 ? 'practice.lowerFree' : 'practice.lower', { level, asked: wanted.level });
  return (
    <>
      <PracticeButton fields={{ sittingId, recommendation: place }} {...look}>
        {words.recommendation({ ...wanted, level }).action}
      </PracticeButton>
      {wide ? (
        <p className="mt-2 text-center text-sm text-muted">
          {t('practice.how', { from: practiceLength.atLeast, to: practiceLength.atMost })}
          {lower && ` ${lower}`}
        </p>
      ) : (
        lower && <p className="mt-1 max-w-[16rem] text-sm text-muted">{lower}</p>
      )}
    </>
  );
}
