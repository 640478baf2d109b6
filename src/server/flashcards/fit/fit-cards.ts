import { type CardHistory, countAnswers, leastAnswers } from '#domain/flashcards/parameter-choice.ts';
import type { CardRating } from '#domain/flashcards/ratings.ts';
import { dayMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RunningJob } from '#server/jobs/define-job.ts';
import { openFitter } from './fit-in-thread.ts';

/** A fit is made anew when there are this many times as many answers as at the last one. */
const growth = 1.25;
/** In one night; who is left waits for the next. */
const mostPeople = 200;

/** Rule 9.423: fits the schedule to everybody who has answered enough since it was last done, one after the other. */
export async function fitCards(
  context: ServerContext,
  { signal }: Pick<RunningJob, 'signal'>,
): Promise<void> {
  const people = await context.database.asService(readPeople);
  if (people.length === 0) return;
  const fitter = openFitter();
  try {
    for (const userId of people) {
      signal.throwIfAborted();
      const histories = await context.database.asService((transaction) => readHistories(transaction, userId));
      const answers = countAnswers(histories);
      if (answers < leastAnswers) continue;
      const { parameters, better, fittedLoss, publishedLoss } = await fitter.fit(histories);
      await context.database.asService((transaction) =>
        transaction.query(
          `insert into public.card_parameters (user_id, parameters, used, fitted_loss, published_loss, answers, fitted_at)
           select $1, $2, $3, $4, $5, $6, $7 where exists (select from public.users where id = $1)
           on conflict (user_id) do update set (parameters, used, fitted_loss, published_loss, answers, fitted_at)
             = (excluded.parameters, excluded.used, excluded.fitted_loss, excluded.published_loss, excluded.answers, excluded.fitted_at)`,
          [userId, parameters, better, fittedLoss, publishedLoss, answers, context.now()],
        ),
      );
    }
  } finally {
    await fitter.close();
  }
}

/** Who has given so many answers to known cards that a fit may be worth while; those with the most new ones first. */
async function readPeople(transaction: Transaction): Promise<readonly string[]> {
  const rows = await transaction.query<{ user_id: string }>(
    `select r.user_id from public.card_reviews r left join public.card_parameters p on p.user_id = r.user_id
     where r.state_before = 'review' group by r.user_id, p.answers
     having count(*) >= $1::int and count(*) >= $2::float * coalesce(p.answers, 0)
     order by count(*) - coalesce(p.answers, 0) desc, r.user_id limit $3`,
    [Math.round(leastAnswers * 0.8), growth, mostPeople],
  );
  return rows.map((row) => row.user_id);
}

/** Everything a person answered, by card; pauses in days as the schedule counts them, by UTC. */
async function readHistories(transaction: Transaction, userId: string): Promise<readonly CardHistory[]> {
  const rows = await transaction.query<{
    card_id: string;
    rating: CardRating;
    reviewed_at: Date;
    starts: boolean;
  }>(
    `select card_id, rating, reviewed_at, state_before is null as starts from public.card_reviews
     where user_id = $1 order by card_id, reviewed_at, request_key`,
    [userId],
  );
  const histories: { cardId: string; whole: boolean; answers: CardHistory[number][] }[] = [];
  for (const { card_id: cardId, rating, reviewed_at, starts } of rows) {
    const at = reviewed_at.getTime();
    const last = histories.at(-1);
    if (last?.cardId !== cardId) {
      histories.push({ cardId, whole: starts, answers: [{ rating, days: 0, at }] });
      continue;
    }
    const before = last.answers.at(-1)?.at ?? at;
    last.answers.push({ rating, days: Math.floor(at / dayMs) - Math.floor(before / dayMs), at });
  }
  // Of an imported card the beginning is not known, and with it nothing after.
  return histories.filter(({ whole }) => whole).map(({ answers }) => answers);
}
