import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { requestIdOf } from '#server/http/request-id.ts';
import { createBucket } from '#server/http/token-bucket.ts';

/** Lines that a flood of refusals may write: so many at once, and so many a second after. */
const pace = { burst: 60, perSecond: 2 };

/** What the auth service answers with 400 or 422 though somebody tried to come in: its own codes. */
const failedLogins = new Set([
  'invalid_credentials',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'otp_expired',
  'refresh_token_already_used',
  'user_banned',
]);

/** `auth/v1/token`, `functions/v1/answers`, `rest/v1/cards`: the door, without ids and tokens behind it. Pages have none. */
const door = /^\/([a-z]+\/v1(?:\/[\w-]+)?)/;

/** Not refusals of anything: a token that has run out is refreshed, and a visitor has none. */
const everyday = new Set(['session_missing', 'jwt_expired', 'no_authorization']);

/**
 * Rule 9.259: who was not let in and why stands in the log (ASVS 5.0, 16.3.1 to 16.3.3): failed logins and second steps, what a
 * role or a person may not do, limits that were met. Neither person nor address nor token stands there; the request's id leads
 * to the line of the request, and the auth service's own log (`auth.audit_log_entries`) to the account.
 */
export function logRefusals(log: Logger): MiddlewareHandler {
  const lines = createBucket(pace);
  let left = 0;
  return async (c, next) => {
    await next();
    const service = door.exec(c.req.path)?.[1];
    if (!service) return;
    const { status, headers } = c.res;
    if (status < 400 || status >= 500) return;
    const code = headers.get('x-sb-error-code');
    const refused = [401, 403, 429].includes(status) || (code !== null && failedLogins.has(code));
    if (!refused || (code !== null && everyday.has(code))) return;
    if (!lines.take()) {
      left += 1;
      return;
    }
    const unwritten = left > 0 ? { unwritten: left } : {};
    left = 0;
    log.warn({ requestId: requestIdOf(c.req.raw), service, status, code, ...unwritten }, 'refused');
  };
}
