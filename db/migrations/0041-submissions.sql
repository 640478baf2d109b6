-- What a learner writes or records for an open task of a sitting, from the first draft to its feedback (decision 115).

create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  sitting_id uuid not null,
  position smallint not null,
  task_id text not null references public.tasks,
  kind text not null check (kind in ('write', 'speak')),
  -- A draft may change; what is submitted is assessed by a job, and either has feedback, has none for a reason, or failed.
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'assessing', 'assessed', 'unassessed', 'failed')),
  -- One more with each change: two windows with one task see by it that the other was ahead.
  revision integer not null default 1 check (revision > 0),
  -- What was written.
  text text not null default '' check (length(text) <= 20000),
  words integer not null default 0 check (words >= 0),
  plan text not null default '' check (length(plan) <= 5000),
  -- What was recorded: its name in the storage, type and length; the words it was heard as.
  recording_path text check (length(recording_path) <= 400),
  mime_type text check (length(mime_type) <= 100),
  seconds real check (seconds >= 0),
  transcript text check (length(transcript) <= 20000),
  -- domain/submissions/assessment.ts; null without an assessment.
  feedback jsonb,
  estimated_level text check (estimated_level in ('Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1')),
  -- Why there is no assessment, or the step that failed.
  reason text check (length(reason) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  assessed_at timestamptz,
  unique (sitting_id, position),
  foreign key (sitting_id, position) references public.sitting_tasks on delete cascade,
  check ((status = 'draft') = (submitted_at is null)),
  check ((status in ('assessed', 'unassessed', 'failed')) = (assessed_at is not null)),
  check ((status = 'assessed') = (feedback is not null))
);
create index submissions_user on public.submissions (user_id, submitted_at desc);
create index submissions_task on public.submissions (task_id);
create index submissions_recording on public.submissions (recording_path) where recording_path is not null;

-- Read by whoever wrote it; changed by functions alone.
alter table public.submissions enable row level security;
grant select on public.submissions to authenticated;
create policy "own submissions" on public.submissions for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.submissions as restrictive to authenticated
  using ((select public.second_factor_given()));

-- Settings of a custom test under a name of the learner's own. Rule 9.278.
create table public.saved_tests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users on delete cascade,
  name text not null check (length(trim(name)) between 1 and 60),
  -- Parsed by domain/assessment/saved-test.ts, whatever stands in it.
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and length(settings::text) <= 2000),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);
alter table public.saved_tests enable row level security;
grant select, insert, delete, update (name, settings) on public.saved_tests to authenticated;
create policy "own saved tests" on public.saved_tests for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "second factor given" on public.saved_tests as restrictive to authenticated
  using ((select public.second_factor_given()));

-- Twenty of each person's. Two that are saved at once wait for one another.
create function bestatt.guard_saved_tests() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    perform pg_advisory_xact_lock(hashtext('saved_tests'), hashtext(new.user_id::text));
    if 20 <= (select count(*) from public.saved_tests where user_id = new.user_id) then
      raise insufficient_privilege using message = 'There are twenty saved tests already.';
    end if;
    return new;
  end $$;
revoke execute on function bestatt.guard_saved_tests() from public;
create trigger guard_saved_tests before insert on public.saved_tests for each row execute function bestatt.guard_saved_tests();
