import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, password } from '#main/testing/sign-in-browser-fixture.ts';
import { openSite, openVisitor, type Site } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
let site: Site;
beforeAll(async () => {
  api = await testApi();
  site = await openSite(api);
});
afterAll(() => api.close());

/** Paths that lead elsewhere, or do so once a language is put before them or taken away. */
const elsewhere = ['//', '/\\', '/.//', '/..//', '/\t/', '/%2e//', '///', 'https://', '\\\\'].flatMap(
  (start) => ['', '/nb', '/nb/nb', '/NB', '/app/..'].map((before) => `${before}${start}evil.example/x`),
);

/** Where a browser would go from a page of ours. */
function hostOf(location: string): string {
  return new URL(location, 'http://bestatt.test/nb/auth').host;
}

describe('9.172 no address that somebody else wrote leads off the site', () => {
  test.each(elsewhere)('%j', async (target) => {
    const next = new URLSearchParams({ next: target });
    const visitor = openVisitor(site, `198.51.100.${elsewhere.indexOf(target)}`);
    const account = { mode: 'create', email: newAddress(), password, confirmPassword: password };
    const answers = [
      await visitor.go(`/preferences?back=${encodeURIComponent(target)}`),
      await visitor.go('/preferences', { locale: 'nb-NO', back: target }),
      await visitor.go('/preferences', { locale: 'en-GB', back: target }),
      await visitor.go('/preferences', { theme: 'dark', back: target }),
      await visitor.go(`/confirm?${next}`),
      await visitor.go(`/nb/auth?create&${next}`, { ...account, next: target }),
      await visitor.go(`/auth?${next}`),
      await visitor.go('/onboarding', {
        fullName: 'Rojin Demir',
        country: 'TR',
        dateOfBirth: '1994-02-28',
        next: target,
      }),
      await visitor.go(`/nb/auth?${next}`),
      await visitor.go(`/auth/factor?${next}`),
      await visitor.go('/app/guest-results', { back: target }),
      // The path itself, as a link would have it.
      await visitor.go(`/nb${encodeURI(target)}`.replace('https:', '')),
    ];
    const locations = answers.flatMap((answer) => answer.headers.get('location') ?? []);
    expect(locations.length).toBeGreaterThanOrEqual(7);
    for (const location of locations) expect(hostOf(location), location).toBe('bestatt.test');
  });
});
