-- Decks, notes of one's own, and several cards for one word (decision 141). Expands 0017: `cards` goes with a later release.

-- A card is known by `card_id`: 'word:<lemma_id>:<kind>' of the lexicon's words, 'note:<id>:<kind>' of notes.
-- The kinds stand in domain/flashcards/card-kinds.ts.
create function bestatt.are_card_kinds(kinds text[]) returns boolean
  language sql immutable set search_path = ''
  as $$ select kinds <@ array['meaning', 'word', 'listening', 'cloze', 'order', 'gender', 'forms'] and cardinality(kinds) > 0 $$;

-- Which kinds a word can be asked as, by domain/flashcards/possible-kinds.ts. The files are loaded anew to fill it.
alter table public.lexicon add column possible_kinds text[] not null default '{meaning,word}';
delete from bestatt.lexicon_files;

-- Of the levels' words and of kept ones; null: by `front`, as before.
alter table public.card_settings add column kinds text[]
  check (bestatt.are_card_kinds(kinds) and cardinality(kinds) <= 7);

create table public.decks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  -- lexicon: the words of a level and a topic, without rows of their own; the others have notes.
  source text not null check (source in ('own', 'imported', 'copied', 'lexicon')),
  name text not null check (length(btrim(name)) between 1 and 120),
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  topic text check (length(topic) <= 40),
  -- As which cards its notes are asked.
  kinds text[] not null default '{meaning}' check (bestatt.are_card_kinds(kinds)),
  -- Whether new cards of it come in rounds. Those that were begun come back either way.
  learning boolean not null default true,
  -- The client's key: the same deck sent twice is made once.
  request_key text check (length(request_key) between 8 and 80),
  -- Its rows are deleted a day later; until then it can be taken back.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((source = 'lexicon') = (level is not null and topic is not null))
);
create index decks_user on public.decks (user_id, created_at);
create unique index decks_lexicon on public.decks (user_id, level, topic) where source = 'lexicon';
create unique index decks_once on public.decks (user_id, request_key);
create index decks_deleted on public.decks (deleted_at) where deleted_at is not null;

-- What lies in a deck: a note of the person's own, or a word of the lexicon.
create table public.deck_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  deck_id uuid not null references public.decks on delete cascade,
  lemma_id text references public.lexicon on delete cascade,
  -- Plain text, whatever it was imported from. Empty for a word of the lexicon.
  front text not null default '' check (length(front) <= 2000),
  back text not null default '' check (length(back) <= 8000),
  example text not null default '' check (length(example) <= 2000),
  example_meaning text not null default '' check (length(example_meaning) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  -- As which cards it is asked; null: as the deck's. And as which it can be asked at all (empty for a word: the lexicon says).
  kinds text[] check (bestatt.are_card_kinds(kinds)),
  possible_kinds text[] not null default '{meaning,word}',
  -- Anki's id of the note: what is imported again is found by it.
  guid text check (length(guid) between 1 and 120),
  position integer not null default 0,
  request_key text check (length(request_key) between 8 and 80),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lemma_id is null) = (length(btrim(front)) > 0))
);
create index deck_notes_deck on public.deck_notes (deck_id, position, id);
create index deck_notes_user on public.deck_notes (user_id, guid);
create index deck_notes_lemma on public.deck_notes (lemma_id) where lemma_id is not null;
create unique index deck_notes_once on public.deck_notes (user_id, request_key);
create index deck_notes_deleted on public.deck_notes (deleted_at) where deleted_at is not null;

-- Sounds and pictures of a note; the files lie in the bucket of the same name, in their owner's folder.
create table public.note_media (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  note_id uuid not null references public.deck_notes on delete cascade,
  side text not null check (side in ('front', 'back', 'example')),
  position smallint not null default 0 check (position between 0 and 20),
  -- As it was called where it came from; only shown and exported, never a path.
  name text not null check (length(name) between 1 and 200 and name !~ '[/\\[:cntrl:]]'),
  path text not null check (length(path) <= 400),
  mime_type text not null check (mime_type ~ '^(image|audio)/[a-z0-9.+-]+$'),
  bytes integer not null check (bytes > 0)
);
create index note_media_note on public.note_media (note_id, side, position);
create index note_media_user on public.note_media (user_id);
create index note_media_path on public.note_media (path);

-- A deck that others may see and copy, by whoever has the link. Withdrawn: the row is gone.
create table public.deck_shares (
  token text primary key check (length(token) between 16 and 80),
  deck_id uuid not null unique references public.decks on delete cascade,
  user_id uuid not null references public.users on delete cascade,
  -- Whose deck it is said to be; null: nobody's.
  shown_name text check (length(btrim(shown_name)) between 1 and 60),
  created_at timestamptz not null default now()
);
create index deck_shares_user on public.deck_shares (user_id);

-- When each card is due again. It takes the place of `cards`.
create table public.flashcards (
  user_id uuid not null references public.users on delete cascade,
  lemma_id text references public.lexicon on delete cascade,
  note_id uuid references public.deck_notes on delete cascade,
  kind text not null check (bestatt.are_card_kinds(array[kind])),
  card_id text not null generated always as
    (coalesce('word:' || lemma_id, 'note:' || note_id::text) || ':' || kind) stored,
  due_at timestamptz not null,
  stability double precision not null check (stability > 0),
  difficulty double precision not null check (difficulty between 1 and 10),
  state text not null check (state in ('learning', 'review', 'relearning')),
  learning_step smallint not null default 0,
  scheduled_days integer not null default 0,
  reviews integer not null default 0,
  lapses integer not null default 0,
  reviewed_at timestamptz not null,
  -- Never asked while set; and not before this day of Oslo.
  suspended_at timestamptz,
  buried_until date,
  -- With its note or deck.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, card_id),
  check (num_nonnulls(lemma_id, note_id) = 1)
);
create index flashcards_due on public.flashcards (user_id, due_at) where suspended_at is null and deleted_at is null;
create index flashcards_lemma on public.flashcards (lemma_id) where lemma_id is not null;
create index flashcards_note on public.flashcards (note_id) where note_id is not null;

-- The log names the card; what the release before writes is filled in.
alter table public.card_reviews add column card_id text check (length(card_id) <= 200);
alter table public.card_reviews alter column lemma_id drop not null;

alter table public.decks enable row level security;
alter table public.deck_notes enable row level security;
alter table public.note_media enable row level security;
alter table public.deck_shares enable row level security;
alter table public.flashcards enable row level security;
grant select on public.decks, public.deck_notes, public.note_media, public.deck_shares, public.flashcards to authenticated;
create policy "own decks" on public.decks for select to authenticated using (user_id = (select auth.uid()));
create policy "own notes" on public.deck_notes for select to authenticated using (user_id = (select auth.uid()));
create policy "own media" on public.note_media for select to authenticated using (user_id = (select auth.uid()));
create policy "own deck shares" on public.deck_shares for select to authenticated using (user_id = (select auth.uid()));
create policy "own flashcards" on public.flashcards for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.decks as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.deck_notes as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.note_media as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.deck_shares as restrictive to authenticated using ((select public.second_factor_given()));
create policy "second factor given" on public.flashcards as restrictive to authenticated using ((select public.second_factor_given()));

-- As which kind the release before asks somebody's words: it has one for all.
create function bestatt.first_card_kind(person uuid) returns text
  language sql stable set search_path = ''
  as $$ select case when exists (select from public.card_settings s where s.user_id = person and s.front = 'english')
    then 'word' else 'meaning' end $$;

insert into public.flashcards (user_id, lemma_id, kind, due_at, stability, difficulty, state, learning_step, scheduled_days,
    reviews, lapses, reviewed_at, created_at)
  select user_id, lemma_id, bestatt.first_card_kind(user_id), due_at, stability, difficulty, state, learning_step,
    scheduled_days, reviews, lapses, reviewed_at, created_at from public.cards;
update public.card_reviews set card_id = 'word:' || lemma_id || ':' || bestatt.first_card_kind(user_id);

-- Until `cards` goes, what one release writes the other reads.
create function bestatt.mirror_cards() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    if tg_op = 'DELETE' then
      delete from public.flashcards
        where user_id = old.user_id and lemma_id = old.lemma_id and kind = bestatt.first_card_kind(old.user_id);
      return null;
    end if;
    insert into public.flashcards (user_id, lemma_id, kind, due_at, stability, difficulty, state, learning_step,
        scheduled_days, reviews, lapses, reviewed_at, created_at)
      values (new.user_id, new.lemma_id, bestatt.first_card_kind(new.user_id), new.due_at, new.stability, new.difficulty,
        new.state, new.learning_step, new.scheduled_days, new.reviews, new.lapses, new.reviewed_at, new.created_at)
      on conflict (user_id, card_id) do update set (due_at, stability, difficulty, state, learning_step, scheduled_days,
        reviews, lapses, reviewed_at) = (new.due_at, new.stability, new.difficulty, new.state, new.learning_step,
        new.scheduled_days, new.reviews, new.lapses, new.reviewed_at);
    return null;
  end $$;
create function bestatt.mirror_flashcards() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    if tg_op = 'DELETE' then
      if old.lemma_id is not null and old.kind = bestatt.first_card_kind(old.user_id) then
        delete from public.cards where user_id = old.user_id and lemma_id = old.lemma_id;
      end if;
      return null;
    end if;
    if new.lemma_id is null or new.kind <> bestatt.first_card_kind(new.user_id) then return null; end if;
    insert into public.cards (user_id, lemma_id, due_at, stability, difficulty, state, learning_step,
        scheduled_days, reviews, lapses, reviewed_at, created_at)
      values (new.user_id, new.lemma_id, new.due_at, new.stability, new.difficulty, new.state, new.learning_step,
        new.scheduled_days, new.reviews, new.lapses, new.reviewed_at, new.created_at)
      on conflict (user_id, lemma_id) do update set (due_at, stability, difficulty, state, learning_step, scheduled_days,
        reviews, lapses, reviewed_at) = (new.due_at, new.stability, new.difficulty, new.state, new.learning_step,
        new.scheduled_days, new.reviews, new.lapses, new.reviewed_at);
    return null;
  end $$;
create function bestatt.name_reviewed_card() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    new.card_id := coalesce(new.card_id, 'word:' || new.lemma_id || ':' || bestatt.first_card_kind(new.user_id));
    return new;
  end $$;
revoke execute on function bestatt.mirror_cards(), bestatt.mirror_flashcards(), bestatt.name_reviewed_card() from public;
create trigger mirror_cards after insert or update or delete on public.cards
  for each row when (pg_trigger_depth() = 0) execute function bestatt.mirror_cards();
create trigger mirror_flashcards after insert or update or delete on public.flashcards
  for each row when (pg_trigger_depth() = 0) execute function bestatt.mirror_flashcards();
create trigger name_reviewed_card before insert on public.card_reviews
  for each row when (new.card_id is null) execute function bestatt.name_reviewed_card();
