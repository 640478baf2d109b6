import { describe, expect, test } from 'vitest';
import { MailCodeForm } from '#web/features/sign-in/mail-code-form.tsx';
import Auth from '#web/routes/auth.tsx';
import AuthCode from '#web/routes/auth-code.tsx';
import SignOut from '#web/routes/signout.tsx';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { pageMeta, pageTitle } from './page-title.ts';

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

describe('a page of signing in is titled by what it says', () => {
  const auth = { next: '/app', profileMissing: false, guest: false, providers: [] };
  const given = { kind: 'login', email: 'rojin@example.no', next: '/app' } as const;
  test.each([
    ['/nb/auth', <Auth key="1" />, { ...auth, mode: 'create' }, 'Lag en konto'],
    ['/nb/auth', <Auth key="2" />, { ...auth, mode: 'login' }, 'Logg inn'],
    ['/auth', <Auth key="3" />, { ...auth, mode: 'create' }, 'Create an account'],
    ['/auth/code', <AuthCode key="4" />, { kind: 'login', next: '/app' }, 'Log in by email'],
    ['/nb/auth/forgot', <AuthCode key="5" />, { kind: 'recovery', next: '/app' }, 'Glemt passordet?'],
    ['/auth/code', <MailCodeForm key="6" {...given} />, {}, 'Check your email'],
    ['/signout', <SignOut key="7" />, {}, 'Signing out'],
  ])('%s', (path, element, loaded, title) => {
    const html = renderScreen({ path, element, loaded });
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title} · Bestått</title>`]);
    expect(textOf(html).replace(`${title} · Bestått`, '')).toContain(title);
  });
});
