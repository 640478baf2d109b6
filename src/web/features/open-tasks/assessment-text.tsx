import { useTranslation } from 'react-i18next';
import type { Assessment } from '#domain/submissions/assessment.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { PractisePoint } from './practise-point.tsx';

/** The estimated level, how far it may lie off, and who says so. Rule 3.15. */
export function AssessedLevel({
  assessment,
  kind,
}: {
  readonly assessment: Assessment;
  readonly kind: 'write' | 'speak';
}) {
  const { t } = useTranslation('writing');
  const { level, low, high, certainty } = assessment.estimated;
  return (
    <section>
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 heading-3">
        {t(kind === 'speak' ? 'estimated.spokenTitle' : 'estimated.title')} <LevelChip level={level} />
      </h2>
      <p className="mt-1 max-w-reading text-second">
        {kind === 'speak'
          ? t(low === high ? 'estimated.spokenSure' : 'estimated.spokenRange', { level, low, high })
          : t(low === high ? 'estimated.sure' : 'estimated.range', { level, low, high })}{' '}
        {kind === 'write' &&
          certainty !== undefined &&
          t('estimated.certainty', { count: tenths(certainty) })}{' '}
        {t(
          kind === 'speak' && assessment.by === 'rules'
            ? 'estimated.by.rulesOfSpeech'
            : `estimated.by.${assessment.by}`,
        )}
      </p>
    </section>
  );
}

/** Never all of ten: no estimate is certain. */
function tenths(certainty: number): number {
  return Math.min(9, Math.max(1, Math.floor(certainty * 10)));
}

const parts = ['general', 'strengths', 'improvements', 'recommendations'] as const;

/** General feedback, strengths, improvement areas and recommendations; a part without anything is not shown. */
export function AssessmentText({ assessment }: { readonly assessment: Assessment }) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  const language: keyof BothLanguages = locale === 'nb-NO' ? 'nb' : 'en';
  return parts
    .filter((part) => assessment[part].length > 0)
    .map((part) => (
      <section key={part}>
        <h3 className="heading-4">{t(`parts.${part}`)}</h3>
        <ul className="mt-2 max-w-reading list-disc space-y-1.5 pl-5 text-second marker:text-muted">
          {assessment[part].map((line) => (
            <li key={line.nb}>
              {line[language]}
              {'practice' in line && line.practice && line.practiceLevel && (
                <PractisePoint point={line.practice} level={line.practiceLevel} />
              )}
            </li>
          ))}
        </ul>
      </section>
    ));
}
