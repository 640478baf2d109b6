import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '#main/config/config.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { createDevInbox, hasInbox } from './dev-inbox.ts';

let database: TestDatabase;
const here = { headers: { 'x-bestatt-address': '127.0.0.1' } };
const elsewhere = { headers: { 'x-bestatt-address': '192.0.2.1' } };
const config = (env: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: '/tmp', NODE_ENV: 'production', DEV_INBOX: 'true', ...env });

beforeAll(async () => {
  database = await testDatabase();
  await createInboxMail(database).send({
    to: 'kari@example.no',
    subject: 'Confirm <b>now</b>',
    text: 'Press here:\nhttp://bestatt.test/verify?a=1&b=2\n<script>alert(1)</script>',
    html: '<p>Press</p>',
  });
  await createInboxSms(database).send({ to: '4791234567', text: '123456 is your code' });
});
afterAll(() => database.drop());

describe('the inbox at /dev', () => {
  test('shows what would have been sent, newest first, with links that work and nothing that runs', async () => {
    const response = await createDevInbox(database, config()).request('/', here);
    const text = await response.text();
    expect(text.indexOf('123456')).toBeLessThan(text.indexOf('kari@example.no'));
    expect(text).toContain('<a href="http://bestatt.test/verify?a=1&#38;b=2">');
    expect(text).not.toMatch(/<script|<b>now/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('shows a mail as its reader sees it, in a frame that may run nothing', async () => {
    const app = createDevInbox(database, config());
    const id = /src="\/dev\/(\d+)"/.exec(await (await app.request('/', here)).text())?.[1];
    const mail = await app.request(`/${id}`, here);
    expect(await mail.text()).toBe('<p>Press</p>');
    expect(mail.headers.get('content-security-policy')).toContain('sandbox');
    expect((await app.request('/999999', here)).status).toBe(404);
  });

  test('is closed in production to everybody but this machine', async () => {
    const app = createDevInbox(database, config());
    expect((await app.request('/', elsewhere)).status).toBe(404);
    expect((await app.request('http://rebound.example/', here)).status).toBe(404);
    const proxied = { headers: { ...here.headers, 'x-forwarded-for': '192.0.2.1' } };
    expect((await app.request('/', proxied)).status).toBe(404);
    const development = config({ NODE_ENV: 'development' });
    expect((await createDevInbox(database, development).request('/', elsewhere)).status).toBe(200);
  });

  test.each([
    ['a product with an address of its own', { PUBLIC_URL: 'https://bestatt.example' }, false],
    ['a product at this machine’s address', { PUBLIC_URL: 'http://localhost:3000' }, true],
    ['a product without an address', {}, true],
    ['a product whose setting says no', { DEV_INBOX: 'false' }, false],
    ['a product that is set to nothing', { DEV_INBOX: '' }, false],
    ['development that is set to nothing', { DEV_INBOX: '', NODE_ENV: 'development' }, false],
    ['development', { NODE_ENV: 'development', PUBLIC_URL: 'https://bestatt.example' }, true],
    [
      'where mail and messages go out',
      {
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'a@b.no',
        SMS_URL: 'https://sms.example',
        SMS_TOKEN: 'x',
      },
      false,
    ],
  ])('%s: %j', (_, env, there) => {
    expect(hasInbox(config(env))).toBe(there);
    const app = createDevInbox(database, config(env));
    return expect(Promise.resolve(app.request('/', here)).then(({ status }) => status)).resolves.toBe(
      there ? 200 : 404,
    );
  });
});
