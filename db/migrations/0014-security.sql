-- Every policy that asks for the second factor asks for the session too: an access token lives up to an hour longer than
-- the session it was made for, and shows nothing in that time (decision 041). A token without a session, which the
-- product gives nobody, is judged by the rest.
create or replace function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select (
        auth.jwt() ->> 'session_id' is null
        or exists (select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid())
      ) and (
        auth.jwt() ->> 'aal' = 'aal2'
        or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
      )
  $$;
