-- The conversation sheets of the language café: those of content/language-cafe, loaded at start. Decision 156, rule 9.471.
-- Small: public.conversation_sheets a row for each sheet
create table public.conversation_sheets (
  topic text primary key check (topic ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(topic) <= 60),
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  title_nb text not null,
  title_en text not null,
  -- {warmUp, questions, phrases, task, closing, host} as in the file (domain/language-cafe/sheet-file.ts).
  sheet jsonb not null
);
alter table public.conversation_sheets enable row level security;
grant select on public.conversation_sheets to anon, authenticated;
create policy "everybody reads conversation sheets" on public.conversation_sheets for select to anon, authenticated using (true);
