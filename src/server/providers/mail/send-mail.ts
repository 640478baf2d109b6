import type { ServerContext } from '#server/context.ts';
import { layOutMail, type MailText, type TextLocale } from './mail-layout.ts';

const linkFallback: Readonly<Record<TextLocale, string>> = {
  'en-GB': 'If the button does not work, open this address:',
  'nb-NO': 'Hvis knappen ikke virker, kan du åpne denne adressen:',
};

/** Sends one of the product's own mails. `link` is a path of the product, without its language. @throws Error when the server refuses it. */
export async function sendMail(
  { mail, publicUrl }: Pick<ServerContext, 'mail' | 'publicUrl'>,
  given: { to: string; locale: TextLocale; text: MailText; link?: string; code?: string },
): Promise<void> {
  const { locale, link, ...rest } = given;
  const prefix = locale === 'nb-NO' ? '/nb' : '';
  await mail.send(
    layOutMail({
      ...rest,
      ...{ locale, product: 'Bestått', linkFallback: linkFallback[locale] },
      ...(link !== undefined && { link: `${publicUrl}${prefix}${link}` }),
    }),
  );
}
