import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#domain/notifications/push-message.ts';

/** A browser's side of a subscription: it alone can read what is sent to it. */
export type TestBrowser = {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** RFC 8291 and RFC 8188, by their text. @throws Error where it was encrypted for somebody else, or not at all */
  readonly read: (body: Buffer) => PushMessage;
};

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A push service on this machine (RFC 8030), which answers what the test says: a status, or breaks the line off. For tests. */
export async function pushService() {
  const received: Received[] = [];
  let answer: number | 'broken' = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (answer === 'broken') return request.socket.destroy();
    response.writeHead(answer, answer === 429 ? { 'retry-after': '1' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer(next: number | 'broken') {
      answer = next;
    },
    browser: () => testBrowser(`${origin}/push/${randomBytes(9).toString('base64url')}`),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function testBrowser(endpoint: string): TestBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const record = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
