-- Mock exams: a person takes parts of the exam under its conditions. Rules 9.290 to 9.301, decisions 121 and 122.

-- A mock exam: the parts that somebody set out to take, on one day or on several.
create table public.mock_exams (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  parts text[] not null check (parts <@ array['read', 'listen', 'write', 'speak'] and cardinality(parts) between 1 and 4),
  started_at timestamptz not null default now()
);
create index mock_exams_user on public.mock_exams (user_id, started_at desc);

-- One part of it, taken in stages. All its times are the server's.
create table public.mock_parts (
  id uuid primary key default gen_random_uuid(),
  exam_id uuid not null references public.mock_exams on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  -- The client's key: the same start sent twice makes one part.
  request_key text not null check (length(request_key) between 8 and 80),
  part text not null check (part in ('read', 'listen')),
  status text not null default 'active' check (status in ('active', 'finished', 'aborted')),
  -- Why it ended: handed in, time up, left.
  finish_reason text check (finish_reason in ('handed_in', 'time_up', 'left')),
  -- The form that was assembled at the start: the tasks of every test that it may come to. Never shown.
  form jsonb not null,
  stage smallint not null default 1 check (stage between 1 and 3),
  -- The tests taken so far, the running one last.
  tests text[] not null,
  started_at timestamptz not null,
  stage_started_at timestamptz not null,
  -- Listening: how long the stage takes by itself.
  stage_ms integer check (stage_ms > 0),
  finished_at timestamptz,
  -- What it came to; there is none before its end.
  result jsonb,
  unique (user_id, request_key),
  check ((status = 'active') = (finished_at is null))
);
-- One at a time, as at the exam.
create unique index mock_parts_running on public.mock_parts (user_id) where status = 'active';
create index mock_parts_exam on public.mock_parts (exam_id, started_at);
create index mock_parts_user on public.mock_parts (user_id, started_at desc);

create table public.mock_tasks (
  part_id uuid not null references public.mock_parts on delete cascade,
  -- Counted through the whole part, from 1.
  position smallint not null,
  stage smallint not null check (stage between 1 and 3),
  task_id text not null references public.tasks,
  clip_ms integer,
  -- As they were when the form was assembled.
  a real not null,
  b real not null,
  c real not null,
  weight real not null,
  key_hash text not null,
  -- May change until the stage ends.
  response jsonb,
  answered_at timestamptz,
  -- Written when the part ends.
  score real check (score between 0 and 1),
  correct boolean,
  primary key (part_id, position),
  unique (part_id, task_id)
);
create index mock_tasks_task on public.mock_tasks (task_id);

alter table public.mock_exams enable row level security;
alter table public.mock_parts enable row level security;
alter table public.mock_tasks enable row level security;

-- What a part draws on and what comes next stay on the server, and where its ways parted until it ends; its tasks come by a function.
grant select on public.mock_exams to authenticated;
grant select (id, exam_id, user_id, part, status, finish_reason, stage, started_at, finished_at, result)
  on public.mock_parts to authenticated;
grant select (part_id, position, stage, response, answered_at, score, correct) on public.mock_tasks to authenticated;

create policy "own mock exams" on public.mock_exams for select to authenticated using (user_id = (select auth.uid()));
create policy "own mock parts" on public.mock_parts for select to authenticated using (user_id = (select auth.uid()));
create policy "tasks of own mock parts" on public.mock_tasks for select to authenticated using (
  exists (select from public.mock_parts p where p.id = part_id and p.user_id = (select auth.uid()))
);
create policy "second factor given" on public.mock_exams as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.mock_parts as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.mock_tasks as restrictive to authenticated using ((select public.second_factor_given()));

-- Tasks that were answered in a mock are practice, too: counted once, when the part ends.
create function bestatt.count_mock_practice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into bestatt.practice_days as p
      select new.user_id, (g.answered_at at time zone 'Europe/Oslo')::date, new.part, count(*)
      from public.mock_tasks g where g.part_id = new.id and g.answered_at is not null
      group by 2
      on conflict (user_id, day, category) do update set tasks = p.tasks + excluded.tasks;
    return null;
  end
  $$;
revoke execute on function bestatt.count_mock_practice() from public;
create trigger count_mock_practice after update of status on public.mock_parts
  for each row when (old.status = 'active' and new.status <> 'active') execute function bestatt.count_mock_practice();
