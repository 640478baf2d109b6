import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createChunks } from '@supabase/ssr';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRedirect } from '#domain/access/redirect.ts';
import { sharedPaths } from '#main/pages/shared-paths.ts';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { openCommunity } from '#server/community/community-fixture.ts';
import { openingId } from '#server/community/load-categories.ts';
import { loadSheets } from '#server/language-cafe/load-sheets.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sessionCookie } from '#web/api/session-cookie.ts';

let api: TestApi;
let site: Site;
let now = 0;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  await loadReading({ database: api.database, contentDir: 'content', log: pino({ level: 'silent' }) });
  await loadSheets({ database: api.database, contentDir: 'content' });
  site = await openSite(api, () => now);
  for (const person of people) {
    person.cookie = await person.begin();
    const { kind, cookie } = person;
    askers.push({ headers: { cookie } }, { headers: { cookie: `theme=dark; ${cookie}` } });
    if (kind === 'account') askers.push({ headers: { cookie }, query: '?utm=secret-of-one', method: 'HEAD' });
  }
});
afterAll(() => api.close());

const cookies = [
  '',
  'theme=dark',
  'theme=light; cookies-seen=1',
  'locale=nb-NO',
  'theme=dark; menu=narrow',
  'x-theme=dark',
];

/** What visitors of the same page may differ in. */
const askers: {
  readonly query?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}[] = [
  {},
  { method: 'HEAD' },
  { query: '?utm=secret-of-one' },
  { query: '?utm=secret-of-one', method: 'HEAD' },
  { query: '?back=//evil.example&next=/app' },
  { query: '?' },
  { query: `?long=${'x'.repeat(500)}` },
  ...cookies.slice(1).map((cookie) => ({ headers: { cookie } })),
  { headers: { cookie: 'sb-bestatt-guest=kept.3; sb-bestatt-redirect-path=%2Fapp%2Fsecret' } },
  { headers: { cookie: 'sb-bestatt-auth-token=base64-broken' } },
  { headers: { 'accept-language': 'nb-NO' } },
  { headers: { 'accept-language': 'en', cookie: 'locale=en-GB' } },
  { headers: { 'accept-encoding': 'br' } },
  { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } },
  {
    headers: {
      referer: 'https://secret.example/',
      'user-agent': 'secret-agent',
      'x-request-id': 'secret-request-id',
    },
  },
  { headers: { 'user-agent': 'Googlebot/2.1', accept: '*/*' } },
  { headers: { purpose: 'prefetch', 'sec-ch-prefers-color-scheme': 'dark', 'save-data': 'on' } },
];

/** Those with a session, whose page may be kept for others like them at most. */
const people: {
  readonly kind: 'account' | 'guest' | 'demo';
  readonly begin: () => Promise<string>;
  cookie: string;
}[] = [
  { kind: 'account', begin: () => account('Secret Aster'), cookie: '' },
  { kind: 'account', begin: () => account('Secret Begonia', 'moderator'), cookie: '' },
  { kind: 'guest', begin: () => withSession((client) => client.auth.signInAnonymously()), cookie: '' },
  { kind: 'demo', begin: demo, cookie: '' },
];

async function account(fullName: string, role?: string, change?: Partial<Session>): Promise<string> {
  const email = `secret-${fullName.slice(7).toLowerCase()}@example.no`;
  const login = { email, password: 'et fjell i solnedgang' };
  await api.client().auth.signUp({ ...login, options: { data: { full_name: fullName } } });
  if (role)
    await api.database.pool.query(
      'insert into public.user_roles (user_id, role) select id, $2 from auth.users where email = $1',
      [email, role],
    );
  return withSession((client) => client.auth.signInWithPassword(login), change);
}

/** The cookie that a browser has of a session. */
async function withSession(
  begin: (client: SupabaseClient) => Promise<{ readonly data: { readonly session: Session | null } }>,
  change: Partial<Session> = {},
): Promise<string> {
  const { data } = await begin(api.client());
  const session = JSON.stringify({ ...data.session, ...change });
  const value = `base64-${Buffer.from(session).toString('base64url')}`;
  return createChunks(sessionCookie.name, value)
    .map((chunk) => `${chunk.name}=${chunk.value}`)
    .join('; ');
}

async function demo(): Promise<string> {
  const visitor = openVisitor(site);
  await visitor.go('/demo', { intent: 'begin' });
  return [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
}

const communityPages = [
  'community',
  'community/search',
  'community/category/writing',
  `community/post/${openingId('writing', 'en')}`,
  'community/language-cafe',
  'community/language-cafe/food',
];
const readingPages = ['articles', 'articles/velge-niva', 'lettavis', 'lettavis/nordlys'];
const pages = ['about', 'pricing', 'terms', ...readingPages, ...communityPages, 'offline', ''].flatMap(
  (name) => [`/${name}`, name === '' ? '/nb' : `/nb/${name}`],
);

/** Those that everybody who is signed in gets alike. */
const memberPages = pages.filter((path) => !/\/(offline|community(\/(search|category|post).*)?)$/.test(path));

/** What an asker gets to see: everything but what names the request itself. */
async function ask(page: string, asker: (typeof askers)[number]) {
  const { query = '', method = 'GET', headers = {} } = asker;
  const answer = await site.ask(page + query, { method, headers: { accept: 'text/html', ...headers } });
  const kept = [...answer.headers].filter(([name]) => name !== 'x-request-id').sort();
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  // Each page that is no shared one has a nonce and numbers of its own.
  const plain = (text: string) =>
    text.replace(/[\w+/]{22}==/g, 'nonce').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'number');
  return { status: answer.status, headers: plain(JSON.stringify(kept)), body: plain(body) };
}

const screens = ['/app/leveltest', '/nb/app/leveltest'];

test('every shared path is walked', async () => {
  const build = (await import(join(import.meta.dirname, '../../../../build/server/index.js'))) as ServerBuild;
  const shared = sharedPaths(build.routes, defaultRedirect);
  const walked = [...pages, ...screens];
  expect(walked.filter((path) => !shared.has(path))).toEqual([]);
  expect(shared.patterns).toHaveLength(walked.length);
  expect(memberPages.filter((path) => !shared.isForMembers(path))).toEqual([]);
  expect(shared.memberPatterns).toHaveLength(memberPages.length);
});

describe('9.171 nobody gets what another’s request made of a shared page', () => {
  test.each([...pages, ...screens])('%s', { timeout: 300_000 }, async (page) => {
    const alone = [];
    for (const asker of askers) {
      now += 10_000;
      alone.push(await ask(page, asker));
    }
    for (const order of [askers.keys().toArray(), askers.keys().toArray().reverse()]) {
      now += 10_000;
      for (const at of order) {
        const asker = askers[at] as (typeof askers)[number];
        expect(await ask(page, asker), JSON.stringify(asker)).toEqual(alone[at]);
      }
    }
    const [plain] = alone;
    expect(plain?.body ?? '').not.toContain('secret');
  });

  test('a HEAD leaves the page whole for those who come after it', async () => {
    now += 10_000;
    expect((await ask('/nb', { method: 'HEAD' })).body).toBe('');
    expect((await ask('/nb', {})).body).toContain('</html>');
  });

  test.each(screens)('%s names no request, and allows its own scripts alone', async (screen) => {
    now += 10_000;
    const asked = () =>
      site.ask(screen, { headers: { accept: 'text/html', 'x-request-id': 'secret-number' } });
    const [first, second] = [await asked(), await asked()];
    const html = await first.text();
    expect(await second.text()).toBe(html);
    expect(html).not.toMatch(/nonce="|secret-number|name="requestKey" value="."/);
    const policy = first.headers.get('content-security-policy') ?? '';
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
    expect(scripts.length).toBeGreaterThan(3);
    for (const code of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(policy.match(/'sha256-/g)).toHaveLength(scripts.length + 1);
    expect(policy).not.toMatch(/nonce-|unsafe/);
  });

  test('a query stays with the one who sent it', async () => {
    now += 10_000;
    expect((await ask('/about', { query: '?utm=secret-of-one' })).status).toBe(200);
    expect((await ask('/about', {})).body).not.toContain('secret-of-one');
  });

  test.each([
    { page: '/lettavis/nordlys', read: '?level=A2', sent: '?utm_source=mail&level=A2&fbclid=secret-of-one' },
    { page: '/articles/norskproven', read: '', sent: '?utm_source=secret-of-one' },
  ])(
    '9.528 $page is the same page whatever its address says beside what it reads',
    async ({ page, read, sent }) => {
      now += 10_000;
      const plain = await ask(page, { query: read });
      expect(plain.status).toBe(200);
      expect(await ask(page, { query: sent })).toEqual(plain);
    },
  );
});

describe('9.580 whoever is signed in gets a page that was made without knowing who they are', () => {
  test.each(memberPages)('%s', async (page) => {
    now += 10_000;
    const [aster, begonia, guest, learner] = await Promise.all(
      people.map(({ cookie }) => ask(page, { headers: { cookie } })),
    );
    const visitor = await ask(page, {});
    expect(aster).toEqual(begonia);
    expect(guest).toEqual(visitor);
    for (const answer of [aster, guest]) expect(JSON.stringify(answer)).not.toMatch(/secret|example\.no/i);
    // The bell and the way to the overview, and nothing else.
    expect(common(aster?.body ?? '')).toBe(common(visitor.body));
    expect(aster?.body).toContain('data-bell');
    expect(visitor.body).not.toContain('data-bell');
    // A demo says until when.
    expect(learner?.body).not.toBe(aster?.body);
  });

  test.each(['/lettavis/nordlys', '/nb/articles/velge-niva', '/community'])(
    '9.582 what is made for one reader of parts that are ready is what was made the first time: %s',
    async (page) => {
      const learner = { headers: { cookie: people.at(-1)?.cookie ?? '' } };
      const [first, second] = [await ask(page, learner), await ask(page, learner)];
      expect(second).toEqual(first);
      expect(first.body).toContain('</footer>');
      expect(first.body).not.toContain('data-part-');
    },
  );

  test('one whose session is to be renewed, or who is signed out, has it made for themselves', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60;
    const ending = await account('Secret Crocus', undefined, { expires_at: soon });
    const renewed = await site.ask('/about', { headers: { accept: 'text/html', cookie: ending } });
    expect(renewed.headers.getSetCookie().join()).toContain(sessionCookie.name);
    expect(await renewed.text()).toContain('data-bell');
    const left = `signing-out=1; ${people[0]?.cookie}`;
    const leaving = await site.ask('/about', { headers: { accept: 'text/html', cookie: left } });
    expect(await leaving.text()).not.toContain('data-bell');
  });
});

/** A page without what tells an account's reader from a visitor: the header's links, and what becomes of a story's answers. */
function common(html: string): string {
  return html
    .replace(/<a [^>]*data-bell.*?<\/a>/s, '')
    .replace(/<a href="(\/nb)?\/(app|auth)" .*?<\/a>/s, '')
    .replace(/<div role="status".*?<\/div>/s, '');
}
