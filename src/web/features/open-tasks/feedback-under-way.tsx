import { useTranslation } from 'react-i18next';
import type { PartialFeedback } from '#domain/submissions/assessment.ts';
import { SkeletonText } from '#web/components/states.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';

type FeedbackUnderWayProps = {
  readonly kind: 'write' | 'speak';
  /** What is ready of it; null before the first part, and where all comes at once. */
  readonly part: PartialFeedback | null;
};

/** Rule 4.12: 'Analyzing text...'; below it what is ready, criterion by criterion. Rule 9.540. */
export function FeedbackUnderWay({ kind, part }: FeedbackUnderWayProps) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  const language = locale === 'nb-NO' ? 'nb' : 'en';
  return (
    <div>
      <div role="status" aria-busy="true">
        <h2 className="heading-3">{t(`analysing.${kind}`)}</h2>
        <p className="mt-1 mb-4 text-second">{t('analysing.goOn')}</p>
      </div>
      {part && (
        <section aria-label={t('analysing.soFar')} data-feedback-part className="mb-5 max-w-reading">
          <h3 className="heading-4">{t('analysing.soFar')}</h3>
          {part.general.map((line) => (
            <p key={line.nb} className="mt-1.5">
              {line[language]}
            </p>
          ))}
          {part.criteria.length > 0 && (
            <dl className="mt-3 divide-y divide-hairline border-y border-hairline">
              {part.criteria.map(({ criterion, level, note }) => (
                <div key={criterion} className="py-3">
                  <dt className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
                    {t(`criteria.name.${criterion}`)}
                    {level && <LevelChip level={level} />}
                  </dt>
                  {note && <dd className="mt-1 text-ui">{note[language]}</dd>}
                </div>
              ))}
            </dl>
          )}
          <Lines title={t('parts.strengths')} lines={part.strengths.map((line) => line[language])} />
          <Lines title={t('parts.improvements')} lines={part.improvements.map((line) => line[language])} />
        </section>
      )}
      <SkeletonText lines={3} />
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-semibold">{title}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
