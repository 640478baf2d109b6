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
  return (
    <>
      <PracticeButton fields={{ sittingId, recommendation: place }} {...look}>
        {words.recommendation({ ...wanted, level }).action}
      </PracticeButton>
      {wide && (
        <p className="mt-2 text-center text-sm text-muted">
          {t('practice.how', { from: practiceLength.atLeast, to: practiceLength.atMost })}
          {level !== wanted.level && ` ${t('practice.lower', { level, asked: wanted.level })}`}
        </p>
      )}
    </>
  );
}
