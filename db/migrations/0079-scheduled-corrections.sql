-- Corrections at a chosen time (decision 176). What is published stays as it is until then.

alter table public.story_drafts
  -- When a correction is to take the place of what is published; null: none waits.
  add column correct_at timestamptz,
  -- {note: {nb, en}, hash}: what is said of it, and the hash of the page's file when it was scheduled. It outlives a correction that
  -- was taken back, so that its note need not be written again.
  add column correction jsonb;
alter table public.article_drafts
  add column correct_at timestamptz,
  add column correction jsonb;

alter table public.story_drafts add constraint story_drafts_correction
  check (correct_at is null or (state = 'published' and correction is not null));
alter table public.article_drafts add constraint article_drafts_correction
  check (correct_at is null or (state = 'published' and correction is not null));
