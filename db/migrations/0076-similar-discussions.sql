-- A word that resembles many titles had all of them read and compared, by a sequential scan of the whole table from 20,000
-- discussions on. The nearest twenty of the first three hundred that resemble it are near enough, and the index of trigrams finds
-- those at any size. Rule 9.373, Rule 9.512.
create or replace function public.similar_discussions(words text) returns table (id uuid)
  language sql stable security definer set search_path = ''
  -- What is left is that index: to walk through a list's until three hundred are found may be all of it. For the same reason what
  -- is hidden is left out only then: the lists' indexes say so too.
  set enable_seqscan = off set enable_indexscan = off
  as $$
    select found.id from (
      select p.id, p.title, p.hidden_at, p.deleted_at from public.community_posts p
      where words operator(extensions.<%) p.title and length(words) <= 100
      limit 300
    ) as found
    where found.hidden_at is null and found.deleted_at is null
    order by words operator(extensions.<<->) found.title, found.id limit 20
  $$;
