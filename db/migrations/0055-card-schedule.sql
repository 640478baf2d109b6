-- How cards come again, by a person's own wishes and memory (decision 143), and what statistics read.

alter table public.card_settings
  -- The chance with which a card is to be recalled when it is due.
  add column recall_aim double precision not null default 0.9 check (recall_aim between 0.8 and 0.97),
  add column reviews_a_day smallint not null default 200 check (reviews_a_day between 10 and 9999),
  -- Pauses in minutes of a new card, and of a forgotten one.
  add column learning_minutes smallint[] not null default '{1,10}'
    check (cardinality(learning_minutes) <= 4 and 0 < all (learning_minutes) and 720 >= all (learning_minutes)),
  add column relearning_minutes smallint[] not null default '{10}'
    check (cardinality(relearning_minutes) <= 4 and 0 < all (relearning_minutes) and 720 >= all (relearning_minutes)),
  -- A card forgotten so often does not stick: it is suspended, or only marked.
  add column leech_lapses smallint not null default 8 check (leech_lapses between 2 and 99),
  add column leech_action text not null default 'suspend' check (leech_action in ('suspend', 'mark')),
  -- Whether other cards of the same word wait until the next day.
  add column bury_siblings boolean not null default true,
  -- Whether the answer is typed where a card asks for the Norwegian.
  add column type_answers boolean not null default false;

-- When a card was found not to stick.
alter table public.flashcards add column leech_at timestamptz;
-- Small: public.flashcards is as large as 0054, of this release, has just made it; all three indexes take seconds at most.
create index flashcards_counted on public.flashcards (user_id, stability) include (state, suspended_at, leech_at)
  where deleted_at is null;
create index flashcards_lemma_siblings on public.flashcards (user_id, lemma_id, kind) where lemma_id is not null;
create index flashcards_note_siblings on public.flashcards (user_id, note_id, kind) where note_id is not null;

-- New cards that somebody does not want, or not today: they have no row yet that could say so.
create table public.held_cards (
  user_id uuid not null references public.users on delete cascade,
  card_id text not null check (length(card_id) <= 200),
  -- Until this day of Oslo; null: for good.
  held_until date,
  held_at timestamptz not null default now(),
  primary key (user_id, card_id)
);

-- `reviewed_at` is when it was answered, which may be long before it arrived; the log is replayed in its order.
alter table public.card_reviews
  add column arrived_at timestamptz not null default now(),
  -- The card's state before; null: it was new. Answers to cards in 'review' say how much is remembered.
  add column state_before text check (state_before in ('learning', 'review', 'relearning'));
update public.card_reviews set state_before = before ->> 'state' where before is not null;
-- Small: public.card_reviews is written by one session for each learner, some answers a minute; a million rows take seconds.
create index card_reviews_of_card on public.card_reviews (user_id, card_id, reviewed_at);
create index card_reviews_statistics on public.card_reviews (user_id, reviewed_at) include (rating, state_before);

-- What the release before writes is filled in.
create function bestatt.name_reviewed_state() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    new.state_before := new.before ->> 'state';
    return new;
  end $$;
revoke execute on function bestatt.name_reviewed_state() from public;
create trigger name_reviewed_state before insert on public.card_reviews
  for each row when (new.state_before is null and new.before is not null) execute function bestatt.name_reviewed_state();

-- FSRS's numbers fitted to a person's own answers, and how well they foretold answers the fit had not seen.
create table public.card_parameters (
  user_id uuid primary key references public.users on delete cascade,
  parameters double precision[] not null check (cardinality(parameters) = 21),
  -- Only those that foretold better than the published ones are used.
  used boolean not null,
  fitted_loss double precision not null,
  published_loss double precision not null,
  -- How many answers there were when it was fitted.
  answers integer not null check (answers >= 0),
  fitted_at timestamptz not null
);

alter table public.held_cards enable row level security;
alter table public.card_parameters enable row level security;
grant select on public.held_cards, public.card_parameters to authenticated;
create policy "own held cards" on public.held_cards for select to authenticated using (user_id = (select auth.uid()));
create policy "own card parameters" on public.card_parameters for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.held_cards as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.card_parameters as restrictive to authenticated using ((select public.second_factor_given()));

-- Of each level's words those that are known for three weeks to come; for the overview.
create function public.own_known_words() returns table (level text, words integer, known integer)
  language sql stable security invoker set search_path = ''
  as $$
    select w.level, count(*)::int, count(own.lemma_id)::int
    from public.lexicon w left join (
      select distinct f.lemma_id from public.flashcards f
      where f.user_id = (select auth.uid()) and f.lemma_id is not null and f.deleted_at is null
        and f.state = 'review' and f.stability >= 21
    ) own on own.lemma_id = w.id
    group by 1 order by 1
  $$;
revoke execute on function public.own_known_words() from public;
grant execute on function public.own_known_words() to authenticated;
