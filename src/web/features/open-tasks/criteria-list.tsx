import { useTranslation } from 'react-i18next';
import { levels, station } from '#domain/levels/levels.ts';
import { type Assessment, speakingCriteria, writingCriteria } from '#domain/submissions/assessment.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';

type CriteriaListProps = {
  readonly task: OpenSittingTask;
  readonly assessment: Assessment | null;
};

/** Levels whose criteria the exam's authority describes. Rule 9.277. */
const described = ['A2', 'B1', 'B2'] as const;

/** What raters look at, as it reads at the task's level; judged ones with a bar up to their level. */
export function CriteriaList({ task, assessment }: CriteriaListProps) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  const language = locale === 'nb-NO' ? 'nb' : 'en';
  const { kind, criterion: own } = task.task;
  const level = described.find((one) => one === task.level);
  return (
    <section>
      <h3 className="heading-4">{t('criteria.title')}</h3>
      <p className="mt-1 text-ui text-second">
        {level ? t('criteria.text', { level }) : t('criteria.textWithout')}
      </p>
      <dl className="mt-3 max-w-reading divide-y divide-hairline border-y border-hairline">
        {(kind === 'write' ? writingCriteria : speakingCriteria).map((criterion) => {
          const judged = assessment?.criteria.find((one) => one.criterion === criterion);
          const says =
            criterion === 'task'
              ? own[language]
              : level && kind === 'write'
                ? t(`criteria.at.${level}.${criterion}`)
                : t(`criteria.about.${criterion}`);
          return (
            <div key={criterion} className="py-3">
              <dt className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
                {t(`criteria.name.${criterion}`)}
                {judged?.level && (
                  <span className="flex flex-wrap items-center justify-end gap-x-2">
                    {judged.low && judged.high && judged.low !== judged.high && (
                      <span className="text-ui font-normal text-second">
                        {t('criteria.range', { low: judged.low, high: judged.high })}
                      </span>
                    )}
                    <LevelChip level={judged.level} />
                  </span>
                )}
              </dt>
              {judged?.level && (
                <dd aria-hidden="true" className="criterion-bar">
                  <meter min={0} max={levels.length - 1} value={station(judged.level)} />
                </dd>
              )}
              <dd className="mt-0.5 text-ui text-second">{says}</dd>
              {judged?.note && <dd className="mt-1 text-ui">{judged.note[language]}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
