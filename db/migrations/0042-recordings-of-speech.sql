-- What a learner says: where it lies, how long it is kept, and what of its partner was heard (decision 119).

-- Each recording lies in its owner's folder and is judged by content. There is no policy for sending, changing or removing
-- one: an upload is signed for one name by a function, and deletion goes by a function too. The limit is ten minutes, the longest task there may be, at six times the rate asked for.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'recordings', 'recordings', false, 15728640, '{audio/webm,audio/ogg,audio/mp4}'
);
create policy "hear own recordings" on storage.objects for select to authenticated using (
  bucket_id = 'recordings' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select public.second_factor_given())
);

alter table public.users add column keep_recordings text not null default 'month'
  check (keep_recordings in ('month', 'year', 'always'));
grant update (keep_recordings) on public.users to authenticated;

-- Numbers of the partner's lines that were heard, in their order; and whose transcript it is.
alter table public.submissions
  add column heard_lines smallint[] not null default '{}' check (cardinality(heard_lines) <= 20),
  add column transcribed_by text check (transcribed_by in ('browser', 'service')),
  add column recording_deleted_at timestamptz;
