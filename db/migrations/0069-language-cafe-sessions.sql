-- Sessions of the language café: who hosts them, who has a seat, what people are told of. Decision 162.

-- Whom an administrator trusts to host. Rule 9.474.
alter table public.user_roles
  drop constraint user_roles_role_check,
  add constraint user_roles_role_check check (role in ('teacher', 'host', 'moderator', 'editor', 'admin')) not valid;
alter table public.user_roles validate constraint user_roles_role_check;

-- A meeting at one time. One that is repeated is a row for each week, all with the same series.
create table public.cafe_sessions (
  id uuid primary key default gen_random_uuid(),
  -- The key of the form that made it: sent again, it makes nothing new.
  series_id uuid not null,
  -- Null: the host's account is gone. A session to come is then cancelled by the sweep. Rule 9.477.
  host_id uuid references auth.users on delete set null,
  -- The conversation sheet that is talked from, if any.
  topic text references public.conversation_sheets on delete set null,
  title text not null check (length(title) between 1 and 120),
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (extract(epoch from ends_at - starts_at) in (1800, 2700, 3600, 5400)),
  seats smallint not null check (seats between 2 and 20),
  -- In which language one talks, and what to do when words are missing.
  note text not null default '' check (length(note) <= 300),
  -- Where the meeting is; given only to those who take part, about its time. Null: its host's account is gone. Rule 9.476.
  link text check (link ~ '^https://' and length(link) <= 500),
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index cafe_sessions_starts on public.cafe_sessions (starts_at, id) where cancelled_at is null;
create index cafe_sessions_host on public.cafe_sessions (host_id, starts_at);
create index cafe_sessions_series on public.cafe_sessions (series_id);
create index cafe_sessions_topic on public.cafe_sessions (topic) where topic is not null;

-- Who has a seat or waits for one, and what they thought of it afterwards.
create table public.cafe_sign_ups (
  session_id uuid not null references public.cafe_sessions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  -- The order of the waiting list. Rule 9.475.
  number bigint not null generated always as identity,
  signed_up_at timestamptz not null,
  -- Null: waits for a seat.
  seated_at timestamptz,
  day_reminded_at timestamptz,
  hour_reminded_at timestamptz,
  feedback_asked_at timestamptz,
  rating smallint check (rating between 1 and 5),
  comment text check (length(comment) between 1 and 300),
  rated_at timestamptz,
  primary key (session_id, user_id),
  check ((rating is null) = (rated_at is null)),
  check (comment is null or rating is not null),
  check (rating is null or seated_at is not null)
);
create index cafe_sign_ups_user on public.cafe_sign_ups (user_id);
create index cafe_sign_ups_waiting on public.cafe_sign_ups (session_id, number) where seated_at is null;

-- Read and written by functions alone: links and lists of people are nobody's to read by themselves.
alter table public.cafe_sessions enable row level security;
alter table public.cafe_sign_ups enable row level security;

-- What people are told of sessions, at once by mail if they want: an appointment does not wait for the morning. Rule 9.477.
alter table public.notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'comment', 'reply', 'mention', 'answer_accepted', 'feedback_ready', 'teacher_question', 'moderation',
    'session_seat', 'session_changed', 'session_cancelled', 'session_reminder', 'session_feedback')) not valid;
alter table public.notifications validate constraint notifications_kind_check;
alter table public.notification_choices
  drop constraint notification_choices_kind_check,
  drop constraint notification_choices_mail_check,
  add constraint notification_choices_kind_check check (kind in (
    'comment', 'reply', 'mention', 'answer_accepted', 'feedback_ready', 'teacher_question', 'moderation',
    'session_seat', 'session_changed', 'session_cancelled', 'session_reminder', 'session_feedback')) not valid,
  add constraint notification_choices_mail_check check (mail in ('off', 'at_once', 'daily', 'weekly')) not valid;
alter table public.notification_choices validate constraint notification_choices_kind_check;
alter table public.notification_choices validate constraint notification_choices_mail_check;
