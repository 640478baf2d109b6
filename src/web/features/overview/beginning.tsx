import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import type { ShownStep } from './overview-data.ts';
import { StepButton } from './step-button.tsx';
import { useStepWords } from './step-words.ts';

type BeginningProps = {
  readonly steps: readonly ShownStep[];
  /** Nothing else stands on the overview: the way on is here. */
  readonly isAlone: boolean;
};

/** No level yet: the trail without a stone. */
export function Beginning({ steps, isAlone }: BeginningProps) {
  const { t } = useTranslation('overview');
  const [first] = steps.map(useStepWords(null));
  return (
    <Card aria-labelledby="beginning-title">
      <h2 id="beginning-title" className="heading-3">
        {t('beginning.title')}
      </h2>
      <p className="mt-2 max-w-reading text-second">{t('beginning.text')}</p>
      {isAlone && first && <StepButton step={first} variant="primary" className="mt-4 max-sm:w-full" />}
      <TrailProfile
        className="mt-2"
        value={null}
        low={null}
        high={null}
        description={t('beginning.description')}
      />
    </Card>
  );
}
