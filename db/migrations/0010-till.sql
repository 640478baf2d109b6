-- What the till keeps beside orders and events.

-- Øre of a refund that the buyer has been told of by mail.
alter table public.orders add column refund_mailed_ore integer not null default 0;

-- The hourly sweep finds what is left to do without reading the others.
create index orders_open on public.orders (created_at) where status = 'open';
create index orders_unmailed on public.orders (paid_at)
  where user_id is not null and paid_at is not null and (receipt_sent_at is null or refund_mailed_ore < refunded_ore);
create index payment_events_returned on public.payment_events (order_id) where kind = 'returned';

-- The embedded test checkout's own books: it is a provider, and knows no more of an order than a real one would.
create table bestatt.test_checkouts (
  id text primary key,
  order_id uuid not null unique,
  amount_ore integer not null,
  state text not null default 'open' check (state in ('open', 'paid', 'declined', 'expired')),
  payment_id text unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create table bestatt.test_refunds (
  -- The caller's key: the same refund asked for twice is made once.
  key text primary key,
  payment_id text not null references bestatt.test_checkouts (payment_id),
  amount_ore integer not null check (amount_ore > 0)
);
create index test_refunds_payment on bestatt.test_refunds (payment_id);
-- What its events are signed with; the same for every replica.
create table bestatt.test_till (
  id boolean primary key default true check (id),
  secret text not null
);
alter table bestatt.test_checkouts enable row level security;
alter table bestatt.test_refunds enable row level security;
alter table bestatt.test_till enable row level security;
