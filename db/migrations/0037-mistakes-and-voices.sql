-- Tasks whose newest answer, in a test that is over, was not right; asked again after a while (decision 103).
create function public.mistakes_of(person uuid, since timestamptz, until timestamptz)
  returns table (task_id text, score real)
  language sql stable security definer set search_path = ''
  as $$
    select newest.task_id, newest.score from (
      select distinct on (g.task_id) g.task_id, g.score, g.correct, g.answered_at
      from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id
      where s.user_id = person and s.status = 'finished' and g.answered_at >= since
      order by g.task_id, g.answered_at desc
    ) as newest join public.tasks t on t.id = newest.task_id
    where not newest.correct and newest.answered_at < until and t.retired_at is null
  $$;
revoke execute on function public.mistakes_of(uuid, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.mistakes_of(uuid, timestamptz, timestamptz) to service_role;

-- How many of one's own.
create function public.own_mistakes(since timestamptz, until timestamptz) returns integer
  language sql stable security definer set search_path = ''
  as $$
    select count(*)::int from public.mistakes_of((select auth.uid()), since, until)
    where (select public.second_factor_given())
  $$;
revoke execute on function public.own_mistakes(timestamptz, timestamptz) from public, anon;
grant execute on function public.own_mistakes(timestamptz, timestamptz) to authenticated;

-- The clip was read by the device's own voice, not by ours (decision 104).
alter table public.sitting_tasks add column device_voice boolean not null default false;
