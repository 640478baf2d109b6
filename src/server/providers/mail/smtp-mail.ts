import { createTransport } from 'nodemailer';
import type { MailSender } from './mail-sender.ts';

const connectionTimeoutMs = 10_000;

/**
 * Mail over SMTP; connections are kept and reused.
 * @param url e.g. `smtps://user:password@mail.example.no:465` or `smtp://…:587` (STARTTLS where offered).
 * @param from e.g. `Bestått <no-reply@example.no>`
 */
export function createSmtpMail(settings: {
  readonly url: string;
  readonly from: string;
}): MailSender & { readonly close: () => void } {
  const transport = createTransport(
    {
      url: settings.url,
      pool: true,
      connectionTimeout: connectionTimeoutMs,
      greetingTimeout: connectionTimeoutMs,
      socketTimeout: connectionTimeoutMs * 2,
      // Addresses come from people; neither files nor addresses of the network may be read into a mail.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.from },
  );
  return {
    kind: 'smtp',
    async send(mail) {
      await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.headers && { headers: mail.headers }),
      });
    },
    close: () => transport.close(),
  };
}
