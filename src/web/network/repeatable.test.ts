import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { isRepeatable, repeatablePaths } from './repeatable.ts';

const web = join(import.meta.dirname, '..');

/** The paths of English screens whose forms the router sends: those of pages without React's scripts the browser sends itself. */
function paths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    if (
      path.startsWith('/nb') ||
      entry.file.includes('layouts/auth') ||
      entry.file.includes('layouts/default')
    )
      return [];
    const source = readFileSync(join(web, entry.file), 'utf8');
    const acts = /export (async )?function action/.test(source);
    const isApp = path.startsWith('/app') || path.startsWith('/admin');
    return [...(acts && isApp ? [path] : []), ...paths(entry.children ?? [], path)];
  });
}

function form(pathname: string, intent = '', isSignedIn = true): boolean {
  return isRepeatable({ method: 'POST', pathname, body: new URLSearchParams({ intent }), isSignedIn });
}

describe('a deed is repeated only where it cannot count twice (7.19)', () => {
  test('every screen that sends forms has been thought of', () => {
    expect(Object.keys(repeatablePaths).sort()).toEqual(paths(routes).sort());
  });

  test.each([
    ['/app/license/checkout.data', true],
    ['/nb/app/license/checkout.data', true],
    ['/app/test/7a/result.data', true],
    ['/admin/people/7a.data', true],
    ['/app/test/7a/elsewhere.data', false],
    ['/auth.data', false],
    ['/auth/v1/otp', false],
  ])('%s: %s', (pathname, expected) => {
    expect(form(pathname)).toBe(expected);
  });

  test.each([
    ['/app/settings.data', 'profile', true],
    ['/app/settings.data', 'email', false],
    ['/app/settings/security.data', 'session', true],
    ['/app/settings/security.data', 'factor-verify', false],
    ['/app/settings/security.data', 'phone-begin', false],
    ['/app/settings/security.data', 'codes', false],
    ['/app/settings/security.data', 'password', false],
    ['/app/settings/data.data', 'keep', true],
    ['/app/settings/data.data', 'copy', false],
  ])('%s, %s: %s', (pathname, intent, expected) => {
    expect(form(pathname, intent)).toBe(expected);
  });

  test('a visitor who would become a second guest is asked to send again', () => {
    expect(form('/app/feedback.data', '', false)).toBe(false);
    expect(form('/app/leveltest.data', '', false)).toBe(false);
    expect(form('/app/leveltest.data', '', true)).toBe(true);
  });

  test('what only reads may always be repeated', () => {
    expect(isRepeatable({ method: 'GET', pathname: '/x', body: undefined, isSignedIn: false })).toBe(true);
  });
});
