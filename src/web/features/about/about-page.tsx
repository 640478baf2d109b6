import { useTranslation } from 'react-i18next';
import { lengthRules } from '#domain/assessment/test-length.ts';
import { Closing } from '#web/features/landing/closing.tsx';
import { TrailAxis } from '#web/levels/trail-axis.tsx';
import { ExamFacts } from './exam-facts-list.tsx';
import { LevelMeanings } from './level-meanings.tsx';

const lengths = {
  atLeast: lengthRules.full.atLeast,
  atMost: lengthRules.full.atMost,
  quick: lengthRules.quick.atMost,
};

/** How it works: the test, the picture, the levels, the tasks, the real exam, and what is open. Rule 2.15. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <header className="page-sides pt-8 md:pt-14">
        <h1 className="heading-1">{t('title')}</h1>
        <p className="mt-4 max-w-[38rem] text-[1.0625rem] text-second md:text-[1.1875rem]">{t('lead')}</p>
      </header>

      <section className="page-sides mt-14 lg:mt-20" aria-labelledby="test-title">
        <h2 id="test-title" className="heading-2">
          {t('test.title')}
        </h2>
        <Points namespace="test" keys={['adapt', 'stop', 'say', 'keep']} values={lengths} />
      </section>

      <section className="page-sides mt-14 lg:mt-20" aria-labelledby="picture-title">
        <h2 id="picture-title" className="heading-2">
          {t('reading.title')}
        </h2>
        <ul className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2">
          <li className="on-card rounded-card border border-hairline bg-card p-5 md:p-6">
            <TrailAxis value={3.3} low={2.85} high={3.75} description={t('reading.sureAlt')} />
            <p className="mt-4 text-second">{t('reading.sure')}</p>
          </li>
          <li className="on-card rounded-card border border-hairline bg-card p-5 md:p-6">
            <TrailAxis value={null} low={2} high={3} description={t('reading.betweenAlt')} />
            <p className="mt-4 text-second">{t('reading.between')}</p>
          </li>
        </ul>
      </section>

      <LevelMeanings />

      <section className="page-sides mt-14 lg:mt-20" aria-labelledby="tasks-title">
        <h2 id="tasks-title" className="heading-2">
          {t('tasks.title')}
        </h2>
        <Points namespace="tasks" keys={['written', 'solved', 'explained', 'marked']} />
      </section>

      <ExamFacts />

      <section className="page-sides mt-14 lg:mt-20" aria-labelledby="open-title">
        <h2 id="open-title" className="heading-2">
          {t('open.title')}
        </h2>
        <dl className="mt-6 grid grid-cols-1 gap-x-16 gap-y-6 md:grid-cols-2">
          {(['free', 'packages'] as const).map((key) => (
            <div key={key} className="border-t border-hairline pt-4">
              <dt className="font-semibold">{t(`open.${key}`)}</dt>
              <dd className="mt-1 max-w-reading text-second">{t(`open.${key}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Closing />
    </>
  );
}

type PointsProps = {
  readonly namespace: 'test' | 'tasks';
  readonly keys: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
};

/** Short paragraphs with headings, two abreast on the desk. */
function Points({ namespace, keys, values }: PointsProps) {
  const { t } = useTranslation('about');
  return (
    <ul className="mt-6 grid grid-cols-1 gap-x-16 gap-y-6 md:grid-cols-2">
      {keys.map((key) => (
        <li key={key} className="border-t border-hairline pt-4">
          <h3 className="font-semibold">{t(`${namespace}.${key}.title`)}</h3>
          <p className="mt-1 max-w-reading text-second">{t(`${namespace}.${key}.text`, values ?? {})}</p>
        </li>
      ))}
    </ul>
  );
}
