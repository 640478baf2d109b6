import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/time/days.ts';
import { accountClient, mailsTo } from '#server/discounts/code-fixture.ts';
import { grantLicence } from '#server/licences/grants.ts';
import type { MailSender } from '#server/providers/mail/mail-sender.ts';
import { createSmtpMail } from '#server/providers/mail/smtp-mail.ts';
import { call, visitor } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sweepMails } from './chosen-mails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Noon in Norway, on a Friday. */
const start = new Date('2026-11-20T11:00:00Z');

function daysOn(days: number, from = start): Date {
  return new Date(from.getTime() + days * dayMs);
}

function sweep(now: Date, mail: MailSender = api.context.mail): Promise<number> {
  return sweepMails({ ...api.context, mail, now: () => now });
}

type Person = Awaited<ReturnType<typeof accountClient>>;

async function person(change: { exam?: string; locale?: string; plusDays?: number } = {}): Promise<Person> {
  const made = await accountClient(api);
  const { exam, locale, plusDays } = change;
  if (exam)
    await api.database.pool.query('update public.users set exam_date = $2 where id = $1', [
      made.userId,
      exam,
    ]);
  if (locale) await made.client.auth.updateUser({ data: { locale } });
  if (plusDays) await givePlus(made, plusDays, start);
  return made;
}

async function givePlus({ userId }: Person, days: number, grantedAt: Date): Promise<void> {
  await api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId, tier: 11, days, source: 'payment', reference: crypto.randomUUID(), grantedAt },
    }),
  );
}

async function choose({ client, userId }: Person, choices: Record<string, boolean>): Promise<void> {
  const { error } = await client.from('mail_choices').upsert({ user_id: userId, ...choices });
  if (error) throw error;
}

const subjects = async ({ email }: Person) => (await mailsTo(api, email)).map(({ subject }) => subject);

describe('the end of a package (9.53)', () => {
  test('is told of three days before, once, whoever sweeps and how often', async () => {
    const kari = await person({ plusDays: 30 });
    await sweep(daysOn(26.9));
    expect(await subjects(kari)).toEqual([]);
    await Promise.all([sweep(daysOn(27)), sweep(daysOn(27)), sweep(daysOn(27))]);
    await sweep(daysOn(27.1));
    await sweep(daysOn(27.9));
    expect(await subjects(kari)).toEqual(['Your Plus ends in 3 days']);
    const [mail] = await mailsTo(api, kari.email);
    expect(mail?.text).toContain('Your Plus ends on 20 December 2026');
    expect(mail?.text).toContain('http://bestatt.test/app/license');
  });

  test('is not told of when another package follows, but at the end of that', async () => {
    const kari = await person({ plusDays: 30 });
    await givePlus(kari, 30, daysOn(10));
    await sweep(daysOn(27));
    expect(await subjects(kari)).toEqual([]);
    await sweep(daysOn(57));
    expect(await subjects(kari)).toHaveLength(1);
  });

  test('is told of in the person’s language', async () => {
    const kari = await person({ plusDays: 30, locale: 'nb-NO' });
    await sweep(daysOn(27));
    expect(await subjects(kari)).toEqual(['Plus slutter om 3 dager']);
    expect((await mailsTo(api, kari.email))[0]?.text).toContain('http://bestatt.test/nb/mail/stop?');
  });
});

describe('an exam (9.53)', () => {
  test('is told of two weeks and three days before, once each', async () => {
    const kari = await person({ exam: '2026-12-10' });
    for (let day = 0; day <= 22; day += 1) {
      await sweep(daysOn(day));
      await sweep(daysOn(day + 0.1));
    }
    expect(await subjects(kari)).toEqual(['14 days to your exam', '3 days to your exam']);
  });

  test('is told of a day later when the product was down, with the days that are left', async () => {
    const kari = await person({ exam: '2026-12-05' });
    await sweep(daysOn(2));
    expect(await subjects(kari)).toEqual(['13 days to your exam']);
  });

  test('that was moved is told of anew', async () => {
    const kari = await person({ exam: '2026-12-04' });
    await sweep(start);
    await api.database.pool.query('update public.users set exam_date = $2 where id = $1', [
      kari.userId,
      '2027-01-20',
    ]);
    await sweep(new Date('2027-01-06T11:00:00Z'));
    expect(await subjects(kari)).toEqual(['14 days to your exam', '14 days to your exam']);
  });

  test('is not told of at night', async () => {
    const kari = await person({ exam: '2026-12-04' });
    expect(await sweep(new Date('2026-11-20T06:59:00Z'))).toBe(0);
    expect(await sweep(new Date('2026-11-20T19:00:00Z'))).toBe(0);
    await sweep(new Date('2026-11-20T07:00:00Z'));
    expect(await subjects(kari)).toHaveLength(1);
  });
});

describe('the week (9.53)', () => {
  /** The Monday after `start`. */
  const monday = new Date('2026-11-23T08:00:00Z');

  async function practise({ userId }: Person, answeredAt: string[]): Promise<void> {
    const { pool } = api.database;
    const stimulus = crypto.randomUUID();
    await pool.query(
      `insert into public.stimuli (id, category, level, topic, title, public, content_hash)
       values ($1, 'read', 'A1', 'home', 'A title', '{}', 'hash')`,
      [stimulus],
    );
    const sitting = crypto.randomUUID();
    await pool.query(
      `insert into public.sittings (id, user_id, request_key, kind, settings, chance, started_at)
       values ($1, $2, $3, 'level', '{}', 0.5, '2026-11-16')`,
      [sitting, userId, sitting],
    );
    for (const [position, at] of answeredAt.entries()) {
      const task = crypto.randomUUID();
      await pool.query(
        `insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing, position, package, seconds, key_hash)
         values ($1, $2, 'read', 'A1', 'home', 'single', 'detail', '{}', 1, 0.25, $3, 'free', 60, 'hash')`,
        [task, stimulus, position],
      );
      await pool.query(
        `insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash, answered_at, correct)
         values ($1, $2, $3, 1, 1, 0, 1, 'hash', $4, $5)`,
        [sitting, position, task, at, position === 0],
      );
    }
  }

  test('is summed up on Monday to those who chose it, once', async () => {
    const kari = await person();
    await choose(kari, { week: true });
    // The last one is of the new week: it is Monday in Norway already.
    await practise(kari, ['2026-11-16T00:30:00Z', '2026-11-18T12:00:00Z', '2026-11-22T23:30:00Z']);
    await sweep(daysOn(-1, monday));
    expect(await subjects(kari)).toEqual([]);
    await sweep(monday);
    await sweep(daysOn(1, monday));
    const [mail, ...more] = await mailsTo(api, kari.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('You practised on 2 days');
    expect(mail?.text).toContain('Tasks you answered: 2. Right: 1, which is 50%.');
  });

  test('is not written about to whoever did not choose it, or did not practise', async () => {
    const [practised, chose] = [await person(), await person()];
    await practise(practised, ['2026-11-18T12:00:00Z']);
    await choose(chose, { week: true });
    await sweep(monday);
    expect([...(await subjects(practised)), ...(await subjects(chose))]).toEqual([]);
  });
});

describe('9.314 a reminder on a day of the plan', () => {
  /** Friday, with nothing done since Monday: today is one of the days that are left. */
  const afternoon = new Date('2026-11-20T15:30:00Z');

  async function planner(choices: Record<string, boolean>): Promise<Person> {
    const kari = await person({ exam: '2027-01-20' });
    await api.database.pool.query(`update public.users set target_level = 'B1' where id = $1`, [kari.userId]);
    await choose(kari, choices);
    return kari;
  }

  test('comes from 16 o’clock on, once a day, to who asks for it', async () => {
    const [kari, unasked] = [await planner({ plan_day: true }), await planner({})];
    await sweep(new Date('2026-11-20T14:30:00Z'));
    expect(await subjects(kari)).toEqual([]);
    await sweep(afternoon);
    await sweep(new Date('2026-11-20T17:30:00Z'));
    const [mail, ...more] = await mailsTo(api, kari.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('20 minutes for today');
    expect(mail?.text).toContain('/app/plan');
    expect(await subjects(unasked)).toEqual([]);
  });

  test('does not come when something was practised, the week has its days, or the exam is tomorrow', async () => {
    const practised = async (days: readonly string[]) => {
      const kari = await planner({ plan_day: true });
      for (const day of days)
        await api.database.pool.query(
          `insert into bestatt.practice_days (user_id, day, category, tasks) values ($1, $2, 'read', 5)`,
          [kari.userId, day],
        );
      return kari;
    };
    const today = await practised(['2026-11-20']);
    const enough = await practised(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
    const near = await planner({ plan_day: true });
    await api.database.pool.query(`update public.users set exam_date = '2026-11-21' where id = $1`, [
      near.userId,
    ]);
    await sweep(afternoon);
    for (const kari of [today, enough]) expect(await subjects(kari)).toEqual([]);
    expect(await subjects(near)).not.toContain('Today is a day of practice');
  });
});

describe('9.53 none of these mails goes to', () => {
  const changes: readonly (readonly [string, string])[] = [
    ['an anonymous account', `update auth.users set is_anonymous = true where id = $1`],
    ['an address that is not confirmed', `update auth.users set email_confirmed_at = null where id = $1`],
    ['a demo account', `update public.users set demo_until = now() + interval '1 day' where id = $1`],
    ['somebody who is banned', `update auth.users set banned_until = now() + interval '1 day' where id = $1`],
    ['somebody who is leaving', `update public.users set deletion_asked_at = now() where id = $1`],
    [
      'somebody who does not want it',
      `insert into public.mail_choices (user_id, exam_near) values ($1, false)`,
    ],
  ];
  test.each(changes)('%s', async (_, sql) => {
    const kari = await person({ exam: '2026-12-04' });
    await api.database.pool.query(sql, [kari.userId]);
    await sweep(start);
    expect(await subjects(kari)).toEqual([]);
  });
});

test('a mail that the server refuses is tried again the next hour, and holds up no other (9.53)', async () => {
  const kari = await person({ exam: '2026-12-04' });
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@bestatt.test' });
  expect(await sweep(start, mail)).toBe(0);
  mail.close();
  await sweep(daysOn(0.05));
  expect(await subjects(kari)).toHaveLength(1);
});

test('everybody is reached, also when there are many (9.53)', async () => {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at)
     select gen_random_uuid(), 'many-' || n || '@example.no', now() from generate_series(1, 230) as n returning id`,
  );
  await api.database.pool.query(`update public.users set exam_date = '2027-06-15' where id = any($1)`, [
    rows.map(({ id }) => id),
  ]);
  expect(await sweep(new Date('2027-06-01T10:00:00Z'))).toBe(230);
  expect(await sweep(new Date('2027-06-01T11:00:00Z'))).toBe(0);
});

describe('9.52 the link at the foot of a mail', () => {
  /** The token of the last mail's link. */
  async function tokenOf({ email }: Person): Promise<string> {
    const { rows } = await api.database.pool.query<{ body_text: string }>(
      'select body_text from bestatt.dev_inbox where recipient = $1 order by id desc limit 1',
      [email],
    );
    const link = /http\S+\/mail\/stop\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  }

  test('stops mails of its kind and no other, without a login, and again changes nothing', async () => {
    const kari = await person({ exam: '2026-12-04' });
    await choose(kari, { week: true });
    await sweep(start);
    const token = await tokenOf(kari);
    const stops = await Promise.all([1, 2].map(() => call(api.client(), 'unsubscribes', { token })));
    expect(stops).toEqual(Array(2).fill({ error: null, data: { stopped: 'exam_near' } }));
    expect((await kari.client.from('mail_choices').select('licence_ending, exam_near, week')).data).toEqual([
      { licence_ending: true, exam_near: false, week: true },
    ]);
    await sweep(daysOn(11));
    expect(await subjects(kari)).toHaveLength(1);
  });

  test.each([
    ['nonsense', () => Promise.resolve('nonsense')],
    ['of a session', async () => (await (await visitor(api)).auth.getSession()).data.session?.access_token],
    ['that was changed', async () => `${await madeToken()}x`],
  ])('is nothing with a token %s', async (_, token) => {
    expect((await call(api.client(), 'unsubscribes', { token: await token() })).error).toEqual({
      status: 410,
      code: 'stop_link_invalid',
    });
  });

  test('opens nothing but this', async () => {
    const response = await api.app.request('/auth/v1/user', {
      headers: { authorization: `Bearer ${await madeToken()}`, apikey: api.context.tokens.keys.anon },
    });
    expect(response.status).toBe(403);
    const rest = await api.app.request('/rest/v1/mail_choices', {
      headers: { authorization: `Bearer ${await madeToken()}` },
    });
    expect(rest.status).toBe(401);
  });

  async function madeToken(): Promise<string> {
    const kari = await person({ exam: '2026-12-04' });
    await sweep(start);
    return tokenOf(kari);
  }

  test('of somebody who is gone does nothing', async () => {
    const kari = await person({ exam: '2026-12-04' });
    await sweep(start);
    const token = await tokenOf(kari);
    await api.database.pool.query('delete from auth.users where id = $1', [kari.userId]);
    expect((await call(api.client(), 'unsubscribes', { token })).error).toBeNull();
  });
});
