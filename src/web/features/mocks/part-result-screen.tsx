import { useTranslation } from 'react-i18next';
import type { StagedPart } from '#domain/mocks/blueprint.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type MockExam, partLeft } from './mock-data.ts';

type PartResultScreenProps = {
  readonly partId: string;
  readonly part: StagedPart;
  readonly result: PartResult;
  readonly exam: MockExam | null;
};

/** Rule 9.296: a part's level as the exam reports it, how sure it is, and what separates it from the next one. */
export function PartResultScreen({ partId, part, result, exam }: PartResultScreenProps) {
  const { t } = useTranslation('mocks');
  const { to, locale } = useLocale();
  const level = t(`level.${result.level}`);
  const inTen = Math.min(9, Math.max(1, Math.round(10 * result.certainty)));
  const decimal = (value: number) =>
    value.toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const left = exam && partLeft(exam);
  return (
    <div className="screen-wide">
      <BackLink to={to('/app/mock-tests')}>{t('result.back')}</BackLink>
      <p className="mt-3 text-second">{t(`result.head.${part}`)}</p>
      <h1 className="mt-1 heading-1">{level}</h1>
      <p className="mt-3 max-w-reading text-[1.0625rem] text-second">
        {t(inTen >= 9 ? 'result.sureHigh' : 'result.sure', { count: inTen })}
      </p>
      {!result.complete && <Note>{t('result.incomplete')}</Note>}
      {result.robotVoice && <Note>{t('result.robot')}</Note>}
      <TrailProfile
        className="mt-6"
        value={result.v}
        low={result.low}
        high={result.high}
        reached={reached(result)}
        description={t('result.description', { level, low: decimal(result.low), high: decimal(result.high) })}
        caption={t('result.here')}
        label={level}
        animate
      />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <Levels result={result} />
        <section aria-labelledby="apart-title">
          <h2 id="apart-title" className="heading-4">
            {t(result.next ? 'result.nextTitle' : 'result.topTitle')}
          </h2>
          <p className="mt-2 max-w-reading text-second">
            {result.next
              ? t('result.next', {
                  level: result.next.level,
                  count: result.next.moreRight,
                  distance: decimal(result.next.levels),
                })
              : t('result.top')}
          </p>
          <p className="mt-3 max-w-reading text-second">
            {t('result.error', { error: decimal(result.seLevels) })}
          </p>
          <p className="mt-3 max-w-reading text-second">
            {t('result.tasks', { correct: result.correct, answered: result.answered, count: result.tasks })}
          </p>
        </section>
      </div>
      <p className="mt-8 max-w-reading text-sm text-second">{t('result.ours')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton variant="primary" to={to(`/app/mock-tests/${partId}/review`)}>
          {t('result.review')}
        </LinkButton>
        {left && exam && (
          <LinkButton to={to(`/app/mock-tests?begin=${left}&exam=${exam.id}`)}>
            {t(`begin.${left}`)}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** What makes the level less sure. */
function Note({ children }: { readonly children: string }) {
  return (
    <p className="mt-3 flex max-w-reading gap-2 text-second">
      <Icon name="lucide:info" size={18} className="mt-1 shrink-0" />
      {children}
    </p>
  );
}

/** The chance of each level as bars and in words. */
function Levels({ result }: { readonly result: PartResult }) {
  const { t } = useTranslation('mocks');
  return (
    <section aria-labelledby="levels-title">
      <h2 id="levels-title" className="heading-4">
        {t('result.levelsTitle')}
      </h2>
      <dl className="mt-3 space-y-2.5">
        {result.probabilities.map(({ level, probability }) => {
          // Nothing is ever wholly sure.
          const percent = Math.min(99, Math.round(100 * probability));
          return (
            <div
              key={level}
              className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_minmax(0,5rem)] items-center gap-3"
            >
              <dt className={level === result.level ? 'font-semibold' : 'text-second'}>
                {t(`level.${level}`)}
              </dt>
              <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-hairline">
                <div
                  className={
                    level === result.level ? 'h-full rounded-full bg-primary' : 'h-full rounded-full bg-muted'
                  }
                  style={{ width: `${percent}%` }}
                />
              </dd>
              <dd className="text-right tabular-nums">
                {percent === 0 ? t('result.percentLess') : t('result.percent', { percent })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The station of the reported level: under A1 is the first. */
function reached({ level }: PartResult): number {
  return ['under A1', 'A1', 'A2', 'B1', 'B2'].indexOf(level);
}
