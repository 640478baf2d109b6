-- Finding people without reading all of them, and what the makers of codes need.

-- Addresses and names by any part of them; guests, who have neither, stay outside.
create index users_email_search on auth.users using gin (email extensions.gin_trgm_ops) where not is_anonymous;
create index users_accounts on auth.users (created_at desc, id desc) where not is_anonymous;
create index users_name_search on public.users using gin (full_name extensions.gin_trgm_ops);
create index users_named on public.users (created_at desc, id desc) where full_name is not null;
create index user_roles_role on public.user_roles (role);
create index user_roles_granted_by on public.user_roles (granted_by);
create index license_users_tier on public.license_users (tier, expires_at);
create index audit_log_actor_at on public.audit_log (actor_id, at desc);
create index audit_log_action on public.audit_log (action, at desc);

alter table public.discount_codes
  -- Made in one go by an administrator: a name for the request, so that asking again makes no second batch.
  add column batch text check (length(batch) <= 120),
  -- Taken back before anybody used it; its time is over from then on.
  add column withdrawn_at timestamptz;
create index discount_codes_batch on public.discount_codes (batch);
create index discount_codes_created_at on public.discount_codes (created_at desc, code);
