import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Finding, Recommendation, Summary } from '#domain/assessment/types.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { AnswerExample } from './answer-example.tsx';
import { findingFor, furtherPoints, useFeedbackWords } from './feedback-words.ts';
import { Findings } from './findings.tsx';
import { Follow } from './follow.tsx';
import { NorwegianWords } from './norwegian-words.tsx';
import { practiceLink } from './practice-link.ts';
import { RedoMistakes } from './redo-mistakes.tsx';

type FeedbackCardProps = {
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

/** What to do next and why, what else to work on, what already holds: from rules on the learner's own answers. Rule 2.37. */
export function FeedbackCard(props: FeedbackCardProps) {
  const { sittingId, summary, examples, positions, mistakes, returnTomorrow, custom, tier } = props;
  const { t } = useTranslation('result');
  const { general, strengths, improvements, recommendations } = summary.feedback;
  const [first, ...others] = recommendations;
  const firstFinding = first && findingFor(summary.feedback, first);
  const rest = improvements.filter((finding) => finding !== firstFinding);
  // Practice for a finding that stands among `rest` would say its advice again.
  const further = others.filter((wanted) => !findingFor(summary.feedback, wanted));
  const exampleOf = (ids: readonly string[]) => {
    const task = examples.find((one) => one.taskId === ids[0]);
    return task && <AnswerExample sittingId={sittingId} task={task} />;
  };
  const followOf = (wanted: Recommendation) => (
    <Follow
      sittingId={sittingId}
      wanted={wanted}
      custom={custom}
      tier={tier}
      place={recommendations.indexOf(wanted)}
    />
  );
  const points = furtherPoints(general);
  return (
    <Card className="space-y-7">
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
          example={exampleOf(firstFinding?.examples ?? (first.key === 'practise' ? first.examples : []))}
        />
      ) : (
        <TestAgain custom={custom} />
      )}
      {mistakes > 0 && (
        <RedoMistakes sittingId={sittingId} mistakes={mistakes} returnTomorrow={returnTomorrow} />
      )}
      {rest.length > 0 && (
        <Findings
          title={t('feedback.improvements')}
          findings={rest}
          exampleOf={exampleOf}
          withAdvice
          followOf={(finding) => {
            const wanted = others.find((one) => findingFor(summary.feedback, one) === finding);
            return wanted && followOf(wanted);
          }}
        />
      )}
      {further.length > 0 && <FurtherOn recommendations={further} followOf={followOf} />}
      {strengths.length > 0 ? (
        <Findings title={t('feedback.strengths')} findings={strengths} exampleOf={exampleOf} />
      ) : summary.overall.verdict.kind === 'unknown' ? null : (
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
      <p className="border-t border-hairline pt-4 text-sm text-muted">{t('feedback.rules')}</p>
    </Card>
  );
}

/** The most important recommendation: why, an answer that shows it, how, and the screen's one main button. */
function NextStretch(props: {
  readonly follow: ReactNode;
  readonly wanted: Recommendation;
  readonly finding: Finding | undefined;
  readonly example: ReactNode;
}) {
  const { follow, wanted, finding, example } = props;
  const { t } = useTranslation('result');
  const words = useFeedbackWords();
  const advice = words.recommendation(wanted);
  return (
    <section aria-labelledby="next-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-second">
        <p>{t('feedback.next')}</p>
        <Where wanted={wanted} />
      </div>
      <h2 id="next-title" className="mt-1 heading-3">
        <NorwegianWords text={advice.title} />
      </h2>
      <p className="mt-1 text-second">
        <NorwegianWords text={finding ? words.finding(finding) : advice.text} />
      </p>
      {example && <div className="mt-4">{example}</div>}
      {finding && (
        <p className="mt-4 text-second">
          <NorwegianWords text={advice.text} />
        </p>
      )}
      {follow}
    </section>
  );
}

/** Nothing to recommend: the main button leads to another test. */
function TestAgain({ custom }: { readonly custom: boolean }) {
  const { t } = useTranslation(['result', 'custom']);
  const { to } = useLocale();
  return (
    <section aria-labelledby="next-title">
      <p className="text-sm text-second">{t('feedback.next')}</p>
      <h2 id="next-title" className="mt-1 heading-3">
        {t('nextSteps.again.title')}
      </h2>
      <p className="mt-1 text-second">{t('feedback.noImprovements')}</p>
      {!custom && <p className="text-second">{t('nextSteps.again.text')}</p>}
      <LinkButton to={to(practiceLink('', custom))} variant="primary" className="mt-4 w-full">
        {t(custom ? 'custom:result.again' : 'nextSteps.again.action')}
      </LinkButton>
    </section>
  );
}

/** Part and level that a recommendation is for. */
function Where({ wanted }: { readonly wanted: Recommendation }) {
  const { t } = useTranslation('result');
  const level: TaskLevel | null = 'level' in wanted ? wanted.level : null;
  const category =
    wanted.key === 'practise_category'
      ? wanted.category
      : wanted.key === 'practise' && 'category' in wanted.subject
        ? wanted.subject.category
        : null;
  if (!level) return null;
  return (
    <p className="flex items-center gap-2">
      {category && (
        <>
          <Icon name={categoryIcons[category]} size={18} />
          {t(`category.${category}`)}
          <span aria-hidden="true">·</span>
        </>
      )}
      <LevelChip level={level} className="text-text" />
    </p>
  );
}

function FurtherOn(props: {
  readonly recommendations: readonly Recommendation[];
  readonly followOf: (wanted: Recommendation) => ReactNode;
}) {
  const { recommendations, followOf } = props;
  const { t } = useTranslation('result');
  const words = useFeedbackWords();
  return (
    <section aria-labelledby="further-title">
      <h2 id="further-title" className="heading-4">
        {t('feedback.more')}
      </h2>
      <ul className="mt-2">
        {recommendations.map((wanted) => {
          const advice = words.recommendation(wanted);
          return (
            <li
              key={`${wanted.key} ${advice.title}`}
              className="flex flex-col gap-x-6 gap-y-3 border-b border-hairline py-4 last:border-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between"
            >
              <div>
                <h3 className="font-semibold">
                  <NorwegianWords text={advice.title} />
                </h3>
                <p className="mt-0.5 text-ui text-second">
                  <NorwegianWords text={advice.text} />
                </p>
              </div>
              <div className="shrink-0 self-start sm:self-center">{followOf(wanted)}</div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function GeneralSentence(props: {
  readonly point: Summary['feedback']['general'][number];
  readonly sittingId: string;
  readonly positions: Readonly<Record<string, number>>;
}) {
  const { point, sittingId, positions } = props;
  const { t } = useTranslation('result');
  const { to } = useLocale();
  const words = useFeedbackWords();
  const named = 'examples' in point ? point.examples.flatMap((taskId) => positions[taskId] ?? []) : [];
  return (
    <>
      {words.general(point)}
      {named.length > 0 && (
        <span className="mt-0.5 flex flex-wrap gap-x-4">
          {named.map((number) => (
            <Link
              key={number}
              to={to(`/app/test/${sittingId}/review?task=${number}`)}
              className="inline-flex min-h-8 items-center text-sm font-semibold text-link"
            >
              {t('general.see', { number })}
            </Link>
          ))}
        </span>
      )}
    </>
  );
}
