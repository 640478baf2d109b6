-- Disputes at the buyer's bank, refunds that did not arrive, what is owed, and the VAT in the price, beside the order they
-- are of.

alter table public.orders
  -- At the buyer's bank; a lost one has taken the money back.
  add column dispute text check (dispute in ('open', 'won', 'lost')),
  -- Øre that the provider sent back, that did not arrive, and that nobody has paid in another way yet.
  add column refund_failed_ore integer not null default 0 check (refund_failed_ore >= 0),
  -- Øre that were promised and are not sent yet; the sweep sends them.
  add column owed_ore integer not null default 0 check (owed_ore >= 0),
  drop constraint orders_refund_reason_check,
  add constraint orders_refund_reason_check check (refund_reason in ('withdrawal', 'admin', 'provider', 'dispute'));

-- In the price, by what held for the seller when it was bought; a receipt does not change afterwards.
alter table public.orders add column vat_percent integer not null default 0 check (vat_percent between 0 and 100);

update public.orders o set owed_ore = greatest(0, least(o.amount_ore, promised.ore) - least(o.amount_ore, sent.ore))
from
  (select order_id, max((payload ->> 'totalOre')::int) as ore from public.payment_events
   where kind = 'returned' group by order_id) promised
  cross join lateral (select coalesce(max((e.payload ->> 'totalOre')::int), 0) as ore from public.payment_events e
   where e.order_id = promised.order_id and e.kind = 'refunded') sent
where o.id = promised.order_id;
drop index public.payment_events_returned;

create index orders_owed on public.orders (refunded_at) where owed_ore > 0;
-- What an administrator has to look at.
create index orders_attention on public.orders (paid_at) where dispute = 'open' or refund_failed_ore > 0 or owed_ore > 0;
-- What was told of a payment before its order was known.
create index payment_events_unclaimed on public.payment_events ((payload ->> 'paymentId')) where order_id is null;
