import type { Logger } from 'pino';
import type { Database, Role } from '#server/db/database.ts';
import type { Member } from '#server/realtime/members.ts';
import { ask } from './ask.ts';
import { type Candidate, claimsOf, rowOf } from './candidates.ts';
import type { Relation } from './relations.ts';

/** Whether the member sees the row of a change, and the row as it was before an update. */
export type Sees = (member: Member, candidate: number) => { readonly row: boolean; readonly old: boolean };

const readersAtOnce = 100;
const roles = ['anon', 'authenticated', 'service_role'] satisfies Role[];

/**
 * Asks the policies of the readers. A policy is asked once for each distinct set of claims in the batch, a hundred
 * sets in a round trip, whatever the number of sockets; one that fails shows its reader nothing.
 */
export async function askPolicies(
  relation: Relation,
  {
    candidates,
    database,
    log,
  }: { readonly candidates: readonly Candidate[]; readonly database: Database; readonly log: Logger },
): Promise<Sees> {
  const seen = new Set<string>();
  // Rows as they are at even, as they were at odd numbers.
  const rows = candidates.flatMap(({ change }) => [rowOf(change), change.old ?? {}]);
  const warn = (problem: unknown) =>
    log.warn({ problem, table: relation.table }, 'a policy failed for readers of changes');
  for (const role of roles) {
    const visibility = relation.visibility[role];
    if (visibility.kind !== 'policy') continue;
    const wanted = [...wantedRows(relation, { candidates, role })];
    for (let at = 0; at < wanted.length; at += readersAtOnce) {
      const readers = new Map(
        wanted.slice(at, at + readersAtOnce).map(([claims, items]) => [claims, [items]]),
      );
      const asked = { relation, conditions: [visibility.sql], role, readers, rows };
      const answers = await ask(database, asked, warn).catch(warn);
      for (const { claims, row } of answers ?? []) seen.add(`${row} ${claims}`);
    }
  }
  return (member, candidate) => {
    const { kind } = relation.visibility[member.actor.role];
    if (kind !== 'policy') return { row: kind === 'all', old: kind === 'all' };
    const claims = claimsOf(member);
    return { row: seen.has(`${2 * candidate} ${claims}`), old: seen.has(`${2 * candidate + 1} ${claims}`) };
  };
}

function wantedRows(
  relation: Relation,
  { candidates, role }: { readonly candidates: readonly Candidate[]; readonly role: Role },
): ReadonlyMap<string, readonly number[]> {
  const wanted = new Map<string, number[]>();
  candidates.forEach(({ change, subscriptions }, index) => {
    const tellsOld = change.action === 'UPDATE' && relation.fullIdentity;
    const readers = subscriptions.filter(({ member }) => member.actor.role === role);
    for (const claims of new Set(readers.map(({ member }) => claimsOf(member)))) {
      const items = wanted.get(claims) ?? [];
      items.push(2 * index, ...(tellsOld ? [2 * index + 1] : []));
      wanted.set(claims, items);
    }
  });
  return wanted;
}
