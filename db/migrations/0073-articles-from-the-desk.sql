-- Articles on the editor's desk (decision 168): drafts like those of stories (0068). What is published of one is written into
-- articles and article_texts; a draft itself is read by nobody but the service.

create table public.article_drafts (
  id uuid primary key default gen_random_uuid(),
  -- domain/reading/article-draft.ts: the fields of the file, each of which may be empty.
  content jsonb not null,
  -- Of one that was begun from an article of the files: {hash}, the file it was begun from.
  source jsonb not null default '{}',
  -- Grows with each change of the content; a save names the one it was written over.
  revision integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published')),
  -- Of a scheduled one.
  publish_at timestamptz,
  -- The address of what was published of it, also when that was taken away again; it stays the same.
  slug text unique references public.articles on update cascade,
  -- The revision that was published last; 0 of a changed version of an article of the files.
  published_revision integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'scheduled') = (publish_at is not null)),
  check (state <> 'published' or (slug is not null and published_revision is not null))
);
create index article_drafts_due on public.article_drafts (publish_at) where state = 'scheduled';
alter table public.article_drafts enable row level security;

-- What was corrected in a published article, newest last: [{on, nb, en}]. Shown on its page.
alter table public.articles add column corrections jsonb not null default '[]';
