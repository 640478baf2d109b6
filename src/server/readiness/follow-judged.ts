import type { OpenCategory } from '#domain/levels/categories.ts';
import { type AbilityTrack, trackAfter, untracked } from '#domain/readiness/ability-track.ts';
import { effortIn } from '#domain/readiness/growth-model.ts';
import { trackWithJudged } from '#domain/readiness/judged-answers.ts';
import { type Day, dayMs, osloDay } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { type DatedJudged, readJudgedAnswers } from './judged-answers.ts';

/** What lies further back says nothing of today that what came since does not say better. */
const oldestDays = 366;

type Practised = readonly { readonly day: Day; readonly tasks: number }[];

/**
 * Rule 9.500: the person's tracks of writing and speaking at `now`. They are made from the texts and recordings at each look and
 * not kept: there are few of them, and an estimate may come, or give way to a teacher's, long after the test has ended.
 */
export async function followJudged(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ReadonlyMap<OpenCategory, AbilityTrack>> {
  const since = new Date(now.getTime() - oldestDays * dayMs);
  const judged = await readJudgedAnswers(transaction, { userId, since });
  const [first] = judged;
  if (!first) return new Map();
  const practised = await transaction.query<Practised[number]>({
    name: 'readiness-practised-days',
    text: 'select day::text, tasks from public.practice_between($1, $2, $3) order by day',
    values: [userId, osloDay(first.at), osloDay(now)],
  });
  const of = Map.groupBy(judged, ({ category }) => category);
  return new Map([...of].map(([category, answers]) => [category, trackOf(answers, { practised, now })]));
}

/** @param answers of one part, at least one, the oldest first. */
function trackOf(
  answers: readonly DatedJudged[],
  { practised, now }: { readonly practised: Practised; readonly now: Date },
): AbilityTrack {
  let at = (answers[0] as DatedJudged).at;
  let track = untracked;
  for (const answer of answers) {
    track = takenOn(track, { from: at, to: answer.at, practised });
    track = trackWithJudged(track, [answer]);
    at = answer.at;
  }
  return takenOn(track, { from: at, to: now, practised });
}

/** The track at a later moment, by what was practised until then; the day of `from` counts with what came before it. */
function takenOn(
  track: AbilityTrack,
  { from, to, practised }: { readonly from: Date; readonly to: Date; readonly practised: Practised },
): AbilityTrack {
  const [after, until] = [osloDay(from), osloDay(to)];
  const tasks = practised
    .filter(({ day }) => day > after && day <= until)
    .reduce((sum, one) => sum + one.tasks, 0);
  const weeks = Math.max(to.getTime() - from.getTime(), 0) / (7 * dayMs);
  return trackAfter(track, { weeks, effort: effortIn({ tasks, weeks }) });
}
