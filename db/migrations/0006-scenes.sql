-- What the drawn scenes show, in words. Files in content/scenes are the source; the loader keeps the table equal to them.

create table public.scenes (
  id text primary key,
  -- Of its drawing: part of the address, so that a browser keeps it for ever.
  hash text not null,
  -- {nb, en}
  title jsonb not null,
  alt jsonb not null,
  -- What can be named in it (domain/scenes/scene-file.ts), for feedback.
  contains jsonb not null
);

alter table public.scenes enable row level security;
grant select on public.scenes to anon, authenticated;
create policy "all may read" on public.scenes for select to anon, authenticated using (true);
