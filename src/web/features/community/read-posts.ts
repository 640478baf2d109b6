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
  /** What is searched for; empty: everything. */
  readonly words?: string;
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

/** A page of discussions. @throws Error when they cannot be read. */
export async function readPosts(supabase: SupabaseClient, query: PostQuery): Promise<PostPage> {
  const { sort, category, language, tag, words = '', after = null, without = [], openingsIn } = query;
  const column = columns[sort];
  let asked = supabase
    .from('community_posts')
    .select(listedColumns)
    .is('hidden_at', null)
    .is('deleted_at', null);
  if (category) asked = asked.eq('category_id', category);
  if (language) asked = asked.eq('language', language);
  if (tag) asked = asked.contains('tags', [tag]);
  if (openingsIn) asked = asked.or(`written_by.eq.person,language.eq.${openingsIn}`);
  if (without.length > 0) asked = asked.not('id', 'in', `(${without.join(',')})`);
  // Whoever searches need not know in which language it was written.
  if (words !== '') {
    const quoted = `"${words.replace(/["\\]/g, '\\$&')}"`;
    asked = asked.or(`search.wfts(norwegian).${quoted},search.wfts(english).${quoted}`);
  }
  const cursor = readCursor(after, sort);
  if (cursor) {
    const value = sort === 'recent' ? `"${cursor.value}"` : cursor.value;
    // The first condition is what the index begins at, the second what is left of equal ones.
    asked = asked
      .lte(column, cursor.value)
      .or(`${column}.lt.${value},and(${column}.eq.${value},id.lt.${cursor.id})`);
  }
  const { data, error } = await asked
    .order(column, { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSizes.posts + 1)
    .overrideTypes<ListedPost[], { merge: false }>();
  if (error) throw readFailure('the discussions', error);
  const posts = data.slice(0, pageSizes.posts);
  const last = data.length > pageSizes.posts ? posts.at(-1) : undefined;
  return { posts, after: last ? cursorAfter(last, sort) : null };
}

/** Discussions whose titles are nearly what was searched for, for words that are misspelt. Rule 9.373. */
export async function readSimilarPosts(
  supabase: SupabaseClient,
  words: string,
): Promise<readonly ListedPost[]> {
  const { data: found, error } = await supabase.rpc('similar_discussions', { words: words.slice(0, 100) });
  if (error) throw readFailure('similar discussions', error);
  const ids = (found as { id: string }[]).map(({ id }) => id);
  if (ids.length === 0) return [];
  const posts = await readPostsById(supabase, ids);
  return ids.flatMap((id) => posts.find((post) => post.id === id) ?? []);
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

async function readPostsById(
  supabase: SupabaseClient,
  ids: readonly string[],
): Promise<readonly ListedPost[]> {
  const { data, error } = await supabase
    .from('community_posts')
    .select(listedColumns)
    .in('id', ids)
    .overrideTypes<ListedPost[], { merge: false }>();
  if (error) throw readFailure('the discussions', error);
  return data;
}
