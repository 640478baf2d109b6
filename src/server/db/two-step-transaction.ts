import { type Database, serviceActor, type Transaction, transactionOf } from './database.ts';
import { type Rows, runPipeline, type Step } from './pipeline.ts';
import { settingsStep } from './pipelined-transaction.ts';

/**
 * Its statements look rows up by keys, for which every value's plan is the same: without this each connection plans each
 * statement, and those inside triggers, five times more before it keeps a plan (PostgreSQL documentation, `plan_cache_mode`).
 * Such a plan does not know whose rows it will look up. Beside somebody with thousands it would read a whole table for
 * everybody, so the keys are always taken, in triggers too (`enable_seqscan`). Rule 9.254.
 */
const plansByKey = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' };

/** A transaction that has begun. */
export type OpenTransaction = {
  /** One statement after the other. */
  readonly transaction: Transaction;
  /** Statements in one round trip. */
  readonly run: (steps: readonly Step[]) => Promise<Rows[]>;
  /** The last statements, together with the commit. */
  readonly commit: (steps: readonly Step[]) => Promise<Rows[]>;
};

/** What a transaction in two steps does. */
export type TwoSteps<Result> = {
  /** What is read first. */
  readonly first: readonly Step[];
  readonly work: (rows: readonly Rows[], open: OpenTransaction) => Promise<Result>;
};

/** Asked ahead of all else in the same round trip, as the connection's own user; nothing is done when `check` throws. */
export type Guard = { readonly steps: readonly Step[]; readonly check: (rows: readonly Rows[]) => void };

const unguarded: Guard = { steps: [], check: () => {} };

/**
 * `database.asService` in two round trips: what is read first goes out together with the opening, what is written then
 * together with the commit. Each statement sees what was committed before it, so rows that are read after a lock are
 * those that the lock waited for. Kept without `commit` too; rolled back when `work` throws.
 */
export async function inTwoSteps<Result>(
  database: Database,
  { first, work, guard = unguarded }: TwoSteps<Result> & { readonly guard?: Guard },
): Promise<Result> {
  const client = await database.pool.connect();
  let isOpen = true;
  let broken: Error | undefined;
  const run = async (steps: readonly Step[]) => (await runPipeline(client, steps)).slice(0, steps.length);
  const commit = async (steps: readonly Step[]) => {
    const rows = await run([...steps, plain('commit')]);
    isOpen = false;
    return rows.slice(0, steps.length);
  };
  try {
    const opening = [plain('begin'), ...guard.steps, settingsStep(serviceActor, plansByKey)];
    const all = await run([...opening, ...first]);
    guard.check(all.slice(1, opening.length - 1));
    const rows = all.slice(opening.length);
    const result = await work(rows, { transaction: transactionOf(client), run, commit });
    if (isOpen) await commit([]);
    return result;
  } catch (error) {
    if (isOpen)
      await run([plain('rollback')]).catch((lost: Error) => {
        broken = lost;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

function plain(text: string): Step {
  return { name: `transaction-${text}`, text, values: [] };
}
