-- Whatever hangs on a token asks whether its session stands, storage and realtime too, and what a role opens asks for the
-- second factor (decision 052).

-- Banned, or deleted softly, an account's tokens show nothing either, until they expire.
create or replace function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select (
        auth.jwt() ->> 'session_id' is null
        or exists (
          select from auth.sessions s join auth.users u on u.id = s.user_id
          where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
            and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
        )
      ) and (
        auth.jwt() ->> 'aal' = 'aal2'
        or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
      )
  $$;

create policy "second factor given" on storage.objects as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on storage.buckets as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on realtime.messages as restrictive to authenticated using ((select public.second_factor_given()));

-- What a role opens beyond one's own needs a second factor that is set up, and was given in this session.
create or replace function public.has_role(wanted text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select auth.jwt() ->> 'aal' = 'aal2' and public.second_factor_given()
      and exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
      and exists (select from public.user_roles where user_id = auth.uid() and role in (wanted, 'admin'))
  $$;

-- Open sockets hear that their session ended; nothing is said while no process has any.
create function bestatt.tell_ended_sessions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare ids jsonb := (select jsonb_agg(id) from ended);
  begin
    if ids is not null and exists (select from bestatt.realtime_servers) then
      perform bestatt.realtime_tell(jsonb_build_object('kind', 'sessions_ended', 'ids', ids)::text);
    end if;
    return null;
  end $$;
revoke execute on function bestatt.tell_ended_sessions() from public;
create trigger tell_ended_sessions after delete on auth.sessions
  referencing old table as ended for each statement execute function bestatt.tell_ended_sessions();

create function bestatt.tell_banned_sessions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare ids jsonb := (select jsonb_agg(id) from auth.sessions where user_id = new.id);
  begin
    if ids is not null and exists (select from bestatt.realtime_servers) then
      perform bestatt.realtime_tell(jsonb_build_object('kind', 'sessions_ended', 'ids', ids)::text);
    end if;
    return null;
  end $$;
revoke execute on function bestatt.tell_banned_sessions() from public;
create trigger tell_banned_sessions after update of banned_until, deleted_at on auth.users for each row
  when (new.banned_until > now() or new.deleted_at is not null) execute function bestatt.tell_banned_sessions();

-- A name is read by others, in mails and in the administration: it is one line, and nothing in it turns or hides letters
-- (Unicode's controls and bidirectional formatting; the joiners U+200C and U+200D belong to names and stay).
create function public.clean_name() returns trigger
  language plpgsql set search_path = ''
  as $$ begin
    new.full_name = nullif(btrim(regexp_replace(
      regexp_replace(new.full_name, '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029[:space:]]+', ' ', 'g')), '');
    return new;
  end $$;
revoke execute on function public.clean_name() from public;
create trigger clean_name before insert or update of full_name on public.users for each row execute function public.clean_name();

-- A day that no calendar has would break whatever writes it out.
update public.users set exam_date = null where not isfinite(exam_date);
alter table public.users add constraint users_exam_date_check check (exam_date between '2000-01-01' and '2199-12-31') not valid;
