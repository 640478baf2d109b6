import { expect, test } from 'vitest';
import { serverTexts } from '#web/text/server-texts.ts';
import { auditWords } from './audit-words.ts';

const kari = { id: '00000000-0000-4000-8000-00000000000a', name: 'Kari', email: 'kari@example.no' };
const bo = { id: '00000000-0000-4000-8000-00000000000b', name: null, email: 'bo@example.no' };
type Entry = Parameters<typeof auditWords>[0];

function words(locale: 'en-GB' | 'nb-NO', entry: Partial<Entry>) {
  const t = serverTexts(locale).getFixedT(locale, 'admin');
  const whole = {
    id: 1,
    at: '2026-11-21T12:00:00Z',
    action: '',
    actor: kari,
    subject: bo,
    details: {},
    ...entry,
  };
  const { sentence, details } = auditWords(whole, t, locale);
  return details ? `${sentence} ${details}` : sentence;
}

test.each<[Partial<Entry>, string, string]>([
  [
    { action: 'role.given', details: { role: 'teacher' } },
    'Kari gave bo@example.no the role Teacher.',
    'Kari ga bo@example.no rollen Lærer.',
  ],
  [
    { action: 'role.given', actor: null, details: { role: 'admin', by: 'command_line' } },
    'The command line gave bo@example.no the role Administrator.',
    'Kommandolinjen ga bo@example.no rollen Administrator.',
  ],
  [
    { action: 'licence.given', details: { tier: 12, days: 30, reason: 'Invoice 7' } },
    'Kari gave bo@example.no Premium for 30 days. Reason: Invoice 7',
    'Kari ga bo@example.no Premium i 30 dager. Begrunnelse: Invoice 7',
  ],
  [
    { action: 'code.made', subject: null, details: { count: 1, percentOff: 20, note: 'A course' } },
    'Kari made 1 code. For: A course · 20% off',
    'Kari laget 1 kode. Til: A course · 20 % rabatt',
  ],
  [
    { action: 'order.refunded', details: { refundOre: 9900, reason: 'Twice' } },
    'Kari paid bo@example.no’s order back. Reason: Twice',
    'Kari betalte tilbake kjøpet til bo@example.no. Begrunnelse: Twice',
  ],
  [
    {
      action: 'order.dispute_lost',
      actor: null,
      details: { by: 'payment_provider', orderId: 'a', amountOre: 9900 },
    },
    'The payment provider: the bank has given bo@example.no the money back. The licence has ended. NOK 99.00',
    'Betalingstjenesten: Banken har gitt bo@example.no pengene tilbake. Lisensen er avsluttet. 99,00 kr',
  ],
  [
    { action: 'article.corrected', subject: null, details: { article: 'Dagen du tar prøven' } },
    'Kari corrected the article “Dagen du tar prøven”.',
    'Kari rettet artikkelen «Dagen du tar prøven».',
  ],
  [
    { action: 'community.lock', details: { reason: 'Advertising' } },
    'Kari locked a discussion by bo@example.no. Reason: Advertising',
    'Kari låste en diskusjon av bo@example.no. Begrunnelse: Advertising',
  ],
  [
    { action: 'order.settled', details: { orderId: 'a', amountOre: 6600, reason: 'To the account' } },
    'Kari noted that bo@example.no’s refund was paid in another way. Reason: To the account · NOK 66.00',
    'Kari førte opp at tilbakebetalingen til bo@example.no er betalt på en annen måte. Begrunnelse: To the account · 66,00 kr',
  ],
  [
    { action: 'licence.ended', subject: null },
    'Kari: Licence ended, for an account that is deleted.',
    'Kari: Lisens avsluttet, for en konto som er slettet.',
  ],
  [
    { action: 'page.painted', details: { colour: 'red' } },
    'Kari did “page.painted” to bo@example.no.',
    'Kari gjorde «page.painted». Det gjaldt bo@example.no.',
  ],
])('%j is read as a sentence in both languages (9.60)', (entry, english, norwegian) => {
  expect([words('en-GB', entry), words('nb-NO', entry)]).toEqual([english, norwegian]);
});
