import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommendation, Summary } from '#domain/assessment/types.ts';
import { Card } from '#web/components/card.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { FurtherOn, GeneralSentence, NextStretch, TestAgain } from './feedback-parts.tsx';
import { findingFor, furtherPoints } from './feedback-words.ts';
import { Findings } from './findings.tsx';
import { Follow } from './follow.tsx';
import { RedoMistakes } from './redo-mistakes.tsx';

/** The server has drawn it, and its one link works without script. */
const AnswerExample = lazyPart(async () => ({
  default: (await import('./answer-example.tsx')).AnswerExample,
}));

export type FeedbackCardProps = {
  readonly sittingId: string;
  readonly summary: Summary;
  /** Tasks that the feedback points at (`exampleTasks`). */
  readonly examples: readonly SittingTask[];
  /** Numbers of the tasks that general points name, by task id. */
  readonly positions: Readonly<Record<string, number>>;
  /** Tasks that were not answered right. */
  readonly mistakes: number;
  /** The overview offers them again tomorrow. */
  readonly returnTomorrow: boolean;
  /** It was a custom test: what it leads to are custom tests too. */
  readonly custom: boolean;
  /** Of the licence: what a round of practice may draw. */
  readonly tier: number;
};

type FeedbackOf = Pick<FeedbackCardProps, 'sittingId' | 'summary' | 'examples'>;

/** What to do next and why, with the screen's one main button, and the mistakes once more. Rule 2.37. */
export function NextCard(props: FeedbackCardProps) {
  const { sittingId, summary, mistakes, returnTomorrow, custom, tier } = props;
  const { first, firstFinding } = sorted(summary);
  const ids = firstFinding?.examples ?? (first?.key === 'practise' ? first.examples : []);
  return (
    <Card className="space-y-6">
      {first ? (
        <NextStretch
          follow={
            <Follow
              sittingId={sittingId}
              wanted={first}
              place={0}
              custom={custom}
              tier={tier}
              wide="primary"
            />
          }
          wanted={first}
          finding={firstFinding}
          example={exampleOf(props, ids)}
        />
      ) : (
        <TestAgain custom={custom} />
      )}
      {mistakes > 0 && (
        <RedoMistakes sittingId={sittingId} mistakes={mistakes} returnTomorrow={returnTomorrow} />
      )}
    </Card>
  );
}

/** What else to work on, two beside each other where there is room; nothing when there is nothing. */
export function WorkOnCard(props: FeedbackCardProps) {
  const { sittingId, summary, custom, tier } = props;
  const { t } = useTranslation('result');
  const { others, rest, further } = sorted(summary);
  if (rest.length === 0 && further.length === 0) return null;
  const followOf = (wanted: Recommendation) => (
    <Follow
      sittingId={sittingId}
      wanted={wanted}
      custom={custom}
      tier={tier}
      place={summary.feedback.recommendations.indexOf(wanted)}
    />
  );
  return (
    <Card className="space-y-7">
      {rest.length > 0 && (
        <Findings
          title={t('feedback.improvements')}
          findings={rest}
          exampleOf={(ids) => exampleOf(props, ids)}
          withAdvice
          className="lg:grid lg:grid-cols-2 lg:gap-x-10"
          followOf={(finding) => {
            const wanted = others.find((one) => findingFor(summary.feedback, one) === finding);
            return wanted && followOf(wanted);
          }}
        />
      )}
      {further.length > 0 && <FurtherOn recommendations={further} followOf={followOf} />}
    </Card>
  );
}

/** What already holds, and all in all. A test that says nothing has only the line about where feedback comes from. */
export function StrengthsCard(props: FeedbackCardProps) {
  const { sittingId, summary, positions } = props;
  const { t } = useTranslation('result');
  const { strengths, general } = summary.feedback;
  const points = furtherPoints(general);
  const isUnknown = summary.overall.verdict.kind === 'unknown';
  if (isUnknown && strengths.length === 0 && points.length === 0)
    return <p className="text-sm text-muted">{t('feedback.rules')}</p>;
  return (
    // With so little to say it stands below, not as half an empty row.
    <Card className="flex flex-col gap-7" data-short={strengths.length + points.length === 0 || undefined}>
      {strengths.length > 0 ? (
        <Findings
          title={t('feedback.strengths')}
          findings={strengths}
          exampleOf={(ids) => exampleOf(props, ids)}
        />
      ) : isUnknown ? null : (
        <section aria-labelledby="strengths-title">
          <h2 id="strengths-title" className="heading-4">
            {t('feedback.strengths')}
          </h2>
          <p className="mt-1 text-second">{t('feedback.noStrengths')}</p>
        </section>
      )}
      {points.length > 0 && (
        <section aria-labelledby="general-title">
          <h2 id="general-title" className="heading-4">
            {t('feedback.general')}
          </h2>
          <ul className="mt-2 space-y-2 text-second">
            {points.map((point) => (
              <li key={point.key}>
                <GeneralSentence point={point} sittingId={sittingId} positions={positions} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-auto border-t border-hairline pt-4 text-sm text-muted">{t('feedback.rules')}</p>
    </Card>
  );
}

/** The feedback by where it stands: what comes first, and what is left for the other cards. */
function sorted({ feedback }: Summary) {
  const [first, ...others] = feedback.recommendations;
  const firstFinding = first && findingFor(feedback, first);
  return {
    ...{ first, firstFinding, others },
    rest: feedback.improvements.filter((finding) => finding !== firstFinding),
    // Practice for a finding that stands among `rest` would say its advice again.
    further: others.filter((wanted) => !findingFor(feedback, wanted)),
  };
}

function exampleOf({ sittingId, examples }: FeedbackOf, ids: readonly string[]): ReactNode {
  const task = examples.find((one) => one.taskId === ids[0]);
  return (
    task && (
      <Suspense>
        <AnswerExample sittingId={sittingId} task={task} />
      </Suspense>
    )
  );
}
