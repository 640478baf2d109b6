import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { inSecondsOrMinutes } from '#web/formats/in-seconds-or-minutes.ts';
import { useLocale } from '#web/locale/locale.ts';

type Statistics = FunctionOutput<'admin-tasks'>['tasks'][number]['statistics'];

/** A task's statistics in a line, in the numbers of the page's language. */
export function useTaskFigures(): (statistics: Statistics) => string {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (statistics) => {
    if (!statistics) return t('task.noFigures');
    const { answers, meanScore, discrimination, outfit, infit, medianMs, exposure } = statistics;
    const time = inSecondsOrMinutes(medianMs);
    return [
      t('task.figures.answers', { count: answers }),
      t('task.figures.right', { share: share.format(meanScore) }),
      t('task.figures.discrimination', {
        value: discrimination === null ? '–' : decimal.format(discrimination),
      }),
      t('task.figures.fit', { outfit: decimal.format(outfit), infit: decimal.format(infit) }),
      t(`task.figures.time_${time.unit}`, { count: time.value }),
      t('task.figures.exposure', { share: exposure === null ? '–' : share.format(exposure) }),
    ].join(' · ');
  };
}
