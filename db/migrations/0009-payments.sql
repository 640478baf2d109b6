-- Orders, what a payment provider told of them, codes, feedback, claims of the guarantee.

-- A single-use code: at the till it takes percent_off from one package, on the licence page it gives trial_days of Trial.
create table public.discount_codes (
  -- Upper-case, without what looks alike: BEST-7KQ4-XM2P.
  code text primary key check (code ~ '^[A-Z0-9-]{6,40}$'),
  campaign text not null check (campaign in ('feedback', 'welcome', 'admin')),
  percent_off integer check (percent_off between 1 and 90),
  trial_days integer check (trial_days between 1 and 366),
  -- The address it was sent to, lower-case and without what follows a plus; one code an address.
  address text,
  expires_at timestamptz,
  made_by uuid references public.users on delete set null,
  note text check (length(note) <= 500),
  -- Held by an order that is being paid; free again when that comes to nothing.
  reserved_order_id uuid,
  reserved_until timestamptz,
  redeemed_at timestamptz,
  redeemed_by uuid references public.users on delete set null,
  created_at timestamptz not null default now(),
  check (percent_off is not null or trial_days is not null)
);
create unique index discount_codes_address on public.discount_codes (address) where campaign in ('feedback', 'welcome');
create index discount_codes_made_by on public.discount_codes (made_by);
create index discount_codes_redeemed_by on public.discount_codes (redeemed_by);
alter table public.discount_codes enable row level security;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Stays for the books when the person is gone, without them.
  user_id uuid references public.users on delete set null,
  request_key text not null check (length(request_key) between 8 and 80),
  tier integer not null references public.license_types,
  days integer not null,
  -- Øre.
  price_ore integer not null check (price_ore >= 0),
  percent_off integer not null default 0 check (percent_off between 0 and 90),
  amount_ore integer not null check (amount_ore >= 0),
  code text references public.discount_codes on delete set null,
  -- What was accepted before paying, and when: versions of the texts.
  accepted_terms text not null,
  accepted_withdrawal text not null,
  accepted_at timestamptz not null,
  locale text not null check (locale in ('en-GB', 'nb-NO')),
  -- Who takes the money: 'embedded' or 'stripe', and what it calls the checkout and the payment.
  provider text not null check (provider in ('embedded', 'stripe')),
  checkout_id text unique,
  checkout_url text,
  payment_id text,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'expired', 'cancelled', 'refunded')),
  paid_at timestamptz,
  refunded_ore integer not null default 0 check (refunded_ore >= 0),
  refunded_at timestamptz,
  -- The buyer withdrew (angrerett) or an administrator refunded.
  refund_reason text check (refund_reason in ('withdrawal', 'admin', 'provider')),
  -- Counted when paid, without gaps, for the receipt.
  receipt_number bigint unique,
  receipt_sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, request_key)
);
create index orders_user on public.orders (user_id, created_at desc);
create index orders_code on public.orders (code);
create index orders_payment on public.orders (payment_id);
alter table public.orders enable row level security;
grant select on public.orders to authenticated;
create policy "own orders" on public.orders for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.orders as restrictive to authenticated using ((select public.second_factor_given()));

-- Every event that a provider sent, once: what comes a second time changes nothing.
create table public.payment_events (
  id text primary key,
  provider text not null,
  kind text not null,
  order_id uuid references public.orders on delete set null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  payload jsonb not null
);
create index payment_events_order on public.payment_events (order_id, happened_at);
alter table public.payment_events enable row level security;

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  request_key text not null check (length(request_key) between 8 and 80),
  email text check (length(email) <= 320),
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null default now(),
  unique (user_id, request_key)
);
alter table public.feedback enable row level security;
grant select on public.feedback to authenticated;
create policy "own feedback" on public.feedback for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.feedback as restrictive to authenticated using ((select public.second_factor_given()));

create table public.guarantee_claims (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  -- The day of the failed official test, and what of it: 'read', 'listen', 'write', 'speak'.
  test_date date not null,
  test_level text not null check (test_level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  failed_parts text[] not null check (cardinality(failed_parts) between 1 and 4 and failed_parts <@ array['read', 'listen', 'write', 'speak']),
  message text check (length(message) <= 2000),
  -- Name of the proof in the bucket guarantee-proofs, `<user id>/…`.
  proof_name text not null,
  -- The conditions as they were measured when it was sent.
  conditions jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  reason text check (length(reason) <= 2000),
  decided_by uuid references public.users on delete set null,
  decided_at timestamptz,
  grant_id uuid references public.license_grants on delete set null,
  created_at timestamptz not null default now(),
  check ((status = 'waiting') = (decided_at is null))
);
create index guarantee_claims_user on public.guarantee_claims (user_id, created_at desc);
create index guarantee_claims_status on public.guarantee_claims (status, created_at);
create index guarantee_claims_decided_by on public.guarantee_claims (decided_by);
-- One claim a failed test; one that waits at a time.
create unique index guarantee_claims_waiting on public.guarantee_claims (user_id) where status = 'waiting';
alter table public.guarantee_claims enable row level security;
grant select on public.guarantee_claims to authenticated;
create policy "own claims" on public.guarantee_claims for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.guarantee_claims as restrictive to authenticated using ((select public.second_factor_given()));
