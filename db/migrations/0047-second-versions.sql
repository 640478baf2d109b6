-- A corrected version of a text that was handed in, kept beside it (decision 129). The text handed in does not change.
alter table public.submissions
  add column second_text text check (length(second_text) <= 20000),
  -- domain/submissions/assessment.ts, an outcome: what the rules say of the corrected version.
  add column second_outcome jsonb,
  add column second_at timestamptz;
