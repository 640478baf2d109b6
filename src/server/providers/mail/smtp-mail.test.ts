import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** A mail server of ten lines: takes every message but those to `refused@…`. */
const received: { from: string; to: string; data: string }[] = [];
const server = createServer(serveSmtp);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

function serveSmtp(socket: Socket): void {
  let mail = { from: '', to: '', data: '' };
  let inData = false;
  let buffer = '';
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (inData && line !== '.') mail.data += `${line}\n`;
      else if (inData) {
        inData = false;
        received.push(mail);
        mail = { from: '', to: '', data: '' };
        socket.write('250 taken\r\n');
      } else if (/^MAIL/i.test(line)) {
        mail.from = line;
        socket.write('250 from\r\n');
      } else if (/^RCPT/i.test(line) && line.includes('refused@')) socket.write('550 no\r\n');
      else if (/^RCPT/i.test(line)) {
        mail.to = line;
        socket.write('250 to\r\n');
      } else if (/^DATA/i.test(line)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 test\r\n');
    }
  });
  socket.on('error', () => {});
}

describe('mail over SMTP', () => {
  test('goes out with both forms and the sender of the settings', async () => {
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Bestått <no-reply@bestatt.test>' });
    await mail.send({
      to: 'kari@example.no',
      subject: 'Bekreft adressen på nytt',
      text: 'Hei på deg',
      html: '<p>Hei</p>',
    });
    mail.close();
    expect(received[0]?.from).toContain('<no-reply@bestatt.test>');
    expect(received[0]?.to).toContain('<kari@example.no>');
    expect(received[0]?.data).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(received[0]?.data).toMatch(/^From: =\?UTF-8\?.*<no-reply@bestatt\.test>$/m);
  });

  test('carries the headers that let a mail program stop it by one click (RFC 8058)', async () => {
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@bestatt.test' });
    const link = 'https://bestatt.test/mail/stop?token=abc';
    const text = { subject: 's', heading: 'h', paragraphs: [], note: 'n' };
    const stop = { label: 'Stop', link };
    await mail.send(
      layOutMail({
        to: 'kari@example.no',
        locale: 'en-GB',
        product: 'P',
        text,
        linkFallback: '',
        help: stop,
        stop,
      }),
    );
    mail.close();
    const data = received.at(-1)?.data ?? '';
    expect(data).toMatch(/^List-Unsubscribe: <https:\/\/bestatt\.test\/mail\/stop\?token=abc>$/m);
    expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  test('a recipient that the server refuses, or a server that is not there, is an error', async () => {
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@bestatt.test' });
    await expect(mail.send({ to: 'refused@example.no', subject: 's', text: 't', html: 'h' })).rejects.toThrow(
      /550/,
    );
    mail.close();
    const nowhere = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@bestatt.test' });
    await expect(nowhere.send({ to: 'a@example.no', subject: 's', text: 't', html: 'h' })).rejects.toThrow(
      /ECONNREFUSED/,
    );
    nowhere.close();
  });
});
