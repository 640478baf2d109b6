import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { ErrorPage } from './error-page.tsx';

/** A response that a loader threw, as the router hands it to an error boundary. */
function thrown(status: number, statusText: string, data: unknown): unknown {
  return { status, statusText, internal: false, data };
}

function errorPage(error: unknown, path = '/nothing/here'): string {
  return renderScreen({ path, element: <ErrorPage />, error });
}

/** What stands in the page. */
function bodyOf(error: unknown, path?: string): string {
  return textOf(errorPage(error, path).replace(/<title>.*?<\/title>/, ''));
}

describe('2.6 a wrong path gives the error page', () => {
  test('8.6 an unknown page says so, in the language of its path', () => {
    expect(bodyOf(thrown(404, 'Not Found', null))).toContain('Page not found');
    expect(bodyOf(thrown(404, 'Not Found', null), '/nb/nothing')).toContain('Siden finnes ikke');
  });
});

describe('2.50 the error page shows logo, status code, status message, and the message if it differs', () => {
  test('3.24 an error has statusCode, statusMessage and message', () => {
    const error = thrown(403, 'Forbidden', 'This test is not yours.');
    expect(bodyOf(error)).toBe('Bestått 403 Forbidden This test is not yours. Back to home Write to us');
    expect(errorPage(error)).toContain('viewBox="0 0 22 16"');
  });

  test.each([
    ['the message is the status message', thrown(403, 'Forbidden', 'Forbidden'), '403 Forbidden'],
    ['there is no message', thrown(403, 'Forbidden', null), '403 Forbidden'],
    [
      'there is no status message',
      thrown(503, '', 'Closed for an hour.'),
      '503 Something went wrong Closed for an hour.',
    ],
  ])('%s', (_, error, words) => {
    expect(bodyOf(error)).toBe(`Bestått ${words} Back to home Write to us`);
  });

  test.each([
    ['thrown', new Error('relation "secrets" does not exist')],
    ['answered', thrown(500, 'Internal Server Error', 'relation "secrets" does not exist')],
  ])('4.28 an application error shows the error page with its number, without its cause: %s', (_, error) => {
    const text = bodyOf(error);
    expect(text).toBe(
      'Bestått 500 Something went wrong If it happens again, tell us this number: request-1 Back to home Write to us',
    );
  });
});

test('2.54 the page is titled by status code and message', () => {
  const titleOf = (error: unknown) => /<title>(.*?)<\/title>/.exec(errorPage(error))?.[1];
  expect(titleOf(thrown(404, 'Not Found', null))).toBe('404 Page not found · Bestått');
  expect(titleOf(new Error('broken'))).toBe('500 Something went wrong · Bestått');
});

describe("2.51 'Back to home' leaves the error for the front page", () => {
  test.each([
    ['/app/nothing', '/', 'Back to home'],
    ['/nb/app/nothing', '/nb', 'Til forsiden'],
  ])('%s: %s', (path, home, words) => {
    // A plain link loads the page anew, so nothing of the error stays.
    expect(errorPage(thrown(404, '', null), path)).toMatch(new RegExp(`<a href="${home}"[^>]*>${words}</a>`));
  });
});

test.each([
  ['/app/settings', 'No connection The page could not be fetched.', 'Try again'],
  ['/nb/app/settings', 'Ingen forbindelse Vi fikk ikke hentet siden.', 'Prøv igjen'],
])('a page that could not be fetched is asked for again, at %s (8.19)', (path, words, again) => {
  const error = new TypeError('Failed to fetch');
  expect(bodyOf(error, path)).toContain(words);
  expect(bodyOf(error, path)).toContain(again);
  expect(errorPage(error, path)).toContain(`href="${path}"`);
});
