import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedPage } from './brotli.ts';

const text = '<p>Bestått</p>'.repeat(100);

const page = (body = text, type = 'text/html; charset=utf-8') =>
  new Response(body, {
    headers: [
      ['content-type', type],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
  });
const asks = (encodings: string) =>
  new Request('http://bestatt.test/', { headers: { 'accept-encoding': encodings } });

test('a page is sent as brotli to whom takes it, with its cookies', async () => {
  const answer = await compressedPage(asks('gzip, deflate, br, zstd'), page());
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(text);
});

test('so is what the router fetches; who takes gzip alone gets that', async () => {
  const fetched = await compressedPage(asks('br'), page(text, 'text/x-script; charset=utf-8'));
  expect(brotliDecompressSync(await fetched.arrayBuffer()).toString()).toBe(text);
  const answer = await compressedPage(asks('gzip'), page());
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(text);
});

test('short answers, others and who takes neither get it as it is', async () => {
  const short = await compressedPage(asks('br'), page('<p>Bestått</p>'));
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(short.headers.get('vary')).toBe('accept-encoding');
  expect(await short.text()).toBe('<p>Bestått</p>');
  expect(await (await compressedPage(asks('identity'), page())).text()).toBe(text);
  const data = Response.json({});
  expect(await compressedPage(asks('br'), data)).toBe(data);
});

test('a page whose headers pass by twice says once that it varies by encoding', async () => {
  const once = await compressedPage(asks('br'), page());
  const headers = new Headers(once.headers);
  headers.delete('content-encoding');
  const twice = await compressedPage(asks('br'), new Response(text, { headers }));
  expect(twice.headers.get('vary')).toBe('accept-encoding');
});
