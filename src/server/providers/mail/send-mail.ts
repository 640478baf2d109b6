import { helpLink } from './help-link.ts';
import { layOutMail, type MailLink, type MailText, type TextLocale } from './mail-layout.ts';
import type { MailSender } from './mail-sender.ts';

const linkFallback: Readonly<Record<TextLocale, string>> = {
  'en-GB': 'If the button does not work, open this address:',
  'nb-NO': 'Hvis knappen ikke virker, kan du åpne denne adressen:',
};

/** Sends one of the product's own mails. `link` is a path of the product, without its language. @throws Error when the server refuses it. */
export async function sendMail(
  { mail, publicUrl }: { readonly mail: MailSender; readonly publicUrl: string },
  given: {
    to: string;
    locale: TextLocale;
    text: MailText;
    link?: string;
    code?: string;
    /** Its link is a path too. */
    stop?: MailLink;
  },
): Promise<void> {
  const { locale, link, stop, text, ...rest } = given;
  const address = (path: string) => `${publicUrl}${locale === 'nb-NO' ? '/nb' : ''}${path}`;
  await mail.send(
    layOutMail({
      ...rest,
      text: {
        ...text,
        ...(text.entries && {
          entries: text.entries.map((entry) => ({ ...entry, link: address(entry.link) })),
        }),
      },
      ...{ locale, product: 'Bestått', linkFallback: linkFallback[locale] },
      help: helpLink(publicUrl, locale),
      ...(link !== undefined && { link: address(link) }),
      ...(stop && { stop: { ...stop, link: address(stop.link) } }),
    }),
  );
}
