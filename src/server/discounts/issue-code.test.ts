import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestFeedback } from '#domain/licences/feedback.ts';
import { createSmtpMail } from '#server/providers/mail/smtp-mail.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { accountClient, mailsTo, newAddress } from './code-fixture.ts';
import { issueCode } from './issue-code.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const locale = 'en-GB';
const ownCode = /^BEST-[2-9A-Z]{4}-[2-9A-Z]{4}$/m;

function ask(email: string, more: { name?: string; locale?: string } = {}, client = api.client()) {
  return call(client, 'welcome-codes', { email, locale, ...more });
}

async function codesOf(mailbox: string) {
  const { rows } = await api.database.pool.query(
    'select code, campaign, percent_off, trial_days, expires_at, sent_at from public.discount_codes where address = $1',
    [mailbox],
  );
  return rows;
}

/** As if the code had been made and sent so much earlier. */
async function passTime(mailbox: string, span: string): Promise<void> {
  await api.database.pool.query(
    `update public.discount_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval where address = $1`,
    [mailbox, span],
  );
}

describe('9.50 a code', () => {
  test('comes by mail, with what it is worth, until when, and where to use it', async () => {
    const email = newAddress();
    expect(await ask(email)).toEqual({ error: null, data: { sent: true } });
    const [row] = await codesOf(email);
    expect(row).toMatchObject({ campaign: 'welcome', percent_off: 20, trial_days: 7 });
    expect(Math.round((row.expires_at - row.sent_at) / 86_400_000)).toBe(60);
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toContain(row.code);
    expect(row.code).toMatch(ownCode);
    for (const words of ['20% off', '7 days of Trial', 'valid until', 'http://bestatt.test/app/license'])
      expect(mail?.text).toContain(words);
  });

  test('comes in the language of the page', async () => {
    const email = newAddress();
    await ask(email, { locale: 'nb-NO', name: 'Åse' });
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe('Koden din til Bestått');
    expect(mail?.text).toContain('Her er koden din, Åse');
    expect(mail?.text).toContain('http://bestatt.test/nb/app/license');
  });

  test('is one for a mailbox, however its address is written and whoever asks at once', async () => {
    const email = newAddress();
    const [name, host] = email.split('@');
    const ways = [email, email.toUpperCase(), `${name}+a@${host}`, `${name}+b@${host}`];
    const answers = await Promise.all([...ways, ...ways].map((address) => ask(address)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"error":null,"data":{"sent":true}}']),
    );
    expect(await codesOf(email)).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      'select count(*)::int as mails from bestatt.dev_inbox where lower(recipient) like $1',
      [`${name}%`],
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  test('is one for a mailbox, also by a dot at the end, in quotes, and by the host’s two names', async () => {
    const [name] = newAddress().split('@');
    const host = 'bl\u00e5b\u00e6r.example';
    const ways = [
      `${name}@${host}`,
      `${name}@${host}.`,
      `"${name}"@${host}`,
      `${name}@xn--blbr-roah.example`,
    ];
    for (const address of ways) await ask(address, {}, api.client('192.0.2.77'));
    expect(await codesOf(`${name}@xn--blbr-roah.example`)).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      `select count(*)::int as codes from public.discount_codes where address like $1`,
      [`%${name}%`],
    );
    expect(rows).toEqual([{ codes: 1 }]);
  });

  test('is one for a mailbox at Gmail, and goes to the address as it was typed', async () => {
    const name =
      newAddress()
        .split('@')[0]
        ?.replace(/[^a-z0-9]/g, '') ?? '';
    const dotted = `${name.slice(0, 1)}.${name.slice(1)}`;
    const ways = [`${dotted}@gmail.com`, `${name}@googlemail.com`, `${dotted}+best@gmail.com`];
    for (const address of ways) await ask(address);
    expect(await codesOf(`${name}@gmail.com`)).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      'select recipient from bestatt.dev_inbox where recipient = any($1)',
      [ways],
    );
    expect(rows).toEqual([{ recipient: `${dotted}@gmail.com` }]);
  });

  test('is sent again when it is asked for, not sooner than after ten minutes', async () => {
    const email = newAddress();
    await ask(email);
    await passTime(email, '9 minutes');
    expect((await ask(email)).data).toEqual({ sent: true });
    expect(await mailsTo(api, email)).toHaveLength(1);
    await passTime(email, '1 minute');
    expect((await ask(email)).data).toEqual({ sent: true });
    const [first, second, ...more] = await mailsTo(api, email);
    expect(ownCode.exec(second?.text ?? '')?.[0]).toBe(ownCode.exec(first?.text ?? '')?.[0]);
    expect(more).toEqual([]);
  });

  test('is not sent more than a few times a day to one mailbox, which may be a stranger’s', async () => {
    const email = newAddress();
    for (let time = 0; time < 8; time += 1) {
      expect((await ask(email)).data).toEqual({ sent: true });
      await passTime(email, '11 minutes');
    }
    expect(await mailsTo(api, email)).toHaveLength(5);
  });

  test.each([
    ['used', `redeemed_at = now()`, /has been used/],
    ['expired', `expires_at = now() - interval '1 day'`, /has expired/],
  ])('that is %s is told of in the mail, and nowhere else', async (_, change, subject) => {
    const email = newAddress();
    await ask(email);
    await passTime(email, '1 hour');
    await api.database.pool.query(`update public.discount_codes set ${change} where address = $1`, [email]);
    expect(await ask(email)).toEqual({ error: null, data: { sent: true } });
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).not.toMatch(ownCode);
  });

  test('forgets its address after 400 days', async () => {
    const [old, recent] = [newAddress(), newAddress()];
    await Promise.all([ask(old), ask(recent)]);
    await api.database.pool.query(
      `update public.discount_codes set created_at = now() - case when address = $1 then 401 else 399 end * interval '1 day'
       where address in ($1, $2)`,
      [old, recent],
    );
    await ask(newAddress());
    expect(await codesOf(old)).toEqual([]);
    expect(await codesOf(recent)).toHaveLength(1);
  });

  test('whose mail does not go out can be asked for again at once', async () => {
    const email = newAddress();
    const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@bestatt.test' });
    const request = { address: email, campaign: 'welcome', locale } as const;
    await expect(issueCode({ ...api.context, mail }, request)).rejects.toThrow(/ECONNREFUSED/);
    mail.close();
    await ask(email);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });
});

test.each(['', 'kari', 'kari@example', 'a b@example.no', `${'a'.repeat(320)}@example.no`])(
  '3.18 the discount sign-up needs an address: %o is none',
  async (email) => {
    expect((await ask(email)).error).toEqual({ status: 400, code: 'email_format' });
  },
);

test('5.21 in the welcome modal the name is optional, and carries nothing but a name', async () => {
  const email = newAddress();
  await ask(email, { name: 'win at https://spam.example' });
  expect((await mailsTo(api, email))[0]?.text).not.toContain('spam');
});

describe('1.16 feedback', () => {
  const feedback = (more: object = {}) => ({
    ...{ text: 'The clips are too fast.', locale, requestKey: crypto.randomUUID() },
    ...more,
  });

  test('is kept, and gives a code to the address that is named', async () => {
    const { client } = await accountClient(api);
    const email = newAddress();
    const { data } = await call(client, 'feedback', feedback({ email }));
    expect(data).toEqual({ saved: true, codeSent: true });
    expect((await client.from('feedback').select('text, email')).data).toEqual([
      { text: 'The clips are too fast.', email },
    ]);
    expect((await mailsTo(api, email))[0]?.text).toMatch(ownCode);
  });

  test('3.17 needs no address, and then there is no code', async () => {
    const { client } = await accountClient(api);
    expect((await call(client, 'feedback', feedback({ email: ' ' }))).data).toEqual({
      saved: true,
      codeSent: false,
    });
    expect((await client.from('feedback').select('email')).data).toEqual([{ email: null }]);
  });

  test('is for whoever is signed in, an anonymous session included, and for nobody else (6.6)', async () => {
    const client = await visitor(api);
    expect((await call(client, 'feedback', feedback())).data).toEqual({ saved: true, codeSent: false });
    expect((await call(api.client(), 'feedback', feedback())).error?.status).toBe(401);
  });

  test('that is sent twice is kept once', async () => {
    const { client } = await accountClient(api);
    const body = feedback();
    await Promise.all([call(client, 'feedback', body), call(client, 'feedback', body)]);
    expect((await client.from('feedback').select('id')).data).toHaveLength(1);
  });

  test.each([
    [{ text: ' \n' }, 'feedback_empty'],
    [{ text: 'a'.repeat(longestFeedback + 1) }, 'feedback_long'],
    [{ email: 'kari' }, 'email_format'],
  ])('that says %o is refused, and nothing is kept', async (change, code) => {
    const { client } = await accountClient(api);
    expect((await call(client, 'feedback', feedback(change))).error).toEqual({ status: 400, code });
    expect((await client.from('feedback').select('id')).data).toEqual([]);
  });

  test('is read by nobody else than who wrote it; administrators have their function', async () => {
    const [writer, reader] = [await accountClient(api), await accountClient(api)];
    await call(writer.client, 'feedback', feedback({ text: `From ${writer.userId}` }));
    const read = async () =>
      (await reader.client.from('feedback').select('text').eq('user_id', writer.userId)).data;
    expect(await read()).toEqual([]);
    await api.database.pool.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      reader.userId,
    ]);
    expect(await read()).toEqual([]);
    const { data } = await writer.client.from('feedback').select('text');
    expect(data).toEqual([{ text: `From ${writer.userId}` }]);
  });
});
