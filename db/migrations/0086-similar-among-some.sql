-- With a million discussions the index of trigrams took 180 to 270 ms for a word that half of the titles resemble: it brings all of
-- them together before the first three hundred are looked at. Those are now looked for in the index of a sixteenth of the titles,
-- and in all only when it has fewer, as it has of rare words and in a small community. Rule 9.512.
create or replace function public.similar_discussions(words text) returns table (id uuid)
  language plpgsql stable security definer set search_path = ''
  -- As before (0076): nothing but those indexes.
  set enable_seqscan = off set enable_indexscan = off
  -- What is set below is so for this function alone.
  set pg_trgm.word_similarity_threshold = 0.6
  as $$
  declare
    found uuid[];
  begin
    if length(words) > 100 then return; end if;
    found := array(
      select p.id from public.community_posts p
      where words operator(extensions.<%) p.title and left(p.id::text, 1) = '0' limit 300
    );
    if cardinality(found) < 300 then
      -- Among very many, words have to be closer: the index then begins with the rarest letters and skips what is frequent.
      if (select c.reltuples from pg_catalog.pg_class c where c.oid = 'public.community_posts'::regclass) > 100000 then
        perform pg_catalog.set_config('pg_trgm.word_similarity_threshold', '0.75', true);
      end if;
      found := array(
        select p.id from public.community_posts p where words operator(extensions.<%) p.title limit 300
      );
    end if;
    return query select p.id from public.community_posts p
      where p.id = any (found) and p.hidden_at is null and p.deleted_at is null
      order by words operator(extensions.<<->) p.title, p.id limit 20;
  end
  $$;
