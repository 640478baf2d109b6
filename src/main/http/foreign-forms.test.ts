import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { refuseForeignForms } from './foreign-forms.ts';

const app = new Hono();
app.use(refuseForeignForms('https://bestatt.no'));
app.all('*', (c) => c.text('taken'));

async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  const all = { host: 'bestatt.no', ...headers };
  return (await app.request('http://127.0.0.1:3000/app/license/guarantee/proof', { method, headers: all }))
    .status;
}

describe('a form', () => {
  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of another site, which hides its name', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    [
      'of a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.bestatt.no' },
    ],
    ['of another site, by a browser without Fetch Metadata', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'https://bestatt.no:8443' }],
    ['of a sandboxed frame', { origin: 'null' }],
  ])('%s is refused', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await statusOf(method, headers)).toBe(403);
  });

  test.each([
    ['of our own', { 'sec-fetch-site': 'same-origin', origin: 'https://bestatt.no' }],
    ['of our own, by a browser without Fetch Metadata', { origin: 'https://bestatt.no' }],
    [
      'of our own, under the name it was asked for by',
      { host: '10.0.0.5:3000', origin: 'http://10.0.0.5:3000' },
    ],
    ['that the person sent again by hand', { 'sec-fetch-site': 'none' }],
    ['that no browser sent', {}],
  ])('%s is taken', async (_, headers) => {
    expect(await statusOf('POST', headers)).toBe(200);
  });

  test('is not what a link from elsewhere is: pages open', async () => {
    expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
  });
});
