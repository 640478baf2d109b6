import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { AuthError, invalid, OAuthError } from '#server/auth/errors.ts';
import { requireMayLink } from '#server/auth/external-accounts.ts';
import { createFlowState, readPkce } from '#server/auth/flow-state.ts';
import { authorizationUrl } from '#server/auth/oidc.ts';
import { readRedirect } from '#server/auth/redirects.ts';
import { requireLimit, requireUser } from '#server/auth/requests.ts';
import { errorRedirect } from './verify.ts';

const flowSeconds = 300;

/** Parameters of the call that are ours, or that we set for the provider; the others are passed on to it. */
const reserved = new Set(
  `provider scopes redirect_to skip_http_redirect invite_token client_id client_secret redirect_uri response_type response_mode
  scope state nonce code code_verifier code_challenge code_challenge_method request request_uri id_token_hint apikey`.split(
    /\s+/,
  ),
);

/** GET /authorize: off to the provider's sign-in. */
export async function authorize(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'sso' });
  try {
    return c.redirect(await startFlow(auth, { c, linkingTargetId: undefined }), 302);
  } catch (error) {
    // A person's browser is here: it goes back to the product, which has words for it.
    if (!(error instanceof OAuthError)) throw error;
    const shown = new AuthError(503, 'unexpected_failure', error.message);
    return c.redirect(
      errorRedirect(readRedirect(auth.settings, { c }), { error: shown, inQuery: true }),
      302,
    );
  }
}

/** GET /user/identities/authorize: the same, to add the provider's identity to the signed-in account. */
export async function authorizeLink(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'sso' });
  const signedIn = await requireUser(auth, c);
  await requireMayLink(auth, signedIn);
  const url = await startFlow(auth, { c, linkingTargetId: signedIn.user.id });
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
}

/** Name of the cookie that ties a flow to the browser it was begun in. */
export function flowCookie(flowId: string): string {
  return `auth-flow-${flowId}`;
}

async function startFlow(
  auth: Auth,
  { c, linkingTargetId }: { readonly c: Context; readonly linkingTargetId: string | undefined },
): Promise<string> {
  const name = (c.req.query('provider') ?? '').toLowerCase();
  const provider = auth.settings.providers[name];
  if (!provider) throw invalid(`Unsupported provider: provider ${name.slice(0, 40)} is not enabled`);
  const pkce = readPkce(c.req.query());
  const nonce = randomBytes(24).toString('base64url');
  const codeVerifier = randomBytes(32).toString('base64url');
  const flow = await createFlowState(poolSql(auth), {
    pkce,
    provider: name,
    method: 'oauth',
    at: auth.context.now(),
    referrer: readRedirect(auth.settings, { c }),
    linkingTargetId,
    providerCodeVerifier: codeVerifier,
    providerNonce: nonce,
  });
  // With PKCE the client's verifier ties the end to the beginning; without it, this cookie does.
  if (!pkce) {
    const { protocol, pathname } = new URL(auth.settings.externalUrl);
    setCookie(c, flowCookie(flow.id), '1', {
      path: `${pathname.replace(/\/$/, '')}/callback`,
      httpOnly: true,
      secure: protocol === 'https:',
      sameSite: 'Lax',
      maxAge: flowSeconds,
    });
  }
  const extra = Object.fromEntries(
    Object.entries(c.req.query()).filter(([key]) => !reserved.has(key.toLowerCase())),
  );
  return authorizationUrl(provider, {
    redirectUri: `${auth.settings.externalUrl}/callback`,
    state: flow.id,
    nonce,
    codeVerifier,
    scopes: c.req.query('scopes') ?? '',
    extra,
  });
}
