import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Finding, Recommendation, Summary } from '#domain/assessment/types.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { NorwegianWords } from './norwegian-words.tsx';
import { practiceLink } from './practice-link.ts';

/** The most important recommendation: why, an answer that shows it, how, and the screen's one main button. */
export function NextStretch(props: {
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
export function TestAgain({ custom }: { readonly custom: boolean }) {
  const { t } = useTranslation('result');
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
        {t(custom ? 'result:chosenTest.again' : 'nextSteps.again.action')}
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

export function FurtherOn(props: {
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

export function GeneralSentence(props: {
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
              className="inline-flex min-h-12 lg:min-h-8 items-center text-sm font-semibold text-link"
            >
              {t('general.see', { number })}
            </Link>
          ))}
        </span>
      )}
    </>
  );
}
