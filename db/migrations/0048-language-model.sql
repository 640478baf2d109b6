-- Feedback by a language model: who has agreed to which service, what it was asked, who spoke (decision 130).

-- The service and model that a person lets read their texts, and since when; null: none. Written by a function alone.
alter table public.users
  add column model_agreed_to text check (length(model_agreed_to) <= 500),
  add column model_agreed_at timestamptz;

-- Who spoke, and why not the model: domain/submissions/assessment.ts; null where there was no model to ask.
alter table public.submissions add column source jsonb check (jsonb_typeof(source) = 'object');

-- One row for each time that the model was asked, for the limits of 24 hours. What was deleted still counts.
create table bestatt.model_uses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  used_at timestamptz not null
);
create index model_uses_user on bestatt.model_uses (user_id, used_at);
create index model_uses_used_at on bestatt.model_uses (used_at);
