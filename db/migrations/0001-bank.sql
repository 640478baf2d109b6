-- The bank of tasks. Files in content/ are its source; the loader keeps these tables equal to them.

create table public.stimuli (
  id text primary key,
  category text not null check (category in ('read', 'listen', 'write', 'speak')),
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  topic text not null,
  title text not null,
  -- What may be seen before the answer (domain/tasks/presentation.ts).
  public jsonb not null,
  -- Changes with anything that is shown of it.
  content_hash text not null,
  -- Retired stimuli stay for old results and are not given again.
  retired_at timestamptz
);

create table public.tasks (
  id text primary key,
  stimulus_id text not null references public.stimuli,
  category text not null,
  level text not null,
  topic text not null,
  kind text not null,
  skill text not null,
  grammar_point text,
  public jsonb not null,
  -- On the level scale, A1 = 1 … C1 = 5, as its author judged it.
  difficulty real not null,
  guessing real not null check (guessing >= 0 and guessing < 1),
  -- Place in its file, from 0.
  position smallint not null,
  -- How many marked answers it holds (gaps, pairs); 1 for a single choice.
  parts smallint not null default 1 check (parts between 1 and 20),
  package text not null check (package in ('free', 'plus', 'premium')),
  seconds smallint not null,
  -- Changes when the key changes; responses given under another key do not count for calibration.
  key_hash text not null,
  retired_at timestamptz
);
create index tasks_stimulus on public.tasks (stimulus_id);
create index tasks_active on public.tasks (category, level) where retired_at is null;

-- Answer keys, explanations, transcripts: no policy lets anybody read them; functions do, after the answer.
create table public.task_keys (
  task_id text primary key references public.tasks,
  secret jsonb not null
);
create table public.stimulus_secrets (
  stimulus_id text primary key references public.stimuli,
  secret jsonb not null
);

-- Parameters of the item response model; without a row the author's difficulty counts.
create table public.task_parameters (
  task_id text primary key references public.tasks,
  a real not null check (a > 0),
  b real not null,
  c real not null check (c >= 0 and c < 1),
  responses integer not null,
  calibrated_at timestamptz not null default now()
);

-- The audio of a clip, once it is made or found.
create table public.clips (
  stimulus_id text primary key references public.stimuli,
  hash text not null unique,
  duration_ms integer not null,
  peaks jsonb not null,
  engine text not null,
  robot boolean not null
);

alter table public.stimuli enable row level security;
alter table public.tasks enable row level security;
alter table public.task_keys enable row level security;
alter table public.stimulus_secrets enable row level security;
alter table public.task_parameters enable row level security;
alter table public.clips enable row level security;
grant select on public.stimuli, public.tasks, public.clips to anon, authenticated;

-- Numbers that the site states, counted from the bank; everybody may read them.
create view public.bank_counts with (security_invoker = off) as
  select category, level, package, count(*)::int as tasks
  from public.tasks where retired_at is null
  group by category, level, package;
grant select on public.bank_counts to anon, authenticated;

-- Which files the tables were filled from. Not for the API: a schema of its own.
create schema if not exists bestatt;
create table bestatt.content_files (
  path text primary key,
  file_hash text not null,
  -- Null for drafts, which are not loaded.
  stimulus_id text
);
