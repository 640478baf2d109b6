-- Codes that each work once in place of the second factor; ours, not Supabase's. Only their hashes are kept; a set has
-- one salt. Nobody but the auth service reads them.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  salt text not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (user_id, code_hash)
);
alter table auth.mfa_recovery_codes enable row level security;
revoke all on auth.mfa_recovery_codes from public, anon, authenticated, service_role;
