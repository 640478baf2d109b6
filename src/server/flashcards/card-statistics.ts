import { learnedDays } from '#domain/flashcards/schedule.ts';
import { aimChoices } from '#domain/flashcards/schedule-settings.ts';
import { reviewsInFirstYear } from '#domain/flashcards/workload.ts';
import { featureTiers } from '#domain/licences/feature-tiers.ts';
import { addDays, type Day, dayMs, daysFrom, mondayOf, osloDay } from '#domain/time/days.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { type CardSettings, readCardSettings } from './card-settings.ts';
import type { Asked } from './due-cards.ts';

const forecastDays = 30;
/** Weeks of the calendar and of the retention, this one with them. */
const weeksShown = 26;
/** The number of new cards a day that the workload is told for. */
const workloadNew = 10;

/** Rule 9.426. `card-statistics`: what comes, how much is remembered, on which days was practised, what is known. */
export function cardStatisticsFunction(): ServerFunction {
  return defineFunction({
    name: 'card-statistics',
    access: 'session',
    tier: featureTiers.flashcards,
    demo: true,
    limit: { burst: 30, perHour: 300 },
    async run(_, { userId, context }) {
      const now = context.now();
      return context.database.asService((transaction) => readStatistics({ transaction, userId, now }));
    },
  });
}

export async function readStatistics(asked: Asked) {
  const { transaction, userId, now } = asked;
  const today = osloDay(now);
  const firstDay = addDays(mondayOf(today), -7 * (weeksShown - 1));
  const forecast = await readForecast(asked, today);
  const practised = await readDays(asked, { firstDay, today });
  const levels = await readLevels(asked);
  const cards = await countAll(asked);
  const fit = await readFit(asked);
  const settings = await readCardSettings(transaction, userId);
  return {
    forecast,
    ...{ weeks: weeksOf(practised, firstDay), firstDay, days: daysOf(practised, { firstDay, today }) },
    ...{ levels, cards, fit, settings: shownSettings(settings) },
    workload: aimChoices.map((recallAim) => ({
      recallAim,
      reviewsADay: Math.round(workloadNew * reviewsInFirstYear({ ...settings.schedule, recallAim })),
    })),
  };
}

function shownSettings({ levels, reviewsADay, leech, burySiblings, typeAnswers, schedule }: CardSettings) {
  const { recallAim, learningMinutes, relearningMinutes } = schedule;
  return {
    ...{ levels, reviewsADay, recallAim, learningMinutes, relearningMinutes },
    ...{ leech, burySiblings, typeAnswers },
  };
}

async function readForecast({ transaction, userId, now }: Asked, today: Day): Promise<number[]> {
  const rows = await transaction.query<{ day: Day; count: number }>({
    name: 'card-forecast',
    text: `select to_char(greatest(due_at at time zone 'Europe/Oslo', buried_until::timestamp), 'YYYY-MM-DD') as day,
        count(*)::int as count
      from public.flashcards where user_id = $1 and due_at < $2 and suspended_at is null and deleted_at is null group by 1`,
    values: [userId, new Date(now.getTime() + forecastDays * dayMs)],
  });
  const days = Array.from({ length: forecastDays }, () => 0);
  for (const { day, count } of rows) {
    const place = Math.max(0, daysFrom(today, day));
    if (place < forecastDays) days[place] = (days[place] ?? 0) + count;
  }
  return days;
}

type PractisedDay = {
  readonly day: Day;
  readonly all: number;
  /** Answers to cards that were known. */
  readonly answers: number;
  readonly recalled: number;
};

function readDays(
  { transaction, userId }: Asked,
  { firstDay, today }: { readonly firstDay: Day; readonly today: Day },
): Promise<PractisedDay[]> {
  return transaction.query<PractisedDay>({
    name: 'card-days',
    // Day by day: to reckon the day of each of 100,000 answers takes far longer than to find the days' bounds.
    text: `select to_char(d.day, 'YYYY-MM-DD') as day, c.* from generate_series($2::timestamp, $3::timestamp, '1 day') as d(day)
      cross join lateral (
        select count(*)::int as all, (count(*) filter (where state_before = 'review'))::int as answers,
          (count(*) filter (where state_before = 'review' and rating <> 'again'))::int as recalled
        from public.card_reviews where user_id = $1 and reviewed_at >= d.day at time zone 'Europe/Oslo'
          and reviewed_at < (d.day + interval '1 day') at time zone 'Europe/Oslo'
      ) c where c.all > 0`,
    values: [userId, firstDay, today],
  });
}

function weeksOf(practised: readonly PractisedDay[], firstDay: Day) {
  return Array.from({ length: weeksShown }, (_, week) => {
    const monday = addDays(firstDay, 7 * week);
    const days = practised.filter(({ day }) => mondayOf(day) === monday);
    const sum = (count: (day: PractisedDay) => number) => days.reduce((all, day) => all + count(day), 0);
    return { monday, answers: sum(({ answers }) => answers), recalled: sum(({ recalled }) => recalled) };
  });
}

function daysOf(
  practised: readonly PractisedDay[],
  { firstDay, today }: { readonly firstDay: Day; readonly today: Day },
): number[] {
  const counts = new Map(practised.map(({ day, all }) => [day, all]));
  return Array.from(
    { length: daysFrom(firstDay, today) + 1 },
    (_, day) => counts.get(addDays(firstDay, day)) ?? 0,
  );
}

function readLevels({ transaction, userId }: Asked) {
  return transaction.query<{ level: string; words: number; begun: number; known: number }>({
    name: 'card-levels',
    text: `with own as (
        select lemma_id, bool_or(state = 'review' and stability >= $2) as known
        from public.flashcards where user_id = $1 and lemma_id is not null and deleted_at is null group by lemma_id
      )
      select w.level, count(*)::int as words, count(own.lemma_id)::int as begun,
        (count(*) filter (where own.known))::int as known
      from public.lexicon w left join own on own.lemma_id = w.id group by w.level order by w.level`,
    values: [userId, learnedDays],
  });
}

async function countAll({ transaction, userId }: Asked) {
  const [row] = await transaction.query<{ all: number; suspended: number; leeches: number }>(
    `select count(*)::int as all, count(suspended_at)::int as suspended, count(leech_at)::int as leeches
     from public.flashcards where user_id = $1 and deleted_at is null`,
    [userId],
  );
  if (!row) throw new Error('counts are always one row');
  return row;
}

async function readFit({ transaction, userId }: Asked) {
  const [row] = await transaction.query<{ used: boolean; answers: number; fitted_at: Date }>(
    'select used, answers, fitted_at from public.card_parameters where user_id = $1',
    [userId],
  );
  return row ? { used: row.used, answers: row.answers, fittedAt: row.fitted_at.toISOString() } : null;
}
