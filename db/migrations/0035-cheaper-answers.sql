-- An answer costs less: what changes nothing is seen before it is joined, and a limit's row is changed in its place.

-- Once for each task that is given, and for each that is left unanswered, there is nothing to count.
create or replace function bestatt.count_practice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      if not exists (select from came where answered_at is not null and response is not null and not shown) then
        return null;
      end if;
      insert into bestatt.practice_days as p
        select s.user_id, (g.answered_at at time zone 'Europe/Oslo')::date, t.category, count(*)
        from came g join public.sittings s on s.id = g.sitting_id join public.tasks t on t.id = g.task_id
        where g.answered_at is not null and g.response is not null and not g.shown
        group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, day, category) do update set tasks = p.tasks + excluded.tasks;
    elsif tg_op = 'UPDATE' then
      if not exists (select from came where answered_at is not null and response is not null and not shown)
        and not exists (select from went where answered_at is not null and response is not null and not shown) then
        return null;
      end if;
      insert into bestatt.practice_days as p
        select s.user_id, (g.answered_at at time zone 'Europe/Oslo')::date, t.category, sum(g.change)
        from (
          select sitting_id, task_id, answered_at, response, shown, 1 as change from came
          union all select sitting_id, task_id, answered_at, response, shown, -1 from went
        ) g join public.sittings s on s.id = g.sitting_id join public.tasks t on t.id = g.task_id
        where g.answered_at is not null and g.response is not null and not g.shown
        group by 1, 2, 3 having sum(g.change) <> 0 order by 1, 2, 3
        on conflict (user_id, day, category) do update set tasks = p.tasks + excluded.tasks;
    else
      update bestatt.practice_days p set tasks = p.tasks - c.tasks
        from (
          select s.user_id, (g.answered_at at time zone 'Europe/Oslo')::date as day, t.category, count(*) as tasks
          from went g join public.sittings s on s.id = g.sitting_id join public.tasks t on t.id = g.task_id
          where g.answered_at is not null and g.response is not null and not g.shown
          group by 1, 2, 3
        ) c
        where p.user_id = c.user_id and p.day = c.day and p.category = c.category;
    end if;
    return null;
  end
  $$;

-- Every request of a function changes one of these rows. With a tree over the time each change is a new row in three places;
-- a summarising index lets the row change where it stands (HOT), and finds what two days have not touched as well.
drop index bestatt.rate_limits_refilled_at_idx;
create index rate_limits_refilled_at on bestatt.rate_limits using brin (refilled_at);
alter table bestatt.rate_limits set (fillfactor = 70);
