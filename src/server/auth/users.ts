import type { Sql } from './auth.ts';

export type Metadata = Readonly<Record<string, unknown>>;

export type Identity = {
  readonly id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly identity_data: Metadata;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string | null;
};

export type Factor = {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: 'totp' | 'phone' | 'webauthn';
  readonly status: 'verified' | 'unverified';
  readonly phone: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_challenged_at: string | null;
};

/** A row of auth.users with its identities and factors. */
export type User = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly phone_confirmed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  readonly email_change_confirm_status: number;
  readonly phone_change: string | null;
  readonly phone_change_sent_at: Date | null;
  readonly reauthentication_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Metadata | null;
  readonly raw_user_meta_data: Metadata | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly banned_until: Date | null;
  readonly deleted_at: Date | null;
  readonly is_sso_user: boolean;
  readonly is_anonymous: boolean;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
};

/** Select list that gives a `User` from auth.users `u`. */
export const userColumns = `u.id, u.aud, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at,
  u.phone_confirmed_at, u.confirmed_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change,
  u.email_change_sent_at, u.email_change_confirm_status, u.phone_change, u.phone_change_sent_at,
  u.reauthentication_sent_at, u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.created_at,
  u.updated_at, u.banned_until, u.deleted_at, u.is_sso_user, u.is_anonymous,
  coalesce((select jsonb_agg(i order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at) from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`;

export async function findUserById(sql: Sql, id: string): Promise<User | null> {
  return first(
    await sql.query<User>({
      name: 'user-by-id',
      text: `select ${userColumns} from auth.users u where u.id = $1`,
      values: [id],
    }),
  );
}

/** @param email in any case. Users managed by single sign-on are not found by their address. */
export async function findUserByEmail(sql: Sql, email: string): Promise<User | null> {
  const text = `select ${userColumns} from auth.users u where lower(u.email) = lower($1) and not u.is_sso_user`;
  return first(await sql.query<User>({ name: 'user-by-email', text, values: [email] }));
}

/** @param phone digits only, as `cleanPhone` gives. */
export async function findUserByPhone(sql: Sql, phone: string): Promise<User | null> {
  const text = `select ${userColumns} from auth.users u where u.phone = $1 and not u.is_sso_user`;
  return first(await sql.query<User>({ name: 'user-by-phone', text, values: [phone] }));
}

/** The user again, with what triggers and other statements of the transaction changed. */
export async function reloadUser(sql: Sql, user: { readonly id: string }): Promise<User> {
  const found = await findUserById(sql, user.id);
  if (!found) throw new Error(`The user ${user.id} is gone.`);
  return found;
}

export async function insertUser(
  sql: Sql,
  user: {
    readonly id?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly passwordHash?: string | null;
    readonly role?: string;
    readonly appMetadata?: Metadata;
    readonly userMetadata?: Metadata;
    readonly isAnonymous?: boolean;
    readonly at: Date;
  },
): Promise<User> {
  const rows = await sql.query<User>({
    name: 'insert-user',
    text: `insert into auth.users as u (id, instance_id, email, phone, encrypted_password, role, raw_app_meta_data,
        raw_user_meta_data, is_anonymous, created_at, updated_at)
      values (coalesce($1, gen_random_uuid()), '00000000-0000-0000-0000-000000000000', $2, $3, $4, coalesce($5, 'authenticated'), $6, $7, $8, $9, $9)
      returning u.*, '[]'::jsonb as identities, '[]'::jsonb as factors`,
    values: [
      user.id ?? null,
      user.email?.toLowerCase() ?? null,
      user.phone ?? null,
      user.passwordHash ?? null,
      user.role ?? null,
      user.appMetadata ?? {},
      user.userMetadata ?? {},
      user.isAnonymous ?? false,
      user.at,
    ],
  });
  return first(rows) as User;
}

/** Sets columns of the user; the names are ours, never a client's. */
export async function updateUser(
  sql: Sql,
  {
    user,
    columns,
    at,
  }: {
    readonly user: { readonly id: string };
    readonly columns: Readonly<Partial<Record<keyof User, unknown>>>;
    readonly at: Date;
  },
): Promise<void> {
  const names = Object.keys(columns);
  const assignments = names.map((name, i) => `${name} = $${i + 3}`).join(', ');
  await sql.query(`update auth.users set ${assignments}, updated_at = $2 where id = $1`, [
    user.id,
    at,
    ...Object.values(columns),
  ]);
}

/** Keys set to null are removed, the others replaced: the merge of supabase/auth. */
export function mergeMetadata(before: Metadata | null, updates: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...updates }).filter(([, value]) => value !== null));
}

export function isBanned(user: User, at: Date): boolean {
  return user.banned_until !== null && user.banned_until > at;
}

export function hasVerifiedFactor(user: User): boolean {
  return user.factors.some((factor) => factor.status === 'verified');
}

/** The user as clients see it (Rule 3.5; supabase/auth, models/user.go); nothing secret. Times in ISO 8601. */
export function toUserJson(user: User): Record<string, unknown> {
  const optional = {
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change_sent_at,
    new_phone: user.phone_change || null,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    factors: user.factors.length > 0 ? user.factors.map(toFactorJson) : null,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
  };
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: user.identities.map(toIdentityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

export function toFactorJson(factor: Factor): Record<string, unknown> {
  const { id, friendly_name, factor_type, status, phone, created_at, updated_at, last_challenged_at } =
    factor;
  return {
    id,
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
    status,
    factor_type,
    ...(friendly_name ? { friendly_name } : {}),
    ...(phone ? { phone } : {}),
    ...(last_challenged_at ? { last_challenged_at: isoTime(last_challenged_at) } : {}),
  };
}

/** `id` is the provider's name for the person and `identity_id` our row: kept so by the official client. */
function toIdentityJson(identity: Identity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...(identity.last_sign_in_at ? { last_sign_in_at: isoTime(identity.last_sign_in_at) } : {}),
    created_at: isoTime(identity.created_at),
    updated_at: isoTime(identity.updated_at),
    ...(identity.email ? { email: identity.email } : {}),
  };
}

function isoTime(time: string): string {
  return new Date(time).toISOString();
}

function first<Row>(rows: readonly Row[]): Row | null {
  return rows[0] ?? null;
}
