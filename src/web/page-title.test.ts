import { describe, expect, test } from 'vitest';
import { pageMeta, pageTitle } from './page-title.ts';
import { meta as authMeta } from './routes/auth.tsx';

describe('2.53 a page without a title is titled by its last path segment in title case', () => {
  test.each([
    ['/app/ask-a-teacher', 'Ask A Teacher · Bestått'],
    ['/articles/æra-og-ånd/', 'Æra Og Ånd · Bestått'],
    ['/', 'Bestått'],
  ])('%s: %s', (path, title) => {
    expect(pageTitle(undefined, path)).toBe(title);
  });

  test('its own title comes first', () => {
    expect(pageTitle('Pricing', '/pricing')).toBe('Pricing · Bestått');
  });
});

test('a screen is titled in the language of its path', () => {
  expect(pageMeta('leveltest', '/app/leveltest')[0]).toEqual({ title: 'Test your level · Bestått' });
  expect(pageMeta('leveltest', '/nb/app/leveltest')[0]).toEqual({ title: 'Test nivået ditt · Bestått' });
  expect(pageMeta('leveltest', '/app/leveltest')[1]).toMatchObject({ name: 'description' });
});

test.each([
  ['create', '/nb/auth', 'Lag en konto · Bestått'],
  ['login', '/nb/auth', 'Logg inn · Bestått'],
  ['create', '/auth', 'Create an account · Bestått'],
])('the page of login and sign-up is titled by what it shows: %s at %s', (mode, pathname, title) => {
  expect(authMeta({ location: { pathname }, loaderData: { mode } } as never)).toContainEqual({ title });
});
