import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Tokens } from '#server/tokens/tokens.ts';
import { searchOf } from './slips.ts';

/** A page of the community, and who asks. */
export type Address = { readonly path: string; readonly cookie?: string };

/** Pages of which each request asks for another, so that nothing of them is kept. */
export type Addresses = Readonly<Record<'list' | 'topic' | 'search' | 'me', readonly Address[]>>;

type Sample = {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly tag: string;
  readonly at: string;
  readonly votes: number;
  readonly comments: number;
  readonly views: number;
};

/** Discussions with more comments than a page shows, anywhere in the table. */
const samplesOf = `select id, category_id as category, title, tags[1] as tag, to_json(last_activity_at) #>> '{}' as at, votes, comments, views
  from public.community_posts where user_id is not null and comments >= 20 order by id limit 3000`;

/** @param issuer of the sessions that are made for people who look at their own page */
export async function makeAddresses(
  pool: pg.Pool,
  { tokens, issuer }: { readonly tokens: Tokens; readonly issuer: string },
): Promise<Addresses> {
  const { rows } = await pool.query<Sample>(samplesOf);
  const { rows: people } = await pool.query<{ id: string }>(
    'select id from public.community_user_profiles where posts > 0 order by id limit 1000',
  );
  const sessions = people.map(({ id }) => ({ id, session: randomUUID() }));
  await pool.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, refresh_token_hmac_key)
     select session, id, now(), now(), 'none' from unnest($1::uuid[], $2::uuid[]) as s(session, id)`,
    [sessions.map(({ session }) => session), sessions.map(({ id }) => id)],
  );
  const me = sessions.map(async (one, index) => ({
    path: `/nb/community/me${index % 2 === 0 ? '' : '?tab=following'}`,
    cookie: await cookieOf(one, { tokens, issuer }),
  }));
  return {
    list: rows.map((row, index) => ({ path: listAfter(row, index) })),
    topic: rows.map(({ id }) => ({ path: `/nb/community/post/${id}` })),
    search: rows.map((row, index) => ({ path: `/nb/community/search?${searchFor(row, index)}` })),
    me: await Promise.all(me),
  };
}

/** A page of a category's list, of all or of a tag's, by each of its orders in turn, that begins behind this discussion. */
function listAfter({ id, category, tag, at, votes, comments, views }: Sample, index: number): string {
  const sort = (['recent', 'votes', 'comments', 'views'] as const)[index % 4] ?? 'recent';
  const value = { recent: at, votes, comments, views }[sort];
  const query = new URLSearchParams({ sort, after: `${value}_${id}` });
  if (index % 7 === 0) return `/nb/community/search?${query}&tag=${encodeURIComponent(tag)}`;
  return `/nb/community/category/${category}?${query}`;
}

/** Words that a discussion has; every fourth time somebody mistypes one. */
function searchFor({ title }: Sample, index: number): string {
  const words = title.split(' ').slice(0, -1);
  const [one = 'norsk', other = 'brev'] = [words[index % words.length], words[(index * 3) % words.length]];
  const sort = ['recent', 'recent', 'votes', 'comments', 'views'][index % 5] ?? 'recent';
  return new URLSearchParams({ q: searchOf([one, other], index), sort }).toString();
}

/** The cookie of a session, as the official client writes it. */
async function cookieOf(
  { id, session }: { readonly id: string; readonly session: string },
  { tokens, issuer }: { readonly tokens: Tokens; readonly issuer: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const exp = now + 7200;
  const access = await tokens.sign({
    ...{ iss: issuer, sub: id, aud: 'authenticated', role: 'authenticated', exp, iat: now },
    ...{ email: 'bench@example.no', aal: 'aal1', amr: [{ method: 'password', timestamp: now }] },
    ...{ session_id: session, is_anonymous: false },
  });
  const stored = {
    ...{ access_token: access, token_type: 'bearer', expires_in: 7200, expires_at: exp },
    ...{ refresh_token: 'none', user: { id } },
  };
  return `sb-bestatt-auth-token=base64-${Buffer.from(JSON.stringify(stored)).toString('base64url')}`;
}
