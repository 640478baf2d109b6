import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpLink } from '#server/providers/mail/help-link.ts';
import { layOutMail } from '#server/providers/mail/mail-layout.ts';
import { type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import type { MailKind } from './texts/auth-texts.ts';
import { englishTexts } from './texts/english-texts.ts';
import { norwegianTexts } from './texts/norwegian-texts.ts';

const facts = {
  product: 'Bestått',
  minutes: 60,
  oldAddress: 'old@example.no',
  newAddress: 'new@example.no',
  provider: 'google',
  left: 9,
};
const help = helpLink('https://b.no', 'en-GB');
const kinds = Object.keys(englishTexts.mails) as MailKind[];

describe.each(kinds)('the mail %s', (kind) => {
  test.each([
    ['en-GB', englishTexts],
    ['nb-NO', norwegianTexts],
  ] as const)('says the same in both forms, in %s', (locale, texts) => {
    const text = texts.mails[kind](facts);
    const mail = layOutMail({
      to: 'a@b.no',
      locale,
      product: 'Bestått',
      text,
      linkFallback: texts.linkFallback,
      link: 'https://b.no/?a=1&b=2',
      code: '123456',
      help,
    });
    const visible = mail.html
      .replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const part of [text.heading, ...text.paragraphs, text.note]) {
      expect(mail.text).toContain(part);
      expect(visible).toContain(part);
    }
    expect(mail.subject).toBe(text.subject);
    expect(mail.text.includes('123456')).toBe(text.codeLabel !== undefined);
    expect(mail.text.includes('https://b.no/?a=1&b=2')).toBe(text.button !== undefined);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).not.toMatch(/<img|<script|src=|url\(/);
    expect(`${mail.text}${mail.subject}`).not.toMatch(/undefined|null|\{|\}/);
  });

  test('is in two languages, not in one twice', () => {
    const [english, norwegian] = [englishTexts.mails[kind](facts), norwegianTexts.mails[kind](facts)];
    expect(Object.keys(norwegian).sort()).toEqual(Object.keys(english).sort());
    expect(norwegian.heading).not.toBe(english.heading);
    expect(norwegian.note).not.toBe(english.note);
  });
});

test.each([
  ['en-GB', 'Questions? Write to us', 'https://b.no/contact'],
  ['nb-NO', 'Har du spørsmål? Skriv til oss', 'https://b.no/nb/contact'],
] as const)('9.230 every mail says at its foot where to write, in %s', (locale, label, link) => {
  const text = englishTexts.mails.emailChangeNew(facts);
  const made = { to: 'a@b.no', locale, product: 'P', text, linkFallback: '' };
  const mail = layOutMail({ ...made, help: helpLink('https://b.no', locale) });
  expect(mail.text).toContain(`${label}:\n${link}`);
  expect(mail.html).toMatch(new RegExp(`href="${link}"[^>]*>${label.replace('?', '.')}</a>`));
});

test('what people write about themselves cannot become markup or a header', () => {
  const text = englishTexts.mails.emailChangeNew({ ...facts, oldAddress: '<b>"x"</b>' });
  const mail = layOutMail({
    to: 'a@b.no',
    locale: 'en-GB',
    product: '<i>B</i>',
    text,
    linkFallback: englishTexts.linkFallback,
    link: 'https://b.no/"><script>',
    help,
  });
  expect(mail.html).not.toMatch(/<b>|<i>|<script>/);
});

test.each([
  [1, '1 minute', '1 minutt'],
  [10, '10 minutes', '10 minutter'],
  [60, '60 minutes', '60 minutter'],
  [1440, '24 hours', '24 timer'],
])('%i minutes are %s and %s', (minutes, english, norwegian) => {
  expect([englishTexts.duration(minutes), norwegianTexts.duration(minutes)]).toEqual([english, norwegian]);
});

describe('the language of a mail', () => {
  let auth: AuthFixture;
  beforeAll(async () => {
    auth = await authFixture();
  });
  afterAll(() => auth.close());

  test.each([
    ['is the account’s', '', { locale: 'nb-NO' }, 'en', /Bekreft/],
    [
      'is the account’s, also when it is English',
      '?redirect_to=http://bestatt.test/nb/app',
      { locale: 'en-GB' },
      'nb',
      /Confirm/,
    ],
    ['is else that of the page', '?redirect_to=http://bestatt.test/nb/app', {}, 'en', /Bekreft/],
    ['is else that of the browser', '', {}, 'nb-NO,nb;q=0.9', /Bekreft/],
    ['is else English', '', {}, 'de-DE', /Confirm/],
  ])('%s', async (_, query, data, language, subject) => {
    const email = `${crypto.randomUUID()}@example.no`;
    await auth.call('POST', `/signup${query}`, {
      body: { email, password: goodPassword, data },
      headers: { 'accept-language': language },
    });
    expect((await auth.lastMail(email)).mail.subject).toMatch(subject);
  });
});

test.each([
  ['en-GB', 'It goes on 6 December 2026.', '6\u00a0December 2026'],
  ['nb-NO', 'Den slettes 6. desember 2026.', '6.\u00a0desember 2026'],
] as const)('a day does not part from its month on a phone, in %s', (locale, words, day) => {
  const text = { subject: 'S', heading: words, paragraphs: [words], note: 'N' };
  const mail = layOutMail({ to: 'a@b.no', locale, product: 'P', text, linkFallback: '', help });
  expect(mail.html.split(day)).toHaveLength(3);
  expect(mail.text).toContain(words);
});
