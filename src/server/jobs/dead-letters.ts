import type { Db, PgBoss } from 'pg-boss';
import type { Transaction } from '#server/db/database.ts';
import { deadLetterQueue } from './queue-options.ts';

/** What can be done with a job whose tries are used up; each within the transaction of whoever says who did it. */
export type DeadLetterActions = {
  /** The name of its job, and nobody else changes it until the transaction ends; null when it is there no more. */
  readonly lockDeadLetter: (id: string, transaction: Transaction) => Promise<string | null>;
  /** Enqueues the job anew. @returns false when one with the same key waits already */
  readonly retryDeadLetter: (id: string, transaction: Transaction) => Promise<boolean>;
  readonly removeDeadLetter: (id: string, transaction: Transaction) => Promise<void>;
};

export function deadLetterActions(boss: PgBoss): DeadLetterActions {
  return {
    async lockDeadLetter(id, transaction) {
      const [letter] = await transaction.query<{ source_name: string }>(
        'select source_name from jobs.job where name = $1 and id = $2 and source_name is not null for update',
        [deadLetterQueue, id],
      );
      return letter?.source_name ?? null;
    },
    async retryDeadLetter(id, transaction) {
      const moved = await boss.redrive(deadLetterQueue, { ids: [id], db: connectionOf(transaction) });
      return moved === 1;
    },
    async removeDeadLetter(id, transaction) {
      await boss.deleteJob(deadLetterQueue, id, { db: connectionOf(transaction) });
    },
  };
}

/** The transaction's connection, as the library wants it. */
export function connectionOf({ client }: Transaction): Db {
  return { executeSql: (text, values) => client.query(text, values) };
}
