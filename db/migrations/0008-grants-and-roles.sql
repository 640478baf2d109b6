-- What a licence is made of, who may do what beyond their own, and who did it.

-- What somebody was given: paid for, redeemed, claimed, given by an administrator, or the demo's. The periods in
-- license_users are computed from all of a person's grants (src/domain/licences/timeline.ts), so the order in which
-- grants and refunds arrive makes no difference.
create table public.license_grants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  tier integer not null references public.license_types,
  days integer not null check (days between 1 and 3660),
  source text not null check (source in ('payment', 'code', 'guarantee', 'admin', 'demo')),
  -- What it came from: an order, a code, a claim. The same one gives once.
  reference text not null,
  granted_at timestamptz not null,
  -- Refunded, withdrawn or taken back: from then on it gives nothing more.
  revoked_at timestamptz,
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  unique (source, reference)
);
create index license_grants_user on public.license_grants (user_id, granted_at);

alter table public.license_users
  add column grant_id uuid references public.license_grants on delete cascade,
  drop constraint license_users_source_check,
  add constraint license_users_source_check check (source in ('payment', 'code', 'guarantee', 'admin', 'demo'));
create index license_users_grant on public.license_users (grant_id);

alter table public.license_grants enable row level security;
grant select on public.license_grants to authenticated;
create policy "own grants" on public.license_grants for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.license_grants as restrictive to authenticated using ((select public.second_factor_given()));

-- Everybody is a learner; the rest is given by an administrator. In the token it is app_metadata.roles.
create table public.user_roles (
  user_id uuid not null references public.users on delete cascade,
  role text not null check (role in ('teacher', 'moderator', 'editor', 'admin')),
  granted_by uuid references public.users on delete set null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
create policy "own roles" on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.user_roles as restrictive to authenticated using ((select public.second_factor_given()));

create function public.write_role_claims() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare someone uuid := coalesce(new.user_id, old.user_id);
  begin
    update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('roles',
      (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = someone))
      where id = someone;
    return null;
  end $$;
revoke execute on function public.write_role_claims() from public;
create trigger write_role_claims after insert or update or delete on public.user_roles
  for each row execute function public.write_role_claims();

-- For policies and functions: asks the table, so a role that was taken away is gone at once, whatever the token says.
create function public.has_role(wanted text) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.user_roles where user_id = auth.uid() and role in (wanted, 'admin')) $$;
revoke execute on function public.has_role(text) from public;
grant execute on function public.has_role(text) to authenticated;

-- Who did what to whom, kept when either is gone.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid references public.users on delete set null,
  -- 'role.given', 'licence.given', 'code.made', 'claim.accepted' …
  action text not null,
  subject_id uuid references public.users on delete set null,
  details jsonb not null default '{}'
);
create index audit_log_at on public.audit_log (at desc);
create index audit_log_actor on public.audit_log (actor_id);
create index audit_log_subject on public.audit_log (subject_id, at desc);
alter table public.audit_log enable row level security;
