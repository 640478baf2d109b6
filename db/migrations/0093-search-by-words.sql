-- A search looks at a bounded number of discussions, whatever its words are and however many there are. Rule 9.13, Rule 9.373,
-- Rule 9.512, Rule 9.590, Rule 9.592, decision 179.

-- Which part of the discussions this holds for, as the planner knows it from its statistics. It asks for a plan, so it must not be
-- called stable, though it changes nothing.
create function bestatt.estimated_share(condition text) returns double precision
  language plpgsql volatile set search_path = ''
  as $$
  declare
    plan json;
  begin
    execute 'explain (format json) select from public.community_posts p where ' || condition into plan;
    return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::double precision
      / greatest((select c.reltuples from pg_class c where c.oid = 'public.community_posts'::regclass), 1000);
  end
  $$;

-- Where the words are frequent, the first discussions in the wanted order have them: of n, 21 that have words of which a part s has
-- one are met within about 21 / s. Where they are rare, the index of words has them all, s * n. Whichever is less is looked at: at
-- most 4,600 of a million. What is not among the first ten thousand though it is frequent is looked for among the first eight
-- thousand that the index gives; frequent words in quotation marks, and words that are not to be there, are not: of these some
-- thousands of the first are looked through.
create function bestatt.find_discussions(
  -- What they must have, and the same without the order of words, which the index does not know; null where it cannot help.
  words tsquery,
  indexed tsquery,
  sort text,
  wanted_category text,
  wanted_language text,
  wanted_tag text,
  after_value text,
  after_id uuid
) returns table (id uuid)
  language plpgsql stable set search_path = '' set jit = off set enable_seqscan = off set enable_indexscan = on
  as $$
  declare
    ordered constant text := case sort when 'recent' then 'last_activity_at' when 'votes' then 'votes'
      when 'comments' then 'comments' when 'views' then 'views' end;
    kind constant text := case sort when 'recent' then 'timestamptz' else 'integer' end;
    standing constant text := 'p.hidden_at is null and p.deleted_at is null'
      || case when wanted_category is null then '' else format(' and p.category_id = %L', wanted_category) end
      || case when after_value is null then '' else format(' and (p.%I, p.id) < (%L::%s, %L)', ordered, after_value, kind, after_id) end;
    filtered constant text := 'true' || case when wanted_language is null then '' else format(' and p.language = %L', wanted_language) end
      || case when wanted_tag is null then '' else format(' and p.tags @> array[%L]', wanted_tag) end;
    many constant double precision :=
      greatest((select c.reltuples from pg_class c where c.oid = 'public.community_posts'::regclass), 1000);
    exact constant boolean := indexed is not null and words::text = indexed::text;
    share double precision := 1;
    near integer;
    most integer := 2000;
    found uuid[] := '{}';
    is_all boolean;
  begin
    if indexed is not null then
      share := bestatt.estimated_share(format('p.search @@ %L::tsquery and %s', indexed, filtered));
      -- Words that go together are met more often than it thinks.
      execute format('select count(*) from (
          select p.language, p.tags, p.search from public.community_posts p where %s order by p.%I desc, p.id desc limit $2
        ) as p where %s and p.search @@ $1', standing, ordered, filtered)
        into near using indexed, 400;
      if near > 4 then share := greatest(share, near / 400.0); end if;
    end if;
    if exact then most := least(10000, 50 / share + 100); end if;
    if share >= sqrt(21 / many) then
      execute format(
        'select array(select p.id from (
           select p.id, p.language, p.tags, p.search from public.community_posts p where %s order by p.%I desc, p.id desc limit $2
         ) as p where %s and p.search @@ $1 limit 21)', standing, ordered, filtered)
        into found using words, most;
      is_all := cardinality(found) = 21 or indexed is null or not exact and share * many > 8000;
      -- Fewer than that stand there: these were all.
      if not is_all then
        execute format('select count(*) < $1 from (select from public.community_posts p where %s order by p.%I desc, p.id desc limit $1) as p',
          standing, ordered) into is_all using most;
      end if;
      if is_all then
        return query select f.id from unnest(found) with ordinality as f(id, n) order by f.n;
        return;
      end if;
    end if;
    -- Nothing but the index of words, and of tags, which alone does where the words are frequent; the setting is this function's.
    perform set_config('enable_indexscan', 'off', true);
    execute format(
      'select $3 || array(select p.id from (select p.* from public.community_posts p where %s limit $2) as p
       where %s and %s and p.search @@ $1 order by p.%I desc, p.id desc limit 21)',
      case when wanted_tag is null then format('p.search @@ %L::tsquery', indexed)
        when bestatt.estimated_share(format('p.search @@ %L::tsquery', indexed)) > 0.02 then format('p.tags @> array[%L]', wanted_tag)
        else format('p.search @@ %L::tsquery and p.tags @> array[%L]', indexed, wanted_tag) end,
      standing, filtered, ordered) into found using words, case when exact then 8000 else 4000 end, found;
    return query execute format('select p.id from public.community_posts p where p.id = any ($1) order by p.%I desc, p.id desc limit 21', ordered)
      using found;
  end
  $$;

-- The same with each word once, where all are needed.
create function bestatt.without_repetition(words tsquery) returns tsquery
  language sql immutable set search_path = ''
  as $$
    select case when words::text ~ '[|!<(:]' then words
      else (select string_agg(distinct w.word, ' & ')::tsquery from regexp_split_to_table(words::text, ' & ') as w(word)) end
  $$;

create or replace function public.search_discussions(
  words text,
  sort text,
  wanted_category text default null,
  wanted_language text default null,
  wanted_tag text default null,
  -- Where the page before ended: the last one's value in the order, and its id.
  after_value text default null,
  after_id uuid default null
) returns table (id uuid)
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    norwegian tsquery;
    english tsquery;
    asked tsquery;
    indexed tsquery;
  begin
    if length(words) > 200 or sort is null or sort not in ('recent', 'votes', 'comments', 'views') then
      raise exception 'no such search' using errcode = '22023';
    end if;
    norwegian := bestatt.without_repetition(websearch_to_tsquery('pg_catalog.norwegian', words));
    english := bestatt.without_repetition(websearch_to_tsquery('pg_catalog.english', words));
    -- Words that stand in nearly every text ("og") are none.
    if numnode(norwegian) + numnode(english) = 0 then return; end if;
    asked := case when numnode(norwegian) = 0 or norwegian::text = english::text then english when numnode(english) = 0 then norwegian
      else norwegian || english end;
    -- Words in quotation marks: the index has those that have them all. What is not to be there it does not have.
    if asked::text like '%<%' and asked::text like '%!%' then indexed := null;
    else indexed := regexp_replace(asked::text, '<(-|\d+)>', '&', 'g')::tsquery; end if;
    if querytree(indexed) in ('T', '') then indexed := null; end if;
    return query select f.id from bestatt.find_discussions(
      asked, indexed, sort, wanted_category, wanted_language, wanted_tag, after_value, after_id) as f;
  end
  $$;

-- How many letters are to be changed, put in or taken out; from three on it does not matter how many.
create function bestatt.distance_of(one text, other text) returns integer
  language sql immutable parallel safe set search_path = ''
  as $$
    select case
      -- Two neighbours that changed places.
      when d = 2 and length(one) = length(other) and exists (
        select from generate_series(1, length(one) - 1) as n
        where left(one, n - 1) || substr(one, n + 1, 1) || substr(one, n, 1) || substr(one, n + 2) = other
      ) then 1 else d end
    from (select extensions.levenshtein_less_equal(one, other, 3) as d) as measured
  $$;

-- The words that this one may be meant to be: those of the least distance, the nearest and most frequent three of at most three
-- hundred that share a variant with it.
create function bestatt.corrections_of(misspelt text) returns text[]
  language sql stable set search_path = ''
  as $$
    with asked as materialized (select bestatt.folded_word(misspelt) as folded), near as materialized (
      select w.word, w.weight, bestatt.folded_word(w.word) as folded from bestatt.community_words w
      where w.proposed and w.word <> lower(misspelt) and bestatt.word_variants(w.word) && bestatt.word_variants(misspelt) limit 300
    ), measured as (
      select near.word, near.weight, length(asked.folded) as letters, bestatt.distance_of(near.folded, asked.folded) as distance,
        bestatt.distance_of(near.word, lower(misspelt)) as further
      from near, asked
    ), allowed as (
      select * from measured where distance <= case when letters < 7 then 1 else 2 end
    )
    select array(
      select a.word from allowed a where a.distance = (select min(b.distance) from allowed b)
      order by a.further, a.weight desc, a.word limit 3
    )
  $$;

-- What the index of words has for any of these, each with this after it.
create function bestatt.stems_of(words text[], after_each text) returns text
  language sql stable set search_path = ''
  as $$
    select string_agg(distinct quote_literal(s.stem) || after_each, ' | ')
    from unnest(words) as w(word), unnest(ts_lexize('pg_catalog.norwegian_stem', w.word) || ts_lexize('pg_catalog.english_stem', w.word)) as s(stem)
  $$;

-- A compound that nobody has written, as the two words that it is put together from, with s or e between them or without; else the
-- longest word that it begins or ends with. Empty when there is none.
create function bestatt.parts_of(compound text) returns text[]
  language sql stable set search_path = ''
  as $$
    with cut as materialized (
      select n, left(compound, n) as head, substr(compound, n + 1) as tail,
        case when substr(compound, n, 1) in ('s', 'e') then left(compound, n - 1) end as bare
      from generate_series(3, length(compound) - 3) as n where length(compound) between 6 and 60
    ), known as materialized (
      select w.word, w.weight from bestatt.community_words w where w.proposed
        and w.word = any (array(select head from cut union select tail from cut union select bare from cut where length(bare) > 2))
    )
    select coalesce(
      (select array[h.word, t.word] from cut join known t on t.word = cut.tail join known h on h.word in (cut.head, cut.bare)
        order by least(h.weight, t.weight) desc, cut.n limit 1),
      (select array[k.word] from known k where length(k.word) > 3 order by length(k.word) desc, k.weight desc, k.word limit 1),
      '{}')
  $$;

-- When nothing has the words: discussions with those that were meant, all of them if there are any, else some. The twenty whose titles
-- are nearest, of a hundred, of which those come first that have them in the title.
create function public.meant_discussions(
  words text,
  wanted_category text default null,
  wanted_language text default null,
  wanted_tag text default null
) returns table (id uuid)
  language plpgsql stable security definer set search_path = ''
  set jit = off set enable_seqscan = off set enable_indexscan = on
  as $$
  declare
    one text;
    known integer;
    meant text[];
    -- What was meant, as it is compared with titles; what the index is asked for, a part for each word; and the same of titles.
    said text[] := '{}';
    parts text[] := '{}';
    titles text[] := '{}';
    asked tsquery;
    titled tsquery;
    near uuid[];
  begin
    if length(words) > 100 then return; end if;
    -- Six words at most; none that is not to be there, none that stands in nearly every text.
    for one in
      select lower(t.token)
      from ts_parse('default', regexp_replace(words, '(^|\s)-("[^"]*"?|\S+)', ' ', 'g')) with ordinality as t(tokid, token, n)
      where t.tokid in (1, 2, 10, 11) and length(t.token) between 3 and 60
        and ts_lexize('pg_catalog.norwegian_stem', lower(t.token)) <> '{}' and ts_lexize('pg_catalog.english_stem', lower(t.token)) <> '{}'
      group by lower(t.token) order by min(t.n) limit 6
    loop
      known := coalesce((select w.weight from bestatt.community_words w where w.word = one), 0);
      -- A word that others have misspelt alike is mended too.
      meant := case when known < 50 then bestatt.corrections_of(one) else '{}' end;
      if known > 0 then
        meant := array(select m.word from unnest(meant) with ordinality as m(word, n)
          join bestatt.community_words w on w.word = m.word where w.weight >= 20 * known order by m.n);
      end if;
      if known = 0 and meant = '{}' then
        meant := bestatt.parts_of(one);
        said := said || meant;
        parts := parts || array(select bestatt.stems_of(array[m.word], '') from unnest(meant) as m(word));
      else
        said := said || case when known > 0 then one else meant[1] end;
        parts := parts || bestatt.stems_of(one || meant, '');
      end if;
      titles := titles || bestatt.stems_of(one || meant, ':A');
    end loop;
    if parts = '{}' then return; end if;
    titled := array_to_string(titles, ' | ')::tsquery;
    foreach one in array '{&,|}'::text[] loop
      asked := ('(' || array_to_string(parts, format(') %s (', one)) || ')')::tsquery;
      -- Frequent words are found among the newest; of others the index has them all.
      perform set_config('enable_indexscan', 'on', true);
      near := array(
        select p.id from (
          select n.* from public.community_posts n where n.hidden_at is null and n.deleted_at is null
          order by n.last_activity_at desc, n.id desc limit 1500
        ) as p where p.search @@ asked and (wanted_category is null or p.category_id = wanted_category)
          and (wanted_language is null or p.language = wanted_language) and (wanted_tag is null or p.tags @> array[wanted_tag]) limit 300
      );
      if cardinality(near) < 20 then
        perform set_config('enable_indexscan', 'off', true);
        near := near || array(
          select p.id from (
            select i.* from public.community_posts i where i.search @@ asked
            limit case when wanted_category is null and wanted_language is null and wanted_tag is null then 400 else 2000 end
          ) as p where (wanted_category is null or p.category_id = wanted_category)
            and (wanted_language is null or p.language = wanted_language) and (wanted_tag is null or p.tags @> array[wanted_tag])
          order by p.search @@ titled desc limit 300
        );
      end if;
      return query select p.id from (
          select n.id, n.title, n.last_activity_at from public.community_posts n
          where n.id = any (near) and n.hidden_at is null and n.deleted_at is null order by n.search @@ titled desc limit 100
        ) as p
        order by array_to_string(said, ' ') operator(extensions.<<->) p.title, p.last_activity_at desc, p.id limit 20;
      exit when found or cardinality(parts) = 1;
    end loop;
  end
  $$;

revoke execute on function public.meant_discussions(text, text, text, text) from public;
grant execute on function public.meant_discussions(text, text, text, text) to anon, authenticated, service_role;

-- For processes of the release before.
create or replace function public.similar_discussions(words text) returns table (id uuid)
  language sql stable security definer set search_path = ''
  as $$ select m.id from public.meant_discussions(words) as m $$;

revoke execute on function bestatt.estimated_share(text), bestatt.without_repetition(tsquery), bestatt.find_discussions(tsquery, tsquery, text, text, text, text, text, uuid),
  bestatt.distance_of(text, text), bestatt.corrections_of(text), bestatt.stems_of(text[], text), bestatt.parts_of(text) from public;
