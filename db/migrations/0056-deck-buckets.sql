-- Where decks lie on their way in or out, and the sounds and pictures of their notes (decision 142).

-- Both are judged by content. There is no policy for sending: an upload is signed for one name by a function, and what an
-- import keeps is written by the server.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('deck-files', 'deck-files', false, 62914560, '{application/zip,text/csv}'),
  ('note-media', 'note-media', false, 10485760,
    '{image/jpeg,image/png,image/webp,image/gif,image/avif,audio/mpeg,audio/ogg,audio/mp4,audio/webm,audio/wav,audio/flac}');
create policy "read own decks and their media" on storage.objects for select to authenticated using (
  bucket_id in ('deck-files', 'note-media') and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select public.second_factor_given())
);
