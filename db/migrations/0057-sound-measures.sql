-- What the sound of a recording shows: domain/speaking/sound-measures.ts; null where nothing could be measured (decision 145).
alter table public.submissions add column sound jsonb check (jsonb_typeof(sound) = 'object');
