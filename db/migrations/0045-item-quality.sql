-- How each task behaves in use, what learners say is wrong with it, and taking it out of use (decision 127).

-- Made anew by a job from the answers; nobody's answer can be read from it.
create table public.task_statistics (
  task_id text primary key references public.tasks on delete cascade,
  answers integer not null,
  -- Mean share of the points, 0 to 1.
  mean_score real not null,
  -- Correlation of the score with the ability that the whole test says; null where either never varies.
  discrimination real,
  -- Mean squares of Rasch measurement (Wright & Masters 1982): 1 is as the model expects.
  outfit real not null,
  infit real not null,
  median_ms integer not null,
  -- Share of the level tests of the last 30 days that gave it; null without any.
  exposure real,
  -- [{answer, count, ability}]: what was answered how often, and the mean ability of those who did.
  responses jsonb not null default '[]',
  misfits text[] not null default '{}',
  computed_at timestamptz not null
);
create index task_statistics_misfits on public.task_statistics (task_id) where misfits <> '{}';
alter table public.task_statistics enable row level security;

-- Taken out by a person; the bank's files do not bring it back.
alter table public.tasks add column withdrawn_at timestamptz;

create table public.task_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  task_id text not null references public.tasks on delete cascade,
  -- The task as it was.
  key_hash text not null,
  reason text not null check (reason in ('wrong_key', 'several_right', 'language', 'sound_or_picture', 'other')),
  text text not null default '' check (length(text) <= 1000),
  locale text not null check (locale in ('en-GB', 'nb-NO')),
  status text not null default 'open' check (status in ('open', 'answered')),
  outcome text check (outcome in ('mended', 'withdrawn', 'kept')),
  answer text not null default '' check (length(answer) <= 2000),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check ((status = 'answered') = (outcome is not null and answered_at is not null)),
  unique (user_id, task_id, key_hash)
);
create index task_reports_task on public.task_reports (task_id);
create index task_reports_open on public.task_reports (created_at) where status = 'open';
alter table public.task_reports enable row level security;
grant select on public.task_reports to authenticated;
create policy "own reports" on public.task_reports for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.task_reports as restrictive to authenticated using ((select public.second_factor_given()));
