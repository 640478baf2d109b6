-- What the realtime service stands on: the schema `realtime` as on Supabase as far as policies and triggers of the
-- product use it, and tables of the service's own in `bestatt`. Decision 024 says how changes leave the database.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- A private channel is guarded by policies on this table: select lets a reader in, insert lets a writer send.
-- `realtime.send` puts broadcasts into it; they can be replayed for 72 hours.
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default timezone('utc', now()),
  inserted_at timestamp not null default timezone('utc', now()),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  -- Ours: when a sender wants a stored broadcast to be forgotten sooner.
  expires_at timestamptz,
  primary key (id, inserted_at)
);
create index messages_replay_idx on realtime.messages (topic, inserted_at desc) where private and extension = 'broadcast';
create index messages_inserted_at_idx on realtime.messages (inserted_at);
create index messages_expires_at_idx on realtime.messages (expires_at) where expires_at is not null;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- The topic that is being asked for, in policies on realtime.messages.
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Processes of the service that live, what they want to hear of and who is present through them. Unlogged: a crash of
-- Postgres empties them and each process writes its own rows again.
create unlogged table bestatt.realtime_servers (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
create unlogged table bestatt.realtime_watches (
  server uuid not null references bestatt.realtime_servers on delete cascade,
  relation oid not null,
  primary key (relation, server)
);
create unlogged table bestatt.realtime_presences (
  member uuid primary key,
  server uuid not null references bestatt.realtime_servers on delete cascade,
  channel text not null,
  key text not null,
  ref text not null,
  meta jsonb not null
);
create index realtime_presences_channel_idx on bestatt.realtime_presences (channel);
create index realtime_presences_server_idx on bestatt.realtime_presences (server);
create index realtime_watches_server_idx on bestatt.realtime_watches (server);

-- What a notification (8,000 bytes at most) cannot carry.
create unlogged table bestatt.realtime_overflow (
  id bigint generated always as identity primary key,
  body text not null,
  told_at timestamptz not null default now()
);
create index realtime_overflow_told_at_idx on bestatt.realtime_overflow (told_at);
create sequence bestatt.realtime_change_id;

alter table bestatt.realtime_servers enable row level security;
alter table bestatt.realtime_watches enable row level security;
alter table bestatt.realtime_presences enable row level security;
alter table bestatt.realtime_overflow enable row level security;

-- Tells every process of the service, when the transaction commits.
create function bestatt.realtime_tell(body text) returns void language plpgsql set search_path = '' as $$
declare
  overflow bigint;
begin
  if octet_length(body) < 7900 then
    perform pg_notify('realtime', body);
  else
    insert into bestatt.realtime_overflow (body) values (realtime_tell.body) returning id into overflow;
    perform pg_notify('realtime', '@' || overflow);
  end if;
end $$;

-- Trigger functions run with the owner's rights: the writer of a row may touch none of the tables above.
create function bestatt.realtime_tell_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform bestatt.realtime_tell(jsonb_build_object(
    'kind', 'message', 'id', new.id, 'topic', new.topic, 'event', new.event, 'private', coalesce(new.private, false),
    'payload', new.payload, 'binary', encode(new.binary_payload, 'base64'))::text);
  return null;
end $$;
create trigger bestatt_realtime after insert on realtime.messages for each row
  when (new.extension = 'broadcast' and new.event is not null)
  execute function bestatt.realtime_tell_message();

create function bestatt.realtime_tell_presence() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform bestatt.realtime_tell(jsonb_build_object('kind', 'leave', 'channel', old.channel, 'member', old.member)::text);
  else
    perform bestatt.realtime_tell(jsonb_build_object('kind', 'join', 'channel', new.channel, 'member', new.member,
      'key', new.key, 'ref', new.ref, 'meta', new.meta)::text);
  end if;
  return null;
end $$;
create trigger bestatt_realtime after insert or update or delete on bestatt.realtime_presences for each row
  execute function bestatt.realtime_tell_presence();

-- A change of a published row; silent while nobody watches the table. The number keeps equal changes of one
-- transaction apart, which pg_notify would fold into one.
create function bestatt.realtime_tell_change() returns trigger language plpgsql security definer
set search_path = '' set timezone = 'utc' as $$
begin
  if not exists (select from bestatt.realtime_watches where relation = tg_relid) then
    return null;
  end if;
  perform bestatt.realtime_tell(jsonb_build_object('kind', 'change',
    'number', nextval('bestatt.realtime_change_id'),
    'relation', tg_relid::bigint,
    'action', tg_op,
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'new', case when tg_op <> 'DELETE' then to_jsonb(new) end,
    'old', case when tg_op <> 'INSERT' then to_jsonb(old) end)::text);
  return null;
end $$;

-- Puts the trigger on every table of the publication and takes it from every other.
create function bestatt.realtime_follow_publication() returns void language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  for found in
    select p.relation, p.relation is not null as published, t.tgrelid::regclass as triggered
    from (select format('%I.%I', schemaname, tablename)::regclass as relation
          from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime') p
    full join (select tgrelid from pg_catalog.pg_trigger
               where tgname = 'bestatt_realtime_change' and tgparentid = 0) t on t.tgrelid = p.relation
    where p.relation is null or t.tgrelid is null
  loop
    begin
      if found.published then
        execute format('create trigger bestatt_realtime_change after insert or update or delete on %s for each row
        execute function bestatt.realtime_tell_change()', found.relation);
      else
        execute format('drop trigger bestatt_realtime_change on %s', found.triggered);
      end if;
    exception when insufficient_privilege then
      raise warning 'changes of % are not told: it belongs to another', coalesce(found.relation, found.triggered);
    end;
  end loop;
end $$;

do $$ begin
  create publication supabase_realtime;
exception when duplicate_object then null;
end $$;
select bestatt.realtime_follow_publication();

create function bestatt.realtime_publication_changed() returns event_trigger language plpgsql security definer set search_path = '' as $$
begin
  perform bestatt.realtime_follow_publication();
  perform bestatt.realtime_tell('{"kind":"schema"}');
end $$;
create function bestatt.realtime_schema_changed() returns event_trigger language plpgsql security definer set search_path = '' as $$
begin
  perform bestatt.realtime_tell('{"kind":"schema"}');
end $$;
do $$ begin
  create event trigger bestatt_realtime_publication on ddl_command_end
    when tag in ('CREATE PUBLICATION', 'ALTER PUBLICATION', 'DROP PUBLICATION')
    execute function bestatt.realtime_publication_changed();
  create event trigger bestatt_realtime_schema on ddl_command_end
    when tag in ('ALTER TABLE', 'CREATE POLICY', 'ALTER POLICY', 'DROP POLICY', 'GRANT', 'REVOKE')
    execute function bestatt.realtime_schema_changed();
exception when insufficient_privilege then
  raise notice 'no event triggers for realtime: the database user is no superuser; the service looks for itself';
end $$;

-- The three functions below run policies, and so with the database's own search path, as requests over REST do.
-- Who may read a channel: rows are put into realtime.messages, looked for as the reader, and undone.
create function bestatt.realtime_may_read(asked_topic text, actor_role text, claims text, headers text)
returns table (broadcast boolean, presence boolean) language plpgsql as $$
declare
  ids uuid[] := array[gen_random_uuid(), gen_random_uuid()];
  readable uuid[];
begin
  begin
    insert into realtime.messages (id, topic, extension, private)
      values (ids[1], asked_topic, 'broadcast', true), (ids[2], asked_topic, 'presence', true);
    perform set_config('realtime.topic', asked_topic, true), set_config('request.jwt.claims', claims, true),
      set_config('request.headers', headers, true), set_config('role', actor_role, true);
    select array_agg(id) into readable from realtime.messages where id = any (ids);
    raise exception using errcode = 'BT001', message = 'undo';
  exception when sqlstate 'BT001' then null;
  end;
  return query select coalesce(ids[1] = any (readable), false), coalesce(ids[2] = any (readable), false);
end $$;

-- Who may write to a channel: rows are inserted as the writer, and undone.
create function bestatt.realtime_may_write(asked_topic text, actor_role text, claims text, headers text)
returns table (broadcast boolean, presence boolean) language plpgsql as $$
declare
  wanted text;
  allowed text[] := '{}';
begin
  begin
    perform set_config('realtime.topic', asked_topic, true), set_config('request.jwt.claims', claims, true),
      set_config('request.headers', headers, true), set_config('role', actor_role, true);
    foreach wanted in array array['broadcast', 'presence'] loop
      begin
        insert into realtime.messages (topic, extension, private) values (asked_topic, wanted, true);
        allowed := allowed || wanted;
      exception when insufficient_privilege then null;
      end;
    end loop;
    raise exception using errcode = 'BT001', message = 'undo';
  exception when sqlstate 'BT001' then null;
  end;
  return query select 'broadcast' = any (allowed), 'presence' = any (allowed);
end $$;

-- Runs the statement once for each reader, as that reader: `$1` are all rows, `$2` what of them it is about.
-- A statement that fails for a reader shows that reader nothing.
create function bestatt.realtime_visible(statement text, actor_role text, claims text[], wanted jsonb[], all_rows jsonb)
returns table (reader int, item int, problem text) language plpgsql as $$
begin
  perform set_config('role', actor_role, true);
  for i in 1 .. cardinality(claims) loop
    begin
      perform set_config('request.jwt.claims', claims[i], true);
      return query execute 'select ' || i || ', item, null::text from (' || statement || ') as seen(item)'
        using all_rows, wanted[i];
    exception when others then
      return query select i, null::int, sqlerrm;
    end;
  end loop;
  perform set_config('role', 'none', true);
end $$;

-- Broadcasts from the database, as on Supabase: under the policies of whoever calls, and never in the way of what the
-- caller does: what goes wrong is a warning.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
declare
  new_id uuid := gen_random_uuid();
begin
  begin
    perform set_config('realtime.topic', send.topic, true);
    insert into realtime.messages (id, payload, event, topic, private, extension)
      values (new_id, case when send.payload ? 'id' then send.payload else jsonb_set(send.payload, '{id}', to_jsonb(new_id)) end,
        send.event, send.topic, send.private, 'broadcast');
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end;
end $$;

create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  begin
    perform set_config('realtime.topic', send_binary.topic, true);
    insert into realtime.messages (binary_payload, event, topic, private, extension)
      values (send_binary.payload, send_binary.event, send_binary.topic, send_binary.private, 'broadcast');
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end;
end $$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(jsonb_build_object('old_record', old, 'record', new, 'operation', operation,
    'table', table_name, 'schema', table_schema), event_name, topic_name);
end $$;

grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.send_binary(bytea, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
do $$
declare
  found regprocedure;
begin
  for found in select p.oid from pg_proc p where p.pronamespace = 'bestatt'::regnamespace and p.proname like 'realtime\_%' loop
    execute format('revoke all on function %s from public', found);
  end loop;
end $$;
