import type { Role } from '#domain/access/roles.ts';
import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { isUuid } from '#domain/identifiers/uuid.ts';
import type { Transaction } from '#server/db/database.ts';
import { anywhere, countedRows, countOf, momentOf } from './pages.ts';

type Asked = FunctionInput<'admin-people'>;
type Found = FunctionOutput<'admin-people'>;

type Row = {
  id: string;
  email: string | null;
  name: string | null;
  created_at: Date;
  last_seen_at: Date | null;
  tier: number;
  roles: Role[];
  onboarded: boolean;
  deletion_asked: boolean;
  banned: boolean;
  found: number;
};

/**
 * Accounts, newest first: all, or those whose address or name holds what is looked for. Each branch stops at what is
 * counted, so an index answers: by trigrams where few match, in order of time where many do. Guests are not people here.
 */
export async function searchPeople(
  transaction: Transaction,
  { asked, now }: { readonly asked: Asked; readonly now: Date },
): Promise<Found> {
  const values: unknown[] = [
    now,
    countedRows,
    adminPageSizes.people,
    (asked.page - 1) * adminPageSizes.people,
  ];
  const add = (value: unknown) => `$${values.push(value)}`;
  const rows = await transaction.query<Row>(
    `with found as materialized (${branches(asked, add).join(' union ')}),
     counted as (select id, created_at, least(count(*) over (), $2)::int as found from found),
     page as (select * from counted order by created_at desc, id desc limit $3 offset $4)
     select p.id, p.found, a.email, u.full_name as name, a.created_at,
       greatest(a.last_sign_in_at, (select max(greatest(s.refreshed_at, s.created_at)) from auth.sessions s where s.user_id = p.id)) as last_seen_at,
       (select coalesce(max(l.tier), 0) from public.license_users l
         where l.user_id = p.id and l.started_at <= $1 and l.expires_at > $1) as tier,
       array(select role from public.user_roles r where r.user_id = p.id order by role) as roles,
       u.onboarded, u.deletion_asked_at is not null as deletion_asked, coalesce(a.banned_until > $1, false) as banned
     from page p join auth.users a on a.id = p.id join public.users u on u.id = p.id
     order by p.created_at desc, p.id desc`,
    values,
  );
  return { people: rows.map(personOf), ...countOf(rows[0]?.found ?? 0) };
}

type Add = (value: unknown) => string;

function branches({ search = '', role, tier }: Asked, add: Add): string[] {
  const limits = [
    ...(role ? [`id in (select user_id from public.user_roles where role = ${add(role)})`] : []),
    ...(tier === undefined ? [] : [tierCondition(tier, add)]),
  ];
  const accounts = (conditions: readonly string[]) =>
    branch('auth.users', ['not is_anonymous', 'deleted_at is null', ...conditions, ...limits]);
  if (search === '') return [accounts([])];
  if (isUuid(search)) return [accounts([`id = ${add(search)}`])];
  const pattern = add(anywhere(search));
  return [
    accounts([`email ilike ${pattern}`]),
    branch('public.users', [`full_name ilike ${pattern}`, ...limits]),
  ];
}

function branch(table: string, conditions: readonly string[]): string {
  return `(select id, created_at from ${table} as one where ${conditions.join(' and ')} order by created_at desc, id desc limit $2)`;
}

/**
 * Rule 5.3: the highest tier that is valid now. Asked as one that is there and none that is higher, which Postgres joins:
 * the licences first where many names match, the names first where few do.
 */
function tierCondition(tier: number, add: Add): string {
  const licence = (compare: string) =>
    `exists (select from public.license_users l where l.user_id = one.id and l.started_at <= $1 and l.expires_at > $1 and ${compare})`;
  const wanted = add(tier);
  return tier === 0
    ? `not ${licence(`l.tier > ${wanted}`)}`
    : `${licence(`l.tier = ${wanted}`)} and not ${licence(`l.tier > ${wanted}`)}`;
}

function personOf(row: Row): Found['people'][number] {
  const { id, name, email, tier, roles, onboarded, banned } = row;
  return {
    ...{ id, name, email, tier, roles, onboarded, banned },
    createdAt: row.created_at.toISOString(),
    lastSeenAt: momentOf(row.last_seen_at),
    deletionAsked: row.deletion_asked,
  };
}
