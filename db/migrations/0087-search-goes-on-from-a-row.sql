-- The next page of a search begins at a place in the index, as the value and the id of the last row together: with the value alone
-- all rows of the same count were passed, a hundred thousand with no vote among a million. Rule 9.13, Rule 9.373.
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
    ordered constant text := case sort when 'recent' then 'last_activity_at' when 'votes' then 'votes'
      when 'comments' then 'comments' when 'views' then 'views' end;
    kind constant text := case sort when 'recent' then 'timestamptz' else 'integer' end;
  begin
    if ordered is null or length(words) > 200 then
      raise exception 'no such search' using errcode = '22023';
    end if;
    -- The words are written into the query, so that its plan knows how rare they are.
    return query execute format(
      'select p.id from public.community_posts p
       where p.hidden_at is null and p.deleted_at is null and (p.search @@ %1$L::tsquery or p.search @@ %2$L::tsquery)
         and ($1 is null or p.category_id = $1) and ($2 is null or p.language = $2) and ($3 is null or p.tags @> array[$3])
         and ($4 is null or (p.%3$I, p.id) < ($4::%4$s, $5))
       order by p.%3$I desc, p.id desc limit 21',
      websearch_to_tsquery('pg_catalog.norwegian', words), websearch_to_tsquery('pg_catalog.english', words), ordered, kind)
      using wanted_category, wanted_language, wanted_tag, after_value, after_id;
  end
  $$;
