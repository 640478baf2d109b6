-- Discussions while they go on: who reads, what is new, where a merged one went; and files with what people write.
-- Decisions 153 and 154.

-- When somebody last looked at a discussion, for what is new since then. Rule 9.464.
create table public.community_visits (
  user_id uuid not null references public.users on delete cascade,
  post_id uuid not null references public.community_posts on delete cascade,
  seen_at timestamptz not null,
  primary key (user_id, post_id)
);
create index community_visits_post on public.community_visits (post_id, seen_at desc);
alter table public.community_visits enable row level security;
grant select on public.community_visits to authenticated;
create policy "own visits" on public.community_visits for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.community_visits as restrictive to authenticated using ((select public.second_factor_given()));

-- Whether others see by name that one reads a discussion; nobody does until one wants it.
alter table public.community_user_profiles add column shows_reading boolean not null default false;
grant update (shows_reading) on public.community_user_profiles to authenticated;

-- The names of those who read a discussion now and show themselves.
create function public.discussion_readers(post uuid) returns table (name text)
  language sql stable security definer set search_path = ''
  as $$
    select p.name from public.community_visits v join public.community_user_profiles p on p.id = v.user_id
    where v.post_id = post and v.seen_at > now() - interval '2 minutes' and p.shows_reading and p.first_wrote_at is not null
      and v.user_id is distinct from auth.uid()
    order by v.seen_at desc limit 5
  $$;
revoke execute on function public.discussion_readers(uuid) from public, anon;
grant execute on function public.discussion_readers(uuid) to authenticated, service_role;

-- The channel of a discussion: signed-in people hear what is new and are counted; only functions tell. Rule 9.463.
create policy "hear discussions" on realtime.messages for select to authenticated using (
  realtime.topic() ~ '^discussion:[0-9a-f-]{36}$' and extension in ('broadcast', 'presence') and not (select public.is_guest())
);
create policy "be counted in discussions" on realtime.messages for insert to authenticated with check (
  realtime.topic() ~ '^discussion:[0-9a-f-]{36}$' and extension = 'presence' and not (select public.is_guest())
);

-- The discussion that this one went into. Rule 9.469.
alter table public.community_posts add column merged_into uuid;
create function public.merged_discussion(post uuid) returns uuid
  language sql stable security definer set search_path = ''
  as $$
    -- That one may have gone into another; a few steps, so that no circle holds anybody.
    with recursive way as (
      select p.id, p.merged_into, p.hidden_at, p.deleted_at, 0 as step from public.community_posts p where p.id = post
      union all
      select p.id, p.merged_into, p.hidden_at, p.deleted_at, w.step + 1 from way w join public.community_posts p on p.id = w.merged_into
        where w.step < 10 and w.deleted_at is null
    )
    select id from way where step > 0 and hidden_at is null and deleted_at is null limit 1
  $$;
revoke execute on function public.merged_discussion(uuid) from public;
grant execute on function public.merged_discussion(uuid) to anon, authenticated, service_role;
-- What began a merged discussion stands as a comment, with its title above it.
alter table public.community_comments drop constraint community_comments_content_check;
alter table public.community_comments add constraint community_comments_content_check check (length(content) <= 20200) not valid;
alter table public.community_comments validate constraint community_comments_content_check;

-- Files with a post or a comment; one that nobody attached goes after two days. Rule 9.465.
create table public.community_attachments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  post_id uuid references public.community_posts on delete cascade,
  comment_id uuid references public.community_comments on delete cascade,
  position smallint not null default 0,
  -- Where its bytes lie in the bucket.
  object_name text not null unique,
  -- As its owner calls it; never part of a path.
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null,
  bytes integer not null check (bytes between 0 and 10485760),
  -- Of a picture, in pixels.
  width integer,
  height integer,
  -- What a picture shows, for those who do not see it.
  alt text not null default '' check (length(alt) <= 300),
  -- Looked at and, if a picture, turned and cleaned.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  check (comment_id is null or post_id is not null)
);
create index community_attachments_user on public.community_attachments (user_id, created_at desc);
create index community_attachments_post on public.community_attachments (post_id, position) where post_id is not null;
create index community_attachments_comment on public.community_attachments (comment_id) where comment_id is not null;
create index community_attachments_stray on public.community_attachments (created_at) where post_id is null;
alter table public.community_attachments enable row level security;
grant select (id, user_id, post_id, comment_id, position, object_name, file_name, media_type, bytes, width, height, alt, created_at)
  on public.community_attachments to anon, authenticated;
-- Whoever reads what it belongs to.
create policy "attachments of what is read" on public.community_attachments for select to anon, authenticated using (
  exists (select from public.community_posts p where p.id = post_id)
  and (comment_id is null or exists (
    select from public.community_comments c where c.id = comment_id and c.hidden_at is null and c.deleted_at is null))
);
create policy "own attachments" on public.community_attachments for select to authenticated
  using (user_id = (select auth.uid()) and (select public.second_factor_given()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'attachments', 'attachments', false, 10485760,
  '{image/jpeg,image/png,image/webp,image/gif,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain}'
);
-- No policy for sending: an upload is signed for one name by a function.
create policy "read attachments of what is read" on storage.objects for select to anon, authenticated using (
  bucket_id = 'attachments' and exists (select from public.community_attachments a where a.object_name = name)
);
