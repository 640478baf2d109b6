import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture();
});
afterAll(() => auth.close());

const enroll = (token: string, body: object = { factor_type: 'totp', friendly_name: 'phone' }) =>
  auth.call('POST', '/factors', { token, body });
const challenge = (token: string, id: unknown, address?: string) =>
  auth.call('POST', `/factors/${id}/challenge`, { token, address });
const verify = (token: string, id: unknown, body: object, address?: string) =>
  auth.call('POST', `/factors/${id}/verify`, { token, body, address });
const unenroll = (token: string, id: unknown) => auth.call('DELETE', `/factors/${id}`, { token });

function codeOf(secret: unknown): string {
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  return totp.generate({ timestamp: auth.context.now().getTime() });
}

/** An account with a verified authenticator, and the session that verified it. */
async function protectedAccount(): Promise<
  Account & { factorId: string; secret: string; raised: string; raisedRefresh: string }
> {
  const account = await auth.account();
  const factor = await enroll(account.token);
  const opened = await challenge(account.token, factor.body.id);
  const answer = await verify(account.token, factor.body.id, {
    challenge_id: opened.body.id,
    code: codeOf(factor.body.totp?.secret),
  });
  expect(answer.status).toBe(200);
  auth.advance(60);
  return {
    ...account,
    factorId: String(factor.body.id),
    secret: String(factor.body.totp?.secret),
    raised: String(answer.body.access_token),
    raisedRefresh: String(answer.body.refresh_token),
  };
}

async function signIn(email: string): Promise<string> {
  return String(
    (await auth.call('POST', '/token?grant_type=password', { body: { email, password: goodPassword } })).body
      .access_token,
  );
}

describe('an authenticator app', () => {
  test('is shown its secret as text, as an address and as a QR code', async () => {
    const { token, email } = await auth.account();
    const { body } = await enroll(token);
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'phone' });
    expect(String(body.totp?.qr_code)).toMatch(/^<svg/);
    const uri = new URL(String(body.totp?.uri));
    expect(uri.searchParams.get('secret')).toBe(String(body.totp?.secret));
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(Secret.fromBase32(String(body.totp?.secret)).bytes).toHaveLength(20);
  });

  test('raises the session to aal2 by its code, within the session, and says so in the token', async () => {
    const { token, raised, raisedRefresh } = await protectedAccount();
    const [before, after] = [await auth.tokens.verify(token), await auth.tokens.verify(raised)];
    expect(after).toMatchObject({
      session_id: before.session_id,
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    const refreshed = await auth.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: raisedRefresh },
    });
    await expect(auth.tokens.verify(String(refreshed.body.access_token))).resolves.toMatchObject({
      aal: 'aal2',
    });
  });

  test('ends the other sessions, and the refresh token from before the code can raise nothing', async () => {
    const account = await auth.account();
    const other = await signIn(account.email);
    const factor = await enroll(account.token);
    const opened = await challenge(account.token, factor.body.id);
    await verify(account.token, factor.body.id, {
      challenge_id: opened.body.id,
      code: codeOf(factor.body.totp?.secret),
    });
    expect((await auth.call('GET', '/user', { token: other })).body).toMatchObject({
      error_code: 'session_not_found',
    });
    auth.advance(11);
    const stale = await auth.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: account.refreshToken },
    });
    expect(stale.body).toMatchObject({ error_code: 'refresh_token_already_used' });
    auth.advance(60);
  });

  test('the official client does the whole of it', async () => {
    const client = auth.client();
    const { email } = await auth.account();
    await client.auth.signInWithPassword({ email, password: goodPassword });
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code: codeOf(factor?.totp.secret),
    });
    expect(error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    auth.advance(60);
  });
});

describe('a code of the second step', () => {
  test('is taken one step early or late, not two', async () => {
    const { email, factorId, secret } = await protectedAccount();
    const token = await signIn(email);
    // To the middle of a step, so that none ends between a code and its use.
    auth.advance(45 - ((auth.context.now().getTime() / 1000) % 30));
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const at = (steps: number) => totp.generate({ timestamp: auth.context.now().getTime() + steps * 30_000 });
    const attempt = async (code: string) =>
      (await verify(token, factorId, { challenge_id: (await challenge(token, factorId)).body.id, code }))
        .status;
    expect([await attempt(at(-2)), await attempt(at(2)), await attempt(at(-1))]).toEqual([422, 422, 200]);
  });

  test('works once, also with another challenge and in another session', async () => {
    const { email, factorId, secret } = await protectedAccount();
    const code = codeOf(secret);
    const attempt = async () => {
      const token = await signIn(email);
      const opened = await challenge(token, factorId);
      return verify(token, factorId, { challenge_id: opened.body.id, code });
    };
    expect((await attempt()).status).toBe(200);
    expect((await attempt()).body).toMatchObject({ code: 422, error_code: 'mfa_verification_failed' });
  });

  test('is refused after five wrong ones, after five minutes, from another address and for a challenge that was used', async () => {
    const { email, factorId, secret } = await protectedAccount();
    const token = await signIn(email);
    const guessed = await challenge(token, factorId);
    for (let i = 0; i < 5; i += 1)
      await verify(token, factorId, { challenge_id: guessed.body.id, code: '000000' });
    expect(
      (await verify(token, factorId, { challenge_id: guessed.body.id, code: codeOf(secret) })).body,
    ).toMatchObject({ error_code: 'mfa_factor_not_found' });
    const late = await challenge(token, factorId);
    auth.advance(301);
    expect(
      (await verify(token, factorId, { challenge_id: late.body.id, code: codeOf(secret) })).body,
    ).toMatchObject({ error_code: 'mfa_challenge_expired' });
    const elsewhere = await challenge(token, factorId);
    const answer = await verify(
      token,
      factorId,
      { challenge_id: elsewhere.body.id, code: codeOf(secret) },
      '203.0.113.9',
    );
    expect(answer.body).toMatchObject({ error_code: 'mfa_ip_address_mismatch' });
    const used = await challenge(token, factorId);
    expect((await verify(token, factorId, { challenge_id: used.body.id, code: codeOf(secret) })).status).toBe(
      200,
    );
    auth.advance(60);
    expect(
      (await verify(token, factorId, { challenge_id: used.body.id, code: codeOf(secret) })).body,
    ).toMatchObject({ error_code: 'mfa_ip_address_mismatch' });
  });

  test('for somebody else’s factor is refused', async () => {
    const victim = await protectedAccount();
    const { token } = await auth.account();
    expect((await challenge(token, victim.factorId)).body).toMatchObject({
      code: 404,
      error_code: 'mfa_factor_not_found',
    });
    expect((await unenroll(token, victim.factorId)).body).toMatchObject({
      code: 404,
      error_code: 'mfa_factor_not_found',
    });
    expect((await challenge(token, 'x')).body).toMatchObject({ code: 404, error_code: 'validation_failed' });
  });
});

describe('with a second step on', () => {
  test('a session of one step may change neither password, address nor data, enrol nor remove a factor', async () => {
    const { email, factorId } = await protectedAccount();
    const token = await signIn(email);
    const change = { password: 'et annet fjell i sol', current_password: goodPassword };
    expect((await auth.call('PUT', '/user', { token, body: change })).body).toMatchObject({
      code: 401,
      error_code: 'insufficient_aal',
    });
    expect(
      (await auth.call('PUT', '/user', { token, body: { email: 'other@example.no' } })).body,
    ).toMatchObject({ error_code: 'insufficient_aal' });
    expect((await auth.call('PUT', '/user', { token, body: { data: { a: 1 } } })).body).toMatchObject({
      error_code: 'insufficient_aal',
    });
    expect((await enroll(token, { factor_type: 'totp', friendly_name: 'second' })).body).toMatchObject({
      code: 403,
      error_code: 'insufficient_aal',
    });
    expect((await unenroll(token, factorId)).body).toMatchObject({
      code: 422,
      error_code: 'insufficient_aal',
    });
  });

  test('a session of two steps may, and removing the factor lowers it again', async () => {
    const { raised, raisedRefresh, factorId, email } = await protectedAccount();
    expect((await unenroll(raised, factorId)).status).toBe(200);
    const refreshed = await auth.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: raisedRefresh },
    });
    await expect(auth.tokens.verify(String(refreshed.body.access_token))).resolves.toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
    expect((await auth.lastMail(email)).mail.subject).toMatch(/second step was removed/);
  });

  test('an admin can remove the factor of somebody who lost their device', async () => {
    const { id, factorId, email } = await protectedAccount();
    const service = auth.tokens.keys.service;
    const listed = await auth.call('GET', `/admin/users/${id}/factors`, { token: service });
    expect(JSON.stringify(listed.body)).not.toContain('secret');
    expect(
      (await auth.call('DELETE', `/admin/users/${id}/factors/${factorId}`, { token: service })).status,
    ).toBe(200);
    expect((await enroll(await signIn(email))).status).toBe(200);
  });
});

describe('enrolling', () => {
  test('is refused to an anonymous account, twice under one name, beyond the limit, and for kinds not offered', async () => {
    const anonymous = await auth.call('POST', '/signup');
    expect((await enroll(String(anonymous.body.access_token))).body).toMatchObject({
      code: 403,
      error_code: 'no_authorization',
    });
    const { token } = await auth.account();
    expect((await enroll(token)).status).toBe(200);
    expect((await enroll(token)).body).toMatchObject({ code: 422, error_code: 'mfa_factor_name_conflict' });
    for (let i = 0; i < 9; i += 1) await enroll(token, { factor_type: 'totp', friendly_name: `n${i}` });
    expect((await enroll(token, { factor_type: 'totp', friendly_name: 'one more' })).body).toMatchObject({
      error_code: 'too_many_enrolled_mfa_factors',
    });
    expect((await enroll(token, { factor_type: 'webauthn' })).body).toMatchObject({
      error_code: 'mfa_webauthn_enroll_not_enabled',
    });
    expect((await enroll(token, { factor_type: 'smoke' })).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    });
  });

  test('is forgotten when nobody finishes it', async () => {
    const { token } = await auth.account();
    await enroll(token);
    auth.advance(301);
    expect((await enroll(token)).status).toBe(200);
  });
});

describe('a phone as the second step', () => {
  test('gets a code for each challenge, and the code raises the session', async () => {
    const { token } = await auth.account();
    const factor = await enroll(token, {
      factor_type: 'phone',
      phone: '+4790077001',
      friendly_name: 'mobile',
    });
    expect(factor.body).toMatchObject({ type: 'phone', phone: '+4790077001' });
    const opened = await challenge(token, factor.body.id);
    expect(opened.body).toMatchObject({ type: 'phone' });
    const code = await auth.lastText('4790077001');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(
      (await verify(token, factor.body.id, { challenge_id: opened.body.id, code: wrong })).body,
    ).toMatchObject({ error_code: 'mfa_verification_failed' });
    const answer = await verify(token, factor.body.id, { challenge_id: opened.body.id, code });
    await expect(auth.tokens.verify(String(answer.body.access_token))).resolves.toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'password' }],
    });
    const again = await enroll(String(answer.body.access_token), {
      factor_type: 'phone',
      phone: '+4790077001',
      friendly_name: 'again',
    });
    expect(again.body).toMatchObject({ error_code: 'mfa_verified_factor_exists' });
  });

  test('needs a number', async () => {
    const { token } = await auth.account();
    expect((await enroll(token, { factor_type: 'phone' })).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    });
    expect((await enroll(token, { factor_type: 'phone', phone: 'abc' })).body).toMatchObject({
      error_code: 'validation_failed',
    });
  });
});

describe('whoever has a password and no second factor', () => {
  test('signs nobody out who has given both', async () => {
    const { email, password, raised } = await protectedAccount();
    const stands = async () => (await auth.call('GET', '/user', { token: raised })).status;
    const half = async () => {
      const { body } = await auth.call('POST', '/token?grant_type=password', { body: { email, password } });
      return String(body.access_token);
    };
    for (const scope of ['others', 'global']) {
      const token = await half();
      expect((await auth.call('POST', `/logout?scope=${scope}`, { token })).status).toBe(204);
      expect(await stands()).toBe(200);
    }
    const token = await half();
    expect((await auth.call('POST', '/logout?scope=global', { token: raised })).status).toBe(204);
    expect([await stands(), (await auth.call('GET', '/user', { token })).status]).toEqual([403, 403]);
  });
});
