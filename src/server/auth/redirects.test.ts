import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthFixture, authFixture } from './auth-fixture.ts';
import { allowedRedirect } from './redirects.ts';

const settings = {
  siteUrl: 'https://bestatt.no',
  redirectUrls: [
    'https://*.school.no/start',
    'https://app.example/**',
    'http://localhost:300?/',
    'no.bestatt://auth/**',
  ],
};

describe('a person is led on only to', () => {
  test.each([
    ['https://bestatt.no/nb/app?x=1#y', 'https://bestatt.no/nb/app?x=1#y'],
    ['https://bestatt.no:443/', 'https://bestatt.no/'],
    ['HTTPS://BESTATT.NO/a/../b', 'https://bestatt.no/b'],
    // Read as the browser reads it: the backslash begins the path.
    ['https://bestatt.no\\.evil.example/', 'https://bestatt.no/.evil.example/'],
    ['https://oslo.school.no/start', 'https://oslo.school.no/start'],
    ['https://app.example/a/b.c?d=e', 'https://app.example/a/b.c?d=e'],
    ['http://localhost:3001', 'http://localhost:3001/'],
    ['no.bestatt://auth/done', 'no.bestatt://auth/done'],
  ])('our own origin and the list: %s', (address, sent) => {
    expect(allowedRedirect(settings, address)).toBe(sent);
  });

  test.each([
    'https://evil.example',
    'http://bestatt.no',
    'https://bestatt.no:8443/',
    'https://bestatt.no.evil.example/',
    'https://bestatt.no@evil.example/',
    'https://user:pass@bestatt.no/',
    'https://user@bestatt.no/',
    'https://:pass@bestatt.no/',
    'https://evil.example/https://bestatt.no/',
    'https://evil.example#https://bestatt.no/',
    'https://evil.example?https://app.example/',
    'https://evil.example\\@bestatt.no/',
    'https:\\\\evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/nb/app',
    'javascript:alert(1)//https://bestatt.no',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'java\nscript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'https://a.b.school.no/start',
    'https://evil.example/.school.no/start',
    'https://evil.example/x.school.no/start',
    'https://school.no/start',
    'https://oslo.school.no/start/more',
    'https://oslo.school.no.evil.example/start',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://app%2eexample.evil.example/',
    'http://localhost:30011/',
    'no.bestatt.evil://auth/done',
    'https://[::1]/',
    'http://0x7f.1/',
    '',
    ' ',
  ])('and not to %j', (address) => {
    expect(allowedRedirect(settings, address)).toBeNull();
  });
});

describe('every endpoint that leads on', () => {
  let auth: AuthFixture;
  beforeAll(async () => {
    auth = await authFixture();
  });
  afterAll(() => auth.close());

  test.each([
    'https://evil.example/',
    'https://bestatt.test@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
  ])('takes the product’s address in place of %s', async (evil) => {
    const redirect = `redirect_to=${encodeURIComponent(evil)}`;
    const failed = await auth.call('GET', `/verify?token=x&type=signup&${redirect}`);
    const callback = await auth.call('GET', `/callback?state=x&${redirect}`);
    const asked = await auth.call('POST', `/otp?${redirect}`, {
      body: { email: 'lead@example.no' },
      headers: { referer: evil, redirect_to: evil },
    });
    const { link } = await auth.lastMail('lead@example.no');
    const followed = await auth.call('GET', link.replace(/^.*\/auth\/v1/, ''));
    expect(asked.status).toBe(200);
    expect([failed.location?.origin, callback.location?.origin, followed.location?.origin]).toEqual(
      Array.from({ length: 3 }, () => 'http://bestatt.test'),
    );
    expect(link).not.toContain('evil');
    auth.mails.length = 0;
  });
});
