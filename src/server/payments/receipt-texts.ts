import { orderNumber, type RefundReason } from '#domain/licences/order.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import type { Receipt } from './receipt.ts';

/** The receipt as a mail: everything that stands on its page. */
export function receiptMail(receipt: Receipt, locale: TextLocale): MailText {
  const words = writer(locale);
  return locale === 'nb-NO' ? norwegianReceipt(receipt, words) : englishReceipt(receipt, words);
}

/** Tells of money that was sent back: `newOre`, of which the buyer has not been told yet. */
export function refundMail(
  receipt: Receipt,
  { newOre, locale }: { readonly newOre: number; readonly locale: TextLocale },
): MailText {
  const words = writer(locale);
  return locale === 'nb-NO' ? norwegianRefund(receipt, newOre, words) : englishRefund(receipt, newOre, words);
}

type Line = readonly [label: string, value: string];
type Reasons = Readonly<Record<RefundReason, string>>;
type Words = { readonly money: (ore: number) => string; readonly day: (moment: Date) => string };

function writer(locale: TextLocale): Words {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'NOK' });
  return { money: (ore) => money.format(ore / 100), day: (moment) => formatDate(moment, locale) };
}

function englishReceipt(receipt: Receipt, { money, day }: Words): MailText {
  const { number, packageName, days, paidAt, startsAt, expiresAt, seller, withdrawal } = receipt;
  return {
    subject: `Your receipt no. ${number} from Bestått`,
    heading: `Thank you for choosing ${packageName}`,
    lines: present<Line>([
      ['Receipt number', String(number)],
      paidAt && ['Date', day(paidAt)],
      ['Order', orderNumber(receipt.orderId)],
      [`${packageName}, ${days} days`, money(receipt.priceOre)],
      receipt.discountOre > 0 && [`Discount (${receipt.percentOff}%)`, `−${money(receipt.discountOre)}`],
      ['Paid', money(receipt.amountOre)],
      receipt.vatPercent > 0
        ? [`Of which VAT (${receipt.vatPercent}%)`, money(receipt.vatOre)]
        : ['VAT', 'not charged'],
    ]),
    paragraphs: present([
      startsAt && expiresAt && `Valid from ${day(startsAt)} to ${day(expiresAt)}. It does not renew itself.`,
      seller.name &&
        `Seller: ${present([seller.name, seller.orgNumber && `org. no. ${orgNumber(seller)}`, seller.address]).join(', ')}`,
      withdrawal &&
        `You can withdraw from the purchase until the end of ${day(lastDay(withdrawal.until))} and get the unused days back: press Withdraw on the receipt.`,
    ]),
    button: 'Open the receipt',
    note: 'You are receiving this email because you bought a package. Keep it: it is your receipt.',
  };
}

function norwegianReceipt(receipt: Receipt, { money, day }: Words): MailText {
  const { number, packageName, days, paidAt, startsAt, expiresAt, seller, withdrawal } = receipt;
  return {
    subject: `Kvittering nr. ${number} fra Bestått`,
    heading: `Takk for at du valgte ${packageName}`,
    lines: present<Line>([
      ['Kvitteringsnummer', String(number)],
      paidAt && ['Dato', day(paidAt)],
      ['Bestilling', orderNumber(receipt.orderId)],
      [`${packageName}, ${days} dager`, money(receipt.priceOre)],
      receipt.discountOre > 0 && [`Rabatt (${receipt.percentOff}\u00a0%)`, `−${money(receipt.discountOre)}`],
      ['Betalt', money(receipt.amountOre)],
      receipt.vatPercent > 0
        ? [`Herav merverdiavgift (${receipt.vatPercent}\u00a0%)`, money(receipt.vatOre)]
        : ['Merverdiavgift', 'ikke beregnet'],
    ]),
    paragraphs: present([
      startsAt &&
        expiresAt &&
        `Gjelder fra ${day(startsAt)} til ${day(expiresAt)}. Den fornyes ikke av seg selv.`,
      seller.name &&
        `Selger: ${present([seller.name, seller.orgNumber && `org.nr. ${orgNumber(seller)}`, seller.address]).join(', ')}`,
      withdrawal &&
        `Du kan angre kjøpet til og med ${day(lastDay(withdrawal.until))} og få igjen for dagene du ikke har brukt: Trykk på Angre kjøpet på kvitteringen.`,
    ]),
    button: 'Åpne kvitteringen',
    note: 'Du får denne e-posten fordi du har kjøpt en pakke. Ta vare på den: Den er kvitteringen din.',
  };
}

function englishRefund(receipt: Receipt, newOre: number, { money, day }: Words): MailText {
  const { number, packageName, status, refundedAt } = receipt;
  const title = `You get ${money(newOre)} back`;
  return {
    subject: `${title} (receipt no. ${number})`,
    heading: title,
    paragraphs: present([
      englishReasons(packageName)[receipt.refundReason ?? 'provider'],
      `You paid ${money(receipt.amountOre)}, and get ${money(receipt.refundedOre)} of it back in all.`,
      receipt.vatPercent > 0 && `VAT in what you get back: ${money(receipt.refundedVatOre)}`,
      status === 'refunded' && refundedAt && `The package ended on ${day(refundedAt)}.`,
      receipt.refundReason !== 'dispute' &&
        'The money goes back to the card or account you paid with. Your bank may need up to ten days.',
    ]),
    button: 'Open the receipt',
    note: 'You are receiving this email because money was sent back to you. Keep it with your receipt.',
  };
}

function englishReasons(packageName: string): Reasons {
  const sent = `We have sent back money for your purchase of ${packageName}.`;
  return {
    withdrawal: `You have withdrawn from your purchase of ${packageName}. You get back what you paid for the days you have not used.`,
    admin: sent,
    provider: sent,
    dispute: `Your bank has decided for you and taken back the payment for ${packageName}. It gives you the money.`,
  };
}

function norwegianRefund(receipt: Receipt, newOre: number, { money, day }: Words): MailText {
  const { number, packageName, status, refundedAt } = receipt;
  const title = `Du får ${money(newOre)} tilbake`;
  return {
    subject: `${title} (kvittering nr. ${number})`,
    heading: title,
    paragraphs: present([
      norwegianReasons(packageName)[receipt.refundReason ?? 'provider'],
      `Du betalte ${money(receipt.amountOre)}, og får i alt ${money(receipt.refundedOre)} av det tilbake.`,
      receipt.vatPercent > 0 && `Merverdiavgift i det du får tilbake: ${money(receipt.refundedVatOre)}`,
      status === 'refunded' && refundedAt && `Pakken tok slutt ${day(refundedAt)}.`,
      receipt.refundReason !== 'dispute' &&
        'Du får pengene tilbake på kortet eller kontoen du betalte med. Banken kan bruke opptil ti dager.',
    ]),
    button: 'Åpne kvitteringen',
    note: 'Du får denne e-posten fordi vi har sendt deg penger tilbake. Legg den sammen med kvitteringen.',
  };
}

function norwegianReasons(packageName: string): Reasons {
  const sent = `Vi har sendt tilbake penger for kjøpet ditt av ${packageName}.`;
  return {
    withdrawal: `Du har angret kjøpet av ${packageName}. Du får igjen det du betalte for dagene du ikke hadde brukt.`,
    admin: sent,
    provider: sent,
    dispute: `Banken din har gitt deg medhold og tatt tilbake betalingen for ${packageName}. Du får pengene av banken.`,
  };
}

/** With what the law adds for who is registered for VAT (bokføringsforskriften § 5-1-2), in both languages. */
function orgNumber({ orgNumber, vatRegistered }: Receipt['seller']): string {
  return `${orgNumber}${vatRegistered ? ' MVA' : ''}`;
}

/** The day that ends at `until`. */
function lastDay(until: Date): Date {
  return new Date(until.getTime() - 1);
}

function present<Part = string>(parts: readonly (Part | false | null | undefined)[]): Part[] {
  return parts.filter((part): part is Part => Boolean(part));
}
