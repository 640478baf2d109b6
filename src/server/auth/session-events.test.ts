import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthFixture, authFixture, goodPassword, productUrl } from './auth-fixture.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

/** Every event the client tells of, as it tells it. */
function heard(client: SupabaseClient): string[] {
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return events;
}

test('4.19 the official client tells each event of a session by our API', async () => {
  const { email } = await auth.account();
  const client = auth.client();
  const events = heard(client);
  await expect.poll(() => events).toEqual(['INITIAL_SESSION']);
  await client.auth.signInWithPassword({ email, password: goodPassword });
  await client.auth.refreshSession();
  await client.auth.updateUser({ data: { locale: 'nb-NO' } });
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (factor?.type !== 'totp') throw new Error('the app was not enrolled');
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  await client.auth.signOut();
  expect(events).toEqual([
    ...['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED'],
    ...['MFA_CHALLENGE_VERIFIED', 'SIGNED_OUT'],
  ]);
});

test('4.19 and of a password that is set anew', async () => {
  const { email } = await auth.account();
  const client = auth.client('pkce');
  const events = heard(client);
  await client.auth.resetPasswordForEmail(email, { redirectTo: productUrl });
  const { link } = await auth.lastMail(email);
  const answer = await auth.app.request(link);
  const exchanged = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect((await client.auth.exchangeCodeForSession(exchanged)).error).toBeNull();
  await expect.poll(() => events).toContain('PASSWORD_RECOVERY');
});

test('9.16 a refresh that does not get through is tried again after 200, 400, 800 ms', async () => {
  const { email } = await auth.account();
  const tries: number[] = [];
  let isAway = false;
  const client = createClient(productUrl, auth.tokens.keys.anon, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (!isAway || !request.url.includes('grant_type=refresh_token')) return auth.app.fetch(request);
        tries.push(performance.now());
        return tries.length < 4 ? new Response('', { status: 503 }) : auth.app.fetch(request);
      },
    },
  });
  await client.auth.signInWithPassword({ email, password: goodPassword });
  isAway = true;
  expect((await client.auth.refreshSession()).error).toBeNull();
  const pauses = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 100) * 100);
  // A busy machine may add to a pause, and takes nothing away.
  expect(pauses.map((pause, index) => pause >= 200 * 2 ** index && pause < 200 * 2 ** index + 3000)).toEqual([
    true,
    true,
    true,
  ]);
});
