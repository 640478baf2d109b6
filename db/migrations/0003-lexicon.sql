-- The words that learners learn. Files in content/lexicon are the source; the loader keeps the table equal to them.

create table public.lexicon (
  -- <lemma>-<part of speech>[-<sense>]: stays when the entry moves to another level or topic.
  id text primary key,
  lemma text not null,
  pos text not null check (pos in ('noun', 'verb', 'adjective', 'adverb', 'pronoun', 'preposition', 'conjunction',
    'determiner', 'interjection', 'numeral', 'phrase')),
  gender text check (gender in ('m', 'f', 'n', 'm/f')),
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  topic text not null,
  -- Lists of forms by name (domain/lexicon/inflect.ts).
  forms jsonb not null,
  -- All forms in small letters: a word that is tapped in a text is found by words=cs.{…}.
  words text[] not null,
  english text not null,
  example_nb text not null,
  example_en text not null,
  check ((pos = 'noun') = (gender is not null))
);
create index lexicon_words on public.lexicon using gin (words);
create index lexicon_level on public.lexicon (level, topic);

alter table public.lexicon enable row level security;
grant select on public.lexicon to anon, authenticated;
create policy "all may read" on public.lexicon for select to anon, authenticated using (true);

-- Which files the table was filled from.
create table bestatt.lexicon_files (
  path text primary key,
  file_hash text not null
);
