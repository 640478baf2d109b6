-- Writing and speaking in mock exams (decision 137). What is written or said in such a part lies in a sitting that bears the part's
-- own id: drafts, recordings, submissions and their assessment are those of any sitting.

alter table public.sittings
  drop constraint sittings_kind_check,
  add constraint sittings_kind_check check (kind in ('level', 'custom', 'mock')) not valid;
alter table public.sittings validate constraint sittings_kind_check;

alter table public.mock_parts
  drop constraint mock_parts_part_check,
  add constraint mock_parts_part_check check (part in ('read', 'listen', 'write', 'speak')) not valid,
  -- The test of writing or speaking that was chosen; null for reading and listening, which are one test for all.
  add column test text check (test in ('A1–A2', 'A2–B1', 'B1–B2', 'C1')),
  -- Positions of the tasks that were taken where several are offered.
  add column choices smallint[] not null default '{}' check (cardinality(choices) <= 10);
alter table public.mock_parts validate constraint mock_parts_part_check;
grant select (test, choices) on public.mock_parts to authenticated;
