import type { Role } from '#domain/access/roles.ts';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ServerFunction } from '#server/functions/define-function.ts';
import { AppError } from '#server/http/errors.ts';
import { defineAdminFunction } from './admin-function.ts';
import { auditOf } from './audit-entries.ts';
import { momentOf } from './pages.ts';
import { claimsOf, codesOf, grantsOf, ordersOf } from './person-records.ts';

type Found = FunctionOutput<'admin-person'>;

/** Rule 9.61. `admin-person`: all that an administrator sees of one person. No answers, and nothing that logs anybody in. */
export function adminPersonFunction(): ServerFunction {
  return defineAdminFunction({
    name: 'admin-person',
    permission: 'seePeople',
    run: ({ userId }, { context }) =>
      context.database.asOwner(async (transaction) => ({
        person: await readPerson(transaction, { userId, now: context.now() }),
        grants: await grantsOf(transaction, userId),
        orders: await ordersOf(transaction, userId),
        codes: await codesOf(transaction, userId),
        claims: await claimsOf(transaction, userId),
        audit: await auditOf(transaction, userId),
      })),
  });
}

type Row = {
  id: string;
  name: string | null;
  email: string | null;
  created_at: Date;
  last_seen_at: Date | null;
  confirmed: boolean;
  anonymous: boolean;
  onboarded: boolean;
  deletion_asked_at: Date | null;
  banned_until: Date | null;
  country: string | null;
  exam_date: string | null;
  target_level: string | null;
  tier: number | null;
  tier_until: Date | null;
  roles: Role[];
  sittings: number;
  sessions: number;
  factors: { kind: string; verified: boolean; since: string }[];
};

/** @throws AppError 404 `person_not_found`. */
async function readPerson(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Found['person']> {
  const [row] = await transaction.query<Row>(
    `select u.id, u.full_name as name, a.email, a.created_at, a.confirmed_at is not null as confirmed,
       a.is_anonymous as anonymous, u.onboarded, u.deletion_asked_at, a.banned_until,
       u.country, u.exam_date::text, u.target_level, held.tier, held.expires_at as tier_until,
       greatest(a.last_sign_in_at, (select max(greatest(s.refreshed_at, s.created_at)) from auth.sessions s where s.user_id = u.id)) as last_seen_at,
       array(select role from public.user_roles r where r.user_id = u.id order by role) as roles,
       (select count(*)::int from public.sittings s where s.user_id = u.id) as sittings,
       (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
       (select coalesce(jsonb_agg(jsonb_build_object(
          'kind', f.factor_type, 'verified', f.status = 'verified', 'since', f.created_at) order by f.created_at), '[]')
        from auth.mfa_factors f where f.user_id = u.id) as factors
     from public.users u join auth.users a on a.id = u.id
     left join lateral (
       select l.tier, l.expires_at from public.license_users l
       where l.user_id = u.id and l.started_at <= $2 and l.expires_at > $2 order by l.tier desc, l.expires_at desc limit 1
     ) held on true
     where u.id = $1`,
    [userId, now],
  );
  if (!row)
    throw new AppError({ code: 'person_not_found', status: 404, message: 'There is no such person.' });
  const { id, name, email, confirmed, anonymous, onboarded, country, roles, sittings, sessions, factors } =
    row;
  return {
    ...{ id, name, email, confirmed, anonymous, onboarded, country, roles, sittings, sessions, factors },
    createdAt: row.created_at.toISOString(),
    lastSeenAt: momentOf(row.last_seen_at),
    deletionAskedAt: momentOf(row.deletion_asked_at),
    bannedUntil: momentOf(row.banned_until),
    examDate: row.exam_date,
    targetLevel: row.target_level,
    tier: row.tier ?? 0,
    tierUntil: momentOf(row.tier_until),
  };
}
