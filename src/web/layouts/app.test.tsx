import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import AppLayout from './app.tsx';

const visitor = renderScreen({ path: '/app/leveltest', element: <AppLayout /> });
const user = renderScreen({
  path: '/app/leveltest',
  element: <AppLayout />,
  root: { viewer: { kind: 'user', id: 'u-1', name: 'Rojin Demir', email: 'rojin@example.no' } },
});

/** The side menu's links with their words. */
function sideMenu(html: string): ReadonlyMap<string, string> {
  const menu = /<aside.*?<\/aside>/s.exec(html)?.[0] ?? '';
  const links = menu.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs);
  return new Map([...links].map(([, href = '', inner = '']) => [textOf(inner), href]));
}

describe('2.23 the side menu', () => {
  test.each([
    ['My overview', '/app'],
    ['Test your level', '/app/leveltest'],
    ['Custom test (needs a package)', '/app/custom'],
    ['Flashcards (needs a package)', '/app/flashcards'],
    ['Settings', '/app/settings'],
    ['Demo user', '/demo'],
    ['Community', '/community'],
    ['License', '/app/license'],
    ['Ask a teacher (needs a package)', '/app/ask-a-teacher'],
    ['Language cafe (needs a package)', '/app/language-cafe'],
    ['LettAvis', '/lettavis'],
  ])('%s', (words, href) => {
    expect(sideMenu(visitor).get(words)).toBe(href);
  });

  test('a long address takes one line, so that the menu keeps its last entries', () => {
    expect(user).toMatch(/class="[^"]*truncate[^"]*">rojin@example\.no</);
  });

  test('keeps to the language of the page', () => {
    const norwegian = renderScreen({ path: '/nb/app', element: <AppLayout /> });
    expect(sideMenu(norwegian).get('Test nivået ditt')).toBe('/nb/app/leveltest');
  });
});

test('the side menu says how many words are due, where the screen has counted them', () => {
  const withWords = (dueWords: number) =>
    sideMenu(renderScreen({ path: '/app', element: <AppLayout />, loaded: { dueWords } }));
  expect(withWords(18).get('Flashcards 18 (18 words due) (needs a package)')).toBe('/app/flashcards');
  expect(withWords(0).get('Flashcards (needs a package)')).toBe('/app/flashcards');
});

test('9.236 with a package nothing that it opens is locked, and the menu says which it is and until when', () => {
  const licence = { tier: 11, until: '22 Dec 2026' };
  const html = renderScreen({ path: '/app', element: <AppLayout />, loaded: { licence } });
  expect(sideMenu(html).get('Flashcards')).toBe('/app/flashcards');
  expect(sideMenu(html).get('Custom test')).toBe('/app/custom');
  expect(textOf(html)).toContain('Plus, until 22 Dec 2026');
  expect(textOf(html)).not.toContain('needs a package');
  expect(textOf(visitor)).not.toContain('until');
});

describe('2.24 the side menu leads to', () => {
  test('the feedback form', () => {
    expect(sideMenu(visitor).get('Give feedback')).toBe('/app/feedback');
  });

  test('the reviews, on another site, where there are any', () => {
    const reviewUrl = 'https://reviews.example/bestatt';
    const html = renderScreen({ path: '/app', element: <AppLayout />, root: { reviewUrl } });
    expect(sideMenu(html).get('Review us (opens another site)')).toBe(reviewUrl);
    expect(textOf(visitor)).not.toContain('Review us');
  });
});

describe('2.25 the user menu has appearance, language, sign in and sign out', () => {
  test('for a visitor', () => {
    for (const words of ['Appearance', 'Light', 'Dark', 'Language', 'English', 'Norsk bokmål'])
      expect(textOf(visitor)).toContain(words);
    expect(visitor).toContain('href="/auth"');
    expect(visitor).not.toContain('href="/signout"');
  });

  test('for somebody who is signed in', () => {
    expect(textOf(user)).toContain('RD Rojin Demir rojin@example.no');
    expect(user).toContain('href="/signout"');
    expect(user).not.toContain('href="/auth"');
  });
});

describe('2.43 the cookie banner', () => {
  test('says that only necessary cookies are used', () => {
    expect(textOf(visitor)).toContain('We use only the cookies the site needs to work');
  });

  test('is gone once it was closed', () => {
    const html = renderScreen({ path: '/app', element: <AppLayout />, root: { cookiesAccepted: true } });
    expect(textOf(html)).not.toContain('We use only the cookies');
  });
});

test('2.59 in a collapsed sidebar the product’s name is hidden, from the eye and not from a screen reader', () => {
  const narrow = renderScreen({ path: '/app', element: <AppLayout />, root: { narrowMenu: true } });
  const menu = /<aside.*?<\/aside>/s.exec(narrow)?.[0] ?? '';
  expect(menu).toContain('menu-narrow');
  expect(menu).toContain('Make the menu wide');
  for (const word of ['Bestått', 'My overview', 'Flashcards'])
    expect(menu).toMatch(new RegExp(`class="menu-word[^"]*">${word}`));
  expect(sideMenu(narrow).get('My overview')).toBe('/app');
  expect(visitor).not.toContain('menu-narrow');
});

describe.each([
  [
    '/app',
    {
      deletion: 'Your account will be deleted on 5 December 2026.',
      keep: 'Keep my account',
      failed: 'The tests you took as a guest have not come along yet. They are not lost.',
      again: 'Try again',
      one: 'Your test came along to your account.',
      many: 'Your 3 tests came along to your account.',
    },
  ],
  [
    '/nb/app',
    {
      deletion: 'Kontoen din blir slettet 5. desember 2026.',
      keep: 'Behold kontoen',
      failed: 'Testene du tok som gjest, er ikke på kontoen ennå. De er ikke borte.',
      again: 'Prøv igjen',
      one: 'Testen din ble med til kontoen.',
      many: 'De 3 testene dine ble med til kontoen.',
    },
  ],
])('on every screen of the app (%s)', (path, words) => {
  const shown = (loaded: object, at = path) => renderScreen({ path: at, element: <AppLayout />, loaded });
  const deletionDay = '2026-12-05T12:00:00Z';

  test('9.79 a deletion that is under way is said, and can be taken back there', () => {
    const html = shown({ deletionDay }, `${path}/flashcards`);
    expect(textOf(html)).toContain(`${words.deletion} ${words.keep}`);
    expect(html).toContain(`action="${path}/settings/data"`);
    expect(html).toContain('name="intent" value="keep"');
  });

  test('but not a second time where it stands in full (9.79)', () => {
    expect(textOf(shown({ deletionDay }, `${path}/settings/data`))).not.toContain(words.deletion);
    expect(textOf(shown({}))).not.toContain(words.keep);
  });

  test('9.80 tests that did not come along are said, and can be brought along', () => {
    const html = shown({ guest: { kind: 'failed' } });
    expect(textOf(html)).toContain(`${words.failed} ${words.again}`);
    expect(html).toContain(`action="${path}/guest-results"`);
  });

  test('those that did are counted (9.80)', () => {
    expect(textOf(shown({ guest: { kind: 'kept', tests: 1 } }))).toContain(words.one);
    expect(textOf(shown({ guest: { kind: 'kept', tests: 3 } }))).toContain(words.many);
  });
});
