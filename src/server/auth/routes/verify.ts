import type { Context } from 'hono';
import { z } from 'zod';
import type { Auth } from '#server/auth/auth.ts';
import { cleanEmail, cleanPhone } from '#server/auth/contacts.ts';
import { AuthError, invalid } from '#server/auth/errors.ts';
import { issueAuthCode } from '#server/auth/flow-state.ts';
import { pkcePrefix } from '#server/auth/one-time-tokens.ts';
import { readRedirect, withFragment, withQuery } from '#server/auth/redirects.ts';
import { optionalText, readBody, requireLimit } from '#server/auth/requests.ts';
import { type AuthMethod, startSession, type TokenResponse } from '#server/auth/sessions.ts';
import { type Proof, type VerifyType, verifyProof, verifyTypes } from '#server/auth/verification.ts';

const halfwayMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** RFC 6749's names for a status, as clients read them from the redirect. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

const verifyBody = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

/** POST /verify: a typed code, or the token of a link, for a session. */
export async function verify(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'verify' });
  const proof = readProof(await readBody(c, verifyBody));
  if ((proof.type === 'sms' || proof.type === 'phone_change') && !auth.settings.phone.enabled)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const verified = await verifyProof(auth, { c, proof }, ({ sql, user, recovers }) =>
    startSession(auth, { sql, user, method: 'otp', c, recovers }),
  );
  return c.json(verified.kind === 'done' ? verified.result : { msg: halfwayMessage, code: '200' });
}

/**
 * GET /verify: the link of a mail. Leads on with tokens in the fragment, or with a code for PKCE; also when
 * it fails, with the error in fragment and (PKCE) query.
 */
export async function verifyLink(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'verify' });
  const type = readType(c.req.query('type') ?? '');
  const token = c.req.query('token') ?? '';
  if (token === '') throw invalid('Verify requires a token or a token hash');
  const redirectTo = readRedirect(auth.settings, { c });
  const pkce = token.startsWith(pkcePrefix);
  const proof: Proof = { kind: 'link', type, token };
  try {
    const verified = await verifyProof(auth, { c, proof }, async ({ sql, user, recovers }) => {
      if (!pkce) return { session: await startSession(auth, { sql, user, method: 'otp', c, recovers }) };
      return {
        code: await issueAuthCode(sql, {
          userId: user.id,
          method: flowMethod(type),
          at: auth.context.now(),
        }),
      };
    });
    if (verified.kind === 'halfway')
      return c.redirect(
        messageRedirect(redirectTo, { parameters: { message: halfwayMessage }, inQuery: pkce }),
        303,
      );
    const { session, code } = { session: undefined, code: undefined, ...verified.result };
    return c.redirect(
      session
        ? sessionRedirect(redirectTo, { session, extra: { type } })
        : withQuery(redirectTo, { code: code ?? '' }),
      303,
    );
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorRedirect(redirectTo, { error, inQuery: pkce }), 303);
  }
}

/** The address with the session in its fragment, as the official client reads it. */
export function sessionRedirect(
  redirectTo: string,
  { session, extra }: { readonly session: TokenResponse; readonly extra: Readonly<Record<string, string>> },
): string {
  return withFragment(redirectTo, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...extra,
    sb: '',
  });
}

/** The address with what went wrong in its fragment, and for PKCE in its query too. */
export function errorRedirect(
  redirectTo: string,
  { error, inQuery }: { readonly error: AuthError; readonly inQuery: boolean },
): string {
  const known = oauthErrors[error.status];
  const parameters = {
    ...(known ? { error: known } : {}),
    error_code: error.code,
    error_description: error.message,
  };
  return messageRedirect(redirectTo, { parameters, inQuery });
}

function messageRedirect(
  redirectTo: string,
  {
    parameters,
    inQuery,
  }: { readonly parameters: Readonly<Record<string, string>>; readonly inQuery: boolean },
): string {
  return withFragment(inQuery ? withQuery(redirectTo, parameters) : redirectTo, { ...parameters, sb: '' });
}

function readProof(body: z.infer<typeof verifyBody>): Proof {
  const type = readType(body.type);
  const { token, token_hash: linkToken, email, phone } = body;
  if ((token === '') === (linkToken === '')) throw invalid('Verify requires either a token or a token hash');
  if (linkToken !== '') {
    if (email !== '' || phone !== '' || body.redirect_to !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    return { kind: 'link', type, token: linkToken };
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  // A code that went to a phone says nothing about a mailbox.
  if ((phone !== '') !== (type === 'sms' || type === 'phone_change'))
    throw invalid(`The type ${type} does not fit what the code was sent to`);
  return { kind: 'otp', type, otp: token, recipient: phone !== '' ? cleanPhone(phone) : cleanEmail(email) };
}

function readType(type: string): VerifyType {
  if (type === '') throw invalid('Verify requires a verification type');
  const known = verifyTypes.find((name) => name === type);
  if (!known) throw invalid('Invalid email verification type');
  return known;
}

/** Under which name the flow was remembered when the mail was asked for. */
function flowMethod(type: VerifyType): AuthMethod {
  if (type === 'signup') return 'email/signup';
  return type === 'invite' || type === 'recovery' || type === 'email_change' ? type : 'magiclink';
}
