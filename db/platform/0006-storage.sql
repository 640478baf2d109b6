-- The storage service's tables and functions, named and shaped as on Supabase as far as the service needs them.
-- A product's migrations make buckets and policies here; without a policy nobody but service_role reaches a row.
create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create unique index bname on storage.buckets (name);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- The name of the object's file in the file store: made anew by every upload, so a row never points at a half file.
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index objects_version_idx on storage.objects (version);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[] language plpgsql immutable as $$
declare parts text[] := string_to_array(name, '/');
begin
  return parts[1 : array_length(parts, 1) - 1];
end $$;

create function storage.filename(name text) returns text language plpgsql immutable as $$
declare parts text[] := string_to_array(name, '/');
begin
  return parts[array_length(parts, 1)];
end $$;

create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

-- What the request does, e.g. 'storage.object.upload': policies may ask for it.
create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true)
$$;

create function storage.allow_any_operation(expected_operations text[]) returns boolean language sql stable as $$
  select exists (
    select from unnest(expected_operations) as expected
    where expected <> '' and regexp_replace(expected, '^storage\.', '') = regexp_replace(storage.operation(), '^storage\.', '')
  )
$$;

create function storage.allow_only_operation(expected_operation text) returns boolean language sql stable as $$
  select storage.allow_any_operation(array[expected_operation])
$$;

create function storage.update_updated_at_column() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

-- Files whose row went or got another version, whoever did that: the service removes them after the commit,
-- and at the next start when it was ended between.
create table storage.removed_files (
  version text primary key,
  removed_at timestamptz not null default now()
);

create function storage.note_removed_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.removed_files (version) values (old.version) on conflict do nothing;
  return null;
end $$;
create trigger note_deleted_file after delete on storage.objects
  for each row when (old.version is not null) execute function storage.note_removed_file();
create trigger note_replaced_file after update of version on storage.objects
  for each row when (old.version is distinct from new.version and old.version is not null)
  execute function storage.note_removed_file();

-- Uploads that come in pieces (TUS); the pieces lie in the file store until the last one is there.
create table storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null,
  owner_id text,
  upsert boolean not null,
  size bigint,
  metadata jsonb not null,
  received bigint not null default 0,
  created_at timestamptz not null default now()
);
create index resumable_uploads_created_at_idx on storage.resumable_uploads (created_at);

create table storage.resumable_parts (
  upload_id uuid not null references storage.resumable_uploads (id) on delete cascade,
  start bigint not null,
  version text not null,
  primary key (upload_id, start)
);
create index resumable_parts_version_idx on storage.resumable_parts (version);
create trigger note_deleted_part after delete on storage.resumable_parts
  for each row execute function storage.note_removed_file();

do $$ declare name text; begin
  foreach name in array array['removed_files', 'resumable_uploads', 'resumable_parts'] loop
    execute format('alter table storage.%I enable row level security', name);
    execute format('revoke all on storage.%I from public, anon, authenticated, service_role', name);
  end loop;
end $$;
revoke execute on function storage.note_removed_file() from public;
