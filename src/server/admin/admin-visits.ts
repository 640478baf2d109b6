import { funnelSteps } from '#domain/functions/admin-functions.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { addDays, daysFrom } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { defineAdminFunction } from './admin-function.ts';

type Found = FunctionOutput<'admin-visits'>;
type Asked = FunctionInput<'admin-visits'>;

/** Two years of months, and as many days as a page can show. */
const mostDays = 800;
const mostNames = 50;

/** Rule 9.459. `admin-visits`: what was counted between two days, and the way from the front page to a package. Decision 151. */
export function adminVisitsFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-visits',
    permission: 'readAnalytics',
    run: (asked, { context }) => {
      const length = daysFrom(asked.from, asked.to);
      if (!(length >= 0 && length < mostDays))
        throw new AppError({ code: 'wrong_period', status: 400, message: 'These days are no period.' });
      return context.database.asOwner((transaction) => readVisits(transaction, asked));
    },
  });
}

async function readVisits(transaction: Transaction, asked: Asked): Promise<Found> {
  const series = await readSeries(transaction, asked);
  const named = await readNames(transaction, asked);
  const of = (kind: string) =>
    named.filter((one) => one.kind === kind).map(({ name, count }) => ({ name, count }));
  return {
    series,
    pages: of('view'),
    sources: of('source'),
    languages: of('language'),
    devices: of('device'),
    events: of('event'),
    funnel: await readFunnel(transaction, asked),
  };
}

async function readSeries(transaction: Transaction, { from, to, step }: Asked): Promise<Found['series']> {
  return transaction.query<Found['series'][number]>(
    `select to_char(p.start, 'YYYY-MM-DD') as start,
       coalesce(sum(c.count) filter (where c.kind = 'view'), 0)::int as views,
       coalesce(sum(c.count) filter (where c.kind = 'visit'), 0)::int as visits
     from generate_series(date_trunc($3, $1::timestamp), $2::timestamp, ('1 ' || $3)::interval) as p (start)
     left join bestatt.visit_counts c on c.day between $1::date and $2::date and c.kind in ('view', 'visit')
       and date_trunc($3, c.day::timestamp) = p.start
     group by p.start order by p.start`,
    [from, to, step],
  );
}

type Named = { readonly kind: string; readonly name: string; readonly count: number };

async function readNames(transaction: Transaction, { from, to }: Asked): Promise<readonly Named[]> {
  return transaction.query<Named>(
    `select kind, name, count from (
       select kind, name, sum(count)::int as count,
         row_number() over (partition by kind order by sum(count) desc, name) as place
       from bestatt.visit_counts where day between $1 and $2 and kind <> 'visit' group by kind, name
     ) n where place <= $3 order by kind, place`,
    [from, to, mostNames],
  );
}

/** What people did, counted from the product's own rows, so that it says the same whoever may be counted on pages. */
async function readFunnel(transaction: Transaction, { from, to }: Asked): Promise<Found['funnel']> {
  const [row] = await transaction.query<Record<(typeof funnelSteps)[number], number>>(
    `with span as (
       select $1::timestamp at time zone 'Europe/Oslo' as since, $2::timestamp at time zone 'Europe/Oslo' as until
     ), tests as (
       select s.started_at, s.finished_at, s.status from public.sittings s
       left join public.users u on u.id = s.user_id
       where s.kind = 'level' and u.demo_until is null
     )
     select
       (select coalesce(sum(count), 0)::int from bestatt.visit_counts
         where kind = 'view' and name = '/' and day >= $1::date and day < $2::date) as landing,
       (select count(*)::int from tests, span where started_at >= since and started_at < until) as test,
       (select count(*)::int from tests, span where status = 'finished' and finished_at >= since and finished_at < until) as result,
       (select count(*)::int from auth.users a left join public.users u on u.id = a.id, span
         where not a.is_anonymous and u.demo_until is null and a.created_at >= since and a.created_at < until) as account,
       (select count(*)::int from public.orders o, span where o.paid_at >= since and o.paid_at < until) as package`,
    [from, addDays(to, 1)],
  );
  return funnelSteps.map((step) => ({ step, count: row?.[step] ?? 0 }));
}
