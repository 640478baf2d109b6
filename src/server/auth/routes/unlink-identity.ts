import type { Context } from 'hono';
import { isUuid } from '#domain/identifiers/uuid.ts';
import { uniquely } from '#server/auth/accounts.ts';
import { writeAudit } from '#server/auth/audit.ts';
import type { Auth, Sql } from '#server/auth/auth.ts';
import { requireConfirmation } from '#server/auth/confirmation.ts';
import { sendNotice } from '#server/auth/delivery.ts';
import { AuthError } from '#server/auth/errors.ts';
import { refreshProviders } from '#server/auth/identities.ts';
import { clearOneTimeTokens } from '#server/auth/one-time-tokens.ts';
import { requireRaised, requireUser } from '#server/auth/requests.ts';
import { type Identity, mergeMetadata, reloadUser, type User, updateUser } from '#server/auth/users.ts';

/** DELETE /user/identities/:id: at least one way in must remain. */
export async function unlinkIdentity(auth: Auth, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c);
  if (!auth.settings.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  requireRaised(signedIn);
  const identityId = c.req.param('identityId');
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  if (signedIn.user.identities.length > 1) await requireConfirmation(auth, { signedIn });
  const { user, provider } = await auth.context.database.asOwner(async (transaction) => {
    // Two at once wait for each other here, so that the second sees what the first has left.
    await transaction.query('select from auth.users where id = $1 for update', [signedIn.user.id]);
    const current = await reloadUser(transaction, signedIn.user);
    const identity = requireSpare(current, identityId);
    await transaction.query(`delete from auth.identities where id = $1`, [identity.id]);
    await transferAddress(transaction, { user: current, identity, at: auth.context.now() });
    await refreshProviders(transaction, current.id);
    await writeAudit(auth, {
      sql: transaction,
      c,
      action: 'identity_unlinked',
      userId: current.id,
      traits: { provider: identity.provider },
    });
    return { user: current, provider: identity.provider };
  });
  sendNotice(auth, { c, user, kind: 'identityUnlinked', provider });
  return c.json({});
}

/** The identity, when it is not the last. @throws AuthError 422 */
function requireSpare({ identities }: User, identityId: string): Identity {
  if (identities.length <= 1) {
    throw new AuthError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const identity = identities.find(({ id }) => id === identityId);
  if (identity) return identity;
  throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
}

/** The account's address must be one of a remaining identity: verified ones first, then the oldest. */
async function transferAddress(sql: Sql, given: { user: User; identity: Identity; at: Date }): Promise<void> {
  const { user, identity, at } = given;
  if (identity.provider === 'phone') {
    await updateUser(sql, { user, columns: { phone: null, phone_confirmed_at: null }, at });
    return;
  }
  const remaining = user.identities.filter(({ id }) => id !== identity.id);
  if (remaining.some(({ email }) => email !== null && email === user.email)) return;
  const rank = ({ email, identity_data: data }: Identity) =>
    email === null ? 2 : data.email_verified === true ? 0 : 1;
  const next = remaining.toSorted((a, b) => rank(a) - rank(b) || a.created_at.localeCompare(b.created_at))[0];
  const isVerified = next?.identity_data.email_verified === true;
  await clearOneTimeTokens(sql, user.id);
  const message = 'Unable to unlink identity due to email conflict';
  const columns = {
    email: next?.email ?? null,
    ...(isVerified
      ? {}
      : {
          email_confirmed_at: null,
          raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: false }),
        }),
  };
  await uniquely({ status: 422, code: 'email_conflict_identity_not_deletable', message }, () =>
    updateUser(sql, { user, columns, at }),
  );
}
