import { type ItemResponses, misfitsOf } from '#domain/items/misfits.ts';
import { isMarked, type SecretTask } from '#domain/tasks/presentation.ts';
import { dayMs } from '#domain/time/days.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Transaction } from '#server/db/database.ts';

/** Answers of so many days are counted, and a task's share of the tests of so many. */
const countedDays = 365;
const exposureDays = 30;
/** Nobody reads a task in less (ms); the estimate's own look at speed asks for the words (Rule 9.180). */
const fastestMs = 2000;
/** Rows that are written at once. */
const chunk = 500;

type Row = {
  readonly task_id: string;
  readonly answers: number;
  readonly mean_score: number;
  readonly discrimination: number | null;
  readonly outfit: number;
  readonly infit: number;
  readonly median_ms: number;
  readonly exposure: number | null;
  readonly guessing: number;
  readonly secret: SecretTask;
  readonly responses: readonly Omit<ItemResponses, 'isKey'>[] | null;
};

/**
 * Rule 9.320: the statistics of all tasks in level tests, from the answers to the task as it stands now. An answer is held
 * against what the model expects of the ability that its whole test says: z² = (score − P)² · weight / (P · (1 − P)), its mean
 * the outfit, weighted by P · (1 − P) the infit.
 */
export async function computeTaskStatistics(context: ServerContext): Promise<void> {
  const now = context.now();
  await context.database.asOwner(async (transaction) => {
    const rows = await transaction.query<Row>(statistics, [
      new Date(now.getTime() - countedDays * dayMs),
      new Date(now.getTime() - exposureDays * dayMs),
      fastestMs,
    ]);
    for (let from = 0; from < rows.length; from += chunk)
      await write(transaction, rows.slice(from, from + chunk).map(statisticsOf), now);
    await transaction.query('delete from public.task_statistics where computed_at < $1', [now]);
  });
}

const statistics = `with tests as materialized (
    select s.id, (s.summary -> 'overall' ->> 'theta')::float8 as ability, s.finished_at from public.sittings s
    where s.kind = 'level' and s.status = 'finished' and s.finished_at > $1 and s.summary -> 'overall' ->> 'theta' is not null
      and not exists (select from public.users u where u.id = s.user_id and u.demo_until is not null)
  ),
  answered as (
    select g.task_id, g.score::float8 as score, x.ability, g.response, g.weight::float8 as weight,
      extract(epoch from g.answered_at - g.given_at) * 1000 as ms,
      g.c + (1 - g.c) / (1 + exp(-least(greatest(g.a * (x.ability - g.b), -30), 30))) as expected
    from tests x join public.sitting_tasks g on g.sitting_id = x.id join public.tasks t on t.id = g.task_id
    where g.score is not null and g.response is not null and not g.shown and g.key_hash = t.key_hash
      and g.answered_at - g.given_at >= $3 * interval '1 millisecond'
  ),
  fitted as (
    select *, greatest(expected * (1 - expected), 0.01) as variance from answered
  ),
  counted as (
    select task_id, count(*)::int as answers, avg(score) as mean_score, corr(score, ability) as discrimination,
      avg((score - expected) ^ 2 * weight / variance) as outfit,
      sum((score - expected) ^ 2 * weight) / sum(variance) as infit,
      percentile_cont(0.5) within group (order by ms)::int as median_ms
    from fitted group by task_id
  ),
  choices as (
    select task_id, answer, count(*)::int as count, avg(ability) as ability
    from (
      select task_id, ability, coalesce(response ->> 'letter', response ->> 'value', response ->> 'word') as answer from answered
    ) as given where answer is not null group by task_id, answer
  ),
  recent as (select count(*)::float8 as tests from tests where finished_at > $2),
  exposed as (
    select g.task_id, count(*)::float8 as given from tests x join public.sitting_tasks g on g.sitting_id = x.id
    where x.finished_at > $2 group by g.task_id
  )
  select c.*, t.guessing, k.secret, coalesce(e.given, 0) / nullif(r.tests, 0) as exposure,
    (select jsonb_agg(jsonb_build_object('answer', o.answer, 'count', o.count, 'ability', o.ability) order by o.count desc)
     from choices o where o.task_id = c.task_id) as responses
  from counted c join public.tasks t on t.id = c.task_id join public.task_keys k on k.task_id = c.task_id
  cross join recent r left join exposed e on e.task_id = c.task_id`;

function statisticsOf(row: Row) {
  const key = keyOf(row.secret);
  const responses = (row.responses ?? []).map((one) => ({ ...one, isKey: one.answer === key }));
  const misfits = misfitsOf({
    ...{ answers: row.answers, meanScore: row.mean_score, discrimination: row.discrimination },
    ...{ outfit: row.outfit, infit: row.infit, guessing: row.guessing, responses },
  });
  const { secret: _, guessing: __, ...counted } = row;
  return { ...counted, responses, misfits };
}

/** What the answer of somebody who is right reads; null where an answer has several parts. */
function keyOf(secret: SecretTask): string | null {
  return isMarked(secret) && 'key' in secret && typeof secret.key === 'string' ? secret.key : null;
}

async function write(
  transaction: Transaction,
  rows: readonly ReturnType<typeof statisticsOf>[],
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into public.task_statistics
       (task_id, answers, mean_score, discrimination, outfit, infit, median_ms, exposure, responses, misfits, computed_at)
     select r.task_id, r.answers, r.mean_score, r.discrimination, r.outfit, r.infit, r.median_ms, r.exposure, r.responses,
       array(select jsonb_array_elements_text(r.misfits)), $2
     from jsonb_to_recordset($1) as r (task_id text, answers int, mean_score real, discrimination real, outfit real,
       infit real, median_ms int, exposure real, responses jsonb, misfits jsonb)
     on conflict (task_id) do update set (answers, mean_score, discrimination, outfit, infit, median_ms, exposure, responses,
       misfits, computed_at) = (excluded.answers, excluded.mean_score, excluded.discrimination, excluded.outfit, excluded.infit,
       excluded.median_ms, excluded.exposure, excluded.responses, excluded.misfits, excluded.computed_at)`,
    [JSON.stringify(rows), now],
  );
}
