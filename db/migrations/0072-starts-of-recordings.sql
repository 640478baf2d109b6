-- When the recording of a speaking task in a mock exam was begun, by the server's clock (decision 167): what arrives after the
-- part's end is bound by it. Null in practice, and where the browser could not say it in time.
alter table public.sitting_tasks add column recording_started_at timestamptz;
