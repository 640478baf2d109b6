import { randomUUID } from 'node:crypto';
import { emailTaken, phoneTaken, uniquely } from './accounts.ts';
import type { Sql } from './auth.ts';
import { insertIdentity } from './identities.ts';
import { insertUser, type Metadata, type User } from './users.ts';

export type OwnProvider = 'email' | 'phone';

/**
 * An account that signs in by address or number, with its identity.
 * @throws AuthError 422 `email_exists` or `phone_exists` when another request was faster.
 */
export async function insertAccount(
  sql: Sql,
  given: {
    provider: OwnProvider;
    contact: string;
    passwordHash?: string;
    data: Metadata;
    verified: boolean;
    /** False leaves the metadata to `data` alone, as accounts made by an admin have it. */
    fillsProfile?: boolean;
    at: Date;
  },
): Promise<User> {
  const { provider, contact, passwordHash, data, verified, fillsProfile = true, at } = given;
  const id = randomUUID();
  const profile = profileData(data, { id, provider, contact, verified });
  const userMetadata = fillsProfile ? profile : data;
  const appMetadata = { provider, providers: [provider] };
  const [code, message] =
    provider === 'email' ? (['email_exists', emailTaken] as const) : (['phone_exists', phoneTaken] as const);
  const user = await uniquely({ status: 422, code, message }, () =>
    insertUser(sql, { id, [provider]: contact, passwordHash, appMetadata, userMetadata, at }),
  );
  const identity = await insertIdentity(sql, { userId: id, provider, data: profile, at });
  return { ...user, identities: [identity] };
}

/** What the person gave, with what we know of the address; that cannot be overridden. */
export function profileData(
  data: Metadata,
  known: { id: string; provider: OwnProvider; contact: string; verified: boolean },
): Metadata {
  const { id, provider, contact, verified } = known;
  return {
    ...data,
    sub: id,
    email_verified: false,
    phone_verified: false,
    [provider]: contact,
    [`${provider}_verified`]: verified,
  };
}
