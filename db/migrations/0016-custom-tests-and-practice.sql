-- Custom tests, what a test was begun under, how somebody likes to practise, and on which days they did.

alter table public.sittings
  drop constraint sittings_kind_check,
  add constraint sittings_kind_check check (kind in ('level', 'custom')),
  -- The tier at the start: what was begun may be finished, whenever the licence ends (decision 047).
  add column tier integer not null default 0 check (tier >= 0);

-- Parsed by domain/assessment/practice.ts, whatever stands in it.
alter table public.users
  add column practice jsonb not null default '{}'
    check (jsonb_typeof(practice) = 'object' and length(practice::text) <= 1000);
grant update (practice) on public.users to authenticated;

-- The results that an overview reads: a person's newest of a kind.
create index sittings_user_finished on public.sittings (user_id, kind, finished_at desc) where status = 'finished';

-- Tasks that the person who asks answered themselves, by day of a time zone: what practice_by_day counts for the
-- guarantee (0012), here under the policies of the tables.
create function public.own_activity(from_day date, zone text) returns table (day date, tasks integer)
  language sql stable security invoker set search_path = ''
  as $$
    select (g.answered_at at time zone zone)::date as day, count(*)::int as tasks
    from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id
    where s.user_id = (select auth.uid())
      -- Nothing is answered after the end: tests that ended earlier need not be looked into.
      and (s.status = 'active' or s.finished_at >= from_day::timestamp at time zone zone)
      and g.answered_at >= from_day::timestamp at time zone zone
      and g.response is not null and not g.shown
    group by 1 order by 1
  $$;
revoke execute on function public.own_activity(date, text) from public;
grant execute on function public.own_activity(date, text) to authenticated;
