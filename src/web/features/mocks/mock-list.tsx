import { useTranslation } from 'react-i18next';
import { type Category, categories } from '#domain/levels/categories.ts';
import { openLevel, opensTask } from '#domain/licences/package.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type MockExam, runningPart, type TakenPart } from './mock-data.ts';
import { partFigures } from './part-facts.ts';

type MockListProps = {
  readonly exams: readonly MockExam[];
  /** Of the licence: it opens writing and speaking. */
  readonly tier: number;
};

/** What mock exams are, the parts that can be taken, and those that were. */
export function MockList({ exams, tier }: MockListProps) {
  const { t } = useTranslation('mocks');
  const { to } = useLocale();
  const running = runningPart(exams);
  const [first] = categories;
  const open = categories.filter((part) => opensPart(tier, part));
  return (
    <div className="screen-wide">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-3 max-w-reading text-second">{t('lead')}</p>
      {running && <RunningOffer part={running} />}
      <Card className="mt-8" aria-labelledby="whole-title">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="max-w-reading">
            <h2 id="whole-title" className="heading-3">
              {t('whole.title')}
            </h2>
            <p className="mt-2 text-second">
              {t(open.length > 2 ? `whole.with.${open.length === 4 ? 'all' : 'write'}` : 'whole.text')}
            </p>
          </div>
          {!running && (
            <LinkButton to={to(`/app/mock-tests?begin=${first}&whole`)} variant="primary">
              {t('whole.action')}
            </LinkButton>
          )}
        </div>
      </Card>
      <h2 className="mt-10 heading-4">{t('single.title')}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {categories.map((part) => (
          <PartOffer key={part} part={part} isFree={!running} isOpen={opensPart(tier, part)} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-second">{t('officialDecides')}</p>
      <Earlier exams={exams} isFree={!running} />
    </div>
  );
}

function RunningOffer({ part }: { readonly part: TakenPart }) {
  const { t } = useTranslation('mocks');
  const { to } = useLocale();
  return (
    <section className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-blue-line bg-blue-soft p-5">
      <div>
        <h2 className="font-semibold">{t(`running.${part.part}`)}</h2>
        <p className="text-sm text-second">{t('running.text')}</p>
      </div>
      <a href={to(`/app/mock-tests/${part.id}`)} className="button button-primary">
        {t('running.action')}
      </a>
    </section>
  );
}

/** Reading and listening are open to whoever may take mocks; writing and speaking come with their package. */
export function opensPart(tier: number, part: Category): boolean {
  return (
    part === 'read' || part === 'listen' || opensTask(tier, { category: part, level: openLevel(tier, 'B2') })
  );
}

type PartOfferProps = {
  readonly part: Category;
  readonly isFree: boolean;
  /** The package has it. */
  readonly isOpen: boolean;
};

function PartOffer({ part, isFree, isOpen }: PartOfferProps) {
  const { t } = useTranslation('mocks');
  const { to } = useLocale();
  return (
    <li className="on-card flex flex-col rounded-card border border-hairline bg-card p-5">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <Icon name={categoryIcons[part]} />
        {t(`part.${part}`)}
      </h3>
      <p className="mt-2 flex-1 text-second">{t(`offer.${part}`, partFigures(part))}</p>
      {!isOpen && <p className="mt-2 text-sm text-second">{t(`needs.${part}`)}</p>}
      {isFree && (
        <LinkButton
          className="mt-4 self-start"
          to={to(isOpen ? `/app/mock-tests?begin=${part}` : '/app/license')}
        >
          {t(isOpen ? `begin.${part}` : 'needs.packages')}
        </LinkButton>
      )}
    </li>
  );
}

function Earlier({ exams, isFree }: { readonly exams: readonly MockExam[]; readonly isFree: boolean }) {
  const { t } = useTranslation('mocks');
  const { locale } = useLocale();
  const shown = exams.filter(({ taken }) => taken.some(({ status }) => status === 'finished'));
  return (
    <section className="mt-10" aria-labelledby="earlier-title">
      <h2 id="earlier-title" className="heading-4">
        {t('earlier.title')}
      </h2>
      {shown.length === 0 && <p className="mt-2 text-second">{t('earlier.none')}</p>}
      <ul className="mt-4 space-y-3">
        {shown.map((exam) => (
          <li key={exam.id} className="rounded-card border border-hairline p-4 sm:px-5">
            <p className="text-sm text-second">
              {t(exam.parts.length > 1 ? 'earlier.whole' : 'earlier.part', {
                day: formatDate(exam.startedAt, locale),
              })}
            </p>
            <ul className="mt-1 divide-y divide-hairline">
              {exam.parts.map((part) => (
                <ExamPart key={part} exam={exam} part={part} isFree={isFree} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A part of an exam: its level, or the way to take it. */
function ExamPart(props: { readonly exam: MockExam; readonly part: Category; readonly isFree: boolean }) {
  const { exam, part, isFree } = props;
  const { t } = useTranslation('mocks');
  const { to } = useLocale();
  const done = exam.taken.find((one) => one.part === part && one.status === 'finished');
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <span className="flex items-center gap-2.5">
        <Icon name={categoryIcons[part]} size={18} />
        {t(`part.${part}`)}
      </span>
      {done ? (
        <LinkButton size="small" to={to(`/app/mock-tests/${done.id}/result`)}>
          {done.result ? t(`level.${done.result.level}`) : t('earlier.texts', { test: done.test })}
          <Icon name="lucide:chevron-right" size={16} />
          <span className="sr-only">{t('earlier.open', { part: t(`part.${part}`) })}</span>
        </LinkButton>
      ) : (
        isFree && (
          <LinkButton size="small" to={to(`/app/mock-tests?begin=${part}&exam=${exam.id}`)}>
            {t(`begin.${part}`)}
          </LinkButton>
        )
      )}
    </li>
  );
}
