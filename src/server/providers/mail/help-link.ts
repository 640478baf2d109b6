import type { MailLink, TextLocale } from './mail-layout.ts';

const labels: Readonly<Record<TextLocale, string>> = {
  'en-GB': 'Questions? Write to us',
  'nb-NO': 'Har du spørsmål? Skriv til oss',
};

/** The way to the contact form in a mail's language. @param publicUrl address of the product, without a slash at the end */
export function helpLink(publicUrl: string, locale: TextLocale): MailLink {
  return { label: labels[locale], link: `${publicUrl}${locale === 'nb-NO' ? '/nb' : ''}/contact` };
}
