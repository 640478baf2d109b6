import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownStep } from './overview-data.ts';
import { useStepWords } from './step-words.ts';

type BeginningProps = {
  readonly steps: readonly ShownStep[];
  /** Nothing else stands on the overview: the way on is here. */
  readonly isAlone: boolean;
};

/** No level yet: the trail without a stone. */
export function Beginning({ steps, isAlone }: BeginningProps) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  const [first] = steps.map(useStepWords());
  return (
    <Card aria-labelledby="beginning-title" className={classNames(isAlone && 'xl:col-span-2')}>
      <h2 id="beginning-title" className="heading-3">
        {t('beginning.title')}
      </h2>
      <p className="mt-2 max-w-reading text-second">{t('beginning.text')}</p>
      {isAlone && first && (
        <LinkButton to={to(first.path)} variant="primary" className="mt-4 max-sm:w-full">
          {first.action}
        </LinkButton>
      )}
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
