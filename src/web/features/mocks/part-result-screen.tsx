import { useTranslation } from 'react-i18next';
import type { StagedPart } from '#domain/mocks/blueprint.ts';
import type { PartResult } from '#domain/mocks/part-result.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TrailProfile } from '#web/levels/trail-profile.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ExamPdfLink } from './exam-pdf-link.tsx';
import { type MockExam, partLeft } from './mock-data.ts';
import { type PartResultWords, partResultWords, reachedStation } from './part-result-words.ts';

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
  const words = partResultWords(t, { result, locale });
  const left = exam && partLeft(exam);
  return (
    <div className="screen-wide">
      <BackLink to={to('/app/mock-tests')}>{t('result.back')}</BackLink>
      <p className="mt-3 text-second">{t(`result.head.${part}`)}</p>
      <h1 className="mt-1 heading-1">{words.level}</h1>
      <p className="mt-3 max-w-reading text-[1.0625rem] text-second">{words.sure}</p>
      {words.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <TrailProfile
        className="mt-6"
        value={result.v}
        low={result.low}
        high={result.high}
        reached={reachedStation(result)}
        description={words.description}
        caption={t('result.here')}
        label={words.level}
        animate
      />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <Levels result={result} chances={words.chances} />
        <section aria-labelledby="apart-title">
          <h2 id="apart-title" className="heading-4">
            {words.nextTitle}
          </h2>
          <p className="mt-2 max-w-reading text-second">{words.next}</p>
          <p className="mt-3 max-w-reading text-second">{words.error}</p>
          <p className="mt-3 max-w-reading text-second">{words.tasks}</p>
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
        <ExamPdfLink partId={partId} />
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

type LevelsProps = { readonly result: PartResult; readonly chances: PartResultWords['chances'] };

/** The chance of each level as bars and in words. */
function Levels({ result, chances }: LevelsProps) {
  const { t } = useTranslation('mocks');
  return (
    <section aria-labelledby="levels-title">
      <h2 id="levels-title" className="heading-4">
        {t('result.levelsTitle')}
      </h2>
      <dl className="mt-3 space-y-2.5">
        {chances.map(({ level, name, percent, said }) => (
          <div
            key={level}
            className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_minmax(0,5rem)] items-center gap-3"
          >
            <dt className={level === result.level ? 'font-semibold' : 'text-second'}>{name}</dt>
            <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-hairline">
              <div
                className={
                  level === result.level ? 'h-full rounded-full bg-primary' : 'h-full rounded-full bg-muted'
                }
                style={{ width: `${percent}%` }}
              />
            </dd>
            <dd className="text-right tabular-nums">{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
