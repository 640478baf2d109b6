-- The community: who writes there, what they write, and what others do with it. Decisions 134 and 135.

-- What others see of a person: a name they choose, never the account's. Rule 9.370.
create table public.community_user_profiles (
  id uuid primary key references public.users on delete cascade,
  name text not null check (length(name) between 2 and 60),
  -- ISO 3166-1 alpha-2, shown because the person wants it.
  country text check (country ~ '^[A-Z]{2}$'),
  posts integer not null default 0,
  comments integer not null default 0,
  -- Votes that their posts have.
  upvotes integer not null default 0,
  -- From their first words on others see the card.
  first_wrote_at timestamptz,
  member_since timestamptz not null default now(),
  -- No letters that cannot be seen or turn the line around, and nobody who speaks for us.
  check (name = btrim(name) and name !~ U&'[[:cntrl:]<>\00AD\200B-\200F\2028-\202E\2060-\206F\FEFF]'),
  check (lower(name) !~ 'best[åa]tt|moderator|administrator')
);

-- Who writes nothing for a while; 'infinity' for good. Nobody but moderators' functions reads it.
create table public.community_suspensions (
  user_id uuid primary key references public.users on delete cascade,
  until timestamptz not null
);

-- Small: public.community_categories a row for each category
create table public.community_categories (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$'),
  position smallint not null unique,
  name_en text not null,
  name_nb text not null,
  -- What it is for, a sentence.
  purpose_en text not null,
  purpose_nb text not null,
  -- The lowest tier that may begin a discussion there. Rule 5.9.
  tier integer not null default 0,
  posts integer not null default 0,
  comments integer not null default 0,
  upvotes integer not null default 0
);

create table public.community_posts (
  id uuid primary key default gen_random_uuid(),
  category_id text not null references public.community_categories,
  -- Null: the account is gone, or it was written by Bestått.
  user_id uuid references public.community_user_profiles on delete set null,
  written_by text not null default 'person' check (written_by in ('person', 'bestatt')),
  language text not null check (language in ('en', 'nb')),
  title text not null check (length(title) <= 160),
  content text not null check (length(content) <= 20000),
  -- Made from the content by the server when it was written, and safe to show.
  content_html text not null,
  -- The beginning in plain words, for lists.
  excerpt text not null,
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  comments integer not null default 0,
  votes integer not null default 0,
  views integer not null default 0,
  pinned boolean not null default false,
  locked boolean not null default false,
  hidden_at timestamptz,
  -- By its writer; the words are gone.
  deleted_at timestamptz,
  edited_at timestamptz,
  last_activity_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  request_key text check (length(request_key) between 8 and 80),
  search tsvector generated always as (
    case language
      when 'nb' then setweight(to_tsvector('pg_catalog.norwegian', title), 'A') || to_tsvector('pg_catalog.norwegian', content)
      else setweight(to_tsvector('pg_catalog.english', title), 'A') || to_tsvector('pg_catalog.english', content)
    end
  ) stored
) with (fillfactor = 80);
create unique index community_posts_once on public.community_posts (user_id, request_key);
-- Each list has an index in its order, within a category and over all.
create index community_posts_recent on public.community_posts (last_activity_at desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_voted on public.community_posts (votes desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_discussed on public.community_posts (comments desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_viewed on public.community_posts (views desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_category_recent on public.community_posts (category_id, last_activity_at desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_category_voted on public.community_posts (category_id, votes desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_category_discussed on public.community_posts (category_id, comments desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_category_viewed on public.community_posts (category_id, views desc, id desc) where hidden_at is null and deleted_at is null;
create index community_posts_pinned on public.community_posts (category_id, created_at) where pinned;
create index community_posts_user on public.community_posts (user_id, created_at desc, id desc);
create index community_posts_search on public.community_posts using gin (search);
create index community_posts_similar on public.community_posts using gin (title extensions.gin_trgm_ops);
create index community_posts_tags on public.community_posts using gin (tags);

create table public.community_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.community_posts on delete cascade,
  -- Null: it answers the post itself.
  parent_id uuid references public.community_comments on delete cascade,
  -- The comment of the post under which it stands, however deep; null for that one.
  root_id uuid references public.community_comments on delete cascade,
  user_id uuid references public.community_user_profiles on delete set null,
  language text not null check (language in ('en', 'nb')),
  -- Empty once it is hidden or deleted; a hidden one's words lie in its revisions.
  content text not null check (length(content) <= 10000),
  content_html text not null,
  votes integer not null default 0,
  -- How many stand under it; counted for those of the post itself.
  replies integer not null default 0,
  hidden_at timestamptz,
  deleted_at timestamptz,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  request_key text check (length(request_key) between 8 and 80),
  check ((parent_id is null) = (root_id is null))
) with (fillfactor = 90);
create unique index community_comments_once on public.community_comments (user_id, request_key);
create index community_comments_of_post on public.community_comments (post_id, created_at, id) where parent_id is null;
create index community_comments_of_root on public.community_comments (root_id, created_at, id) where root_id is not null;
create index community_comments_parent on public.community_comments (parent_id) where parent_id is not null;
create index community_comments_post on public.community_comments (post_id);
create index community_comments_user on public.community_comments (user_id, created_at desc, id desc);

create table public.community_votes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  post_id uuid not null references public.community_posts on delete cascade,
  -- Null: the vote is the post's.
  comment_id uuid references public.community_comments on delete cascade,
  created_at timestamptz not null default now()
);
create unique index community_votes_post on public.community_votes (user_id, post_id) where comment_id is null;
create unique index community_votes_comment on public.community_votes (user_id, comment_id) where comment_id is not null;
create index community_votes_of_post on public.community_votes (post_id);
create index community_votes_of_comment on public.community_votes (comment_id) where comment_id is not null;
create index community_votes_thread on public.community_votes (user_id, post_id);

create table public.community_follows (
  user_id uuid not null references public.users on delete cascade,
  post_id uuid not null references public.community_posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index community_follows_listed on public.community_follows (user_id, created_at desc, post_id desc);
create index community_follows_post on public.community_follows (post_id);

-- What was written before it was changed, hidden or deleted by a moderator.
create table public.community_revisions (
  id uuid primary key default gen_random_uuid(),
  -- Whose words they are.
  user_id uuid references public.users on delete cascade,
  post_id uuid not null references public.community_posts on delete cascade,
  comment_id uuid references public.community_comments on delete cascade,
  title text,
  content text not null,
  content_html text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null default now()
);
create index community_revisions_post on public.community_revisions (post_id, replaced_at desc);
create index community_revisions_comment on public.community_revisions (comment_id, replaced_at desc) where comment_id is not null;
create index community_revisions_user on public.community_revisions (user_id);

create table public.community_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  post_id uuid not null references public.community_posts on delete cascade,
  comment_id uuid references public.community_comments on delete cascade,
  reason text not null check (reason in ('spam', 'unkind', 'unsafe', 'exam_content', 'wrong_place', 'other')),
  text text not null default '' check (length(text) <= 1000),
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((status = 'closed') = (closed_at is not null))
);
create unique index community_reports_post on public.community_reports (user_id, post_id) where comment_id is null;
create unique index community_reports_comment on public.community_reports (user_id, comment_id) where comment_id is not null;
create index community_reports_of_post on public.community_reports (post_id);
create index community_reports_of_comment on public.community_reports (comment_id) where comment_id is not null;
create index community_reports_open on public.community_reports (created_at, id) where status = 'open';

create table public.community_tags (
  tag text primary key check (length(tag) between 2 and 24),
  posts integer not null default 0
);
create index community_tags_used on public.community_tags (posts desc, tag);

-- Who has seen a post today, by a keyed name that changes with the day: nobody can be read from it. Rule 9.378.
create table bestatt.community_views (
  post_id uuid not null,
  viewer text not null,
  day date not null,
  primary key (post_id, day, viewer)
);
create index community_views_day on bestatt.community_views (day);

-- Counts are kept by the rows themselves, so that they hold whoever writes and however many at once. Rule 9.377.
-- The order of locks is post or comment, category, person.

create function bestatt.count_community_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was boolean := tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null;
    now_is boolean := tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null;
  begin
    if was and (not now_is or new.category_id <> old.category_id) then
      update public.community_categories set posts = posts - 1, comments = comments - old.comments, upvotes = upvotes - old.votes
        where id = old.category_id;
    end if;
    if now_is and (not was or new.category_id <> old.category_id) then
      update public.community_categories set posts = posts + 1, comments = comments + new.comments, upvotes = upvotes + new.votes
        where id = new.category_id;
    end if;
    if was and not now_is then
      update public.community_user_profiles set posts = posts - 1, upvotes = upvotes - old.votes where id = old.user_id;
    elsif now_is and not was then
      update public.community_user_profiles set posts = posts + 1, upvotes = upvotes + new.votes,
        first_wrote_at = coalesce(first_wrote_at, new.created_at) where id = new.user_id;
    end if;
    if was and (not now_is or new.tags <> old.tags) then
      update public.community_tags t set posts = t.posts - 1
        from (select tag from unnest(old.tags) as tag order by tag) as gone where t.tag = gone.tag;
    end if;
    if now_is and (not was or new.tags <> old.tags) then
      insert into public.community_tags as t (tag, posts) select distinct tag, 1 from unnest(new.tags) as tag order by tag
        on conflict (tag) do update set posts = t.posts + 1;
    end if;
    return null;
  end $$;
revoke execute on function bestatt.count_community_post() from public;
create trigger count_community_post after insert or delete or update of hidden_at, deleted_at, category_id, tags
  on public.community_posts for each row execute function bestatt.count_community_post();

create function bestatt.count_community_comment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was boolean := tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null;
    now_is boolean := tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null;
    step integer := now_is::integer - was::integer;
    the_comment public.community_comments := case when tg_op = 'DELETE' then old else new end;
    the_category text;
  begin
    -- One that is deleted leaves its place, which still counts among the replies that are shown.
    if tg_op <> 'UPDATE' and the_comment.root_id is not null then
      update public.community_comments set replies = replies + case tg_op when 'INSERT' then 1 else -1 end
        where id = the_comment.root_id;
    end if;
    if step = 0 then return null; end if;
    update public.community_posts set comments = comments + step,
      last_activity_at = case when tg_op = 'INSERT' then greatest(last_activity_at, new.created_at) else last_activity_at end
      where id = the_comment.post_id
      returning case when hidden_at is null and deleted_at is null then category_id end into the_category;
    update public.community_categories set comments = comments + step where id = the_category;
    update public.community_user_profiles set comments = comments + step,
      first_wrote_at = coalesce(first_wrote_at, the_comment.created_at) where id = the_comment.user_id;
    return null;
  end $$;
revoke execute on function bestatt.count_community_comment() from public;
create trigger count_community_comment after insert or delete or update of hidden_at, deleted_at
  on public.community_comments for each row execute function bestatt.count_community_comment();

create function bestatt.count_community_vote() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    step integer := case tg_op when 'INSERT' then 1 else -1 end;
    vote public.community_votes := case when tg_op = 'INSERT' then new else old end;
    the_category text;
    the_writer uuid;
  begin
    if vote.comment_id is not null then
      update public.community_comments set votes = votes + step where id = vote.comment_id;
      return null;
    end if;
    update public.community_posts set votes = votes + step where id = vote.post_id and hidden_at is null and deleted_at is null
      returning category_id, user_id into the_category, the_writer;
    if not found then
      update public.community_posts set votes = votes + step where id = vote.post_id;
      return null;
    end if;
    update public.community_categories set upvotes = upvotes + step where id = the_category;
    update public.community_user_profiles set upvotes = upvotes + step where id = the_writer;
    return null;
  end $$;
revoke execute on function bestatt.count_community_vote() from public;
create trigger count_community_vote after insert or delete
  on public.community_votes for each row execute function bestatt.count_community_vote();

-- Whoever has set up their profile can be read by their first name, which they may change. Rule 9.370.
create function bestatt.community_name(full_name text) returns text
  language sql immutable set search_path = ''
  as $$
    select case
      when first !~ U&'[[:cntrl:]<>\00AD\200B-\200F\2028-\202E\2060-\206F\FEFF]'
        and lower(first) !~ 'best[åa]tt|moderator|administrator' and length(first) between 2 and 60 then first
      else 'Learner' end
    from (select split_part(btrim(full_name), ' ', 1) as first) as given
  $$;
revoke execute on function bestatt.community_name(text) from public;
create function bestatt.add_community_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    insert into public.community_user_profiles (id, name, member_since)
      values (new.id, bestatt.community_name(new.full_name), new.created_at) on conflict (id) do nothing;
    return null;
  end $$;
revoke execute on function bestatt.add_community_profile() from public;
create trigger add_community_profile after insert or update of onboarded on public.users for each row
  when (new.onboarded) execute function bestatt.add_community_profile();
insert into public.community_user_profiles (id, name, member_since)
  select id, bestatt.community_name(full_name), created_at from public.users where onboarded;

alter table public.community_user_profiles enable row level security;
alter table public.community_suspensions enable row level security;
alter table public.community_categories enable row level security;
alter table public.community_posts enable row level security;
alter table public.community_comments enable row level security;
alter table public.community_votes enable row level security;
alter table public.community_follows enable row level security;
alter table public.community_revisions enable row level security;
alter table public.community_reports enable row level security;
alter table public.community_tags enable row level security;

grant select on public.community_user_profiles to anon, authenticated;
grant update (name, country) on public.community_user_profiles to authenticated;
create policy "cards of those who write" on public.community_user_profiles for select to anon, authenticated
  using (first_wrote_at is not null or id = (select auth.uid()));
create policy "change own card" on public.community_user_profiles for update to authenticated
  using (id = (select auth.uid()) and not (select public.is_guest()) and (select public.second_factor_given()))
  with check (id = (select auth.uid()));

grant select on public.community_categories, public.community_tags to anon, authenticated;
create policy "everybody reads categories" on public.community_categories for select to anon, authenticated using (true);
create policy "everybody reads tags" on public.community_tags for select to anon, authenticated using (posts > 0);

-- Only what stands: hidden ones are read by their writer and by moderators.
grant select (id, category_id, user_id, written_by, language, title, content, content_html, excerpt, tags, comments, votes, views,
  pinned, locked, hidden_at, deleted_at, edited_at, last_activity_at, created_at, search) on public.community_posts to anon, authenticated;
create policy "everybody reads posts" on public.community_posts for select to anon, authenticated
  using (hidden_at is null and deleted_at is null);
create policy "own hidden posts" on public.community_posts for select to authenticated
  using (deleted_at is null and user_id = (select auth.uid()) and (select public.second_factor_given()));
create policy "moderators read hidden posts" on public.community_posts for select to authenticated
  using (deleted_at is null and (select public.has_role('moderator')));

grant select (id, post_id, parent_id, root_id, user_id, language, content, content_html, votes, replies, hidden_at, deleted_at,
  edited_at, created_at) on public.community_comments to anon, authenticated;
-- A place whose words are gone is read too: what stands under it needs it. Those of a post that is not read are not either.
create policy "everybody reads comments" on public.community_comments for select to anon, authenticated
  using (exists (select from public.community_posts p where p.id = post_id));

grant select on public.community_votes, public.community_follows, public.community_revisions, public.community_reports to authenticated;
create policy "own votes" on public.community_votes for select to authenticated using (user_id = (select auth.uid()));
create policy "own follows" on public.community_follows for select to authenticated using (user_id = (select auth.uid()));
create policy "own revisions" on public.community_revisions for select to authenticated using (user_id = (select auth.uid()));
create policy "moderators read revisions" on public.community_revisions for select to authenticated
  using ((select public.has_role('moderator')));
create policy "own community reports" on public.community_reports for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.community_votes as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.community_follows as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.community_revisions as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.community_reports as restrictive to authenticated using ((select public.second_factor_given()));

-- Titles that are nearly what was searched for, for words that are misspelt. Rule 9.373.
create function public.similar_discussions(words text) returns table (id uuid)
  language sql stable set search_path = ''
  as $$
    select p.id from public.community_posts p
    where words operator(extensions.<%) p.title and p.hidden_at is null and p.deleted_at is null and length(words) <= 100
    order by words operator(extensions.<<->) p.title, p.id limit 20
  $$;
grant execute on function public.similar_discussions(text) to anon, authenticated;
