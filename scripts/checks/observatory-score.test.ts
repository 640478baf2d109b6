import { describe, expect, test } from 'vitest';
import { jsonHeaders, securityHeaders } from '#main/http/security-headers.ts';
import { observatoryScore } from './observatory-score.ts';

const html = '<script src="/static/page.js"></script>';
const page = (change: Record<string, string> = {}, scripts: readonly string[] = ["'nonce-abc'"]) => {
  const headers = new Headers(
    securityHeaders({
      ...{ https: true, scripts, style: "'sha256-x'", payAt: null, microphone: true },
      imageHost: 'https://content.example.no',
    }),
  );
  for (const [name, value] of Object.entries(change)) headers.set(name, value);
  return { headers, html };
};

describe('MDN Observatory gives at least 120', () => {
  test('to a page with React’s scripts, one without, and one that visitors share', () => {
    expect(observatoryScore(page()).score).toBe(140);
    expect(observatoryScore(page({}, [])).score).toBe(140);
    expect(observatoryScore(page({}, ["'sha256-y'"])).score).toBe(140);
  });

  test('to an answer of the API', () => {
    expect(observatoryScore({ headers: new Headers(jsonHeaders({ https: true })), html: '' }).score).toBe(
      130,
    );
  });
});

describe('what its rules take away', () => {
  test.each([
    ['nothing at all', { headers: new Headers(), html: '' }, 30],
    [
      'unsafe-inline scripts',
      page({
        'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'; object-src 'none'",
      }),
      80,
    ],
    [
      'eval',
      page({ 'content-security-policy': "default-src 'self' 'unsafe-eval'; frame-ancestors 'none'" }),
      120,
    ],
    ['a session cookie that scripts read', page({ 'set-cookie': 'session=1; Secure; SameSite=Lax' }), 70],
    ['a cookie without Secure', page({ 'set-cookie': 'theme=dark; SameSite=Lax' }), 135],
    ['a short HSTS', page({ 'strict-transport-security': 'max-age=60' }), 130],
    ['an unsafe referrer', page({ 'referrer-policy': 'unsafe-url' }), 130],
    ['a foreign script', { ...page(), html: '<script src="https://cdn.example/x.js"></script>' }, 135],
  ])('%s', (_, answered, score) => {
    expect(observatoryScore(answered).score).toBe(score);
  });
});
