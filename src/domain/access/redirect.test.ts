import { describe, expect, test } from 'vitest';
import { defaultRedirect, needsLogin, type RedirectRules } from './redirect.ts';

const rules = (change: Partial<RedirectRules>): RedirectRules => ({ ...defaultRedirect, ...change });

describe('2.10 a signed-out visitor on a protected path is sent to the login', () => {
  test.each([
    ['/app/settings', true],
    ['/app/license/checkout', true],
    ['/onboarding', true],
    ['/admin', true],
    ['/admin/people', true],
    ['/community/post/new', true],
    ['/community/post/edit/7', true],
    ['/', false],
    ['/pricing', false],
    ['/community', false],
    ['/community/post/7', false],
    ['/onboarding/more', false],
    ['/app', true],
    ['/app/test', true],
    // Open to visitors (decisions 003, 038).
    ['/app/feedback', false],
    ['/app/leveltest', false],
    ['/app/test/0b9c/result', false],
  ])('%s: %s', (path, expected) => {
    expect(needsLogin(path, defaultRedirect)).toBe(expected);
  });
});

describe('2.11 the login, the callback and what is excluded are skipped', () => {
  const everything = rules({ include: ['*'], exclude: ['/terms', '/articles/*'] });
  test.each([
    ['/auth', false],
    ['/auth/code', false],
    ['/confirm', false],
    ['/terms', false],
    ['/articles/ord', false],
    ['/articles', true],
    ['/authors', true],
    ['/', true],
  ])('%s: %s', (path, expected) => {
    expect(needsLogin(path, everything)).toBe(expected);
  });

  test('the login is the one that is configured', () => {
    const elsewhere = rules({ include: ['*'], exclude: [], loginPath: '/auth/login' });
    expect(needsLogin('/auth/login', elsewhere)).toBe(false);
    expect(needsLogin('/auth', elsewhere)).toBe(true);
  });
});

describe('2.12 * in a path pattern is a wildcard, everything else is itself', () => {
  test.each([
    ['/app*', '/app', true],
    ['/app*', '/application', true],
    ['/app/*', '/app', false],
    ['*/new', '/community/post/new', true],
    ['*/new', '/community/post/newer', false],
    ['/a*b*c', '/a-b-b-c', true],
    ['/a*b*c', '/a-c', false],
    // What a star has eaten is not counted twice.
    ['/ab*ab', '/ab', false],
    ['/a.c', '/abc', false],
    ['/(app', '/(app', true],
    ['', '/app', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(needsLogin(path, rules({ include: [pattern], exclude: [] }))).toBe(expected);
  });
});
