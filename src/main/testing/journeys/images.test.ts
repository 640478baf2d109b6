import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '#main/testing/site-fixture.ts';
import type { Member } from '#server/admin/admin-fixture.ts';
import { openCommunity, post, writer } from '#server/community/community-fixture.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let site: Site;
let kari: Member;
beforeAll(async () => {
  api = await testApi();
  await openCommunity(api);
  site = await openSite(api);
  kari = await writer(api, { settled: true });
});
afterAll(() => api.close());

/** A file of hers that was looked at and belongs to nothing yet. */
async function sent(fileName: string, content: Uint8Array): Promise<string> {
  const begun = { kind: 'begin', fileName, bytes: content.length } as const;
  const { data, error } = await call(kari.client, 'community-attachments', begun);
  if (!data) throw new Error(error?.code);
  const { id, upload, mediaType } = data as unknown as {
    readonly id: string;
    readonly mediaType: string;
    readonly upload: { readonly objectName: string; readonly token: string };
  };
  const blob = new Blob([new Uint8Array(content)], { type: mediaType });
  await kari.client.storage.from('attachments').uploadToSignedUrl(upload.objectName, upload.token, blob);
  expect((await call(kari.client, 'community-attachments', { kind: 'finish', id })).error).toBeNull();
  return id;
}

const picture = (width: number, height: number, format: 'jpeg' | 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f57' } })
    .toFormat(format)
    .toBuffer();

async function look(version: string, id: string, headers: Record<string, string> = {}) {
  const answer = await site.ask(`/_image/${version}/community/file/${id}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

describe('9.530 a picture of a discussion is made in those sizes and formats and in no other, for whoever may see it, under an address that a browser keeps', () => {
  let id: string;
  let postId: string;
  beforeAll(async () => {
    id = await sent('skilt.png', await picture(1000, 500, 'png'));
    postId = await post(kari, { attachments: [{ id, alt: 'Et skilt' }] });
  });

  test.each([
    // 320 pixels of a screen of density 2.
    ['w_640,f_avif', 'image/avif', 'heif', 640],
    ['w_320,f_avif', 'image/avif', 'heif', 320],
    ['w_768,f_webp', 'image/webp', 'webp', 768],
    ['w_1024,f_webp', 'image/webp', 'webp', 1000],
    ['w_3072,f_avif', 'image/avif', 'heif', 1000],
    ['w_320', 'image/png', 'png', 320],
  ])('%s is %s', async (version, type, format, width) => {
    const { status, headers, bytes } = await look(version, id);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height: width / 2 });
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('vary')).toBeNull();
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('whoever has it already is told so', async () => {
    const etag = (await look('w_320,f_webp', id)).headers.get('etag') ?? '';
    const again = await look('w_320,f_webp', id, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await look('w_640,f_webp', id, { 'if-none-match': etag })).status).toBe(200);
  });

  test.each(['w_321', 'w_0320', 'w_640,f_png', 'w_640,f_avif,q_100', 'f_avif', 'w_99999'])(
    'not as %s, and nothing is rendered for it',
    async (version) => {
      const before = site.apiCalls.length;
      const { status, headers } = await look(version, id);
      expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
      const direct = await site.ask(`/community/file/${id}?version=${version}`);
      expect(direct.status).toBe(404);
      expect(site.apiCalls.slice(before).filter((made) => made.includes('/storage/'))).toEqual([]);
    },
  );

  test.each([
    '/_image/w_640/pricing',
    '/_image/w_640/storage/v1/bucket',
    '/_image/w_640',
    '/_image/w_640//elsewhere.test/a',
  ])('no other path is behind it: %s', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  test('nobody sees one that belongs to nothing they read, is hidden, or is no picture', async () => {
    const own = await sent('kladd.jpg', await picture(400, 400, 'jpeg'));
    const missing = async (file: string) => {
      const { status, headers } = await look('w_320,f_avif', file);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    };
    await missing(own);
    await missing(crypto.randomUUID());
    await missing('..%2F..%2Fadmin');
    const text = await sent('notat.txt', Buffer.from('Hei'));
    await post(kari, { attachments: [{ id: text, alt: '' }] });
    await missing(text);
    const hide = (hidden: boolean) =>
      api.database.pool.query(
        'update public.community_posts set hidden_at = case when $2 then now() end where id = $1',
        [postId, hidden],
      );
    await hide(true);
    await missing(id);
    await hide(false);
    expect((await look('w_320,f_avif', id)).status).toBe(200);
  });

  test('and its page offers them (9.529)', async () => {
    const html = await (
      await site.ask(`/community/post/${postId}`, { headers: { accept: 'text/html' } })
    ).text();
    const [, found = ''] = /<picture>(.*?)<\/picture>/s.exec(html) ?? [];
    expect(found).toMatch(
      new RegExp(`^<source type="image/avif" srcSet="/_image/w_320,f_avif/community/file/${id} 320w, `, 'i'),
    );
    expect(found).toContain(`/_image/w_1024,f_webp/community/file/${id} 1000w"`);
    expect(found).toContain('sizes="min(100vw - 2.5rem, 768px)"');
    expect(found).toMatch(/<img src="[^"]+" alt="Et skilt" width="768" height="384" loading="lazy"/);
  });
});

test('an article has pictures of the content host that is set up, and its page lets in no others (9.531)', async () => {
  await loadReading({ database: api.database, contentDir: 'content', log: pino({ level: 'silent' }) });
  const { rows } = await api.database.pool.query<{ slug: string }>(
    `update public.article_texts set body = body || $1
     where slug = (select min(slug) from public.articles) and language = 'en' returning slug`,
    ['\n\n![A sign](/admin/assets/a-1 "1600x900")\n'],
  );
  const host = 'https://content.example.no';
  const withHost = await openSite(api, undefined, { IMAGE_HOST: `${host}/` });
  const read = async (from: Site) => {
    const answer = await from.ask(`/articles/${rows[0]?.slug}`, { headers: { accept: 'text/html' } });
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };
  const { html, policy } = await read(withHost);
  expect(policy).toContain(`img-src 'self' data: blob: ${host};`);
  expect(html).toContain(
    `<source type="image/avif" srcset="${host}/admin/assets/a-1?width=320&amp;height=180&amp;format=avif&amp;quality=60&amp;fit=inside 320w, `,
  );
  expect(html).toContain('alt="A sign" width="1600" height="900" loading="lazy"');
  const without = await read(site);
  expect(without.policy).toContain("img-src 'self' data: blob:;");
  expect(without.html).toContain('<img src="/admin/assets/a-1" alt="A sign" width="1600" height="900"');
});
