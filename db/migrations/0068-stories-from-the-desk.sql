-- The editor's desk (decision 158): drafts as they are written, beside the rows that are read (0049). What is published of one is
-- written into stories, story_versions and story_keys; a draft itself is read by nobody but the service.

create table public.story_drafts (
  id uuid primary key default gen_random_uuid(),
  -- domain/reading/story-draft.ts: the fields of the files, each of which may be empty.
  content jsonb not null,
  -- Where it came from, as it was: {kind, title, url, text}.
  source jsonb not null,
  -- Grows with each change of the content; a save names the one it was written over.
  revision integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published')),
  -- Of a scheduled one.
  publish_at timestamptz,
  -- The address of what was published of it, also when that was taken away again; it stays the same.
  slug text unique references public.stories on update cascade,
  -- The revision that was published last.
  published_revision integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'scheduled') = (publish_at is not null)),
  check (state <> 'published' or (slug is not null and published_revision is not null))
);
create index story_drafts_due on public.story_drafts (publish_at) where state = 'scheduled';
alter table public.story_drafts enable row level security;

-- What was corrected in a published story, newest last: [{on, nb, en}]. Shown on its page.
alter table public.stories add column corrections jsonb not null default '[]';
