import type { Actor } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Tokens } from '#server/tokens/tokens.ts';
import type { Service } from './service.ts';

export type Identity = { readonly token: string; readonly actor: Actor; readonly expiresAt: number };

/** A token that is not taken; the message goes to the client, its first word is Supabase's code. */
export class TokenRefused extends Error {}

export const expiredMessage = 'InvalidJWTToken: Token has expired';
export const signedOutMessage = 'InvalidJWTToken: This device has been signed out';

/** Rule 8.23: whose token it is. Rule 9.64: one whose session has ended is refused. @throws TokenRefused */
export async function readToken(
  { context, liveSessions }: Pick<Service, 'context' | 'liveSessions'>,
  token: string,
): Promise<Identity> {
  const actor = await verify(context.tokens, token);
  const { exp, role } = actor.claims;
  if (typeof exp !== 'number' || typeof role !== 'string') {
    throw new TokenRefused('InvalidJWTToken: Fields `role` and `exp` are required in JWT');
  }
  if (!(await liveSessions.stands(actor))) throw new TokenRefused(signedOutMessage);
  return { token, actor, expiresAt: exp };
}

async function verify(tokens: Tokens, token: string): Promise<Actor> {
  try {
    // A token that no header can carry is none.
    return await tokens.actor(new Request('http://localhost', { headers: { apikey: token } }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'jwt_expired') throw new TokenRefused(expiredMessage);
    if (error instanceof AppError || error instanceof TypeError) {
      throw new TokenRefused('MalformedJWT: The token provided is not a valid JWT');
    }
    throw error;
  }
}
