import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, openVisitor, type Site, type Visitor } from '#main/testing/site-fixture.ts';
import { openCommunity } from '#server/community/community-fixture.ts';
import { openingId } from '#server/community/load-categories.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let site: Site;
let now = 0;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  site = await openSite(api, () => now);
});
afterAll(() => api.close());

const password = 'three quiet fjords';
let made = 0;

/** Somebody with a profile, signed in, without script. */
async function learner(fullName = 'Rojin Demir'): Promise<Visitor> {
  made += 1;
  const visitor = openVisitor(site, `203.0.113.${made}`);
  const email = `community-${made}@example.no`;
  await visitor.go('/auth?create', { mode: 'create', email, password, confirmPassword: password });
  await visitor.go('/onboarding', { fullName, country: 'TR', dateOfBirth: '1994-02-28' });
  return visitor;
}

/** What a page says, as a reader who runs no script gets it. */
async function read(path: string, visitor = openVisitor(site)): Promise<string> {
  now += 10_000;
  const answer = await visitor.go(path);
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.text();
}

const draft = {
  categoryId: 'writing',
  language: 'nb',
  title: 'Hvordan slutter jeg et brev?',
  content: 'Skal det stå **Hilsen**?',
  tags: 'brev, b1',
};

/** Sends a form and goes where it leads. */
async function send(visitor: Visitor, path: string, form: Record<string, string>) {
  now += 10_000;
  const answer = await visitor.go(path, form);
  const target = answer.headers.get('location');
  if (target === null) return { status: answer.status, path, html: await answer.text() };
  return { status: answer.status, path: target, html: await read(target.replace(/#.*/, ''), visitor) };
}

async function newPost(visitor: Visitor, prefix = '', change: Partial<typeof draft> = {}) {
  return send(visitor, `${prefix}/community/post/new`, {
    ...draft,
    ...change,
    requestKey: crypto.randomUUID(),
  });
}

function idIn(path: string): string {
  return /post\/([0-9a-f-]{36})/.exec(path)?.[1] ?? '';
}

describe('2.5 the community’s routes, read by a visitor without script', () => {
  test.each(['', '/nb'])('home, category, post, search: %s', async (prefix) => {
    const opening = openingId('writing', prefix === '' ? 'en' : 'nb');
    for (const path of ['', '/category/writing', '/search', `/post/${opening}`]) {
      const html = await read(`${prefix}/community${path}`);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      // No frame of the app, and none of React's scripts.
      expect(html).not.toContain('__reactRouterContext');
      expect(html).not.toContain('data-side-menu');
    }
  });

  test.each(['/community/me', '/community/post/new', '/community/post/edit/7'])(
    '%s leads a visitor to the login (6.5)',
    async (path) => {
      const answer = await openVisitor(site).go(path);
      expect(answer.headers.get('location')).toMatch(/^\/auth\?next=/);
    },
  );

  test.each(['/community/post/7', `/community/post/${crypto.randomUUID()}`, '/community/category/none'])(
    '%s is no page',
    async (path) => {
      expect((await openVisitor(site).go(path)).status).toBe(404);
    },
  );
});

test('2.44, 1.12 the community home has categories and recent discussions; each category has a page', async () => {
  const html = await read('/community');
  expect(html).toMatch(/Categories[\s\S]*Ask a teacher/);
  expect(html).toContain('Recent discussions');
  expect(html).toContain('Show us a text, and say what you want to know');
  expect(html).not.toContain('Vis fram en tekst, og si hva du vil vite');
  const category = await read('/nb/community/category/writing');
  expect(category).toMatch(/<h1[^>]*>Skrive<\/h1>[\s\S]*Festet[\s\S]*Vis fram en tekst/);
});

test('6.2 a visitor can browse the community, and is asked to log in where one writes (6.5)', async () => {
  const html = await read(`/community/post/${openingId('welcome', 'en')}`);
  expect(html).toContain('Log in to comment, vote and follow.');
  expect(html).not.toContain('name="content"');
  expect(html).not.toContain('value="vote"');
});

describe.each([
  {
    prefix: '',
    created: 'Post created successfully!',
    updated: 'Post updated successfully!',
    deleted: 'Post deleted successfully.',
    posted: 'Comment posted!',
    commentDeleted: 'Comment deleted successfully.',
    failed: {
      create: 'Failed to create post. Please try again.',
      edit: 'Failed to update post.',
      delete: 'Failed to delete post.',
      comment: 'Failed to post comment.',
      deleteComment: 'Failed to delete comment.',
    },
    plus: 'You must have a PLUS subscription or higher to post in the Ask-a-teacher category!',
  },
  {
    prefix: '/nb',
    created: 'Innlegget er publisert!',
    updated: 'Innlegget er oppdatert!',
    deleted: 'Innlegget er slettet.',
    posted: 'Kommentaren er sendt!',
    commentDeleted: 'Kommentaren er slettet.',
    failed: {
      create: 'Vi fikk ikke publisert innlegget. Prøv igjen.',
      edit: 'Vi fikk ikke oppdatert innlegget.',
      delete: 'Vi fikk ikke slettet innlegget.',
      comment: 'Vi fikk ikke sendt kommentaren.',
      deleteComment: 'Vi fikk ikke slettet kommentaren.',
    },
    plus: 'Du må ha Plus-abonnement eller høyere for å skrive innlegg i kategorien Spør en lærer!',
  },
])('writing without script, $prefix', (words) => {
  const { prefix } = words;

  test('8.11 community successes: post created, updated, deleted, comment posted, deleted', {
    timeout: 60_000,
  }, async () => {
    const kari = await learner();
    const created = await newPost(kari, prefix);
    expect(created.html).toContain(words.created);
    const path = `${prefix}/community/post/${idIn(created.path)}`;
    const updated = await send(kari, path.replace('/post/', '/post/edit/'), {
      ...draft,
      title: 'Hvordan slutter et brev?',
    });
    expect(updated.html).toContain(words.updated);
    expect(updated.html).toContain('Hvordan slutter et brev?');
    const posted = await send(kari, path, {
      intent: 'comment',
      language: 'nb',
      content: 'Med vennlig hilsen.',
    });
    expect(posted.html).toContain(words.posted);
    const commentId = /#comment-([0-9a-f-]{36})/.exec(posted.path)?.[1] ?? '';
    const gone = await send(kari, path, { intent: 'deleteComment', commentId });
    expect(gone.html).toContain(words.commentDeleted);
    const deleted = await send(kari, path, { intent: 'delete' });
    expect(deleted.path).toBe(`${prefix}/community?done=post_deleted`);
    expect(deleted.html).toContain(words.deleted);
    expect((await kari.go(path)).status).toBe(404);
  });

  test('8.7 community failures say what failed and why, and what was typed stays', {
    timeout: 60_000,
  }, async () => {
    const kari = await learner();
    const short = await newPost(kari, prefix, { title: 'Hm', content: 'Dette er lenge skrevet.' });
    expect([short.status, short.html]).toEqual([400, expect.stringContaining(words.failed.create)]);
    expect(short.html).toContain('Dette er lenge skrevet.');
    const ola = await learner();
    const theirs = `${prefix}/community/post/${idIn((await newPost(ola, prefix)).path)}`;
    const edit = await send(kari, theirs.replace('/post/', '/post/edit/'), {
      ...draft,
      content: 'Ikke mitt.',
    });
    expect(edit.status).toBe(404);
    for (const [intent, failed] of [
      ['delete', words.failed.delete],
      ['comment', words.failed.comment],
      ['deleteComment', words.failed.deleteComment],
    ] as const) {
      const answer = await send(kari, theirs, {
        intent,
        language: 'nb',
        content: ' ',
        commentId: crypto.randomUUID(),
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.html).toContain(failed);
    }
    const mine = `${prefix}/community/post/edit/${idIn((await newPost(kari, prefix)).path)}`;
    const refused = await send(kari, mine, { ...draft, title: 'Hm', content: 'Endret, men ikke lagret.' });
    expect(refused.html).toContain(words.failed.edit);
    expect(refused.html).toContain('Endret, men ikke lagret.');
    const long = `Svar ${'a'.repeat(10_001)}`;
    const comment = await send(kari, theirs, { intent: 'comment', language: 'nb', content: long });
    expect(comment.html).toContain(words.failed.comment);
    expect(comment.html).toContain(long);
  });

  test('the message of Ask a teacher stands at the form (5.7)', async () => {
    const answer = await newPost(await learner(), prefix, { categoryId: 'ask-a-teacher' });
    expect(answer.status).toBe(403);
    expect(answer.html).toContain(words.plus);
    expect(answer.html).toContain(draft.title);
  });
});

test('2.45 posts are written and edited on screens of their own, with what stands there', async () => {
  const kari = await learner();
  const { path } = await newPost(kari);
  const html = await read(`/community/post/edit/${idIn(path)}`, kari);
  expect(html).toContain(`value="${draft.title}"`);
  expect(html).toContain('Skal det stå **Hilsen**?');
  expect(html).toContain('value="brev, b1"');
  expect(await read('/community/post/new?category=speaking', kari)).toMatch(
    /<option value="speaking" selected/,
  );
});

test('2.46, 3.20, 3.21 a post’s page has comments with nested replies, and the author card: member since, posts, comments, upvotes', async () => {
  const kari = await learner('Kari Nordmann');
  const ola = await learner('Ola Hansen');
  const { path } = await newPost(kari);
  const url = `/community/post/${idIn(path)}`;
  const say = async (by: Visitor, content: string, parentId = '') => {
    const { path: at } = await send(by, url, { intent: 'comment', language: 'nb', content, parentId });
    return /#comment-([0-9a-f-]{36})/.exec(at)?.[1] ?? '';
  };
  const first = await say(ola, 'Nummer én');
  const second = await say(kari, 'Nummer to', first);
  const third = await say(ola, 'Nummer tre', second);
  await say(kari, 'Nummer fire', third);
  await say(ola, 'Nummer fem', third);
  const html = await read(url);
  const order = ['Nummer én', 'Nummer to', 'Nummer tre', 'Nummer fire', 'Nummer fem'].map((text) =>
    html.lastIndexOf(text),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(html).toContain('In reply to Ola');
  const card = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
  expect(card).toMatch(
    /Kari[\s\S]*Member since[\s\S]*Posts[\s\S]*1[\s\S]*Comments[\s\S]*2[\s\S]*Post upvotes[\s\S]*0/,
  );
});

test('2.47, 9.373 the community search has filters, tags and sort, reads stems in Norwegian and English; a misspelt word finds titles that are close', {
  timeout: 60_000,
}, async () => {
  const kari = await learner();
  await newPost(kari, '', {
    title: 'Preposisjoner etter adjektiv',
    content: 'Er det glad i eller glad på?',
    tags: 'preposisjon',
  });
  await newPost(kari, '', {
    language: 'en',
    categoryId: 'speaking',
    title: 'Practising the rolled r',
    content: 'My neighbours laughed.',
    tags: 'uttale',
  });
  const found = (html: string) =>
    [...html.matchAll(/<h3[^>]*>[\s\S]*?<a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title);
  // A stem is enough, in either language.
  expect(found(await read('/community/search?q=adjektivet'))).toEqual(['Preposisjoner etter adjektiv']);
  expect(found(await read('/nb/community/search?q=neighbour'))).toEqual(['Practising the rolled r']);
  expect(found(await read('/community/search?q=glad&category=speaking'))).toEqual([]);
  expect(found(await read('/community/search?tag=uttale'))).toEqual(['Practising the rolled r']);
  expect(found(await read('/community/search?language=en&q=rolled'))).toHaveLength(1);
  const misspelt = await read('/community/search?q=preposisjonr');
  expect(misspelt).toContain('These discussions come close');
  expect(found(misspelt)).toEqual(['Preposisjoner etter adjektiv']);
  expect(await read('/community/search?q=xyzzy')).toContain('Nothing found');
  expect(await read(`/community/search?q=${encodeURIComponent('"),id.gt.0,(\\"')}`)).toContain(
    'Nothing found',
  );
  for (const sort of ['recent', 'votes', 'comments', 'views'])
    expect(await read(`/community/search?sort=${sort}`)).toMatch(/aria-current="true"/);
});

test('9.13 each sort goes on page by page and shows every discussion once', { timeout: 60_000 }, async () => {
  await api.database.pool.query(
    `insert into public.community_posts (category_id, language, title, content, content_html, excerpt, votes, views, comments, last_activity_at)
     select 'life-in-norway', 'nb', 'Nummer ' || n, 'Tekst', '<p>Tekst</p>', 'Tekst', n % 3, n % 5, 0, now() - n % 7 * interval '1 hour'
     from generate_series(1, 45) as n`,
  );
  for (const sort of ['recent', 'votes', 'comments', 'views']) {
    const titles: string[] = [];
    let path: string | undefined = `/community/category/life-in-norway?sort=${sort}`;
    while (path) {
      const html: string = await read(path);
      titles.push(...[...html.matchAll(/>(Nummer \d+)<\/a>/g)].map(([, title]) => title as string));
      const next: string | undefined = /href="([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      path = next && new URL(next, `http://a${path}`).pathname + new URL(next, `http://a${path}`).search;
    }
    expect([sort, titles.length, new Set(titles).size]).toEqual([sort, 45, 45]);
  }
});

test('2.48, 2.49 My page has the tabs My Posts and Following, and an activity dashboard', async () => {
  const kari = await learner();
  const ola = await learner();
  const { path } = await newPost(ola, '', { title: 'Olas spørsmål om komma' });
  expect(await read('/community/me', kari)).toContain('You have not written a post yet');
  const voted = await send(kari, `/community/post/${idIn(path)}`, { intent: 'vote', on: 'true' });
  expect(voted.html).toContain('Take back your upvote for this post');
  await newPost(kari, '', { title: 'Karis spørsmål om kolon' });
  const mine = await read('/community/me', kari);
  expect(mine).toMatch(/My Posts[\s\S]*Following[\s\S]*Karis spørsmål om kolon[\s\S]*Your activity/);
  const following = await read('/nb/community/me?tab=following', kari);
  expect(following).toMatch(/Mine innlegg[\s\S]*Følger[\s\S]*Olas spørsmål om komma/);
  const card = await send(kari, '/community/me', { name: 'Kari fra Bodø', country: 'NO' });
  expect(card.html).toContain('Saved.');
  const refused = await send(kari, '/community/me', { name: 'Bestått', country: '' });
  expect(refused.html).toContain('This name cannot be used.');
});

test('3.19, 3.22 a post’s counts of comments, votes and views; community stats: posts, comments, upvotes', async () => {
  const html = await read('/community');
  expect(html).toMatch(/\d+ comments?[\s\S]*\d+ upvotes?[\s\S]*\d+ views?/);
  expect(html).toMatch(/The community so far[\s\S]*Posts[\s\S]*Comments[\s\S]*Upvotes/);
});

describe('9.384 a discussion is found by search engines where it belongs', () => {
  test('its address, structured data, feed and sitemap', async () => {
    const id = openingId('writing', 'nb');
    const html = await read(`/community/post/${id}`);
    expect(html).toContain(`<link rel="canonical" href="http://bestatt.test/nb/community/post/${id}"/>`);
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'Vis fram en tekst, og si hva du vil vite',
      inLanguage: 'nb',
    });
    const feed = await site.ask('/community/feed.xml');
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    expect(await feed.text()).toContain('<entry xml:lang="nb">');
    const sitemap = await site.ask('/community/sitemap.xml');
    expect(await sitemap.text()).toContain(`<loc>http://bestatt.test/nb/community/post/${id}</loc>`);
  });

  test('a question to a teacher is a QAPage from its first answer', async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `insert into public.community_posts (category_id, language, title, content, content_html, excerpt)
       values ('ask-a-teacher', 'en', 'Is it en or ei?', 'Bok.', '<p>Bok.</p>', 'Bok.') returning id`,
    );
    const id = rows[0]?.id;
    expect(await read(`/community/post/${id}`)).toContain('"@type":"DiscussionForumPosting"');
    await api.database.pool.query(
      `insert into public.community_comments (post_id, language, content, content_html)
       values ($1, 'en', 'Ei bok.', '<p>Ei bok.</p>')`,
      [id],
    );
    expect(await read(`/community/post/${id}`)).toContain('"@type":"QAPage"');
  });
});

test('what is hostile in titles, tags and search stays text (9.375)', { timeout: 60_000 }, async () => {
  const kari = await learner();
  const title = '</title></script><script>alert(1)</script>';
  const { path, html } = await newPost(kari, '', { title, content: '<script>alert(2)</script>' });
  const pages = [
    html,
    await read('/community'),
    await read(`/community/search?q=${encodeURIComponent('"><script>alert(3)</script>')}`),
    await read('/community/me', kari),
  ];
  pages.push(
    await (await site.ask('/community/feed.xml')).text(),
    await read(`/community/post/${idIn(path)}`),
  );
  for (const page of pages) expect(page).not.toMatch(/<script>alert/);
});

test('a merged discussion’s old address leads to the other one, in the language it is asked in (9.469)', async () => {
  const kari = await learner();
  const [from, to] = [idIn((await newPost(kari)).path), idIn((await newPost(kari)).path)];
  await api.database.pool.query(
    'update public.community_posts set hidden_at = now(), merged_into = $2 where id = $1',
    [from, to],
  );
  now += 10_000;
  const answer = await openVisitor(site).go(`/nb/community/post/${from}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/nb/community/post/${to}`]);
});

test('lists mark what came since one looked last, for them alone, and fold whom one has blocked (9.464, 9.468)', async () => {
  const [kari, ola] = [await learner('Kari Moe'), await learner('Ola Berg')];
  const post = await newPost(kari, '', { title: 'Et innlegg som får svar' });
  const path = post.path.replace(/\?.*/, '');
  await ola.go('/community/view', { postId: idIn(path) });
  expect(await read('/community', ola)).not.toContain('>New<');
  const form = { intent: 'comment', content: 'Noe nytt.', language: 'nb', requestKey: crypto.randomUUID() };
  await send(kari, path, form);
  expect(await read('/community', ola)).toContain('>New<');
  expect(await read('/community')).not.toContain('>New<');
  const { rows } = await api.database.pool.query<{ user_id: string }>(
    'select user_id from public.community_posts where id = $1',
    [idIn(path)],
  );
  await send(ola, path, { intent: 'block', personId: rows[0]?.user_id ?? '', on: 'true' });
  expect(await read('/community', ola)).toContain('A discussion by somebody you have blocked.');
  expect(await read(path, ola)).toContain('By somebody you have blocked. Show it');
  expect(await read('/community', kari)).not.toContain('you have blocked');
});

test('9.490 a page that is rendered once for the same data shows each change at once, and nobody else’s page', {
  timeout: 60_000,
}, async () => {
  const writer = await learner('Somebody Signed In');
  const { path } = await newPost(writer, '', { title: 'Hva spør de om på prøven?' });
  // Longer than the second's cache takes: the database is asked each time.
  const address = `${path.replace(/[?#].*/, '')}?x=${'a'.repeat(301)}`;
  const visit = async () => {
    const answer = await openVisitor(site).go(address);
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };
  const first = await visit();
  const own = await read(address, writer);
  const second = await visit();
  expect(second.html).toBe(first.html);
  expect(second.policy).toBe(first.policy);
  expect(first.policy).not.toContain('nonce-');
  expect(own).not.toBe(first.html);
  await api.database.pool.query('update public.community_posts set title = $1 where title = $2', [
    'Hva spurte de om på prøven?',
    'Hva spør de om på prøven?',
  ]);
  expect((await visit()).html).toContain('Hva spurte de om på prøven?');
});

test('9.510 a visitor’s page is sent again without its loaders while the rows are the same, and never what became hidden', {
  timeout: 60_000,
}, async () => {
  const writer = await learner('Somebody Read Often');
  const { path } = await newPost(writer, '', { title: 'Hvor lang er den muntlige delen?' });
  const plain = path.replace(/[?#].*/, '');
  const long = `x=${'a'.repeat(301)}`;
  const visit = async (address: string) => {
    const before = site.apiCalls.length;
    const answer = await openVisitor(site).go(address);
    const calls = site.apiCalls.slice(before).filter((call) => call.includes(' /rest/')).length;
    return { status: answer.status, html: await answer.text(), calls };
  };
  const [topic, list, search] = [
    `${plain}?${long}`,
    `/community/category/writing?${long}`,
    `/community/search?q=muntlige&${long}`,
  ];
  for (const address of [topic, list, search]) {
    const first = await visit(address);
    expect(first.calls).toBeGreaterThan(0);
    expect(first.html).toContain('Hvor lang er den muntlige delen?');
    const again = await visit(address);
    expect({ calls: again.calls, isSame: again.html === first.html }).toEqual({ calls: 0, isSame: true });
  }
  await send(writer, plain, {
    ...{ intent: 'comment', content: 'Femten minutter.', language: 'nb', requestKey: crypto.randomUUID() },
  });
  const answered = await visit(topic);
  expect(answered.calls).toBeGreaterThan(0);
  expect(answered.html).toContain('Femten minutter.');
  expect((await visit(topic)).calls).toBe(0);
  await api.database.pool.query('update public.community_posts set hidden_at = now() where id = $1', [
    idIn(plain),
  ]);
  expect((await visit(topic)).status).toBe(404);
  for (const address of [list, search])
    expect((await visit(address)).html).not.toContain('Hvor lang er den muntlige delen?');
});

test('no policy and no function asks of a request more than who sends it (9.510)', async () => {
  const { rows } = await api.database.pool.query(
    `select proname as name from pg_proc where prosrc ~ 'request\\.(path|method|headers|cookies)'
       and proname not like 'realtime%'
     union all select policyname from pg_policies where concat(qual, with_check) ~ 'request\\.(path|method|headers|cookies)'`,
  );
  expect(rows).toEqual([]);
});
