import { expect, test } from 'vitest';
import { plainCookie } from './plain-cookie.ts';

const session = JSON.stringify({ access_token: 'a.b.c', user: { name: 'Åse Ødegård 😀' } });
const coded = `base64-${Buffer.from(session).toString('base64url')}`;

test('a session cookie is read as the JSON that it holds', () => {
  expect(plainCookie(coded)).toBe(session);
});

test.each([
  ['the first part of a longer one', coded.slice(0, 40)],
  ['a later part', coded.slice(40)],
  ['no JSON', `base64-${Buffer.from('{"access').toString('base64url')}`],
  ['letters that are none of the alphabet', `${coded}=;`],
  ['another cookie', 'dark'],
])('%s stays as it is', (_, value) => {
  expect(plainCookie(value)).toBe(value);
});
