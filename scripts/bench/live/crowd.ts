import { RealtimeClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { addressHeader, someAddress } from '#scripts/bench/compare/visitor.ts';
import type { Tokens } from '#server/tokens/tokens.ts';
import { type CommentNews, followDiscussion, mostFetched } from '#web/static/follow-discussion.ts';

/** Where requests go: what a proxy does that leads to whichever process lives. */
export type Ways = { readonly of: (place: number) => string };

export type Person = { readonly id: string; readonly token: string; readonly place: number };

/** People with accounts and cards, no newcomers, straight in the database; and a discussion of the first one's. */
export async function seat(
  pool: pg.Pool,
  { tokens, issuer, count }: { readonly tokens: Tokens; readonly issuer: string; readonly count: number },
): Promise<{ readonly people: readonly Person[]; readonly postId: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into auth.users (email) select 'live-' || n || '@example.no' from generate_series(1, $1::int) n returning id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into public.community_user_profiles (id, name, member_since, comments, first_wrote_at)
     select id, 'Leser', now() - interval '40 days', 9, now() from unnest($1::uuid[]) as id
     on conflict (id) do update set member_since = excluded.member_since, comments = 9`,
    [ids],
  );
  const [post] = (
    await pool.query<{ id: string }>(
      `insert into public.community_posts (category_id, user_id, language, title, content, content_html, excerpt)
       values ('writing', $1, 'nb', 'En diskusjon', 'a', '<p>a</p>', 'a') returning id`,
      [ids[0]],
    )
  ).rows;
  const exp = Math.floor(Date.now() / 1000) + 7200;
  const people = await Promise.all(
    ids.map(async (sub, place) => ({
      ...{ id: sub, place },
      token: await tokens.sign({ iss: issuer, sub, role: 'authenticated', aud: 'authenticated', exp }),
    })),
  );
  return { people, postId: post?.id ?? '' };
}

type Place = { readonly ways: Ways; readonly postId: string; readonly anonKey: string };

export type Reader = {
  /** Each id as often as it was told. */
  readonly heard: () => readonly string[];
  readonly close: () => void;
};

/** Reads as the page's script does, from an address of its own. */
export function read({ token, place }: Person, { ways, postId, anonKey }: Place): Reader {
  const heard: string[] = [];
  const headers = { [addressHeader]: someAddress() };
  const client = new RealtimeClient('ws://bench/realtime/v1', {
    params: { apikey: anonKey },
    accessToken: async () => token,
    transport: class extends WebSocket {
      constructor(address: string) {
        super(address.replace('ws://bench', ways.of(place).replace('http', 'ws')), { headers });
      }
    } as never,
  });
  const stop = followDiscussion({
    ...{ client, postId, since: new Date().toISOString(), isCounted: true, onReaders: () => {} },
    fetchSince: (at) => fetchComments({ token, place }, { ways, postId, anonKey, at }),
    onNews: (news) => heard.push(...news.map(({ id }) => id)),
  });
  return {
    heard: () => heard,
    close() {
      stop();
      void client.disconnect();
    },
  };
}

async function fetchComments(
  { token, place }: Pick<Person, 'token' | 'place'>,
  { ways, postId, anonKey, at }: Place & { readonly at: string },
): Promise<readonly CommentNews[]> {
  const query = new URLSearchParams({
    ...{ select: 'id,at:created_at,by:user_id,root:root_id', post_id: `eq.${postId}` },
    ...{ created_at: `gte.${at}`, order: 'created_at,id', limit: String(mostFetched) },
  });
  const response = await fetch(`${ways.of(place)}/rest/v1/community_comments?${query}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, [addressHeader]: someAddress() },
  });
  if (!response.ok) throw new Error(`It was answered with ${response.status}.`);
  return (await response.json()) as CommentNews[];
}

/** Writes a comment; sent again with the same key until it is answered. @returns its id, null when it was refused */
export async function write(
  { token, place }: Person,
  { ways, postId, anonKey }: Place,
): Promise<string | null> {
  const body = JSON.stringify({
    ...{ kind: 'create', postId, parentId: null, language: 'nb', content: 'En kommentar.' },
    requestKey: crypto.randomUUID(),
  });
  const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let tries = 0; tries < 20; tries += 1) {
    const response = await fetch(`${ways.of(place)}/functions/v1/community-comments`, {
      ...{ method: 'POST', body, headers: { ...headers, [addressHeader]: someAddress() } },
    }).catch(() => null);
    if (response?.ok) return ((await response.json()) as { commentId: string }).commentId;
    if (response && response.status < 500) return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return null;
}
