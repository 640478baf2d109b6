import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Sql } from './auth.ts';
import { AuthError, invalid } from './errors.ts';
import type { ExternalProfile } from './oidc.ts';
import type { AuthMethod } from './sessions.ts';

/** The client's half of PKCE (RFC 7636): what its verifier will be compared with. */
export type Pkce = { readonly challenge: string; readonly method: 's256' | 'plain' };

export type FlowState = {
  readonly id: string;
  readonly user_id: string | null;
  readonly auth_code: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: Pkce['method'] | null;
  readonly provider_type: string;
  readonly provider_access_token: string | null;
  readonly provider_refresh_token: string | null;
  readonly provider_code_verifier: string | null;
  readonly provider_nonce: string | null;
  readonly authentication_method: AuthMethod;
  readonly auth_code_issued_at: Date | null;
  readonly created_at: Date;
  readonly referrer: string | null;
  readonly linking_target_id: string | null;
  readonly provider_profile: ExternalProfile | null;
};

const flowLifetimeMs = 5 * 60 * 1000;

/** The two fields of a body that asks for PKCE. */
export const pkceFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

/** @throws AuthError 400 `validation_failed` when only one is given or the challenge is not of RFC 7636's form. */
export function readPkce(body: {
  readonly code_challenge?: string | null;
  readonly code_challenge_method?: string | null;
}): Pkce | null {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge && !method) return null;
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    const message =
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes';
    throw invalid(message);
  }
  const lower = method.toLowerCase();
  if (lower !== 's256' && lower !== 'plain') throw invalid(`unsupported code_challenge method "${method}"`);
  return { challenge, method: lower };
}

/** Remembers a flow that ends elsewhere: at a link in a mail or at a provider. */
export async function createFlowState(
  sql: Sql,
  given: {
    pkce: Pkce | null;
    provider: string;
    method: AuthMethod;
    at: Date;
    userId?: string;
    referrer?: string;
    linkingTargetId?: string;
    providerCodeVerifier?: string;
    providerNonce?: string;
  },
): Promise<FlowState> {
  const rows = await sql.query<FlowState>(
    `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type,
       authentication_method, referrer, linking_target_id, provider_code_verifier, provider_nonce, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning *`,
    [
      given.userId ?? null,
      given.pkce ? randomUUID() : null,
      given.pkce?.challenge ?? null,
      given.pkce?.method ?? null,
      given.provider,
      given.method,
      given.referrer ?? null,
      given.linkingTargetId ?? null,
      given.providerCodeVerifier ?? null,
      given.providerNonce ?? null,
      given.at,
    ],
  );
  return rows[0] as FlowState;
}

/**
 * Gives the code of the user's newest flow of this kind, from now valid for five minutes.
 * @throws AuthError 422 `flow_state_not_found`.
 */
export async function issueAuthCode(
  sql: Sql,
  given: { userId: string; method: AuthMethod; at: Date },
): Promise<string> {
  const rows = await sql.query<FlowState>(
    `update auth.flow_state set auth_code_issued_at = $3 where id = (
       select id from auth.flow_state where user_id = $1 and authentication_method = $2 and auth_code is not null
         and auth_code_issued_at is null order by created_at desc limit 1) returning *`,
    [given.userId, given.method, given.at],
  );
  const code = rows[0]?.auth_code;
  if (!code) throw new AuthError(422, 'flow_state_not_found', 'No valid flow state found for user.');
  return code;
}

/**
 * The flow that a provider sends the person back to; its state works once.
 * @throws AuthError 400 `bad_oauth_state`, `flow_state_already_used`.
 */
export async function takeFlowByState(sql: Sql, given: { state: string; at: Date }): Promise<FlowState> {
  const rows = await sql.query<FlowState & { was_used: boolean }>(
    `update auth.flow_state f set state_used_at = coalesce(f.state_used_at, $2) from auth.flow_state before
     where f.id = $1 and before.id = f.id returning f.*, before.state_used_at is not null as was_used`,
    [given.state, given.at],
  );
  const flow = rows[0];
  if (!flow) throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  if (flow.was_used) throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
  if (isFlowExpired(flow, given.at)) throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired');
  return flow;
}

/** What the provider said, kept until the client comes with the code. @returns the code. */
export async function completeFlow(
  sql: Sql,
  given: {
    readonly flow: FlowState;
    userId: string;
    accessToken: string;
    refreshToken: string | null;
    profile: ExternalProfile | null;
    at: Date;
  },
): Promise<string> {
  const { flow } = given;
  await sql.query(
    `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4, provider_profile = $5,
       auth_code_issued_at = $6 where id = $1`,
    [flow.id, given.userId, given.accessToken, given.refreshToken, given.profile, given.at],
  );
  return flow.auth_code ?? '';
}

/**
 * Takes the flow of a code out of the database, so that the code works once, whoever brings it.
 * @throws AuthError 404 `flow_state_not_found`.
 */
export async function takeFlowByCode(
  sql: Sql,
  code: string,
): Promise<FlowState & { readonly user_id: string }> {
  const rows = await sql.query<FlowState & { user_id: string }>(
    `delete from auth.flow_state where auth_code = $1 and user_id is not null and auth_code_issued_at is not null returning *`,
    [code],
  );
  if (!rows[0])
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  return rows[0];
}

export function isFlowExpired(flow: FlowState, at: Date): boolean {
  return (flow.auth_code_issued_at ?? flow.created_at).getTime() + flowLifetimeMs < at.getTime();
}

/** @throws AuthError 400 `bad_code_verifier`. */
export function requireVerifier(flow: FlowState, verifier: string): void {
  const given =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  const [wanted, offered] = [Buffer.from(flow.code_challenge ?? ''), Buffer.from(given)];
  if (wanted.length === 0 || wanted.length !== offered.length || !timingSafeEqual(wanted, offered)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
}
