import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { pageWords } from './page-words.ts';

const root = { nonce: 'n1', requestId: 'r1', theme: 'system', viewer: null };
const staticMatch = { route: { handle: { static: true } } };

function words(
  data: object,
  change: { readonly url?: string; readonly method?: string; readonly context?: object } = {},
) {
  const { url = 'https://bestatt.no/nb/about', method = 'GET', context = {} } = change;
  const staticHandlerContext = {
    ...{ matches: [staticMatch], loaderData: { root, page: data }, actionData: null, errors: null },
    ...{ statusCode: 200, ...context },
  };
  return pageWords(
    new Request(url, { method }),
    staticHandlerContext as unknown as EntryContext['staticHandlerContext'],
  );
}

test('9.490 the words of a page are its address and its data, without what is good for one answer', () => {
  const other = { loaderData: { root: { ...root, nonce: 'n2', requestId: 'r2' }, page: { a: 1 } } };
  expect(words({ a: 1 })).toBe(words({ a: 1 }, { context: other }));
  const different = [
    words({ a: 1 }),
    words({ a: 2 }),
    words({ nonce: 'n1' }),
    words({ nonce: 'n2' }),
    words({ a: 1 }, { url: 'https://bestatt.no/about' }),
    words({ a: 1 }, { url: 'https://bestatt.no/nb/about?x=1' }),
    words({ a: 1 }, { context: { loaderData: { root: { ...root, theme: 'dark' }, page: { a: 1 } } } }),
  ];
  expect(new Set(different).size).toBe(different.length);
});

test('9.490 what might be another page with the same words is rendered each time', () => {
  const none = [
    words({ a: Promise.resolve(1) }),
    words({ a: new Map([['b', 1]]) }),
    words({ a: () => 1 }),
    words({}, { context: { matches: [{ route: {} }] } }),
    words({}, { context: { errors: { page: new Error('no') } } }),
    words({}, { context: { actionData: { page: {} } } }),
    words({}, { context: { statusCode: 404 } }),
  ];
  expect(none).toEqual(none.map(() => null));
});
