-- People and what they have paid for.

create table public.users (
  id uuid primary key references auth.users on delete cascade,
  full_name text check (length(full_name) between 2 and 120),
  -- ISO 3166-1 alpha-2, or ZZ for 'Other'.
  country text check (country ~ '^[A-Z]{2}$'),
  date_of_birth date check (date_of_birth > '1900-01-01' and date_of_birth < '2100-01-01'),
  description text check (length(description) <= 500),
  exam_date date,
  target_level text check (target_level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  onboarded boolean not null default false,
  -- Asked to be deleted; until the waiting time is over it can be taken back.
  deletion_asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Onboarding is over when what it asks for is there.
  check (not onboarded or (full_name is not null and country is not null and date_of_birth is not null))
);

-- Tiers by number: a higher one holds what a lower one holds.
create table public.license_types (
  tier integer primary key check (tier > 0),
  name text not null unique,
  days integer not null check (days > 0),
  -- NOK for the days; null where it is not sold.
  price_nok integer check (price_nok > 0)
);
insert into public.license_types (tier, name, days, price_nok) values
  (10, 'Trial', 7, null),
  (11, 'Plus', 30, 99),
  (12, 'Premium', 30, 199);

create table public.license_users (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  tier integer not null references public.license_types,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Where it came from: what was paid, redeemed, claimed or given.
  source text not null check (source in ('payment', 'code', 'guarantee', 'admin')),
  created_at timestamptz not null default now(),
  check (expires_at > started_at)
);
create index license_users_user on public.license_users (user_id, expires_at desc);

alter table public.users enable row level security;
alter table public.license_types enable row level security;
alter table public.license_users enable row level security;

grant select on public.users to authenticated;
grant update (full_name, country, date_of_birth, description, exam_date, target_level, onboarded, deletion_asked_at) on public.users to authenticated;
create policy "own profile" on public.users for select to authenticated using (id = (select auth.uid()));
-- An anonymous session has no profile to fill in: an account comes first.
create policy "change own profile" on public.users for update to authenticated
  using (id = (select auth.uid()) and not coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false))
  with check (id = (select auth.uid()));
grant select on public.license_types to anon, authenticated;
create policy "types are public" on public.license_types for select to anon, authenticated using (true);
-- Licences are written by functions only.
grant select on public.license_users to authenticated;
create policy "own licences" on public.license_users for select to authenticated using (user_id = (select auth.uid()));

-- Everybody who signs up, also anonymously, has a row to refer to.
create function public.add_user() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    insert into public.users (id) values (new.id) on conflict (id) do nothing;
    return new;
  end $$;
revoke execute on function public.add_user() from public;
create trigger add_user after insert on auth.users for each row execute function public.add_user();
insert into public.users (id) select id from auth.users on conflict (id) do nothing;

create function public.touch_user() returns trigger
  language plpgsql set search_path = ''
  as $$ begin
    new.updated_at = now();
    -- The waiting time runs from now, whatever was sent.
    if new.deletion_asked_at is not null then
      new.deletion_asked_at = coalesce(old.deletion_asked_at, now());
    end if;
    return new;
  end $$;
create trigger touch_user before update on public.users for each row execute function public.touch_user();

-- Deletes accounts whose waiting time of 14 days is over; what is theirs goes with them.
create function public.delete_asked_accounts(asked_before timestamptz) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from auth.users where id in (
        select id from public.users where deletion_asked_at < asked_before limit 100
      ) returning 1
    ) select count(*)::int from gone
  $$;
revoke execute on function public.delete_asked_accounts(timestamptz) from public;
grant execute on function public.delete_asked_accounts(timestamptz) to service_role;

-- The tier of the person who asks, 0 without a valid licence: for policies and functions. Rule 5.3.
create function public.current_tier() returns integer
  language sql stable security definer set search_path = ''
  as $$ select coalesce(max(tier), 0) from public.license_users where user_id = auth.uid() and started_at <= now() and expires_at > now() $$;
revoke execute on function public.current_tier() from public;
grant execute on function public.current_tier() to authenticated;
