-- Tasks that people answered themselves, counted by Norwegian day and category, so that neither the overview nor the
-- guarantee counts every answer that somebody ever gave (decision 051). Triggers keep the counts true.

create table bestatt.practice_days (
  -- Looked at when all is done: an account that goes takes its tests one after the other (forget_practice), and the second
  -- of a day would otherwise be refused for an account that is gone already.
  user_id uuid not null references auth.users on delete cascade deferrable initially deferred,
  day date not null,
  category text not null,
  -- May become 0 again.
  tasks integer not null,
  primary key (user_id, day, category)
);
alter table bestatt.practice_days enable row level security;

-- What one test adds. A task keeps its category: its name begins with it.
create function bestatt.practice_of(sitting uuid) returns table (day date, category text, tasks integer)
  language sql stable set search_path = ''
  as $$
    select (g.answered_at at time zone 'Europe/Oslo')::date, t.category, count(*)::int
    from public.sitting_tasks g join public.tasks t on t.id = g.task_id
    where g.sitting_id = sitting and g.answered_at is not null and g.response is not null and not g.shown
    group by 1, 2
  $$;

-- Answers that came, changed or went; a statement at a time. Those of a test that is being deleted find no test here:
-- forget_practice has told of them.
create function bestatt.count_practice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into bestatt.practice_days as p
        select s.user_id, (g.answered_at at time zone 'Europe/Oslo')::date, t.category, count(*)
        from came g join public.sittings s on s.id = g.sitting_id join public.tasks t on t.id = g.task_id
        where g.answered_at is not null and g.response is not null and not g.shown
        group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, day, category) do update set tasks = p.tasks + excluded.tasks;
    elsif tg_op = 'UPDATE' then
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

-- A test goes: with its account, or alone. Its answers are still there.
create function bestatt.forget_practice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update bestatt.practice_days p set tasks = p.tasks - c.tasks from bestatt.practice_of(old.id) c
      where p.user_id = old.user_id and p.day = c.day and p.category = c.category;
    return old;
  end
  $$;

-- A guest's test comes to an account.
create function bestatt.move_practice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update bestatt.practice_days p set tasks = p.tasks - c.tasks from bestatt.practice_of(new.id) c
      where p.user_id = old.user_id and p.day = c.day and p.category = c.category;
    insert into bestatt.practice_days as p
      select new.user_id, c.day, c.category, c.tasks from bestatt.practice_of(new.id) c order by 2, 3
      on conflict (user_id, day, category) do update set tasks = p.tasks + excluded.tasks;
    return null;
  end
  $$;
revoke execute on function bestatt.practice_of(uuid), bestatt.count_practice(), bestatt.forget_practice(),
  bestatt.move_practice() from public;

create trigger count_came after insert on public.sitting_tasks
  referencing new table as came for each statement execute function bestatt.count_practice();
create trigger count_changed after update on public.sitting_tasks
  referencing old table as went new table as came for each statement execute function bestatt.count_practice();
create trigger count_went after delete on public.sitting_tasks
  referencing old table as went for each statement execute function bestatt.count_practice();
create trigger forget_practice before delete on public.sittings
  for each row execute function bestatt.forget_practice();
create trigger move_practice after update of user_id on public.sittings
  for each row when (old.user_id <> new.user_id) execute function bestatt.move_practice();

insert into bestatt.practice_days
  select s.user_id, (g.answered_at at time zone 'Europe/Oslo')::date, t.category, count(*)
  from public.sittings s
    join public.sitting_tasks g on g.sitting_id = s.id
    join public.tasks t on t.id = g.task_id
  where g.answered_at is not null and g.response is not null and not g.shown
  group by 1, 2, 3;

-- Before a day, which is what was always asked for.
drop function public.practice_by_day(uuid, timestamptz);
create function public.practice_by_day(person uuid, before date)
  returns table (day date, category text, tasks integer)
  language sql stable security definer set search_path = ''
  as $$
    select p.day, p.category, p.tasks from bestatt.practice_days p
    where p.user_id = person and p.day < before and p.tasks > 0
  $$;
revoke execute on function public.practice_by_day(uuid, date) from public;
grant execute on function public.practice_by_day(uuid, date) to service_role;

-- One's own, as the policies of the answers would show them.
drop function public.own_activity(date, text);
create function public.own_activity(from_day date) returns table (day date, tasks integer)
  language sql stable security definer set search_path = ''
  as $$
    select p.day, sum(p.tasks)::int from bestatt.practice_days p
    where p.user_id = (select auth.uid()) and (select public.second_factor_given()) and p.day >= from_day
    group by 1 having sum(p.tasks) > 0 order by 1
  $$;
revoke execute on function public.own_activity(date) from public;
grant execute on function public.own_activity(date) to authenticated;

-- The test that goes on, and the first level test: found without looking through all that were taken.
create index sittings_active on public.sittings (user_id, started_at desc) where status = 'active';
create index sittings_finished on public.sittings (user_id, kind, finished_at) where status = 'finished';
