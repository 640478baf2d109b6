import { codeWorth } from '#domain/licences/discount-code.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';

/** What the mail has to say of a code: it can be used, or why not any more. `day` is written in the mail's language. */
export type CodeState =
  | { readonly kind: 'good'; readonly until: string }
  | { readonly kind: 'used'; readonly on: string }
  | { readonly kind: 'expired'; readonly on: string };

/** The mail with a code, or with what became of the one this address had. Rule 9.50. */
export function codeMail(
  locale: TextLocale,
  { state, name }: { readonly state: CodeState; readonly name: string | null },
): MailText {
  return locale === 'nb-NO' ? norwegian(state, name) : english(state, name);
}

function english(state: CodeState, name: string | null): MailText {
  const note = 'Somebody entered this address on Bestått. If it was not you, you need not do anything.';
  switch (state.kind) {
    case 'good':
      return {
        subject: 'Your code for Bestått',
        heading: name ? `Here is your code, ${name}` : 'Here is your code',
        paragraphs: [
          `It is worth ${codeWorth.percentOff}% off one package at checkout, or ${codeWorth.trialDays} days of Trial on the licence page. Choose one: the code works once.`,
          `It is valid until ${state.until}. You need an account to use it.`,
        ],
        button: 'Use the code',
        codeLabel: 'Your code:',
        note,
      };
    case 'used':
      return {
        subject: 'Your code for Bestått has been used',
        heading: 'Your code has been used',
        paragraphs: [
          `You asked for a code. This address has had one, and it was used on ${state.on}. There is one code for each address.`,
        ],
        note,
      };
    case 'expired':
      return {
        subject: 'Your code for Bestått has expired',
        heading: 'Your code has expired',
        paragraphs: [
          `You asked for a code. This address has had one, and it was valid until ${state.on}. There is one code for each address.`,
        ],
        note,
      };
  }
}

function norwegian(state: CodeState, name: string | null): MailText {
  const note =
    'Noen har skrevet denne adressen på nettstedet til Bestått. Var det ikke deg, trenger du ikke å gjøre noe.';
  switch (state.kind) {
    case 'good':
      return {
        subject: 'Koden din til Bestått',
        heading: name ? `Her er koden din, ${name}` : 'Her er koden din',
        paragraphs: [
          `Den gir ${codeWorth.percentOff} % avslag på én pakke når du betaler, eller ${codeWorth.trialDays} dager med prøvetilgang på lisenssiden. Velg én av delene: Koden virker én gang.`,
          `Den gjelder til ${state.until}. Du trenger en konto for å bruke den.`,
        ],
        button: 'Bruk koden',
        codeLabel: 'Koden din:',
        note,
      };
    case 'used':
      return {
        subject: 'Koden din til Bestått er brukt',
        heading: 'Koden din er brukt',
        paragraphs: [
          `Du har bedt om en kode. Denne adressen har fått en, og den ble brukt ${state.on}. Hver adresse får én kode.`,
        ],
        note,
      };
    case 'expired':
      return {
        subject: 'Koden din til Bestått har gått ut',
        heading: 'Koden din har gått ut',
        paragraphs: [
          `Du har bedt om en kode. Denne adressen har fått en, og den gjaldt til ${state.on}. Hver adresse får én kode.`,
        ],
        note,
      };
  }
}
