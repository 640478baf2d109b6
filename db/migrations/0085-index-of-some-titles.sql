-- Runs outside a transaction.
-- A sixteenth of the titles, by ids, which are by chance, and by a part of them that the key's index does not know: where that many resemble a word, they are enough to choose from. Rule 9.512.
create index concurrently community_posts_similar_some on public.community_posts using gin (title extensions.gin_trgm_ops)
  where left(id::text, 1) = '0';
