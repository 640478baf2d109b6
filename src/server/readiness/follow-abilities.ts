import { type Category, categories } from '#domain/levels/categories.ts';
import { type AbilityTrack, trackAfter, trackWith, untracked } from '#domain/readiness/ability-track.ts';
import { effortIn } from '#domain/readiness/growth-model.ts';
import { dayMs, osloDay } from '#domain/time/days.ts';
import type { PoolTask } from '#server/bank/task-pool.ts';
import type { Transaction } from '#server/db/database.ts';
import type { EndedTest } from './ended-test.ts';
import { readEndedTests } from './ended-tests.ts';

/** The parts somebody has answered in, as they were at `through`. */
export type Tracks = { readonly through: Date | null; readonly of: ReadonlyMap<Category, AbilityTrack> };

const weekMs = 7 * dayMs;

type Row = {
  readonly category: Category;
  readonly through: Date;
  readonly ability: number;
  readonly growth: number;
  readonly ability_variance: number;
  readonly growth_variance: number;
  readonly covariance: number;
  readonly evidence: number;
};

type Person = { readonly userId: string; readonly now: Date; readonly pool: readonly PoolTask[] };

/**
 * Rule 9.312: the person's tracks at `now`: those that are kept, taken on by each test that ended since, with what was
 * practised in between. Kept anew where a test came; of two that do so at once the later one finds nothing to do.
 */
export async function followAbilities(transaction: Transaction, person: Person): Promise<Tracks> {
  const { userId, now } = person;
  const kept = await readTracks(transaction, userId);
  const ended = await readEndedTests(transaction, { ...person, after: kept.through });
  let tracks = kept;
  for (const { endedAt, answers } of ended) {
    tracks = await takenOn(transaction, { tracks, userId, at: endedAt });
    tracks = { ...tracks, of: withAnswers(tracks.of, answers) };
  }
  if (ended.length > 0) await keepTracks(transaction, { userId, tracks });
  return takenOn(transaction, { tracks, userId, at: now });
}

async function readTracks(transaction: Transaction, userId: string): Promise<Tracks> {
  const rows = await transaction.query<Row>({
    name: 'ability-tracks',
    text: `select category, through, ability, growth, ability_variance, growth_variance, covariance, evidence
      from public.ability_tracks where user_id = $1`,
    values: [userId],
  });
  return {
    through: rows[0]?.through ?? null,
    of: new Map(
      rows.map(({ category, ability_variance, growth_variance, through: _, ...track }) => [
        category,
        { ...track, abilityVariance: ability_variance, growthVariance: growth_variance },
      ]),
    ),
  };
}

/** The tracks at a later moment, by what was practised until then. */
async function takenOn(
  transaction: Transaction,
  { tracks, userId, at }: { readonly tracks: Tracks; readonly userId: string; readonly at: Date },
): Promise<Tracks> {
  const { through } = tracks;
  if (through === null || through >= at) return { ...tracks, through: through ?? at };
  const weeks = (at.getTime() - through.getTime()) / weekMs;
  const tasks = await practisedBetween(transaction, { userId, after: through, until: at });
  const effort = effortIn({ tasks, weeks });
  const of = new Map(
    [...tracks.of].map(([category, track]) => [category, trackAfter(track, { weeks, effort })]),
  );
  return { through: at, of };
}

/** Tasks of all parts, by whole days: that of `after` counts with what came before it. */
async function practisedBetween(
  transaction: Transaction,
  { userId, after, until }: { readonly userId: string; readonly after: Date; readonly until: Date },
): Promise<number> {
  const [row] = await transaction.query<{ tasks: number }>({
    name: 'practised-between',
    text: `select coalesce(sum(tasks), 0)::int as tasks from public.practice_between($1, $2, $3)`,
    values: [userId, osloDay(after), osloDay(until)],
  });
  return row?.tasks ?? 0;
}

function withAnswers(of: Tracks['of'], answers: EndedTest['answers']): Tracks['of'] {
  const tracks = new Map(of);
  for (const category of categories) {
    const own = answers.filter((answer) => answer.category === category);
    if (own.length > 0) tracks.set(category, trackWith(tracks.get(category) ?? untracked, own));
  }
  return tracks;
}

async function keepTracks(
  transaction: Transaction,
  { userId, tracks }: { readonly userId: string; readonly tracks: Tracks },
): Promise<void> {
  const rows = [...tracks.of].map(([category, track]) => ({
    category,
    ...{
      ability: track.ability,
      growth: track.growth,
      covariance: track.covariance,
      evidence: track.evidence,
    },
    ...{ ability_variance: track.abilityVariance, growth_variance: track.growthVariance },
  }));
  await transaction.query(
    `insert into public.ability_tracks as t
       (user_id, category, through, ability, growth, ability_variance, growth_variance, covariance, evidence)
     select $1, r.category, $2, r.ability, r.growth, r.ability_variance, r.growth_variance, r.covariance, r.evidence
     from jsonb_to_recordset($3) as r (category text, ability float8, growth float8, ability_variance float8,
       growth_variance float8, covariance float8, evidence int)
     on conflict (user_id, category) do update set (through, ability, growth, ability_variance, growth_variance, covariance, evidence)
       = (excluded.through, excluded.ability, excluded.growth, excluded.ability_variance, excluded.growth_variance,
         excluded.covariance, excluded.evidence)
       where t.through < excluded.through`,
    [userId, tracks.through, JSON.stringify(rows)],
  );
}
