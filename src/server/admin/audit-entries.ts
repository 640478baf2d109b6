import { adminPageSizes } from '#domain/functions/admin-limits.ts';
import type { FunctionInput, FunctionOutput } from '#domain/functions/functions.ts';
import { isUuid } from '#domain/identifiers/uuid.ts';
import type { Transaction } from '#server/db/database.ts';
import { countedRows, countOf } from './pages.ts';

type Found = FunctionOutput<'admin-audit'>;
export type AuditLine = Found['entries'][number];

type Row = {
  id: string;
  at: Date;
  action: string;
  details: Record<string, unknown>;
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  subject_id: string | null;
  subject_name: string | null;
  subject_email: string | null;
};

const columns = `e.id, e.at, e.action, e.details,
  e.actor_id, actor.full_name as actor_name, actor_account.email as actor_email,
  e.subject_id, subject.full_name as subject_name, subject_account.email as subject_email`;

const people = `left join public.users actor on actor.id = e.actor_id
  left join auth.users actor_account on actor_account.id = e.actor_id
  left join public.users subject on subject.id = e.subject_id
  left join auth.users subject_account on subject_account.id = e.subject_id`;

/** What was done to one person, newest first. Run it as the owner. */
export async function auditOf(transaction: Transaction, userId: string): Promise<AuditLine[]> {
  const rows = await transaction.query<Row>(
    `select ${columns} from public.audit_log e ${people} where e.subject_id = $1
     order by e.at desc, e.id desc limit $2`,
    [userId, adminPageSizes.audit],
  );
  return rows.map(lineOf);
}

/** A page of the audit log. Run it as the owner. */
export async function searchAudit(
  transaction: Transaction,
  asked: FunctionInput<'admin-audit'>,
): Promise<Found> {
  const values: unknown[] = [countedRows, adminPageSizes.audit, (asked.page - 1) * adminPageSizes.audit];
  const add = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    'true',
    ...(asked.action ? [`action = ${add(asked.action)}`] : []),
    ...(asked.actor ? [`actor_id = ${someone(asked.actor, add)}`] : []),
    ...(asked.subject ? [`subject_id = ${someone(asked.subject, add)}`] : []),
  ];
  const rows = await transaction.query<Row & { found: number }>(
    `with found as materialized (
       select * from public.audit_log where ${conditions.join(' and ')} order by at desc, id desc limit $1
     ),
     e as (select *, (select count(*)::int from found) as found from found order by at desc, id desc limit $2 offset $3)
     select ${columns}, e.found from e ${people} order by e.at desc, e.id desc`,
    values,
  );
  const actions = await transaction.query<{ action: string }>(
    // Each next action by one look into the index: the log may be long, its kinds are few.
    `with recursive known as (
       (select action from public.audit_log order by action limit 1)
       union all
       select (select l.action from public.audit_log l where l.action > known.action order by l.action limit 1)
       from known where known.action is not null
     ) select action from known where action is not null`,
  );
  return {
    entries: rows.map(lineOf),
    actions: actions.map(({ action }) => action),
    ...countOf(rows[0]?.found ?? 0),
  };
}

/** Whom an address or an id means. */
function someone(written: string, add: (value: unknown) => string): string {
  if (isUuid(written)) return add(written);
  return `(select id from auth.users where lower(email) = lower(${add(written)}) and not is_sso_user)`;
}

function lineOf(row: Row): AuditLine {
  const { action, details } = row;
  const shown = (id: string | null, name: string | null, email: string | null) => id && { id, name, email };
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    ...{ action, details },
    actor: shown(row.actor_id, row.actor_name, row.actor_email) || null,
    subject: shown(row.subject_id, row.subject_name, row.subject_email) || null,
  };
}
