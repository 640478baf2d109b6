-- Messages to the people who run the product, and what was answered. Rules 9.230 to 9.233, decision 100.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Null: a visitor, a guest or a demo, whose accounts may be gone before the answer.
  user_id uuid references public.users on delete cascade,
  request_key text not null check (length(request_key) between 8 and 80),
  topic text not null check (topic in ('payment', 'account', 'task', 'accessibility', 'privacy', 'other')),
  -- Where the answer goes, as it was typed.
  email text not null check (length(email) <= 320),
  text text not null check (length(text) between 1 and 5000),
  locale text not null check (locale in ('en-GB', 'nb-NO')),
  -- Looks as if a program had sent it: kept apart, and no mail is sent for it.
  suspected boolean not null default false,
  status text not null default 'open' check (status in ('open', 'answered')),
  -- What was written back last; null when it was answered in another way.
  answer text check (length(answer) between 1 and 5000),
  answered_at timestamptz,
  -- For those who answer; its writer gets it with a copy of their data.
  note text check (length(note) <= 2000),
  -- When the operator was told by mail.
  forwarded_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (answered_at is null))
);
-- Sent again, because the answer got lost, it is one message; changed before it is sent again, it is another.
create unique index contact_messages_once on public.contact_messages (request_key, md5(text));
create index contact_messages_listed on public.contact_messages (suspected, status, created_at desc, id desc);
create index contact_messages_user on public.contact_messages (user_id, created_at desc);
create index contact_messages_email on public.contact_messages (lower(email), created_at desc);
create index contact_messages_unforwarded on public.contact_messages (created_at) where forwarded_at is null and not suspected;
create index contact_messages_answered on public.contact_messages (answered_at) where answered_at is not null;

alter table public.contact_messages enable row level security;
grant select (id, user_id, topic, email, text, locale, status, answer, answered_at, created_at)
  on public.contact_messages to authenticated;
create policy "own messages" on public.contact_messages for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.contact_messages as restrictive to authenticated
  using ((select public.second_factor_given()));
