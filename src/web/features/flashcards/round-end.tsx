import { useTranslation } from 'react-i18next';
import type { FinishedCard } from '#domain/flashcards/round.ts';
import { learnedDays } from '#domain/flashcards/schedule.ts';
import { dayMs, endOfOsloDay } from '#domain/time/days.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { textOf } from '#web/features/card-faces/card-text.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { WordCard } from './card-data.ts';

type Finished = FinishedCard<WordCard>;

const spans = ['today', 'tomorrow', 'week', 'later'] as const;
type Span = (typeof spans)[number];

/** What the round was: how many, what has settled, and which words come back when. */
export function RoundEnd({
  finished,
  backTo,
}: {
  readonly finished: readonly Finished[];
  readonly backTo: string;
}) {
  const { t } = useTranslation('flashcards');
  const { to } = useLocale();
  const settled = finished.filter(isSettled).length;
  const hard = finished.filter(({ first }) => first === 'again').length;
  const now = new Date();
  return (
    <section aria-labelledby="round-over" className="my-auto py-8">
      <Icon name="lucide:circle-check" size={32} className="text-primary" />
      <h2 id="round-over" tabIndex={-1} className="mt-3 heading-2 focus:outline-none">
        {t('round.over')}
      </h2>
      <p role="status" className="mt-2 text-second">
        {t('round.overText', { count: finished.length })}{' '}
        {settled > 0 && t('round.settled', { count: settled })}{' '}
        {hard > 0 && t('round.notKnown', { count: hard })}
      </p>
      {finished.length > 0 && (
        <>
          <h3 className="mt-6 heading-4">{t('round.returns')}</h3>
          <dl className="mt-2">
            {spans.map((span) => (
              <Returning key={span} span={span} cards={finished.filter((one) => spanOf(one, now) === span)} />
            ))}
          </dl>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={to(backTo)} variant="primary" reloadDocument>
          {t('round.back')}
        </LinkButton>
        <LinkButton to={to('/app/flashcards/statistics')} reloadDocument>
          {t('statistics.title')}
        </LinkButton>
      </div>
    </section>
  );
}

const mostNamed = 12;

function Returning({ span, cards }: { readonly span: Span; readonly cards: readonly Finished[] }) {
  const { t } = useTranslation('flashcards');
  if (cards.length === 0) return null;
  const named = cards.slice(0, mostNamed).map(({ card }) => textOf(card).front);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-hairline py-2.5 last:border-0">
      <dt className="w-36 shrink-0 text-second">{t(`round.spans.${span}`)}</dt>
      <dd className="min-w-0 flex-1 basis-48">
        <span lang="nb" className="font-serif">
          {named.join(', ')}
        </span>
        {cards.length > named.length && (
          <span className="text-second"> {t('round.more', { count: cards.length - named.length })}</span>
        )}
      </dd>
    </div>
  );
}

function isSettled({ card: { state } }: Finished): boolean {
  return state?.state === 'review' && state.stability >= learnedDays;
}

function spanOf({ dueAt }: Finished, now: Date): Span {
  const endOfDay = endOfOsloDay(now).getTime();
  if (dueAt < endOfDay) return 'today';
  if (dueAt < endOfDay + dayMs) return 'tomorrow';
  return dueAt < endOfDay + 7 * dayMs ? 'week' : 'later';
}
