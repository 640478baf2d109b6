-- Articles and the stories of LettAvis (decision 131). Those of content/ are loaded at start; what an editor writes are rows
-- of the same kind, which the loader leaves alone (`origin`).

create table public.articles (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  topic text not null,
  -- Of content/scenes; a page without the drawing does without.
  scene text,
  -- Slugs; of one that is not published nothing is shown.
  related text[] not null default '{}',
  -- [{title, publisher, url, read}]
  sources jsonb not null default '[]',
  -- Scheduled ones appear by themselves when their time comes.
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  origin text not null default 'desk' check (origin in ('content', 'desk')),
  content_hash text,
  check (status = 'draft' or published_at is not null)
);
create index articles_published on public.articles (published_at desc) where status <> 'draft';

create table public.article_texts (
  slug text not null references public.articles on delete cascade on update cascade,
  language text not null check (language in ('nb', 'en')),
  title text not null,
  description text not null,
  lead text not null,
  -- Markdown with tokens of facts (domain/reading/fact-tokens.ts).
  body text not null,
  -- Of lead and body, for the time it takes to read.
  words integer not null,
  primary key (slug, language)
);

create table public.stories (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  topic text not null,
  scene text,
  related text[] not null default '{}',
  -- [{title, publisher, url, supports}]
  sources jsonb not null default '[]',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  origin text not null default 'desk' check (origin in ('content', 'desk')),
  content_hash text,
  check (status = 'draft' or published_at is not null)
);
create index stories_published on public.stories (published_at desc) where status <> 'draft';

create table public.story_versions (
  slug text not null references public.stories on delete cascade on update cascade,
  level text not null check (level in ('A2', 'B1', 'B2')),
  title text not null,
  lead text not null,
  paragraphs text[] not null,
  -- [{word, lemma, nb, en}]
  glosses jsonb not null default '[]',
  -- [{id, task}]: what is shown of a question before its answer (domain/tasks/presentation.ts).
  questions jsonb not null default '[]',
  words integer not null,
  primary key (slug, level)
);

-- Keys and explanations by the question's id: no policy lets anybody read them; the function does, after the answer.
create table public.story_keys (
  slug text not null,
  level text not null,
  keys jsonb not null,
  primary key (slug, level),
  foreign key (slug, level) references public.story_versions on delete cascade on update cascade
);

-- What a person answered first.
create table public.story_answers (
  user_id uuid not null references public.users on delete cascade,
  slug text not null,
  level text not null,
  question text not null,
  response jsonb not null,
  score real not null check (score between 0 and 1),
  correct boolean not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, slug, level, question)
);

alter table public.articles enable row level security;
alter table public.article_texts enable row level security;
alter table public.stories enable row level security;
alter table public.story_versions enable row level security;
alter table public.story_keys enable row level security;
alter table public.story_answers enable row level security;

grant select on public.articles, public.article_texts, public.stories, public.story_versions to anon, authenticated;
create policy "published" on public.articles for select to anon, authenticated
  using (status <> 'draft' and published_at <= now());
create policy "of a published article" on public.article_texts for select to anon, authenticated
  using (exists (select from public.articles a where a.slug = article_texts.slug));
create policy "published" on public.stories for select to anon, authenticated
  using (status <> 'draft' and published_at <= now());
create policy "of a published story" on public.story_versions for select to anon, authenticated
  using (exists (select from public.stories s where s.slug = story_versions.slug));
grant select on public.story_answers to authenticated;
create policy "own story answers" on public.story_answers for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.story_answers as restrictive to authenticated using ((select public.second_factor_given()));

-- An answer to a story's question is practice in reading, like one in a test (decision 051).
create function bestatt.count_story_practice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into bestatt.practice_days as p
      select c.user_id, (c.answered_at at time zone 'Europe/Oslo')::date, 'read', count(*) from came c
      group by 1, 2 order by 1, 2
      on conflict (user_id, day, category) do update set tasks = p.tasks + excluded.tasks;
    return null;
  end
  $$;
revoke execute on function bestatt.count_story_practice() from public;
create trigger count_story_practice after insert on public.story_answers
  referencing new table as came for each statement execute function bestatt.count_story_practice();
