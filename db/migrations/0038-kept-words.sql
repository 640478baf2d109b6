-- Words that a person met in a text and keeps as cards: they come before the other new ones of their rounds.

create table public.kept_words (
  user_id uuid not null references public.users on delete cascade,
  lemma_id text not null references public.lexicon on delete cascade,
  -- Where the word was met; empty where it was looked up by itself.
  sentence text not null default '' check (length(sentence) <= 400),
  kept_at timestamptz not null default now(),
  primary key (user_id, lemma_id)
);
create index kept_words_lemma on public.kept_words (lemma_id);

alter table public.kept_words enable row level security;
grant select on public.kept_words to authenticated;
create policy "own kept words" on public.kept_words for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.kept_words as restrictive to authenticated using ((select public.second_factor_given()));
