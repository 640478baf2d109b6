-- Whoever has a second factor gives it before they see or change anything of their own, by the API too: a password alone
-- is not enough (decision 034).

create function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select auth.jwt() ->> 'aal' = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
  $$;
revoke execute on function public.second_factor_given() from public;
grant execute on function public.second_factor_given() to authenticated;

-- The policies of what hangs on a sitting ask for the sitting, under its own.
create policy "second factor given" on public.users as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.license_users as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.sittings as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.result_shares as restrictive to authenticated using ((select public.second_factor_given()));
