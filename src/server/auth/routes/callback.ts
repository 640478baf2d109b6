import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { isUuid } from '#domain/identifiers/uuid.ts';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { sendInBackground } from '#server/auth/delivery.ts';
import { AuthError, OAuthError } from '#server/auth/errors.ts';
import { findIdentity, findOrCreateAccount } from '#server/auth/external-accounts.ts';
import { startExternalSession } from '#server/auth/external-session.ts';
import { completeFlow, type FlowState, takeFlowByState } from '#server/auth/flow-state.ts';
import { type ExternalProfile, exchangeCode, type ProviderTokens, verifyIdToken } from '#server/auth/oidc.ts';
import { withQuery } from '#server/auth/redirects.ts';
import { requireLimit } from '#server/auth/requests.ts';
import { flowCookie } from './authorize.ts';
import { errorRedirect, sessionRedirect } from './verify.ts';

/** GET /callback: back from the provider. Always leads on to where the flow was begun for, also with an error. */
export async function callback(auth: Auth, c: Context): Promise<Response> {
  await requireLimit(auth, { c, name: 'sso' });
  let flow: FlowState | undefined;
  try {
    flow = await findFlow(auth, c);
    return c.redirect(await finishFlow(auth, { c, flow }), 302);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const shown =
      error instanceof OAuthError ? new AuthError(500, 'unexpected_failure', error.message) : error;
    return c.redirect(
      errorRedirect(flow?.referrer ?? auth.settings.siteUrl, { error: shown, inQuery: true }),
      302,
    );
  }
}

async function findFlow(auth: Auth, c: Context): Promise<FlowState> {
  const state = c.req.query('state') ?? '';
  if (state === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) throw new AuthError(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
  const flow = await takeFlowByState(poolSql(auth), { state, at: auth.context.now() });
  const { protocol, pathname } = new URL(auth.settings.externalUrl);
  const isSameBrowser = getCookie(c, flowCookie(flow.id)) === '1';
  deleteCookie(c, flowCookie(flow.id), {
    path: `${pathname.replace(/\/$/, '')}/callback`,
    secure: protocol === 'https:',
  });
  if (!flow.auth_code && !isSameBrowser)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state belongs to another browser');
  return flow;
}

async function finishFlow(
  auth: Auth,
  { c, flow }: { readonly c: Context; readonly flow: FlowState },
): Promise<string> {
  const refused = c.req.query('error');
  if (refused) {
    const description = (c.req.query('error_description') ?? refused).slice(0, 200);
    throw new AuthError(refused === 'access_denied' ? 403 : 400, 'bad_oauth_callback', description);
  }
  const provider = auth.settings.providers[flow.provider_type];
  const code = c.req.query('code') ?? '';
  if (!provider)
    throw new AuthError(400, 'oauth_provider_not_supported', 'The provider is no longer offered');
  if (code === '')
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  const redirectUri = `${auth.settings.externalUrl}/callback`;
  const tokens = await exchangeCode(provider, {
    code,
    codeVerifier: flow.provider_code_verifier ?? '',
    redirectUri,
  });
  const profile = await verifyIdToken(provider, {
    idToken: tokens.idToken,
    nonce: flow.provider_nonce,
    accessToken: tokens.accessToken,
  });
  return flow.auth_code
    ? endWithCode(auth, { c, flow, tokens, profile })
    : endWithSession(auth, { c, flow, tokens, profile });
}

type End = { readonly flow: FlowState; readonly tokens: ProviderTokens; readonly profile: ExternalProfile };

/**
 * PKCE: the client fetches the session with the code. An identity to be linked waits for that too, so that
 * nobody can be sent through somebody else's linking: only the client that began it has the verifier.
 */
async function endWithCode(
  auth: Auth,
  { c, flow, tokens, profile }: End & { readonly c: Context },
): Promise<string> {
  const at = auth.context.now();
  const kept = { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, at };
  if (flow.linking_target_id) {
    const existing = await findIdentity(poolSql(auth), {
      provider: flow.provider_type,
      subject: profile.subject,
    });
    if (existing) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked');
    const code = await completeFlow(poolSql(auth), {
      flow,
      ...kept,
      userId: flow.linking_target_id,
      profile,
    });
    return withQuery(flow.referrer ?? auth.settings.siteUrl, { code });
  }
  const account = await auth.context.database.asOwner(async (transaction) => {
    const found = await findOrCreateAccount(auth, {
      sql: transaction,
      c,
      provider: flow.provider_type,
      profile,
    });
    if (found.kind === 'unconfirmed') return found;
    return {
      kind: 'code',
      code: await completeFlow(transaction, { flow, ...kept, userId: found.user.id, profile: null }),
    } as const;
  });
  if (account.kind === 'code')
    return withQuery(flow.referrer ?? auth.settings.siteUrl, { code: account.code });
  sendInBackground(auth, account.send);
  throw account.error;
}

async function endWithSession(
  auth: Auth,
  { c, flow, tokens, profile }: End & { readonly c: Context },
): Promise<string> {
  const session = await startExternalSession(auth, {
    c,
    provider: flow.provider_type,
    profile,
    linkTo: flow.linking_target_id,
    alongside: (sql) => sql.query(`delete from auth.flow_state where id = $1`, [flow.id]),
  });
  return sessionRedirect(flow.referrer ?? auth.settings.siteUrl, {
    session,
    extra: {
      provider_token: tokens.accessToken,
      ...(tokens.refreshToken ? { provider_refresh_token: tokens.refreshToken } : {}),
    },
  });
}
