import type { Database } from '#server/db/database.ts';
import { ask } from './ask.ts';
import { type Candidate, rowOf } from './candidates.ts';
import type { Relation } from './relations.ts';

const filtersAtOnce = 50;

/**
 * Leaves those whose filters hold. Conditions that JSON cannot decide are asked of Postgres, each distinct one once
 * for all rows. One that fails or takes too long ends the channels that have it, so that it does so only once.
 */
export async function applyFilters(
  database: Database,
  { relation, candidates }: { readonly relation: Relation; readonly candidates: readonly Candidate[] },
): Promise<readonly Candidate[]> {
  const rowsByFilter = new Map<string, number[]>();
  candidates.forEach(({ subscriptions }, index) => {
    for (const sql of new Set(subscriptions.flatMap(({ filter }) => filter.sql ?? []))) {
      const rows = rowsByFilter.get(sql) ?? [];
      rows.push(index);
      rowsByFilter.set(sql, rows);
    }
  });
  if (rowsByFilter.size === 0) return candidates;

  const rows = candidates.map(({ change }) => rowOf(change));
  const failed = new Set<string>();
  const held = new Map<string, Set<number>>();
  async function askAll(filters: readonly string[]): Promise<void> {
    const wanted = filters.map((sql) => rowsByFilter.get(sql) ?? []);
    const readers = new Map([['{}', wanted]]);
    let hasProblem = false;
    const note = () => {
      hasProblem = true;
    };
    const asked = { relation, conditions: filters, role: 'none', readers, rows } as const;
    const answers = await ask(database, asked, note).catch(note);
    if (!hasProblem) {
      filters.forEach((sql, number) => {
        const own = (answers ?? []).filter(({ condition }) => condition === number);
        held.set(sql, new Set(own.map(({ row }) => row)));
      });
    } else if (filters.length > 1) for (const sql of filters) await askAll([sql]);
    else for (const sql of filters) failed.add(sql);
  }
  const filters = [...rowsByFilter.keys()];
  for (let at = 0; at < filters.length; at += filtersAtOnce) {
    await askAll(filters.slice(at, at + filtersAtOnce));
  }

  for (const { filter, member } of candidates.flatMap(({ subscriptions }) => subscriptions)) {
    if (failed.has(filter.sql ?? '')) member.shutDown('The filter of a subscription to changes failed');
  }
  return candidates.map(({ change, subscriptions }, index) => ({
    change,
    subscriptions: subscriptions.filter(
      ({ filter }) => filter.sql === null || held.get(filter.sql)?.has(index),
    ),
  }));
}
