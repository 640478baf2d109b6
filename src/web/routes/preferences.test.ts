import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type ApiContext, apiContext } from '#web/api/api-context.ts';
import { action, loader } from './preferences.ts';

type Arguments = Parameters<typeof loader>[0];

function follow(query: Record<string, string>): Response {
  const request = new Request(`http://bestatt.test/preferences?${new URLSearchParams(query)}`, {
    headers: { cookie: 'sb-bestatt-auth-token=somebody' },
  });
  return loader({ request } as Arguments);
}

async function post(form: Record<string, string>, publicUrl = 'http://bestatt.test'): Promise<Response> {
  const request = new Request('http://bestatt.test/preferences', {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const context = new RouterContextProvider();
  context.set(apiContext, { publicUrl } as ApiContext);
  return action({ request, context } as unknown as Arguments);
}

describe('2.55 switching the language stores a cookie and goes to the screen in it', () => {
  test.each([
    ['nb-NO', '/pricing?x=1', '/nb/pricing?x=1'],
    ['en-GB', '/nb/pricing?x=1', '/pricing?x=1'],
    ['nb-NO', '/nb', '/nb'],
    ['en-GB', '/nb', '/'],
  ])('%s from %s', async (locale, back, target) => {
    const response = await post({ locale, back });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
    expect(response.headers.get('set-cookie')).toBe(
      `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
    );
  });

  test('a language that we do not have stores nothing', async () => {
    expect((await post({ locale: 'sv-SE', back: '/' })).headers.has('set-cookie')).toBe(false);
  });

  test('a link changes nothing, whoever follows it', () => {
    const response = follow({ locale: 'nb-NO', back: '/pricing' });
    expect(response.headers.get('location')).toBe('/pricing');
    expect(response.headers.has('set-cookie')).toBe(false);
  });
});

describe('a choice is stored and leads back', () => {
  test.each([
    [{ theme: 'dark' }, /^theme=dark;/],
    [{ theme: 'system' }, /^theme=system;/],
    [{ cookies: 'seen' }, /^cookies-seen=1;/],
    [{ menu: 'narrow' }, /^menu=narrow;/],
  ])('%j', async (form, cookie) => {
    const response = await post({ ...form, back: '/about' } as Record<string, string>);
    expect(response.headers.get('set-cookie')).toMatch(cookie);
    expect(response.headers.get('location')).toBe('/about');
  });

  test('over TLS alone where the product is reached so', async () => {
    const response = await post({ theme: 'dark', back: '/' }, 'https://bestatt.example');
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  test('a colour mode that we do not have stores nothing', async () => {
    expect((await post({ theme: 'purple', back: '/' })).headers.has('set-cookie')).toBe(false);
  });
});

describe('the way back stays on this site', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    '/app/..//evil.example',
    '/%2e//evil.example',
    '/日本',
    '/nb//evil.example',
    '/nb/\\evil.example',
    '/nb/nb//evil.example',
    '/nb/.//evil.example',
    '/nb/..//evil.example',
    'javascript:alert(1)',
    '',
  ])('%j leads home', async (back) => {
    expect(follow({ locale: 'en-GB', back }).headers.get('location')).toBe('/');
    expect((await post({ theme: 'dark', back })).headers.get('location')).toBe('/');
  });
});
