import type { Context } from 'hono';
import { AppError, unknownErrorMessage } from '#server/http/errors.ts';
import { requestIdOf } from '#server/http/request-id.ts';

/** The codes of the auth service (supabase/auth, apierrors/errorcode.go) that can occur here. */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'conflict'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'demo_account'
  | 'email_conflict_identity_not_deletable'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'feature_disabled'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'oauth_provider_not_supported'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'passkey_disabled'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'sms_country_not_allowed'
  | 'sms_send_failed'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled';

/** What a client did or can mend. `retryAfterSeconds` goes out as a header. */
export class AuthError extends AppError {
  readonly retryAfterSeconds: number | null;

  constructor(status: number, code: AuthErrorCode, message: string, retryAfterSeconds: number | null = null) {
    super({ status, code, message });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The commonest of them: 400 `validation_failed`. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

export class WeakPasswordError extends AuthError {
  readonly reasons: readonly WeakPasswordReason[];

  constructor(message: string, reasons: readonly WeakPasswordReason[]) {
    super(422, 'weak_password', message);
    this.reasons = reasons;
  }
}

/** Errors of the OAuth kind have a body of their own (RFC 6749, 5.2) and always status 400. */
export class OAuthError extends AuthError {
  readonly error: string;

  constructor(error: string, description: string) {
    super(400, 'validation_failed', description);
    this.error = error;
  }
}

const versionHeader = 'x-supabase-api-version';
const namedCodesVersion = '2024-01-01';

/**
 * The answer for an error, in the form the client asked for: with `X-Supabase-Api-Version: 2024-01-01` or
 * later `{code: "<error_code>", message}`, else `{code: <status>, error_code, msg}`.
 */
export function errorResponse(
  c: Context,
  { error, log }: { readonly error: unknown; readonly log: (error: unknown, requestId: string) => void },
): Response {
  const known = toAuthError(error);
  const requestId = requestIdOf(c.req.raw);
  if (known.status >= 500) log(error, requestId);
  if (known instanceof OAuthError)
    return c.json({ error: known.error, error_description: known.message }, 400);

  const message = known.status >= 500 ? unknownErrorMessage(requestId) : known.message;
  const version = c.req.header(versionHeader) ?? '';
  const named = /^\d{4}-\d\d-\d\d$/.test(version) && version >= namedCodesVersion;
  c.header('x-sb-error-code', known.code);
  if (named) c.header(versionHeader, namedCodesVersion);
  if (known.retryAfterSeconds !== null) c.header('retry-after', String(known.retryAfterSeconds));
  const weak = known instanceof WeakPasswordError ? { weak_password: { reasons: known.reasons } } : {};
  const body = named
    ? { code: known.code, message, ...weak }
    : {
        code: known.status,
        error_code: known.code,
        msg: message,
        ...(known.status >= 500 ? { error_id: requestId } : {}),
        ...weak,
      };
  return c.body(JSON.stringify(body), known.status as 400, { 'content-type': 'application/json' });
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  // Tokens are verified by the foundation; here a bad one is 403 (supabase/auth, auth.go).
  if (error instanceof AppError) {
    const isToken = error.code === 'bad_jwt' || error.code === 'jwt_expired';
    return isToken
      ? new AuthError(403, 'bad_jwt', invalidTokenMessage(error))
      : new AuthError(error.status, 'validation_failed', error.message);
  }
  return new AuthError(500, 'unexpected_failure', '');
}

function invalidTokenMessage(error: AppError): string {
  return error.code === 'jwt_expired' ? 'invalid JWT: token is expired' : error.message;
}
