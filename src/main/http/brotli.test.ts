import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedPage } from './brotli.ts';

const page = () =>
  new Response('<p>Bestått</p>', {
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
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
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('<p>Bestått</p>');
});

test('others get it as it is', async () => {
  expect(await (await compressedPage(asks('gzip'), page())).text()).toBe('<p>Bestått</p>');
  const data = Response.json({});
  expect(await compressedPage(asks('br'), data)).toBe(data);
});
