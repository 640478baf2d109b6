-- Runs outside a transaction.
-- As the list of a category asks for them; the index of 0051 is chosen for none of our queries and goes in a later release.
create index concurrently community_posts_first on public.community_posts (category_id, language, created_at) where pinned is true;
