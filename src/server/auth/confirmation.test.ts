import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, type AuthFixture, authFixture, goodPassword } from './auth-fixture.ts';
import { defaultHashCost } from './settings.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await authFixture((settings) => ({
    ...settings,
    changes: { ...settings.changes, needConfirmation: true },
  }));
});
afterAll(() => auth.close());

const newPassword = 'en helt ny sol over fjorden';
const stolen = 'et passord fra en tyv';
let numbers = 4790005000;
function number(): string {
  numbers += 1;
  return String(numbers);
}

const change = (token: string, body: object) => auth.call('PUT', '/user', { token, body });
const verify = (body: object) => auth.call('POST', '/verify', { body });
const factor = (token: string, friendlyName = 'app') =>
  auth.call('POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: friendlyName } });

/** Changes the number as its owner does, and gives the session that the code begins. */
async function addPhone({ token }: Account, phone: string): Promise<string> {
  expect((await change(token, { phone, current_password: goodPassword })).status).toBe(200);
  const changed = await verify({ type: 'phone_change', phone, token: await auth.lastText(phone) });
  expect(changed.status).toBe(200);
  return String(changed.body.access_token);
}

/** What the owner does who has forgotten the password, or been robbed of it. */
async function recover(email: string): Promise<string> {
  expect((await auth.call('POST', '/recover', { body: { email } })).status).toBe(200);
  const recovered = await verify({ type: 'recovery', email, token: (await auth.lastMail(email)).otp });
  expect(recovered.status).toBe(200);
  return String(recovered.body.access_token);
}

/** An account that came by a code and chose no password. */
async function withoutPassword(email: string): Promise<string> {
  await auth.call('POST', '/otp', { body: { email } });
  const signedIn = await verify({ type: 'email', email, token: (await auth.lastMail(email)).otp });
  return String(signedIn.body.access_token);
}

async function sendNonce(token: string, email: string): Promise<string> {
  expect((await auth.call('GET', '/reauthenticate', { token })).status).toBe(200);
  return (await auth.lastMail(email)).otp;
}

/** Sets a factor up and raises the session; gives the new token, the factor's id and secret. */
async function enrol(token: string) {
  await change(token, { current_password: goodPassword });
  const { body } = await factor(token);
  const { secret } = body.totp as unknown as { secret: string };
  const challenge = await auth.call('POST', `/factors/${body.id}/challenge`, { token });
  const raised = await auth.call('POST', `/factors/${body.id}/verify`, {
    token,
    body: {
      challenge_id: challenge.body.id,
      code: new TOTP({ secret }).generate({ timestamp: auth.context.now().getTime() }),
    },
  });
  expect(raised.status).toBe(200);
  return { token: String(raised.body.access_token), id: String(body.id) };
}

describe('9.160 who changes a way in shows once more who they are', () => {
  test('a session’s token alone changes neither number nor address, and sends nothing', async () => {
    const { token } = await auth.account();
    const phone = number();
    for (const body of [{ phone }, { email: 'thief@example.no' }]) {
      expect((await change(token, body)).body).toMatchObject({ error_code: 'current_password_required' });
      expect((await change(token, { ...body, current_password: stolen })).body).toMatchObject({
        error_code: 'current_password_invalid',
      });
    }
    expect(auth.texts.filter(({ to }) => to === phone)).toEqual([]);
    expect(auth.mails.filter(({ to }) => to === 'thief@example.no')).toEqual([]);
    expect((await change(token, { phone, current_password: goodPassword })).status).toBe(200);
    expect((await change(token, { email: 'moved@example.no', current_password: goodPassword })).status).toBe(
      200,
    );
  });

  test('the session that a changed number or address begins chooses no password without the old one', async () => {
    const someone = await auth.account();
    const byPhone = await addPhone(someone, number());
    expect((await change(byPhone, { password: stolen })).body).toMatchObject({
      error_code: 'current_password_required',
    });
    const email = `changed-${someone.id}@example.no`;
    await change(someone.token, { email, current_password: goodPassword });
    const [atNew, atOld] = [await auth.lastMail(email), await auth.lastMail(someone.email)];
    await verify({ type: 'email_change', email, token: atNew.otp });
    const changed = await verify({ type: 'email_change', email: someone.email, token: atOld.otp });
    expect((await change(String(changed.body.access_token), { password: stolen })).body).toMatchObject({
      error_code: 'current_password_required',
    });
  });

  test('a login by number recovers nothing where the account has an address', async () => {
    const someone = await auth.account();
    const phone = number();
    await addPhone(someone, phone);
    await auth.call('POST', '/otp', { body: { phone } });
    const signedIn = await verify({ type: 'sms', phone, token: await auth.lastText(phone) });
    expect((await change(String(signedIn.body.access_token), { password: stolen })).body).toMatchObject({
      error_code: 'current_password_required',
    });
  });

  test('a password chosen by the way of a mail takes the number away, says so, and the number opens nothing', async () => {
    const someone = await auth.account();
    const phone = number();
    await addPhone(someone, phone);
    const token = await recover(someone.email);
    expect((await change(token, { password: newPassword })).body).toMatchObject({ phone: '' });
    const told = () => auth.mails.filter(({ to }) => to === someone.email).map(({ subject }) => subject);
    await expect.poll(told).toContain('Your phone number was removed from Bestått');
    const asked = await auth.call('POST', '/otp', { body: { phone, create_user: false } });
    expect(asked.body).toMatchObject({ error_code: 'otp_disabled' });
  });

  test('whoever came by a mail chooses a password without the old one once, and within a quarter of an hour', async () => {
    const { email } = await auth.account();
    const token = await recover(email);
    expect((await change(token, { password: newPassword })).status).toBe(200);
    expect((await change(token, { password: stolen })).body).toMatchObject({
      error_code: 'current_password_required',
    });
    const late = await recover(email);
    auth.advance(901);
    expect((await change(late, { password: stolen })).body).toMatchObject({
      error_code: 'current_password_required',
    });
  });

  test('a password that is changed withdraws a change of address that was begun', async () => {
    const { token, email } = await auth.account();
    await change(token, { email: 'elsewhere@example.no', current_password: goodPassword });
    await change(await recover(email), { password: newPassword });
    const again = await auth.call('POST', '/resend', {
      body: { type: 'email_change', email },
    });
    expect(again.status).toBe(200);
    const { rows } = await auth.database.pool.query(`select email_change from auth.users where email = $1`, [
      email,
    ]);
    expect(rows).toEqual([{ email_change: '' }]);
  });

  test('an account without a password shows a code that its address was sent, and the code works once', async () => {
    const email = 'no-password@example.no';
    const token = await withoutPassword(email);
    expect((await change(token, { phone: number() })).body).toMatchObject({
      error_code: 'reauthentication_needed',
    });
    const nonce = await sendNonce(token, email);
    expect((await change(token, { phone: number(), nonce: '000000' })).body).toMatchObject({
      error_code: 'reauthentication_not_valid',
    });
    expect((await change(token, { phone: number(), nonce })).status).toBe(200);
    expect((await change(token, { phone: number(), nonce })).status).toBe(422);
  });

  test('a second factor is set up and taken away after the password only, each with one of its own', async () => {
    const { token } = await auth.account();
    expect((await factor(token)).body).toMatchObject({ error_code: 'current_password_required' });
    expect((await change(token, { current_password: stolen })).status).toBe(400);
    expect((await factor(token)).status).toBe(400);
    const raised = await enrol(token);
    expect((await factor(raised.token, 'another')).body).toMatchObject({
      error_code: 'current_password_required',
    });
    const remove = () => auth.call('DELETE', `/factors/${raised.id}`, { token: raised.token });
    expect((await remove()).body).toMatchObject({ error_code: 'current_password_required' });
    await change(raised.token, { current_password: goodPassword });
    expect((await remove()).status).toBe(200);
  });

  test('of two changes at the same moment one uses the confirmation, and after five minutes none does', async () => {
    const { token } = await auth.account();
    await change(token, { current_password: goodPassword });
    const both = await Promise.all([factor(token, 'one'), factor(token, 'two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await change(token, { current_password: goodPassword });
    auth.advance(301);
    expect((await factor(token, 'three')).status).toBe(400);
  });

  test('an account without a password sets a second factor up after a code by mail', async () => {
    const email = 'factor-by-mail@example.no';
    const token = await withoutPassword(email);
    expect((await factor(token)).body).toMatchObject({ error_code: 'reauthentication_needed' });
    expect((await change(token, { nonce: await sendNonce(token, email) })).status).toBe(200);
    expect((await factor(token)).status).toBe(200);
  });

  test('a code that went to a number confirms no address', async () => {
    const phone = number();
    await auth.call('POST', '/otp', { body: { phone } });
    const token = await auth.lastText(phone);
    expect((await verify({ type: 'signup', phone, token })).body).toMatchObject({
      error_code: 'validation_failed',
    });
  });
});

describe('a guest', () => {
  test('becomes a lasting account without showing anything, and of four upgrades at once every one is answered clearly', async () => {
    const instant = await authFixture((settings) => ({
      ...settings,
      email: { ...settings.email, autoconfirm: true },
      changes: { ...settings.changes, needConfirmation: true },
      // As long as the product takes, so that all four have begun before one is done.
      password: { ...settings.password, hashCost: defaultHashCost },
    }));
    const guest = await instant.call('POST', '/signup', { body: {} });
    const token = String(guest.body.access_token);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) =>
        instant.call('PUT', '/user', {
          token,
          body: { email: `four-${i}@example.no`, password: goodPassword },
        }),
      ),
    );
    const [done, ...others] = answers.toSorted((first, second) => first.status - second.status);
    expect(done?.status).toBe(200);
    // One that comes when the account is made already has to show its password.
    for (const { status, body } of others) expect([409, 400], String(body.error_code)).toContain(status);
    const one = await instant.call('PUT', '/user', { token, body: { data: { full_name: 'Kari' } } });
    expect(one.body).toMatchObject({ is_anonymous: false });
    await instant.close();
  });
});
