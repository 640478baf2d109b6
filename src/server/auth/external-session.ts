import type { Context } from 'hono';
import type { Auth, Sql } from './auth.ts';
import { sendInBackground, sendNotice } from './delivery.ts';
import { findOrCreateAccount, linkIdentity } from './external-accounts.ts';
import type { ExternalProfile } from './oidc.ts';
import { startSession, type TokenResponse } from './sessions.ts';

/**
 * A session for whom a provider vouches for; with `linkTo`, for that account, which gets the identity and is told so.
 * `alongside` runs in the same transaction: what may be used only once is spent there.
 * @throws AuthError as `findOrCreateAccount` and `linkIdentity`; 422 `provider_email_needs_verification` when the address
 * has to be confirmed first, with the mail for it under way.
 */
export async function startExternalSession(
  auth: Auth,
  given: {
    readonly c: Context;
    readonly provider: string;
    readonly profile: ExternalProfile;
    readonly linkTo: string | null;
    readonly alongside?: (sql: Sql) => Promise<unknown>;
  },
): Promise<TokenResponse> {
  const { c, provider, linkTo, alongside } = given;
  const end = await auth.context.database.asOwner(async (transaction) => {
    await alongside?.(transaction);
    const found = linkTo
      ? ({
          kind: 'account',
          user: await linkIdentity(auth, { sql: transaction, ...given, userId: linkTo }),
        } as const)
      : await findOrCreateAccount(auth, { sql: transaction, ...given });
    if (found.kind === 'unconfirmed') return found;
    const { user } = found;
    return {
      kind: 'session',
      user,
      session: await startSession(auth, { sql: transaction, user, method: 'oauth', c }),
    } as const;
  });
  if (end.kind === 'unconfirmed') {
    // The account and its confirmation are kept, so the refusal comes after the transaction.
    sendInBackground(auth, end.send);
    throw end.error;
  }
  if (linkTo) sendNotice(auth, { c, user: end.user, kind: 'identityLinked', provider });
  return end.session;
}
