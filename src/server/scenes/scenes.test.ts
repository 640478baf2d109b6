import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { loadScenes } from './load-scenes.ts';
import { createScenes } from './routes.ts';
import { readScenes } from './scene-store.ts';

const log = pino({ level: 'silent' });
const source = join(import.meta.dirname, '../../../content/scenes');
let api: TestApi;
let contentDir: string;

beforeAll(async () => {
  api = await testApi();
  contentDir = mkdtempSync(join(tmpdir(), 'bestatt-scenes-'));
  mkdirSync(join(contentDir, 'scenes'));
  for (const name of ['park', 'stue'])
    cpSync(join(source, `${name}.yaml`), join(contentDir, `scenes/${name}.yaml`));
  writeFileSync(join(contentDir, 'scenes/broken.yaml'), 'id: broken\ntitle: a: b');
  writeFileSync(join(contentDir, 'scenes/empty.yaml'), 'id: empty');
});
afterAll(async () => {
  rmSync(contentDir, { recursive: true });
  await api.close();
});

test('a drawing is kept for ever under its hash, and asked for anew without it', async () => {
  const scenes = readScenes(contentDir, log);
  const app = createScenes(scenes);
  const exact = await app.request(`/park.light.svg?v=${scenes.get('park')?.hash}`);
  expect(exact.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(exact.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  for (const path of ['/park.light.svg', '/park.light.svg?v=0']) {
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache');
  }
  expect(await exact.text()).not.toBe(await (await app.request('/park.dark.svg')).text());
});

test('9.563 a drawing is sent packed to whoever takes it so, the same drawing each time', async () => {
  const scenes = readScenes(contentDir, log);
  const app = createScenes(scenes);
  const plain = scenes.get('park')?.svg.light ?? '';
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)
    for (const path of ['/park.light.svg', '/park.light.svg?v=0']) {
      const answer = await app.request(path, { headers: { 'accept-encoding': accepted } });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        encoding,
        'accept-encoding',
      ]);
      expect(bytes.length).toBeLessThan(plain.length / 3);
      expect(unpack(bytes).toString()).toBe(plain);
    }
  const unpacked = await app.request('/park.light.svg', { headers: { 'accept-encoding': 'identity' } });
  expect([unpacked.headers.get('content-encoding'), await unpacked.text()]).toEqual([null, plain]);
});

test('a drawing that is opened by itself may run and fetch nothing', async () => {
  const response = await createScenes(readScenes(contentDir, log)).request('/stue.dark.svg');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/nothing.light.svg', '/broken.light.svg', '/park.pink.svg', '/park.svg', '/..%2Fpark.light.svg'])(
  '%s is not found, and a broken file does not keep the others from being drawn',
  async (path) => {
    const scenes = readScenes(contentDir, log);
    expect([...scenes.keys()]).toEqual(['park', 'stue']);
    expect((await createScenes(scenes).request(path)).status).toBe(404);
  },
);

test('everybody may read what a scene shows; what is gone from content is gone from the table', async () => {
  const scenes = readScenes(contentDir, log);
  await loadScenes(api.database, scenes);
  const { data } = await api.client().from('scenes').select('id, hash, alt').order('id');
  expect(data?.map(({ id }) => id)).toEqual(['park', 'stue']);
  expect(data?.[0]).toMatchObject({ hash: scenes.get('park')?.hash, alt: { nb: expect.any(String) } });
  await loadScenes(api.database, new Map([...scenes].slice(0, 1)));
  expect((await api.client().from('scenes').select('id')).data).toEqual([{ id: 'park' }]);
});
