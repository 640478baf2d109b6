import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGatewaySms } from './gateway-sms.ts';

const received: { authorization: string | undefined; body: unknown }[] = [];
const gateway = new Hono();
gateway.post('/send', async (c) => {
  received.push({ authorization: c.req.header('authorization'), body: await c.req.json() });
  return c.json({}, 202);
});
gateway.post('/broken', (c) => c.json({}, 500));
gateway.post('/elsewhere', (c) => c.redirect('http://127.0.0.1:1/'));

let server: ReturnType<typeof serve>;
let url = '';
beforeAll(async () => {
  server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: gateway.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made));
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => void server.close());

describe('a message through the gateway', () => {
  test('is one POST with number, sender and text', async () => {
    await createGatewaySms({ url: `${url}/send`, token: 'secret', from: 'Bestatt' }).send({
      to: '4790000000',
      text: 'Koden er 1',
    });
    expect(received).toEqual([
      { authorization: 'Bearer secret', body: { to: '+4790000000', from: 'Bestatt', text: 'Koden er 1' } },
    ]);
  });

  test.each(['/broken', '/elsewhere', '/missing'])(
    'that the gateway answers by %s is an error',
    async (path) => {
      await expect(
        createGatewaySms({ url: `${url}${path}`, token: 's', from: 'B' }).send({ to: '1', text: 't' }),
      ).rejects.toThrow();
    },
  );
});
