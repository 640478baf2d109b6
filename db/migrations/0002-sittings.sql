-- A sitting is one test taken by one person: its settings, the tasks given in it, the answers, the result.

create table public.sittings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- The client's key: the same start sent twice makes one sitting.
  request_key text not null check (length(request_key) between 8 and 80),
  kind text not null check (kind in ('level')),
  settings jsonb not null,
  -- Drawn at the start: same chance, same answers, same tasks.
  chance double precision not null,
  status text not null default 'active' check (status in ('active', 'finished', 'aborted')),
  finish_reason text,
  summary jsonb,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, request_key)
);
create index sittings_started on public.sittings (started_at desc);
create index sittings_user on public.sittings (user_id, started_at desc);

create table public.sitting_tasks (
  sitting_id uuid not null references public.sittings on delete cascade,
  position smallint not null,
  task_id text not null references public.tasks,
  given_at timestamptz not null default now(),
  answered_at timestamptz,
  response jsonb,
  score real check (score between 0 and 1),
  correct boolean,
  -- The key was shown before the answer: neither points nor evidence.
  shown boolean not null default false,
  ms integer,
  -- As they were when the task was given: what calibration and old results need.
  a real not null,
  b real not null,
  c real not null,
  weight real not null,
  key_hash text not null,
  primary key (sitting_id, position),
  unique (sitting_id, task_id)
);
create index sitting_tasks_task on public.sitting_tasks (task_id);
create index sitting_tasks_given on public.sitting_tasks (given_at);

-- A link that shows a level and nothing else; made and withdrawn by its owner.
create table public.result_shares (
  token text primary key,
  sitting_id uuid not null unique references public.sittings on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  -- What the link shows: level, band, day.
  shown jsonb not null,
  created_at timestamptz not null default now()
);

alter table public.sittings enable row level security;
alter table public.sitting_tasks enable row level security;
alter table public.result_shares enable row level security;

grant select on public.sittings, public.sitting_tasks, public.result_shares to authenticated;
create policy "own sittings" on public.sittings for select to authenticated using (user_id = (select auth.uid()));
create policy "tasks of own sittings" on public.sitting_tasks for select to authenticated using (
  exists (select from public.sittings s where s.id = sitting_id and s.user_id = (select auth.uid()))
);
create policy "own shares" on public.result_shares for select to authenticated using (user_id = (select auth.uid()));
grant delete on public.result_shares to authenticated;
create policy "withdraw own shares" on public.result_shares for delete to authenticated using (user_id = (select auth.uid()));

-- Tasks are seen by those whom they were given to.
create policy "given tasks" on public.tasks for select to authenticated using (
  exists (
    select from public.sitting_tasks g join public.sittings s on s.id = g.sitting_id
    where g.task_id = tasks.id and s.user_id = (select auth.uid())
  )
);
create policy "stimuli of given tasks" on public.stimuli for select to authenticated using (
  exists (
    select from public.tasks t join public.sitting_tasks g on g.task_id = t.id join public.sittings s on s.id = g.sitting_id
    where t.stimulus_id = stimuli.id and s.user_id = (select auth.uid())
  )
);
create policy "clips of given tasks" on public.clips for select to authenticated using (
  exists (
    select from public.tasks t join public.sitting_tasks g on g.task_id = t.id join public.sittings s on s.id = g.sitting_id
    where t.stimulus_id = clips.stimulus_id and s.user_id = (select auth.uid())
  )
);

-- What a shared link shows. Whoever has the token may see it; the tokens cannot be listed.
create function public.shared_result(share_token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$ select shown from public.result_shares where token = share_token $$;
revoke execute on function public.shared_result(text) from public;
grant execute on function public.shared_result(text) to anon, authenticated;
