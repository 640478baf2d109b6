import type { PoolClient } from 'pg';
import pg from 'pg';
import { type Actor, type Database, type RequestSettings, settingsQuery } from './database.ts';
import { type Rows, runPipeline, type Step } from './pipeline.ts';

/** Statements as an actor, known beforehand, so that nothing waits for the one before. */
export type PipelinedTransaction = {
  readonly actor: Actor;
  readonly settings?: RequestSettings;
  readonly steps: readonly Step[];
  /** Nothing is kept: only whether it would be possible is asked. */
  readonly undo?: boolean;
};

/**
 * `database.as` in one round trip instead of four: role, claims, statements and commit go out together.
 * @returns the rows of each step, values as text
 * @throws DatabaseError of the step that failed; nothing is kept then
 */
export async function runPipelinedTransaction(
  database: Database,
  transaction: PipelinedTransaction,
): Promise<Rows[]> {
  const steps = [settingsStep(transaction.actor, transaction.settings), ...transaction.steps];
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    if (!transaction.undo) return (await runPipeline(client, steps)).slice(1, steps.length);
    await undo(client, steps);
    return [];
  } catch (error) {
    if (!isRefused(error)) broken = error as Error;
    else if (transaction.undo)
      await runPipeline(client, [plain('rollback')]).catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Role, claims and settings of an actor, for the transaction only. */
export function settingsStep(actor: Actor, settings: RequestSettings = {}): Step {
  const query = settingsQuery(actor, settings);
  // The driver prepares the same statement on the same connections, and a pipeline does not know of it: a name of its own.
  return { ...query, name: `pipelined-${query.name}` };
}

/** The database said no and kept nothing. After anything else (FATAL: it ends the connection) nobody knows. */
export function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC';
}

async function undo(client: PoolClient, steps: readonly Step[]): Promise<void> {
  await runPipeline(client, [plain('begin'), ...steps, plain('rollback')]);
}

function plain(text: string): Step {
  return { name: `transaction-${text}`, text, values: [] };
}
