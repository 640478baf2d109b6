import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Mail } from '#server/providers/mail/mail-sender.ts';
import { authFixture } from './auth-fixture.ts';

test('a mail on its way is not waited for by the request, but by the end of the service', async () => {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    await delay(200);
    sent.push(mail);
  };
  const auth = await authFixture((settings) => ({ ...settings, mail: { kind: 'smtp', send } }));
  expect((await auth.call('POST', '/otp', { body: { email: 'kari@example.no' } })).status).toBe(200);
  expect(sent).toEqual([]);
  await auth.close();
  expect(sent.map(({ to }) => to)).toEqual(['kari@example.no']);
});
