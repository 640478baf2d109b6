import type { Database } from '#server/db/database.ts';
import type { Rows } from '#server/db/pipeline.ts';
import type { ReadLog } from './read-log.ts';
import { type Run, runStatements } from './run-statement.ts';
import type { Handling } from './service.ts';

type Waiting = {
  readonly run: Run;
  readonly resolve: (rows: Rows[]) => void;
  readonly reject: (error: unknown) => void;
};

/** Reads of a page that wait for the others that its loaders ask for in the same moment. */
const waiting = new WeakMap<ReadLog, Waiting[]>();

/**
 * Reads rows. For a page of a visitor it is done together with what its loaders ask for in the same moment: one connection, one
 * transaction and one round trip instead of one of each for every call. Who asks is the same, and of the request policies and
 * functions read nothing else (decision 157). Pages of accounts read side by side: their queries are longer.
 * @returns the rows of each statement of this run
 * @throws what `runStatements` throws for this run alone
 */
export function readRows({ service, log }: Handling, run: Run): Promise<Rows[]> {
  const { database } = service.context;
  if (!log || run.facts.actor.role !== 'anon') return runStatements(database, run);
  return new Promise((resolve, reject) => {
    const others = waiting.get(log);
    if (others) {
      others.push({ run, resolve, reject });
      return;
    }
    const group: Waiting[] = [{ run, resolve, reject }];
    waiting.set(log, group);
    setImmediate(() => {
      waiting.delete(log);
      for (const alike of Map.groupBy(group, ({ run: one }) => likeness(one)).values())
        void runGroup(database, alike);
    });
  });
}

/** What runs that share a transaction have in common. */
function likeness({ facts, version }: Run): string {
  const { actor, searchPath, timezone, statementTimeoutMs } = facts;
  return JSON.stringify([actor.claims, version, searchPath, timezone, statementTimeoutMs]);
}

async function runGroup(database: Database, group: readonly Waiting[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  try {
    const statements = group.flatMap(({ run }) => run.statements);
    const rows = await runStatements(database, { ...first.run, statements });
    let taken = 0;
    for (const { run, resolve } of group) {
      resolve(rows.slice(taken, taken + run.statements.length));
      taken += run.statements.length;
    }
  } catch (error) {
    if (group.length === 1) return first.reject(error);
    // One that fails undoes them all: each alone tells whose fault it was.
    for (const one of group) void runGroup(database, [one]);
  }
}
