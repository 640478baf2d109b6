-- What a token says of its session was so when it was made, up to an hour ago: a factor may have been taken away since, and
-- with it the level, or a guest may have made an account. Doors ask the rows (decision 061).

-- `aal1` or `aal2` as the session has it now; null when it has ended, or its person is banned or deleted. A token without
-- a session, which the product gives nobody, has one step at most.
create function bestatt.session_level() returns text
  language sql stable security definer set search_path = ''
  as $$
    select case when auth.jwt() ->> 'session_id' is null then 'aal1' else (
      select s.aal::text from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
        and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    ) end
  $$;
revoke execute on function bestatt.session_level() from public;

create or replace function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case bestatt.session_level()
      when 'aal2' then true
      when 'aal1' then not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
      else false
    end
  $$;

create or replace function public.has_role(wanted text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(bestatt.session_level() = 'aal2', false)
      and exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
      and exists (select from public.user_roles where user_id = auth.uid() and role in (wanted, 'admin'))
  $$;

-- Whether the account is a guest's, by its row; nobody without a row is anything else.
create function public.is_guest() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select is_anonymous from auth.users where id = auth.uid()), true)
  $$;
revoke execute on function public.is_guest() from public;
grant execute on function public.is_guest() to authenticated;

alter policy "change own profile" on public.users
  using (id = (select auth.uid()) and not (select public.is_guest()));

create or replace function public.may_send_proof() returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if public.is_guest() then
      return false;
    end if;
    perform pg_advisory_xact_lock(hashtext('guarantee_proofs'), hashtext(auth.uid()::text));
    return (
      select count(*) < 10 from storage.objects o
      where o.bucket_id = 'guarantee-proofs'
        and o.name collate "C" >= auth.uid()::text || '/' and o.name collate "C" < auth.uid()::text || '0'
        and not exists (select from public.guarantee_claims c where c.proof_name = o.name)
    );
  end $$;

-- Open sockets hear of a session that was lowered as of one that ended: they were let in with what it had.
create function bestatt.tell_lowered_session() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from bestatt.realtime_servers) then
      perform bestatt.realtime_tell(jsonb_build_object('kind', 'sessions_ended', 'ids', jsonb_build_array(new.id))::text);
    end if;
    return null;
  end $$;
revoke execute on function bestatt.tell_lowered_session() from public;
create trigger tell_lowered_session after update of aal on auth.sessions for each row
  when (new.aal < old.aal) execute function bestatt.tell_lowered_session();
