import type { Sql } from './auth.ts';
import type { Identity, Metadata, User } from './users.ts';

/** @param data what the provider says; `sub` is its name for the person. */
export async function insertIdentity(
  sql: Sql,
  given: { userId: string; provider: string; data: Metadata; at: Date },
): Promise<Identity> {
  const rows = await sql.query<Identity>(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5) returning *`,
    [given.userId, given.provider, String(given.data.sub), given.data, given.at],
  );
  return rows[0] as Identity;
}

/** The identity of an account that signs in by address or number: the account's own id is its name there. */
export async function ensureOwnIdentity(
  sql: Sql,
  given: { user: User; provider: 'email' | 'phone'; data: Metadata; at: Date },
): Promise<void> {
  const own = given.user.identities.find((identity) => identity.provider === given.provider);
  const data = { ...own?.identity_data, ...given.data, sub: given.user.id };
  if (!own) {
    await insertIdentity(sql, { userId: given.user.id, provider: given.provider, data, at: given.at });
  } else {
    await sql.query(`update auth.identities set identity_data = $2, updated_at = $3 where id = $1`, [
      own.id,
      data,
      given.at,
    ]);
  }
}

/** Writes `provider` (the first) and `providers` into the app metadata, as clients and policies read them. */
export async function refreshProviders(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || coalesce((
       select jsonb_build_object('provider', (array_agg(provider order by first))[1], 'providers', jsonb_agg(provider order by first))
       from (select provider, min(created_at) as first from auth.identities where user_id = $1 group by provider) p
       having count(*) > 0), '{"providers": []}')
     where id = $1`,
    [userId],
  );
}
