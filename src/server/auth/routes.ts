import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ServerContext } from '#server/context/server-context.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import type { Auth, AuthRoute } from './auth.ts';
import { AuthError, errorResponse } from './errors.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { listAudit } from './routes/admin-audit.ts';
import { deleteUser } from './routes/admin-delete-user.ts';
import { deleteFactor, listFactors } from './routes/admin-factors.ts';
import { listUsers } from './routes/admin-list-users.ts';
import { createUser, getUser, updateUserByAdmin } from './routes/admin-user.ts';
import { authorize, authorizeLink } from './routes/authorize.ts';
import { callback } from './routes/callback.ts';
import { challengeFactor } from './routes/challenge-factor.ts';
import { enrollFactor } from './routes/enroll-factor.ts';
import { generateLink } from './routes/generate-link.ts';
import { invite } from './routes/invite.ts';
import { logOut } from './routes/log-out.ts';
import { oauthServer, passkeys, sso } from './routes/not-offered.ts';
import { otp } from './routes/otp.ts';
import { health, jwks, publicSettings } from './routes/public-information.ts';
import { reauthenticate } from './routes/reauthenticate.ts';
import { recover } from './routes/recover.ts';
import { resend } from './routes/resend.ts';
import { signUp } from './routes/sign-up.ts';
import { token } from './routes/token.ts';
import { unenrollFactor } from './routes/unenroll-factor.ts';
import { unlinkIdentity } from './routes/unlink-identity.ts';
import { updateOwnUser } from './routes/update-user.ts';
import { user } from './routes/user.ts';
import { verify, verifyLink } from './routes/verify.ts';
import { verifyFactor } from './routes/verify-factor.ts';
import type { AuthSettings } from './settings.ts';

/** The table of the service's endpoints. Rule 7.5, Rule 7.6, Rule 7.7, Rule 7.8. */
const routes: readonly (readonly [method: string, path: string, route: AuthRoute])[] = [
  ['GET', '/health', health],
  ['GET', '/settings', publicSettings],
  ['GET', '/.well-known/jwks.json', jwks],

  ['POST', '/signup', signUp],
  ['POST', '/token', token],
  ['POST', '/otp', (auth, c) => withMinimumDuration(() => otp(auth, c))],
  ['POST', '/magiclink', (auth, c) => withMinimumDuration(() => otp(auth, c))],
  ['POST', '/verify', verify],
  ['GET', '/verify', verifyLink],
  ['POST', '/recover', (auth, c) => withMinimumDuration(() => recover(auth, c))],
  ['POST', '/resend', (auth, c) => withMinimumDuration(() => resend(auth, c))],
  ['POST', '/logout', logOut],

  ['GET', '/user', user],
  ['PUT', '/user', updateOwnUser],
  ['GET', '/reauthenticate', reauthenticate],

  ['GET', '/authorize', authorize],
  ['GET', '/callback', callback],
  ['GET', '/user/identities/authorize', authorizeLink],
  ['DELETE', '/user/identities/:identityId', unlinkIdentity],

  ['POST', '/factors', enrollFactor],
  ['POST', '/factors/:factorId/challenge', challengeFactor],
  ['POST', '/factors/:factorId/verify', verifyFactor],
  ['DELETE', '/factors/:factorId', unenrollFactor],

  ['GET', '/admin/users', listUsers],
  ['POST', '/admin/users', createUser],
  ['GET', '/admin/users/:userId', getUser],
  ['PUT', '/admin/users/:userId', updateUserByAdmin],
  ['DELETE', '/admin/users/:userId', deleteUser],
  ['GET', '/admin/users/:userId/factors', listFactors],
  ['DELETE', '/admin/users/:userId/factors/:factorId', deleteFactor],
  ['POST', '/admin/generate_link', generateLink],
  ['GET', '/admin/audit', listAudit],
  ['POST', '/invite', invite],

  ['POST', '/sso', sso],
  ['ALL', '/passkeys/*', passkeys],
  ['ALL', '/oauth/*', oauthServer],
  ['ALL', '/admin/oauth/*', oauthServer],
];

/** A mail server that takes longer than this keeps nobody from stopping. */
const closingMs = 10_000;

export type AuthService = Hono & {
  /** Waits for the mails and messages on their way. */
  readonly close: () => Promise<void>;
};

/** The auth service in the shape of Supabase's, to be mounted under `/auth/v1`. */
export function createAuth(context: ServerContext, settings: AuthSettings): AuthService {
  const limiter = createRateLimiter(context.database);
  const auth: Auth = { context, settings, limiter, sending: new Set() };
  const app = new Hono();
  // Tokens and people's data: kept by nobody on the way, and read as what they are.
  app.use('*', async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    await next();
  });
  for (const [method, path, route] of routes) {
    app.on(method, path, (c) => route(auth, c));
  }
  const log = (error: unknown, requestId: string) =>
    context.log.error({ err: error, requestId }, 'auth failed');
  // Not `notFound`, which a mounted app leaves to its host.
  app.all('*', (c) =>
    errorResponse(c, { error: new AuthError(404, 'not_found', 'There is no such endpoint'), log }),
  );
  app.onError((error, c) => errorResponse(c, { error, log }));
  return Object.assign(app, {
    async close() {
      const limit = delay(closingMs, undefined, { ref: false });
      await Promise.race([Promise.all(auth.sending), limit]);
    },
  });
}
