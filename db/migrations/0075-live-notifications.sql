-- The bell follows what happens without a reload: whoever has a new notification, has read one elsewhere or has lost one with
-- what it was about is told in a channel of their own that there is something to look at, and no more. Rule 9.511, decision 138.

-- Only the person hears it; nobody but this trigger tells.
create policy "hear one's own notifications" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and realtime.topic() = 'notifications:' || (select auth.uid())::text
  and not (select public.is_guest()) and (select public.second_factor_given())
);

create function bestatt.tell_of_notifications() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  people uuid[];
begin
  if tg_op = 'INSERT' then
    people := array(select distinct n.user_id from told n where n.listed);
  elsif tg_op = 'UPDATE' then
    people := array(select distinct n.user_id from told n join known k on k.id = n.id
      where n.listed and n.read_at is distinct from k.read_at);
  else
    -- Of an account that is deleted nobody is left to hear.
    people := array(select distinct k.user_id from known k join public.users u on u.id = k.user_id where k.listed);
  end if;
  insert into realtime.messages (payload, event, topic, private, extension, expires_at)
    select '{}', 'changed', 'notifications:' || person, true, 'broadcast', now() + interval '1 minute'
    from unnest(people) as person;
  return null;
end $$;
revoke all on function bestatt.tell_of_notifications() from public;
create trigger tell_of_new after insert on public.notifications
  referencing new table as told for each statement execute function bestatt.tell_of_notifications();
create trigger tell_of_read after update on public.notifications
  referencing old table as known new table as told for each statement execute function bestatt.tell_of_notifications();
create trigger tell_of_gone after delete on public.notifications
  referencing old table as known for each statement execute function bestatt.tell_of_notifications();
