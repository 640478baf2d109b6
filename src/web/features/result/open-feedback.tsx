import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { OverallFeedback } from '#domain/text-feedback/overall-feedback.ts';
import { Card } from '#web/components/card.tsx';
import { PractisePoint } from '#web/features/open-tasks/practise-point.tsx';
import { quoted } from '#web/formats/quoted.ts';
import { useLocale } from '#web/locale/locale.ts';

type OpenFeedbackProps = { readonly sittingId: string; readonly feedback: OverallFeedback };

/** General feedback, strengths, improvements and next steps of all texts and recordings together. Rule 9.491. */
export function OpenFeedback({ sittingId, feedback }: OpenFeedbackProps) {
  const { t } = useTranslation('writing');
  const language = useFeedbackLanguage();
  const { general, strongCriteria, strengths, improvements, missingPoints, again } = feedback;
  const tasks = (positions: readonly number[]) => <TaskLinks {...{ sittingId, positions }} />;
  const hasSteps = missingPoints.length > 0 || again !== null;
  return (
    <Card aria-labelledby="together-title">
      <h2 id="together-title" className="heading-4">
        {t('together.title')}
      </h2>
      <ul className="mt-2 space-y-1">
        {(['reached', 'below'] as const).map(
          (group) =>
            general[group].length > 0 && (
              <li key={group}>
                {t(`together.${group}`, { count: general[group].length })} {tasks(general[group])}
              </li>
            ),
        )}
      </ul>
      <Part title={t('parts.strengths')} shown={strongCriteria.length + strengths.length > 0}>
        {strongCriteria.map(({ criterion, positions }) => (
          <li key={criterion}>
            {t('together.strongCriterion', {
              criterion: t(`criteria.name.${criterion}`),
              count: positions.length,
            })}{' '}
            {tasks(positions)}
          </li>
        ))}
        {strengths.map((strength) => (
          <li key={strength.nb}>
            {strength[language]} {tasks([strength.position])}
          </li>
        ))}
      </Part>
      <Part title={t('parts.improvements')} shown={improvements.length > 0}>
        {improvements.map((improvement) => (
          <Improvement key={improvement.nb} {...{ improvement }}>
            {tasks(improvement.positions)}
          </Improvement>
        ))}
      </Part>
      <Part title={t('parts.recommendations')} shown={hasSteps}>
        {missingPoints.map(({ position, points }) => (
          <li key={position}>
            {t('together.missing', { count: points.length })} {tasks([position])}
            <PointNames points={points} />
          </li>
        ))}
        {again !== null && (
          <li>
            {t('together.again')} {tasks([again])}
          </li>
        )}
      </Part>
    </Card>
  );
}

function useFeedbackLanguage(): keyof BothLanguages {
  return useLocale().locale === 'nb-NO' ? 'nb' : 'en';
}

function Part(props: { readonly title: string; readonly shown: boolean; readonly children: ReactNode }) {
  const { title, shown, children } = props;
  if (!shown) return null;
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-second marker:text-muted">{children}</ul>
    </section>
  );
}

function Improvement(props: {
  readonly improvement: OverallFeedback['improvements'][number];
  readonly children: ReactNode;
}) {
  const { improvement, children } = props;
  const { t } = useTranslation('writing');
  const language = useFeedbackLanguage();
  const { locale } = useLocale();
  const { times, examples, practice, practiceLevel } = improvement;
  return (
    <li>
      {improvement[language]} {t('together.times', { count: times })} {children}
      <ul className="mt-1">
        {examples.map(({ written, better }) => (
          <li key={written} lang="nb" className="text-text">
            {quoted(written, locale)}
            {better !== null && ` → ${quoted(better, locale)}`}
          </li>
        ))}
      </ul>
      {practice && practiceLevel && <PractisePoint point={practice} level={practiceLevel} />}
    </li>
  );
}

function PointNames({ points }: { readonly points: readonly BothLanguages[] }) {
  const language = useFeedbackLanguage();
  return (
    <ul className="mt-1 text-text">
      {points.map((point) => (
        <li key={point.nb}>{point[language]}</li>
      ))}
    </ul>
  );
}

/** `(task 1, task 3)`, each a way to it. */
function TaskLinks({
  sittingId,
  positions,
}: {
  readonly sittingId: string;
  readonly positions: readonly number[];
}) {
  const { t } = useTranslation('writing');
  const { to } = useLocale();
  return (
    <span className="text-ui whitespace-normal">
      {positions.map((position, index) => (
        <span key={position}>
          {index > 0 && ', '}
          <Link
            to={to(`/app/test/${sittingId}/review?task=${position}`)}
            className="inline-block py-1 whitespace-nowrap text-link underline"
          >
            {t('together.task', { number: position })}
          </Link>
        </span>
      ))}
    </span>
  );
}
