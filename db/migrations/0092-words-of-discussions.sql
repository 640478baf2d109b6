-- The words of the discussions that everybody may read, so that a misspelt one is mended by a few looks into an index, however many
-- discussions there are. Rule 9.590, Rule 9.591, decision 179.
create extension if not exists fuzzystrmatch with schema extensions;

-- As it is compared: small letters without marks, æ as ae, ø as oe or o, å as aa or a, and no letter twice in a row.
create function bestatt.folded_word(word text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$
    select regexp_replace(
      translate(replace(replace(replace(lower(word), 'ae', 'a'), 'oe', 'o'), 'aa', 'a'),
        'æåàáâãäøòóôõöéèêëìíîïùúûüçñ', 'aaaaaaaooooooeeeeiiiiuuuucn'),
      '(.)\1+', '\1', 'g')
  $$;

-- The folded word, and it with a letter left out, from seven to twelve letters with two: words that have one of these in common
-- are a slip or two apart, and are found by equality alone (symmetric deletion: W. Garbe, SymSpell, 2012).
create function bestatt.word_variants(word text) returns text[]
  language plpgsql immutable parallel safe strict set search_path = ''
  as $$
  declare
    folded constant text := bestatt.folded_word(word);
    letters constant integer := length(folded);
  begin
    if letters not between 3 and 30 then return array[folded]; end if;
    return array(
      select left(folded, n - 1) || substr(folded, n + 1) from generate_series(1, letters) as n
      union all
      select left(folded, n - 1) || substr(folded, n + 1, m - n - 1) || substr(folded, m + 1)
      from generate_series(1, letters) as n, generate_series(n + 1, letters) as m where letters between 7 and 12
    ) || folded;
  end
  $$;

create table bestatt.community_words (
  word text collate "C" primary key check (length(word) between 3 and 30),
  -- Two for each title it stands in, one for each text without; once it has a thousand it is counted no more, so that writers need
  -- not wait for one another's frequent words.
  weight integer not null,
  -- Whether it is thought of for a misspelt word: not when it stands in one text alone and in no title.
  proposed boolean not null
) with (fillfactor = 70);
-- A word is looked for with each search and added once: nothing waits in a list that each look would read.
create index community_words_variants on bestatt.community_words using gin (bestatt.word_variants(word)) with (fastupdate = off)
  where proposed;
alter table bestatt.community_words enable row level security;

-- How far the discussions that stood before this table are counted, by their ids. One row.
create table bestatt.community_words_counted (
  single boolean primary key default true check (single),
  through uuid not null default '00000000-0000-0000-0000-000000000000',
  done boolean not null default false
);
alter table bestatt.community_words_counted enable row level security;
insert into bestatt.community_words_counted default values;

-- The words of a discussion, each once: no numbers, no addresses, none of those that the search leaves out.
create function bestatt.words_of_discussion(title text, content text, language text) returns table (word text, weight integer)
  language sql stable set search_path = ''
  as $$
    select found.word, max(found.weight) from (
      select lower(t.token) as word, 2 as weight from ts_parse('default', title) as t where t.tokid in (1, 2, 10, 11)
      union all
      select lower(t.token), 1 from ts_parse('default', content) as t where t.tokid in (1, 2, 10, 11)
    ) as found
    where length(found.word) between 3 and 30
      and ts_lexize((case language when 'nb' then 'pg_catalog.norwegian_stem' else 'pg_catalog.english_stem' end)::regdictionary, found.word) <> '{}'
    group by found.word
  $$;

-- Adds to the words' weights, or takes from them; a word whose last discussion is gone goes too. In the order of the words, so that
-- two writers cannot wait for each other.
create function bestatt.add_to_community_words(words text[], steps integer[]) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    insert into bestatt.community_words as w (word, weight, proposed)
      select s.word, s.step, s.step > 1 from unnest(words, steps) as s(word, step)
        left join bestatt.community_words k on k.word = s.word
        where s.step <> 0 and coalesce(k.weight < 1000, s.step > 0)
        order by s.word
      on conflict (word) do update set weight = w.weight + excluded.weight, proposed = w.weight + excluded.weight > 1;
    delete from bestatt.community_words w using (select unnest(words) as word, unnest(steps) as step) as s
      where s.step < 0 and w.word = s.word and w.weight <= 0;
  end
  $$;

create function bestatt.count_community_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was boolean := tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null;
    now_is boolean := tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null;
    counted bestatt.community_words_counted;
    words text[];
    steps integer[];
  begin
    if not (was or now_is) then return null; end if;
    select * into counted from bestatt.community_words_counted;
    if not counted.done then
      -- Those that are not counted yet are counted later, as they then stand. Whoever counts waits for this row, and we for theirs,
      -- so that none is counted twice or never.
      select * into counted from bestatt.community_words_counted for share;
      if not counted.done and (case when tg_op = 'DELETE' then old.id else new.id end) > counted.through then return null; end if;
    end if;
    select array_agg(s.word), array_agg(s.step) into words, steps from (
      select word, sum(step) as step from (
        select o.word, -o.weight as step from bestatt.words_of_discussion(old.title, old.content, old.language) as o where was
        union all
        select n.word, n.weight from bestatt.words_of_discussion(new.title, new.content, new.language) as n where now_is
      ) as both_sides group by word having sum(step) <> 0
    ) as s;
    perform bestatt.add_to_community_words(words, steps);
    return null;
  end
  $$;
create trigger count_community_words after insert or delete or update of title, content, language, hidden_at, deleted_at
  on public.community_posts for each row execute function bestatt.count_community_words();

-- Counts some of those that stood before. True when none is left.
create function bestatt.count_some_community_words(most integer) returns boolean
  language plpgsql set search_path = ''
  as $$
  declare
    place bestatt.community_words_counted;
    next_ids uuid[];
    words text[];
    steps integer[];
  begin
    select * into place from bestatt.community_words_counted for update;
    if place.done then return true; end if;
    next_ids := array(select p.id from public.community_posts p where p.id > place.through order by p.id limit most);
    select array_agg(s.word), array_agg(s.step) into words, steps from (
      select w.word, sum(w.weight)::integer as step
      from public.community_posts p, bestatt.words_of_discussion(p.title, p.content, p.language) as w
      where p.id = any (next_ids) and p.hidden_at is null and p.deleted_at is null group by w.word
    ) as s;
    perform bestatt.add_to_community_words(words, steps);
    update bestatt.community_words_counted set done = cardinality(next_ids) < most,
      through = coalesce(next_ids[cardinality(next_ids)], through);
    return cardinality(next_ids) < most;
  end
  $$;

revoke execute on function bestatt.folded_word(text), bestatt.word_variants(text), bestatt.words_of_discussion(text, text, text),
  bestatt.add_to_community_words(text[], integer[]), bestatt.count_community_words(), bestatt.count_some_community_words(integer)
  from public;

-- A small community's are counted at once; the rest is the job's (`community-words`), beside what people do.
do $$ begin
  if (select count(*) from (select from public.community_posts limit 2001) as few) <= 2000 then
    perform bestatt.count_some_community_words(2001);
  end if;
end $$;
