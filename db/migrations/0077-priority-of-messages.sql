-- Rule 9.525: what somebody with Premium writes to us is answered first.
-- Small: public.contact_messages holds what people write to us; spam goes after 90 days, what is answered after two years.

alter table public.contact_messages add column priority boolean not null default false;
create index contact_messages_waiting on public.contact_messages (priority desc, created_at, id) where not suspected and status = 'open';
