import { describe, expect, test } from 'vitest';
import { sessionCookie } from '#web/api/session-cookie.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { cookieList } from './cookie-list.ts';
import { TermsPage } from './terms-page.tsx';

const english = textOf(renderScreen({ path: '/terms', element: <TermsPage /> }));
const norwegian = textOf(renderScreen({ path: '/nb/terms', element: <TermsPage /> }));

describe('2.18 terms and conditions', () => {
  test('1.29 the right to delete content that breaks them is reserved', () => {
    expect(english).toContain('We may delete content that breaks these terms');
  });

  test('9.4 liability is limited to what was paid in the last 12 months', () => {
    expect(english).toMatch(
      /liability is limited to the amount that you have paid us in the last 12 months/i,
    );
    expect(norwegian).toContain('siste 12 månedene');
  });

  test('9.5 inquiries are answered within 48 hours', () => {
    expect(english).toContain('within 48 hours');
    expect(norwegian).toContain('48 timer');
  });

  test('9.6 they were last updated in June 2025', () => {
    expect(english).toContain('Last updated June 2025');
    expect(norwegian).toContain('juni 2025');
  });

  test('every section is in the table of contents', () => {
    const html = renderScreen({ path: '/terms', element: <TermsPage /> });
    const sections = [...html.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id);
    expect(sections.length).toBeGreaterThan(8);
    for (const id of sections) expect(html).toContain(`href="#${id}"`);
  });
});

describe('1.28 only necessary cookies are used, and all are listed', () => {
  test('each with its name and how long it lasts', () => {
    for (const { name } of cookieList) expect(english).toContain(name);
    expect(english).toContain('(400 days)');
    expect(english).toContain('(365 days)');
  });

  test('by the names that a browser shows: over TLS with the prefix (9.570)', () => {
    const root = { publicUrl: 'https://bestatt.test' };
    const overTls = textOf(renderScreen({ path: '/terms', element: <TermsPage />, root }));
    for (const { name } of cookieList) expect(overTls).toContain(`__Host-${name} `);
    expect(english).not.toContain('__Host-');
  });

  test('the session’s cookie is the one that the client writes', () => {
    expect(cookieList.map(({ name }) => name)).toContain(sessionCookie.name);
  });
});
