import type { Role } from '#server/db/database.ts';
import type { ChangeNotice, Row } from '#server/realtime/notices.ts';
import type { Column, Relation } from './relations.ts';

/** A longer change is told without its long values, as on Supabase. */
const maxBytes = 1024 * 1024;
const longValueBytes = 64;

/**
 * `data` of a change for those of the role that selected these columns, as JSON text.
 * @param seesOld false when the policies hide the row as it was: then only its key is told
 */
export function changeData(options: {
  readonly change: ChangeNotice;
  readonly relation: Relation;
  readonly role: Role;
  readonly select: readonly string[] | null;
  readonly seesOld: boolean;
}): string {
  const { change, relation, role, select, seesOld } = options;
  const columns = relation.columns.filter(
    (one) => one.readers.includes(role) && (select === null || one.isKey || select.includes(one.name)),
  );
  // Under row-level security a deleted row is told by its key alone, as on Supabase.
  const tellsOld = relation.fullIdentity && seesOld && !(change.action === 'DELETE' && relation.rowSecurity);
  const oldColumns = tellsOld ? columns : columns.filter(({ isKey }) => isKey);
  const data = (pick: (row: Row, from: readonly Column[]) => Row, errors: string[] | null) =>
    JSON.stringify({
      schema: relation.schema,
      table: relation.table,
      commit_timestamp: change.at,
      type: change.action,
      columns: columns.map(({ name, typeName }) => ({ name, type: typeName })),
      ...(change.new && { record: pick(change.new, columns) }),
      ...(change.old && { old_record: pick(change.old, oldColumns) }),
      errors,
    });
  const whole = data(pickAll, null);
  return Buffer.byteLength(whole) <= maxBytes ? whole : data(pickShort, ['Error 413: Payload Too Large']);
}

function pickAll(row: Row, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
}

function pickShort(row: Row, columns: readonly Column[]): Row {
  const all = Object.entries(pickAll(row, columns));
  return Object.fromEntries(
    all.filter(([, value]) => Buffer.byteLength(JSON.stringify(value)) <= longValueBytes),
  );
}
