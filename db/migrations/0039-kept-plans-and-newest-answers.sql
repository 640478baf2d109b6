-- What is asked with every row or request keeps its plan (decision 107). A function in SQL that is not inlined is planned
-- anew by each statement that calls it, which took ten times as long as its look-ups; one in PL/pgSQL once a connection.

-- The claims are read once, not in each row that a look-up passes: to read them is to parse JSON.

create or replace function bestatt.session_level() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    claims jsonb := auth.jwt();
    person uuid := nullif(claims ->> 'sub', '')::uuid;
    session uuid := (claims ->> 'session_id')::uuid;
  begin
    if session is null then
      return 'aal1';
    end if;
    return (
      select s.aal::text from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = session and s.user_id = person
        and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    );
  end $$;

create or replace function public.second_factor_given() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    person uuid := auth.uid();
  begin
    return case bestatt.session_level()
      when 'aal2' then true
      when 'aal1' then not exists (select from auth.mfa_factors where user_id = person and status = 'verified')
      else false
    end;
  end $$;

create or replace function public.has_role(wanted text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    person uuid := auth.uid();
  begin
    return coalesce(bestatt.session_level() = 'aal2', false)
      and exists (select from auth.mfa_factors where user_id = person and status = 'verified')
      and exists (select from public.user_roles where user_id = person and role in (wanted, 'admin'));
  end $$;

create or replace function public.is_guest() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    person uuid := auth.uid();
  begin
    return coalesce((select is_anonymous from auth.users where id = person), true);
  end $$;

create or replace function public.own_activity(from_day date) returns table (day date, tasks integer)
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    person uuid := auth.uid();
  begin
    if public.second_factor_given() then
      return query
        select p.day, sum(p.tasks)::int from bestatt.practice_days p
        where p.user_id = person and p.day >= from_day
        group by 1 having sum(p.tasks) > 0 order by 1;
    end if;
  end $$;

-- Whether the person who asks was given a task, or a task of a text. The policies asked this of rows that have policies
-- themselves, three deep, so reading a test of ten tasks planned and ran 180 questions. The newest tests are looked through
-- first, each by its key: a task that many have been given is found as quickly as one that few have.
create function bestatt.was_given(task text) returns boolean
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off
  as $$
  declare
    person uuid := auth.uid();
  begin
    return exists (
      select from public.sittings s
        cross join lateral (select from public.sitting_tasks g where g.sitting_id = s.id and g.task_id = task offset 0) g
      where s.user_id = person order by s.started_at desc limit 1
    );
  end $$;
create function bestatt.was_given_text(stimulus text) returns boolean
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off
  as $$
  declare
    person uuid := auth.uid();
  begin
    return exists (
      select from public.sittings s
        cross join lateral (
          select from public.tasks t join public.sitting_tasks g on g.sitting_id = s.id and g.task_id = t.id
          where t.stimulus_id = stimulus offset 0
        ) g
      where s.user_id = person order by s.started_at desc limit 1
    );
  end $$;
revoke execute on function bestatt.was_given(text), bestatt.was_given_text(text) from public;
grant execute on function bestatt.was_given(text), bestatt.was_given_text(text) to authenticated;

alter policy "given tasks" on public.tasks
  using ((select public.second_factor_given()) and bestatt.was_given(id));
alter policy "stimuli of given tasks" on public.stimuli
  using ((select public.second_factor_given()) and bestatt.was_given_text(id));
alter policy "clips of given tasks" on public.clips
  using ((select public.second_factor_given()) and bestatt.was_given_text(stimulus_id));

-- The newest answer to each task that a person answered in a test that is over (decision 108): what `mistakes_of` asks for on
-- each look at the overview took every answer of two months. Triggers keep it, whoever writes the answers.
create table bestatt.newest_answers (
  user_id uuid not null references auth.users on delete cascade,
  task_id text not null,
  sitting_id uuid not null,
  answered_at timestamptz not null,
  correct boolean not null,
  score real,
  primary key (user_id, task_id)
);
create index newest_wrong_answers on bestatt.newest_answers (user_id, answered_at) where not correct;
alter table bestatt.newest_answers enable row level security;

-- Answers whose marks come when their test is over, or with it: a test's marks open when it ends (show_kept_marks).
create function bestatt.note_newest_answer() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into bestatt.newest_answers as n (user_id, task_id, sitting_id, answered_at, correct, score)
      select s.user_id, new.task_id, s.id, new.answered_at, new.correct, new.score
      from public.sittings s where s.id = new.sitting_id and s.status = 'finished'
      on conflict (user_id, task_id) do update
        set sitting_id = excluded.sitting_id, answered_at = excluded.answered_at,
          correct = excluded.correct, score = excluded.score
        where excluded.answered_at >= n.answered_at or n.sitting_id = excluded.sitting_id;
    return null;
  end $$;
create trigger note_newest_answer after insert or update of correct, answered_at, score on public.sitting_tasks
  for each row when (new.correct is not null and new.answered_at is not null)
  execute function bestatt.note_newest_answer();

-- A test that ends with its marks shown, or comes to an account.
create function bestatt.note_newest_answers() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into bestatt.newest_answers as n (user_id, task_id, sitting_id, answered_at, correct, score)
      select new.user_id, g.task_id, new.id, g.answered_at, g.correct, g.score from public.sitting_tasks g
      where g.sitting_id = new.id and g.correct is not null and g.answered_at is not null
      on conflict (user_id, task_id) do update
        set sitting_id = excluded.sitting_id, answered_at = excluded.answered_at,
          correct = excluded.correct, score = excluded.score
        where excluded.answered_at >= n.answered_at;
    return null;
  end $$;
create trigger note_newest_answers after update of status, user_id on public.sittings
  for each row when (new.status = 'finished' and (old.status <> 'finished' or old.user_id <> new.user_id))
  execute function bestatt.note_newest_answers();

-- A test goes, alone or to another account: what was answered before it is the newest again. With a whole account nothing is
-- looked for, its rows go with it.
create function bestatt.forget_newest_answers() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    forgotten text[];
  begin
    if not exists (select from auth.users where id = old.user_id) then
      return old;
    end if;
    with gone as (
      delete from bestatt.newest_answers n using public.sitting_tasks g
      where g.sitting_id = old.id and n.user_id = old.user_id and n.task_id = g.task_id and n.sitting_id = old.id
      returning n.task_id
    ) select array_agg(task_id) into forgotten from gone;
    insert into bestatt.newest_answers (user_id, task_id, sitting_id, answered_at, correct, score)
      select distinct on (g.task_id) s.user_id, g.task_id, s.id, g.answered_at, g.correct, g.score
      from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id and g.task_id = any(forgotten)
      where s.user_id = old.user_id and s.id <> old.id and s.status = 'finished'
        and g.correct is not null and g.answered_at is not null
      order by g.task_id, g.answered_at desc;
    return old;
  end $$;
create trigger forget_newest_answers before delete on public.sittings
  for each row when (old.status = 'finished') execute function bestatt.forget_newest_answers();
create trigger forget_moved_answers after update of user_id on public.sittings
  for each row when (old.status = 'finished' and old.user_id <> new.user_id)
  execute function bestatt.forget_newest_answers();
revoke execute on function bestatt.note_newest_answer(), bestatt.note_newest_answers(), bestatt.forget_newest_answers()
  from public;

insert into bestatt.newest_answers (user_id, task_id, sitting_id, answered_at, correct, score)
  select distinct on (s.user_id, g.task_id) s.user_id, g.task_id, s.id, g.answered_at, g.correct, g.score
  from public.sittings s join public.sitting_tasks g on g.sitting_id = s.id
  where s.status = 'finished' and g.correct is not null and g.answered_at is not null
  order by s.user_id, g.task_id, g.answered_at desc;

create or replace function public.mistakes_of(person uuid, since timestamptz, until timestamptz)
  returns table (task_id text, score real)
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off
  as $$
  begin
    return query
      select n.task_id, n.score from bestatt.newest_answers n join public.tasks t on t.id = n.task_id
      where n.user_id = person and not n.correct and n.answered_at >= since and n.answered_at < until
        and t.retired_at is null;
  end $$;

create or replace function public.own_mistakes(since timestamptz, until timestamptz) returns integer
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return case when public.second_factor_given()
      then (select count(*)::int from public.mistakes_of(auth.uid(), since, until)) else 0 end;
  end $$;
