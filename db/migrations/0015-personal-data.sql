-- Copies of one's own data, what was told of a deletion, and the demo's people.

create table public.exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  locale text not null check (locale in ('en-GB', 'nb-NO')),
  status text not null default 'waiting' check (status in ('waiting', 'making', 'ready', 'failed')),
  -- Areas that are in the archive already, of how many.
  done integer not null default 0,
  total integer not null default 0,
  -- Whoever makes it says every few seconds that they still do; of one who does not, another begins anew.
  seen_at timestamptz,
  attempts integer not null default 0,
  bytes bigint,
  made_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'ready') = (made_at is not null))
);
create index exports_user on public.exports (user_id, created_at desc);
create unique index exports_one_at_a_time on public.exports (user_id) where status in ('waiting', 'making');
alter table public.exports enable row level security;
grant select on public.exports to authenticated;
create policy "own exports" on public.exports for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.exports as restrictive to authenticated using ((select public.second_factor_given()));

-- `<user id>/<export id>.zip`; without a policy nobody reaches it but by the link that the function signs.
insert into storage.buckets (id, name, public) values ('exports', 'exports', false);
-- A person's files, for the archive and for the deletion.
create index objects_owner_id on storage.objects (owner_id) where owner_id is not null;

alter table public.users
  -- The mail that says when the account goes has gone out.
  add column deletion_told_at timestamptz,
  -- The language of the page on which it was asked: the last mail is written in it.
  add column deletion_locale text check (deletion_locale in ('en-GB', 'nb-NO')),
  -- Until when a demo lives; null for everybody else.
  add column demo_until timestamptz;
create index users_demo_until on public.users (demo_until) where demo_until is not null;
create index users_deletion_asked on public.users (deletion_asked_at) where deletion_asked_at is not null;

-- Asked for and taken back by a function, which also tells the person; deleted by src/server/accounts/delete-person.ts,
-- which knows every table (src/server/accounts/personal-data.ts).
revoke update (deletion_asked_at) on public.users from authenticated;
drop function public.delete_asked_accounts(timestamptz);

-- What the auth service noted of a person goes with them.
create index audit_log_entries_actor_idx on auth.audit_log_entries ((payload ->> 'actor_id'));
