import type { SupabaseClient } from '@supabase/supabase-js';
import { pageSizes } from '#domain/community/community-limits.ts';
import type { WrittenLanguage } from '#domain/community/languages.ts';
import type { Sort } from '#domain/community/sort.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type ListedPost, listedColumns } from './community-rows.ts';
import { cursorAfter, readCursor } from './cursor.ts';

export type PostQuery = {
  readonly sort: Sort;
  readonly category?: string | null;
  readonly language?: WrittenLanguage | null;
  readonly tag?: string | null;
  /** Where the page before ended. */
  readonly after?: string | null;
  /** Of the opening posts, which stand in both languages, only those in this one. */
  readonly openingsIn?: WrittenLanguage;
  /** Those that stand above the list, which need not stand in it again. */
  readonly without?: readonly string[];
};

export type PostPage = { readonly posts: readonly ListedPost[]; readonly after: string | null };

/** The column of each sort; an index stands behind each, so no list grows dearer with the table. Rule 9.13. */
const columns = {
  recent: 'last_activity_at',
  votes: 'votes',
  comments: 'comments',
  views: 'views',
} as const satisfies Record<Sort, string>;

/**
 * A page of discussions. Counts are equal for many: those with the count at which the page before ended and those with less are
 * asked for apart, in the same moment, so that each begins at its place in the index and passes nothing. Rule 9.13.
 * @throws Error when they cannot be read.
 */
export async function readPosts(supabase: SupabaseClient, query: PostQuery): Promise<PostPage> {
  const { sort, after = null } = query;
  const column = columns[sort];
  const cursor = readCursor(after, sort);
  const parts =
    cursor === null
      ? [asked(supabase, query)]
      : [
          asked(supabase, query).eq(column, cursor.value).lt('id', cursor.id),
          asked(supabase, query).lt(column, cursor.value),
        ];
  const read = await Promise.all(
    parts.map((part) =>
      part
        .order(column, { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSizes.posts + 1)
        .overrideTypes<ListedPost[], { merge: false }>(),
    ),
  );
  const rows = read.flatMap(({ data, error }) => {
    if (error) throw readFailure('the discussions', error);
    return data;
  });
  return pageOf(rows.slice(0, pageSizes.posts + 1), sort);
}

/** The discussions of a list, in no order yet. */
function asked(supabase: SupabaseClient, query: PostQuery) {
  const { category, language, tag, without = [], openingsIn } = query;
  let posts = supabase
    .from('community_posts')
    .select(listedColumns)
    .is('hidden_at', null)
    .is('deleted_at', null);
  if (category) posts = posts.eq('category_id', category);
  if (language) posts = posts.eq('language', language);
  if (tag) posts = posts.contains('tags', [tag]);
  if (openingsIn) posts = posts.or(`written_by.eq.person,language.eq.${openingsIn}`);
  if (without.length > 0) posts = posts.not('id', 'in', `(${without.join(',')})`);
  return posts;
}

export type PostSearch = Pick<PostQuery, 'sort' | 'category' | 'language' | 'tag' | 'after'> & {
  readonly words: string;
};

/** A page of the discussions with these words. Whoever searches need not know in which language they were written. Rule 9.373, Rule 9.592. */
export async function searchPosts(supabase: SupabaseClient, search: PostSearch): Promise<PostPage> {
  const { words, sort, category = null, language = null, tag = null, after = null } = search;
  const cursor = readCursor(after, sort);
  const { data, error } = await supabase.rpc('search_discussions', {
    ...{ words, sort, wanted_category: category, wanted_language: language, wanted_tag: tag },
    ...{ after_value: cursor?.value ?? null, after_id: cursor?.id ?? null },
  });
  if (error) throw readFailure('the discussions', error);
  return pageOf(await readPostsById(supabase, idsOf(data)), sort);
}

/** What was read with one row more than a page has. */
function pageOf(rows: readonly ListedPost[], sort: Sort): PostPage {
  const posts = rows.slice(0, pageSizes.posts);
  const last = rows.length > pageSizes.posts ? posts.at(-1) : undefined;
  return { posts, after: last ? cursorAfter(last, sort) : null };
}

/** Discussions with the words that were meant, for words that are misspelt, those with them in the title first. Rule 9.373, Rule 9.590. */
export async function readSimilarPosts(
  supabase: SupabaseClient,
  { words, category = null, language = null, tag = null }: Omit<PostSearch, 'sort' | 'after'>,
): Promise<readonly ListedPost[]> {
  const { data: found, error } = await supabase.rpc('meant_discussions', {
    words: words.slice(0, 100),
    ...{ wanted_category: category, wanted_language: language, wanted_tag: tag },
  });
  if (error) throw readFailure('similar discussions', error);
  return readPostsById(supabase, idsOf(found));
}

/** The pinned ones of a category in a language. */
export async function readPinnedPosts(
  supabase: SupabaseClient,
  { category, language }: { readonly category: string; readonly language: WrittenLanguage },
): Promise<readonly ListedPost[]> {
  const { data, error } = await supabase
    .from('community_posts')
    .select(listedColumns)
    .is('pinned', true)
    .is('hidden_at', null)
    .is('deleted_at', null)
    .eq('category_id', category)
    .eq('language', language)
    .order('created_at')
    .limit(5)
    .overrideTypes<ListedPost[], { merge: false }>();
  if (error) throw readFailure('the pinned discussions', error);
  return data;
}

const idsOf = (rows: unknown) => (rows as readonly { readonly id: string }[]).map(({ id }) => id);

/** Those that this person may read, in the order of the ids. */
async function readPostsById(
  supabase: SupabaseClient,
  ids: readonly string[],
): Promise<readonly ListedPost[]> {
  if (ids.length === 0) return [];
  const { data, error } = await supabase
    .from('community_posts')
    .select(listedColumns)
    .in('id', ids)
    .overrideTypes<ListedPost[], { merge: false }>();
  if (error) throw readFailure('the discussions', error);
  return ids.flatMap((id) => data.find((post) => post.id === id) ?? []);
}
