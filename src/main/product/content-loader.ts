/** The thread of `load-content.ts`. */
import { workerData } from 'node:worker_threads';
import { createLog } from '#main/observability/log.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import { loadLexicon } from '#server/bank/load-lexicon.ts';
import { openDatabase } from '#server/db/database.ts';
import type { ContentInput } from './load-content.ts';

const { connection, contentDir, logLevel } = workerData as ContentInput;
const log = createLog(logLevel);
const database = openDatabase(connection, (error) =>
  log.warn(`a database connection broke: ${error.message}`),
);
try {
  await loadBank({ database, contentDir, log });
  await loadLexicon({ database, contentDir, log });
} finally {
  await database.close();
}
