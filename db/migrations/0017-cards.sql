-- A person's words: when each is due again, by FSRS (domain/flashcards/schedule.ts).

create table public.cards (
  user_id uuid not null references public.users on delete cascade,
  lemma_id text not null references public.lexicon on delete cascade,
  due_at timestamptz not null,
  -- Days in which recall falls to 90 %, and how hard the word is, 1 to 10.
  stability double precision not null check (stability > 0),
  difficulty double precision not null check (difficulty between 1 and 10),
  state text not null check (state in ('learning', 'review', 'relearning')),
  -- Which of the short first steps it is at.
  learning_step smallint not null default 0,
  scheduled_days integer not null default 0,
  reviews integer not null default 0,
  lapses integer not null default 0,
  reviewed_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, lemma_id)
);
create index cards_due on public.cards (user_id, due_at);
create index cards_lemma on public.cards (lemma_id);

create table public.card_reviews (
  user_id uuid not null references public.users on delete cascade,
  -- The client's key: the same review sent twice counts once.
  request_key text not null check (length(request_key) between 8 and 80),
  lemma_id text not null references public.lexicon on delete cascade,
  rating text not null check (rating in ('again', 'hard', 'good', 'easy')),
  -- The card as it was before, null when it was new: what undoing puts back.
  before jsonb,
  due_at timestamptz not null,
  ms integer not null check (ms >= 0),
  reviewed_at timestamptz not null,
  primary key (user_id, request_key)
);
create index card_reviews_at on public.card_reviews (user_id, reviewed_at desc);
create index card_reviews_lemma on public.card_reviews (lemma_id);

alter table public.cards enable row level security;
alter table public.card_reviews enable row level security;
grant select on public.cards, public.card_reviews to authenticated;
create policy "own cards" on public.cards for select to authenticated using (user_id = (select auth.uid()));
create policy "own reviews" on public.card_reviews for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.cards as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.card_reviews as restrictive to authenticated using ((select public.second_factor_given()));

-- How somebody wants to learn words.
create table public.card_settings (
  user_id uuid primary key references public.users on delete cascade,
  levels text[] not null default '{A1}' check (levels <@ array['A1', 'A2', 'B1', 'B2', 'C1'] and cardinality(levels) > 0),
  new_a_day smallint not null default 10 check (new_a_day between 0 and 100),
  -- Which side is shown first: the Norwegian word, or what it means.
  front text not null default 'norwegian' check (front in ('norwegian', 'english')),
  updated_at timestamptz not null default now()
);
alter table public.card_settings enable row level security;
grant select, insert, update on public.card_settings to authenticated;
create policy "own card settings" on public.card_settings for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "second factor given" on public.card_settings as restrictive to authenticated using ((select public.second_factor_given()));
