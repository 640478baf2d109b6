-- Notifications by web push, on the devices where somebody has switched them on. Decision 173.

-- One browser of one session: whoever is signed out there is told nothing there any more. Rule 9.532.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  session_id uuid not null unique references auth.sessions on delete cascade,
  -- Where the browser's push service takes messages, and the keys that they are encrypted with (RFC 8030, RFC 8291).
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  last_success_at timestamptz
);
create index push_subscriptions_user on public.push_subscriptions (user_id);
alter table public.push_subscriptions enable row level security;
-- Written by a function, which looks at the address; the address and the keys are nobody's to read.
grant select (id, user_id, created_at, last_success_at), delete on public.push_subscriptions to authenticated;
create policy "own devices" on public.push_subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy "switch off" on public.push_subscriptions for delete to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.push_subscriptions as restrictive to authenticated using ((select public.second_factor_given()));

-- The product's own pair of keys (RFC 8292), where the settings give none: made once.
create table bestatt.push_keys (
  single boolean primary key default true check (single),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
