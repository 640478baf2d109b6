import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { ChangeNotice } from '#server/realtime/notices.ts';
import { encodePush } from '#server/realtime/wire/encode.ts';
import { applyFilters } from './apply-filters.ts';
import { askPolicies, type Sees } from './ask-policies.ts';
import { type Candidate, rowOf } from './candidates.ts';
import { changeData } from './payload.ts';
import type { Relation, Relations } from './relations.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Sends changes to those who want them and, under their own policies, may see them. */
export function createDelivery(options: {
  readonly database: Database;
  readonly relations: Relations;
  readonly subscriptions: Subscriptions;
  readonly log: Logger;
}): (changes: readonly ChangeNotice[]) => Promise<void> {
  const { database, relations, subscriptions, log } = options;

  async function deliverTable(oid: number, changes: readonly ChangeNotice[]): Promise<void> {
    const relation = await relations.get(oid);
    if (!relation) return;
    const wanted = changes.flatMap((change): Candidate[] => {
      if (!relation.actions.includes(change.action)) return [];
      const wanting = subscriptions
        .of(oid)
        .filter(
          ({ event, filter }) => (event === '*' || event === change.action) && filter.holds(rowOf(change)),
        );
      return wanting.length === 0 ? [] : [{ change, subscriptions: wanting }];
    });
    const candidates = await applyFilters(database, { relation, candidates: wanted });
    const sees = await askPolicies(relation, { candidates, database, log });
    for (const index of candidates.keys()) send(relation, { candidates, index, sees });
  }

  return async (changes) => {
    // One table after the other: what a reader hears of one table is in the order of the commits.
    for (const [oid, own] of Map.groupBy(changes, ({ relation }) => relation)) {
      await deliverTable(oid, own).catch((error: unknown) => {
        log.error({ err: error }, 'changes of a table could not be told');
      });
    }
  };
}

/** A channel gets a change once for each choice of columns, with the numbers of all its subscriptions that want it. */
function send(
  relation: Relation,
  {
    candidates,
    index,
    sees,
  }: { readonly candidates: readonly Candidate[]; readonly index: number; readonly sees: Sees },
): void {
  const { change, subscriptions } = candidates[index] as Candidate;
  const made = new Map<string, string>();
  for (const [member, all] of Map.groupBy(subscriptions, (one) => one.member)) {
    const { row, old } = sees(member, index);
    if (!row || member.left) continue;
    for (const [selected, wanting] of Map.groupBy(all, ({ select }) => select?.join('\n') ?? '')) {
      const { role } = member.actor;
      const key = `${role} ${old} ${selected}`;
      const select = wanting[0]?.select ?? null;
      const data = made.get(key) ?? changeData({ change, relation, role, select, seesOld: old });
      made.set(key, data);
      const payload = `{"ids":${JSON.stringify(wanting.map(({ id }) => id))},"data":${data}}`;
      member.send(encodePush(member.version, { topic: member.topic, event: 'postgres_changes', payload }));
    }
  }
}
