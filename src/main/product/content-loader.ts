/** The process of `load-content.ts`. */
import { once } from 'node:events';
import { createLog } from '#main/observability/log.ts';
import { loadBank } from '#server/bank/load-bank.ts';
import { loadLexicon } from '#server/bank/load-lexicon.ts';
import { loadCategories } from '#server/community/load-categories.ts';
import { openDatabase } from '#server/db/database.ts';
import { loadSheets } from '#server/language-cafe/load-sheets.ts';
import { loadReading } from '#server/reading/load-reading.ts';
import type { ContentInput } from './load-content.ts';

const [{ connection, contentDir, logLevel }] = (await once(process, 'message')) as [ContentInput];
// Who started it is gone: nobody waits for the rest.
process.once('disconnect', () => process.exit(1));
const log = createLog(logLevel);
const database = openDatabase(connection, (error) =>
  log.warn(`a database connection broke: ${error.message}`),
);
try {
  await loadBank({ database, contentDir, log });
  await loadLexicon({ database, contentDir, log });
  await loadReading({ database, contentDir, log });
  await loadCategories({ database, contentDir });
  await loadSheets({ database, contentDir });
} finally {
  await database.close();
}
process.exit(0);
