import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountClient, mailsTo } from '#server/discounts/code-fixture.ts';
import type { Mail, MailSender } from '#server/providers/mail/mail-sender.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { sweepMails } from './chosen-mails.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('delete from public.stories; delete from public.mail_choices'));

/** 8:03 in Norway on a Thursday. */
const thursday = '2026-11-26T07:03:00Z';

function sweep(at: string, mail: MailSender = api.context.mail): Promise<number> {
  return sweepMails({ ...api.context, mail, now: () => new Date(at) });
}

type Person = Awaited<ReturnType<typeof accountClient>>;

async function reader(choice: object = { stories: true, stories_level: 'B1' }, locale = 'en-GB') {
  const made = await accountClient(api);
  await made.client.auth.updateUser({ data: { locale } });
  const { error } = await made.client.from('mail_choices').upsert({ user_id: made.userId, ...choice });
  if (error) throw error;
  return made;
}

async function publish(slug: string, at: string, status = 'published'): Promise<void> {
  await api.database.pool.query(
    `with made as (insert into public.stories (slug, topic, status, published_at) values ($1, 'nature', $3, $2))
     insert into public.story_versions (slug, level, title, lead, paragraphs, words)
     select $1, level, $1 || ' & ' || level, 'How ' || level || ' begins.', '{One.}', 100
     from unnest(array['A2', 'B1', 'B2']) as level`,
    [slug, at, status],
  );
}

const subjects = async ({ email }: Person) =>
  (await mailsTo(api, email)).map(({ subject }) => subject).toSorted();

/** Takes the mails itself, in the form in which they would go out. */
function outbox(): MailSender & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return { ...api.context.mail, sent, send: async (mail) => void sent.push(mail) };
}

describe('9.498 LettAvis comes by mail on Thursdays', () => {
  test('to who asks for it, at the chosen level, with the week’s newest stories', async () => {
    const [kari, unasked] = [await reader(), await reader({ week: true })];
    await publish('elgen', '2026-11-24T10:00:00Z');
    await publish('dugnad', '2026-11-25T10:00:00Z');
    await publish('gammelt', '2026-11-18T22:59:00Z');
    await publish('utkast', '2026-11-25T10:00:00Z', 'draft');
    await publish('senere', '2026-11-27T10:00:00Z', 'scheduled');
    const mail = outbox();
    await sweep(thursday, mail);
    expect(mail.sent.map(({ to }) => to)).toEqual([kari.email]);
    expect(await subjects(unasked)).toEqual([]);
    const [{ subject, text, html, headers } = { text: '', html: '', subject: '', headers: {} }] = mail.sent;
    expect(subject).toBe('LettAvis: dugnad & B1');
    expect(text).toContain('2 new stories to read this week');
    expect(text).toContain(
      'dugnad & B1\nHow B1 begins.\nhttp://bestatt.test/lettavis/dugnad?level=B1\n\nelgen & B1\n',
    );
    // Not a level by itself: the link to stop these mails holds letters by chance.
    expect(text).not.toMatch(/gammelt|utkast|senere|(& |level=)(A2|B2)/);
    expect(html).toContain(
      '<a href="http://bestatt.test/lettavis/elgen?level=B1" style="color:inherit">elgen &amp; B1</a>',
    );
    expect(html).toContain('<h2 lang="nb"');
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/bestatt\.test\/mail\/stop\?mail=stories&token=/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('in bokmål to who reads bokmål', async () => {
    const kari = await reader({ stories: true, stories_level: 'A2' }, 'nb-NO');
    await publish('elgen', '2026-11-24T10:00:00Z');
    await sweep(thursday);
    const [mail] = await mailsTo(api, kari.email);
    expect(mail?.text).toContain('Én ny tekst å lese denne uka');
    expect(mail?.text).toContain('http://bestatt.test/nb/lettavis/elgen?level=A2');
  });

  test('in the morning of that day, whichever clock Norway has, and on no other', async () => {
    const kari = await reader();
    // A week of 169 hours: what came just after one mail is in the next.
    await publish('i-sommertid', '2026-10-22T06:10:00Z');
    for (const at of ['2026-10-28T12:00:00Z', '2026-10-29T06:59:00Z', '2026-10-31T12:00:00Z'])
      expect(await sweep(at)).toBe(0);
    expect(await sweep('2026-10-29T07:03:00Z')).toBe(1);
    await publish('i-vintertid', '2027-03-25T07:30:00Z');
    expect(await sweep('2027-04-01T05:59:00Z')).toBe(0);
    expect(await sweep('2027-04-01T06:03:00Z')).toBe(1);
    expect(await subjects(kari)).toEqual(['LettAvis: i-sommertid & B1', 'LettAvis: i-vintertid & B1']);
  });

  test('tells of a story once: not in the same week by several sweeps, nor in the next', async () => {
    const kari = await reader();
    await publish('elgen', '2026-11-26T06:00:00Z');
    const sent = await Promise.all([1, 2, 3].map(() => sweep(thursday)));
    expect(sent.reduce((all, one) => all + one, 0)).toBe(1);
    // What comes after the mail waits for the next one, which does not tell of the first again.
    await publish('dugnad', '2026-11-26T08:00:00Z');
    expect(await sweep('2026-11-26T09:03:00Z')).toBe(0);
    expect(await sweep('2026-11-27T09:03:00Z')).toBe(0);
    await sweep('2026-12-03T07:03:00Z');
    const mails = await mailsTo(api, kari.email);
    expect(mails.map(({ text }) => text.includes('elgen')).toSorted()).toEqual([false, true]);
    expect(await subjects(kari)).toEqual(['LettAvis: dugnad & B1', 'LettAvis: elgen & B1']);
  });

  test('a week with nothing new has no mail', async () => {
    const kari = await reader();
    await publish('elgen', '2026-11-24T10:00:00Z');
    await sweep(thursday);
    expect(await sweep('2026-12-03T07:03:00Z')).toBe(0);
    expect(await subjects(kari)).toHaveLength(1);
  });

  test('a mail that is refused is tried again, until Friday evening, with the same stories', async () => {
    const kari = await reader();
    await publish('elgen', '2026-11-24T10:00:00Z');
    const refusing: MailSender = { ...api.context.mail, send: () => Promise.reject(new Error('451')) };
    expect(await sweep(thursday, refusing)).toBe(0);
    expect(await subjects(kari)).toEqual([]);
    await sweep('2026-11-27T18:03:00Z');
    expect(await subjects(kari)).toEqual(['LettAvis: elgen & B1']);
  });

  test('one press of its button stops it and nothing else', async () => {
    const kari = await reader({ stories: true, week: true });
    await publish('elgen', '2026-11-24T10:00:00Z');
    const mail = outbox();
    await sweep(thursday, mail);
    const link = /<(.*)>/.exec(mail.sent[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await call(api.client(), 'unsubscribes', { token })).toEqual({
      error: null,
      data: { stopped: 'stories' },
    });
    const { data } = await kari.client.from('mail_choices').select('stories, week, notifications');
    expect(data).toEqual([{ stories: false, week: true, notifications: true }]);
    await publish('dugnad', '2026-12-02T10:00:00Z');
    expect(await sweep('2026-12-03T07:03:00Z')).toBe(0);
  });
});
