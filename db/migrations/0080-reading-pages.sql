-- All that a page of an article or a story is made of, in one question (decision 176): its own text, its drawing, and the three it
-- leads on to. Asked as the visitor, so the policies of the tables say what is seen.

-- A story at the level that is wanted, else at its easiest; null where there is none.
create function public.story_page(story text, wanted text default null) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'slug', s.slug, 'topic', s.topic, 'publishedAt', s.published_at, 'updatedAt', s.updated_at,
      'sources', s.sources, 'corrections', s.corrections,
      'drawing', (select jsonb_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt) from public.scenes d where d.id = s.scene),
      'levels', (select jsonb_agg(v.level order by v.level) from public.story_versions v where v.slug = s.slug),
      'version', (
        select to_jsonb(v) - 'slug' from public.story_versions v where v.slug = s.slug
        order by v.level = wanted desc nulls last, v.level limit 1
      ),
      -- Those that its writer named, then others on the topic, newest first.
      'related', coalesce((
        select jsonb_agg(jsonb_build_object(
          'slug', r.slug, 'topic', r.topic, 'publishedAt', r.published_at,
          'drawing', (select jsonb_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt) from public.scenes d where d.id = r.scene),
          'versions', (
            select jsonb_agg(jsonb_build_object('level', v.level, 'title', v.title, 'lead', v.lead, 'words', v.words) order by v.level)
            from public.story_versions v where v.slug = r.slug
          )) order by r.named, r.published_at desc, r.slug)
        from (
          select o.*, array_position(s.related, o.slug) as named from public.stories o
          where o.slug <> s.slug and (o.slug = any (s.related) or o.topic = s.topic)
            and exists (select from public.story_versions v where v.slug = o.slug)
          order by named, o.published_at desc, o.slug limit 3
        ) as r
      ), '[]')
    )
    from public.stories s
    where s.slug = story and exists (select from public.story_versions v where v.slug = s.slug)
  $$;

-- An article in a language; null where there is none.
create function public.article_page(article text, language text) returns jsonb
  language sql stable set search_path = ''
  as $$
    select to_jsonb(t) - '{slug,language}'::text[] || jsonb_build_object(
      'slug', a.slug, 'topic', a.topic, 'publishedAt', a.published_at, 'updatedAt', a.updated_at,
      'sources', a.sources, 'corrections', a.corrections,
      'drawing', (select jsonb_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt) from public.scenes d where d.id = a.scene),
      'related', coalesce((
        select jsonb_agg(jsonb_build_object(
          'slug', r.slug, 'topic', r.topic, 'publishedAt', r.published_at,
          'title', r.title, 'description', r.description, 'words', r.words,
          'drawing', (select jsonb_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt) from public.scenes d where d.id = r.scene)
          ) order by r.named, r.published_at desc, r.slug)
        from (
          select o.*, ot.title, ot.description, ot.words, array_position(a.related, o.slug) as named
          from public.articles o join public.article_texts ot on ot.slug = o.slug and ot.language = article_page.language
          where o.slug <> a.slug and (o.slug = any (a.related) or o.topic = a.topic)
          order by named, o.published_at desc, o.slug limit 3
        ) as r
      ), '[]')
    )
    from public.articles a join public.article_texts t on t.slug = a.slug and t.language = article_page.language
    where a.slug = article
  $$;

grant execute on function public.story_page(text, text), public.article_page(text, text) to anon, authenticated;
