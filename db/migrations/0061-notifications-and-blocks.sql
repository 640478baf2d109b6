-- What people are told of, how they want to be told, and whom they do not want to hear. Decision 152.

-- One thing somebody is told of: written in the transaction that causes it, once. Rule 9.460.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  kind text not null check (kind in (
    'comment', 'reply', 'mention', 'answer_accepted', 'feedback_ready', 'teacher_question', 'moderation')),
  -- Whose doing it is, by their card; null: ours, a moderator's, or somebody whose account is gone.
  actor_id uuid references public.community_user_profiles on delete set null,
  -- What it is about in words of its own: the title of a discussion, the name of a task.
  subject text not null check (length(subject) <= 200),
  -- Path of the product in English; the page puts it into its reader's language.
  link text not null check (link ~ '^/[a-z]' and length(link) <= 400),
  -- What it is about, by its id: goes with it.
  about_id uuid,
  -- The same key is told once.
  dedup_key text not null check (length(dedup_key) between 1 and 200),
  -- Whether it stands in the list; else it waits for the mail alone.
  listed boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz
);
create unique index notifications_once on public.notifications (user_id, dedup_key);
create index notifications_listed on public.notifications (user_id, created_at desc, id desc) where listed;
create index notifications_unread on public.notifications (user_id) where listed and read_at is null;
create index notifications_unmailed on public.notifications (user_id, created_at) where read_at is null and mailed_at is null;
create index notifications_about on public.notifications (about_id) where about_id is not null;
create index notifications_actor on public.notifications (actor_id) where actor_id is not null;
create index notifications_created on public.notifications (created_at);

-- Without a row the defaults of domain/notifications hold. Rule 9.461.
create table public.notification_choices (
  user_id uuid not null references public.users on delete cascade,
  kind text not null check (kind in (
    'comment', 'reply', 'mention', 'answer_accepted', 'feedback_ready', 'teacher_question', 'moderation')),
  in_app boolean not null,
  mail text not null check (mail in ('off', 'daily', 'weekly')),
  primary key (user_id, kind)
);

-- Whose words somebody does not want to read; nobody but they know.
create table public.community_blocks (
  user_id uuid not null references public.users on delete cascade,
  blocked_id uuid not null references public.community_user_profiles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id)
);
create index community_blocks_blocked on public.community_blocks (blocked_id);

alter table public.notifications enable row level security;
alter table public.notification_choices enable row level security;
alter table public.community_blocks enable row level security;

grant select (id, user_id, kind, actor_id, subject, link, listed, created_at, read_at) on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create policy "own notifications" on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy "read own notifications" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, insert, update on public.notification_choices to authenticated;
create policy "own choices" on public.notification_choices for select to authenticated using (user_id = (select auth.uid()));
create policy "choose" on public.notification_choices for insert to authenticated with check (user_id = (select auth.uid()));
create policy "choose anew" on public.notification_choices for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.community_blocks to authenticated;
create policy "own blocks" on public.community_blocks for select to authenticated using (user_id = (select auth.uid()));

create policy "second factor given" on public.notifications as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.notification_choices as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.community_blocks as restrictive to authenticated using ((select public.second_factor_given()));

-- The mail that gathers them, which one press stops. Rule 9.462.
alter table public.mail_choices add column notifications boolean not null default true;
alter table bestatt.sent_mails
  drop constraint sent_mails_kind_check,
  add constraint sent_mails_kind_check
  check (kind in ('licence_ending', 'exam_near', 'week', 'plan_day', 'notifications')) not valid;
alter table bestatt.sent_mails validate constraint sent_mails_kind_check;
