import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { GuaranteeConditions } from '#domain/guarantee/conditions.ts';
import { guaranteeTerms } from '#domain/guarantee/terms.ts';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { useLocale } from '#web/locale/locale.ts';

export type GuaranteeSummary = Pick<GuaranteeConditions, 'weeks'> & {
  readonly tasks: Pick<GuaranteeConditions['tasks'], 'have' | 'need' | 'met'>;
  readonly hasLevelTest: boolean;
  readonly hasPackage: boolean;
};

/** What the small form shows of the conditions. */
export function summariseGuarantee({
  weeks,
  tasks,
  levelTest,
  package: held,
}: GuaranteeConditions): GuaranteeSummary {
  const { have, need, met } = tasks;
  return { weeks, tasks: { have, need, met }, hasLevelTest: levelTest.met, hasPackage: held.met };
}

type GuaranteeCardProps = {
  readonly guarantee: GuaranteeSummary;
  /** Wide screens give it a row of its own, with its meters beside each other. */
  readonly hasRow: boolean;
};

/** The pass guarantee's meter in small: what is to be done for it, and how far one is. Rule 1.26, Rule 1.27. */
export function GuaranteeCard({ guarantee, hasRow }: GuaranteeCardProps) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  const { weeks, tasks, hasLevelTest, hasPackage } = guarantee;
  const text = hasPackage ? 'guarantee.text' : 'guarantee.noPackage';
  return (
    <Card
      aria-labelledby="guarantee-title"
      className={classNames('flex flex-col', hasRow && 'xl:col-span-3')}
    >
      <h2 id="guarantee-title" className="flex min-h-9 items-center heading-4">
        {t('guarantee.title')}
      </h2>
      <div className={classNames('mt-3 grid gap-6 text-ui', hasRow && 'xl:grid-cols-3 xl:gap-10')}>
        <ProgressBar
          label={t('guarantee.weeks')}
          value={weeks.have}
          max={weeks.need}
          valueText={t(weeks.met ? 'guarantee.done' : 'guarantee.of', weeks)}
          isDone={weeks.met}
        />
        <ProgressBar
          label={t('guarantee.tasks')}
          value={tasksShown(tasks)}
          max={tasks.need}
          valueText={t(tasksText(tasks), tasks)}
          isDone={tasks.met}
        />
        <ProgressBar
          label={t('guarantee.levelTest')}
          value={hasLevelTest ? 1 : 0}
          max={1}
          valueText={t(hasLevelTest ? 'guarantee.done' : 'guarantee.notYet')}
          isDone={hasLevelTest}
        />
      </div>
      <p className="mt-6 mb-3 text-sm text-second">{t(text, { days: guaranteeTerms.proofDays })}</p>
      <p className="mt-auto border-t border-hairline pt-2 text-ui">
        <Link to={to('/app/license/guarantee')} className="inline-flex min-h-9 items-center text-link">
          {t('guarantee.details')}
        </Link>
      </p>
    </Card>
  );
}

type Tasks = GuaranteeSummary['tasks'];

/** Enough of them are still short of the end while a part has too few. */
function tasksShown({ have, need, met }: Tasks): number {
  return met ? need : Math.min(have, need * 0.95);
}

function tasksText({ have, need, met }: Tasks): 'guarantee.done' | 'guarantee.of' | 'guarantee.spread' {
  if (met) return 'guarantee.done';
  return have < need ? 'guarantee.of' : 'guarantee.spread';
}
