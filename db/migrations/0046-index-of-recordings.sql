-- Runs outside a transaction.
-- Found by the daily sweep of recordings (decision 119).
create index concurrently objects_recordings on storage.objects (created_at) where bucket_id = 'recordings';
