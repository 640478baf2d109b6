import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listed, type Member, member } from '#server/admin/admin-fixture.ts';
import { mailsTo, newAddress } from '#server/discounts/code-fixture.ts';
import { type Answer, call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sweepMessages } from './sweep-messages.ts';

const operator = 'post@bestatt.example';
const start = Date.now();
let now = start;
let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await testApi(undefined, { contactAddress: operator, now: () => new Date(now) });
  admin = await member(api, 'admin');
});
afterAll(() => api.close());

type Change = Readonly<Record<string, unknown>>;

function message(change: Change = {}) {
  return {
    ...{ topic: 'payment', text: `I paid twice. ${crypto.randomUUID()}`, email: newAddress() },
    ...{ locale: 'en-GB', requestKey: crypto.randomUUID(), ms: 60_000, ...change },
  };
}

let addresses = 0;
/** From an address of its own: the limit of one is tried by itself. */
function send(change: Change = {}, client?: SupabaseClient): Promise<Answer> {
  addresses += 1;
  return call(client ?? api.client(`203.0.113.${addresses}`), 'contact-messages', message(change));
}

async function rowOf(text: string) {
  const { rows } = await api.database.pool.query('select * from public.contact_messages where text = $1', [
    text,
  ]);
  return rows;
}

async function operatorMails(reference: unknown): Promise<readonly { subject: string }[]> {
  return (await mailsTo(api, operator)).filter(({ subject }) => subject.includes(String(reference)));
}

describe('9.230 anybody writes to the people who run the product', () => {
  test('a visitor: it is kept, the operator is told, and a mail says that it is there without repeating it', async () => {
    const given = message();
    const { data } = await call(api.client('198.51.100.201'), 'contact-messages', given);
    expect(data).toEqual({
      ...{ reference: expect.stringMatching(/^B-[0-9A-F]{8}$/), hours: 48 },
      confirmed: true,
    });
    expect(await rowOf(given.text)).toMatchObject([
      { user_id: null, topic: 'payment', email: given.email, status: 'open', suspected: false },
    ]);
    expect(await operatorMails(data?.reference)).toMatchObject([
      { subject: expect.stringContaining('Betaling') },
    ]);
    const [mail] = await mailsTo(api, given.email);
    expect(mail?.subject).toBe(`We have your message (${data?.reference})`);
    expect(mail?.text).toContain('within 48 hours');
    expect(mail?.text).not.toContain('paid twice');
  });

  test('somebody with an account: it is theirs to read, and their own address gets a copy', async () => {
    const person = await member(api);
    const given = message({ email: person.email, locale: 'nb-NO' });
    await call(person.client, 'contact-messages', given);
    const { data } = await person.client.from('contact_messages').select('text, status');
    expect(data).toEqual([{ text: given.text, status: 'open' }]);
    const [mail] = (await mailsTo(api, person.email)).filter(({ subject }) =>
      subject.startsWith('Vi har fått'),
    );
    expect(mail?.text).toContain(given.text);
    const note = await person.client.from('contact_messages').select('note');
    expect(note.error?.code).toBe('42501');
  });

  test('a copy goes to no other address, whoever is signed in', async () => {
    const person = await member(api);
    const given = message();
    await call(person.client, 'contact-messages', given);
    expect((await mailsTo(api, given.email))[0]?.text).not.toContain(given.text);
  });

  test('a guest’s message does not go with the guest', async () => {
    const guest = await visitor(api, '198.51.100.202');
    const given = message();
    await call(guest, 'contact-messages', given);
    expect(await rowOf(given.text)).toMatchObject([{ user_id: null }]);
  });

  test('the same message sent again is one, and one that was changed before is another', async () => {
    const given = message();
    const first = await send(given);
    expect((await send(given)).data).toEqual(first.data);
    expect(await rowOf(given.text)).toHaveLength(1);
    expect(await operatorMails(first.data?.reference)).toHaveLength(1);
    const changed = await send({ ...given, text: `${given.text} And more.` });
    expect(changed.data?.reference).not.toBe(first.data?.reference);
  });
});

describe('9.525 a message from somebody with Premium stands before the others, and is answered within 24 hours', () => {
  const open = () => call(admin.client, 'admin-messages', { list: 'open', page: 1 });

  test('said to its writer and to those who answer; Plus waits as everybody does', async () => {
    const [plus, premium] = [await member(api), await member(api)];
    for (const [one, tier] of [
      [plus, 11],
      [premium, 12],
    ] as const)
      await call(admin.client, 'admin-licences', {
        ...{ userId: one.id, tier, days: 30, reason: 'For a test', requestKey: crypto.randomUUID() },
      });
    const first = message({ email: plus.email });
    const second = message({ email: premium.email });
    expect((await call(plus.client, 'contact-messages', first)).data).toMatchObject({ hours: 48 });
    const { data } = await call(premium.client, 'contact-messages', second);
    expect(data).toMatchObject({ hours: 24 });
    expect((await call(premium.client, 'contact-messages', second)).data).toMatchObject({ hours: 24 });
    const waiting = (await open()).data?.messages as readonly { text: string; priority: boolean }[];
    const texts = waiting.map(({ text, priority }) => [text, priority]);
    expect(texts[0]).toEqual([second.text, true]);
    expect(texts).toContainEqual([first.text, false]);
    const [mail] = await mailsTo(api, premium.email);
    expect(mail?.text).toContain('within 24 hours');
    expect(await operatorMails(data?.reference)).toMatchObject([
      { subject: expect.stringMatching(/^Prioritert\. /) },
    ]);
  });

  test('a licence that is over, or an address that somebody else typed, is none', async () => {
    const person = await member(api);
    await api.database.pool.query(
      `insert into public.license_users (user_id, tier, started_at, expires_at, source)
       values ($1, 12, now() - interval '40 days', now() - interval '10 days', 'admin')`,
      [person.id],
    );
    const own = message({ email: person.email });
    expect((await call(person.client, 'contact-messages', own)).data).toMatchObject({ hours: 48 });
    expect((await send({ email: person.email })).data).toMatchObject({ hours: 48 });
  });
});

describe('9.231 what is refused, and what is kept apart', () => {
  test.each([
    [{ text: ' ' }, 'message_empty'],
    [{ text: 'a'.repeat(5001) }, 'message_long'],
    [{ text: 'http://a.no '.repeat(4) }, 'message_links'],
    [{ email: 'kari' }, 'email_format'],
    [{ topic: 'sales' }, 'wrong_shape'],
  ])('%o', async (change, code) => {
    expect((await send(change)).error?.code).toBe(code);
  });

  test.each([{ trap: 'https://spam.example' }, { ms: 900 }])(
    'what looks like a program is kept apart, answered alike, and mailed to nobody: %o',
    async (change) => {
      const given = message(change);
      const { data } = await send(given);
      expect(data).toMatchObject({ confirmed: true });
      expect(await rowOf(given.text)).toMatchObject([{ suspected: true, forwarded_at: null }]);
      expect(await operatorMails(data?.reference)).toEqual([]);
      expect(await mailsTo(api, given.email)).toEqual([]);
      const { data: found } = await call(admin.client, 'admin-messages', { list: 'suspected' });
      expect(JSON.stringify(found)).toContain(given.text);
    },
  );

  test('five in a row from an account or about a mailbox, from however many addresses', async () => {
    const person = await member(api);
    const email = newAddress();
    for (let time = 0; time < 5; time += 1) {
      expect((await send({}, person.client)).error).toBeNull();
      expect((await send({ email: email.replace('@', `+${time}@`) })).error).toBeNull();
    }
    expect((await send({}, person.client)).error?.code).toBe('too_many_requests');
    expect((await send({ email })).error?.code).toBe('too_many_requests');
    expect((await send()).error).toBeNull();
  });

  test('twenty in a row from an address', async () => {
    const crowd = api.client('198.51.100.203');
    for (let time = 0; time < 20; time += 1) expect((await send({}, crowd)).error).toBeNull();
    expect((await send({}, crowd)).error?.code).toBe('too_many_requests');
  });
});

describe('9.232 administrators read and answer', () => {
  const change = (body: Change, by = admin) => call(by.client, 'admin-message-changes', body);
  const sent = async (also: Change = {}) => {
    const given = message(also);
    await send(given);
    const [row] = await rowOf(given.text);
    return { id: String(row.id), given };
  };
  const audited = async (messageId: string) => {
    const { rows } = await api.database.pool.query<{ action: string }>(
      `select action from public.audit_log where details ->> 'messageId' = $1 order by id`,
      [messageId],
    );
    return rows.map(({ action }) => action);
  };

  test('an answer goes to the writer by mail in their language, once, and is in the log', async () => {
    const { id, given } = await sent({ locale: 'nb-NO' });
    const body = { kind: 'answer', messageId: id, text: 'Du får pengene igjen.\n\nHilsen oss' };
    expect((await change(body)).data).toEqual({ status: 'answered' });
    expect((await change(body)).data).toEqual({ status: 'answered' });
    const answers = (await mailsTo(api, given.email)).filter(({ subject }) => subject.startsWith('Svar på'));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).toContain('Du får pengene igjen.\n\nHilsen oss');
    expect(await audited(id)).toEqual(['message.answered']);
    expect((await change({ ...body, text: 'Another.' })).error?.code).toBe('message_answered');
    const found = await call(admin.client, 'admin-messages', { list: 'answered' });
    expect(listed(found, 'messages')).toContainEqual(
      expect.objectContaining({ id, status: 'answered', answer: body.text }),
    );
  });

  test('an answer whose mail is refused changes nothing', async () => {
    const { id, given } = await sent();
    const { mail } = api.context;
    const { send: whole } = mail;
    Object.assign(mail, { send: () => Promise.reject(new Error('no mail today')) });
    const { error: refused } = await change({ kind: 'answer', messageId: id, text: 'Hello.' });
    Object.assign(mail, { send: whole });
    expect(refused?.code).toBe('mail_failed');
    expect(await rowOf(given.text)).toMatchObject([{ status: 'open', answer: null }]);
    expect(await audited(id)).toEqual([]);
  });

  test('it is closed and opened again with a reason, and notes stand beside it', async () => {
    const { id, given } = await sent();
    await change({ kind: 'note', messageId: id, note: 'Rang her up.' });
    await change({ kind: 'note', messageId: id, note: 'Rang her up.' });
    await change({ kind: 'close', messageId: id, reason: 'By phone' });
    expect(await rowOf(given.text)).toMatchObject([
      { status: 'answered', answer: null, note: 'Rang her up.' },
    ]);
    await change({ kind: 'reopen', messageId: id, reason: 'Wrote again' });
    expect(await rowOf(given.text)).toMatchObject([{ status: 'open', answered_at: null }]);
    expect(await audited(id)).toEqual(['message.noted', 'message.closed', 'message.reopened']);
  });

  test('what was no spam after all joins the open ones', async () => {
    const { id, given } = await sent({ trap: 'filled by a password manager' });
    await change({ kind: 'reopen', messageId: id, reason: 'A person' });
    expect(await rowOf(given.text)).toMatchObject([{ suspected: false, status: 'open' }]);
  });

  test('nobody else does', async () => {
    const { id } = await sent();
    const moderator = await member(api, 'moderator');
    expect((await call(moderator.client, 'admin-messages', { list: 'open' })).error?.code).toBe(
      'role_needed',
    );
    expect((await change({ kind: 'note', messageId: id, note: 'x' }, moderator)).error?.code).toBe(
      'role_needed',
    );
  });
});

describe('9.233 messages are told of and forgotten by themselves', () => {
  test('one whose mail to the operator was refused is told of by the next sweep, once', async () => {
    const { mail } = api.context;
    const given = message();
    const { send: whole } = mail;
    Object.assign(mail, { send: () => Promise.reject(new Error('no mail today')) });
    const { data } = await send(given);
    Object.assign(mail, { send: whole });
    expect(data).toMatchObject({ confirmed: false });
    for (let time = 0; time < 2; time += 1) await sweepMessages(api.context, { address: operator });
    expect(await operatorMails(data?.reference)).toHaveLength(1);
  });

  test('an answered one goes after two years, an open one stays, spam goes after 90 days', async () => {
    const [open, answered, spam] = [message(), message(), message({ trap: 'x' })];
    for (const one of [open, answered, spam]) await send(one);
    const [row] = await rowOf(answered.text);
    await call(admin.client, 'admin-message-changes', { kind: 'close', messageId: row.id, reason: 'Done' });
    const left = async () =>
      (await Promise.all([open, answered, spam].map(({ text }) => rowOf(text)))).map(({ length }) => length);
    now = start + 89 * 86_400_000;
    await sweepMessages(api.context, { address: null });
    expect(await left()).toEqual([1, 1, 1]);
    now = start + 731 * 86_400_000;
    await sweepMessages(api.context, { address: null });
    now = start;
    expect(await left()).toEqual([1, 0, 0]);
  });
});
