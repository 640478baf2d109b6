import { resolve } from 'node:path';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { withStore } from './store.ts';

/**
 * `npm run restore -- <file> [--force]`: makes the database and the folder of files what they were when the backup was
 * written. The product must be stopped; `--force` deletes what is there now. Last line: JSON.
 */
await withStore(async ({ config, connection, migrations }) => {
  const words = process.argv.slice(2);
  const file = words.find((word) => !word.startsWith('--'));
  if (!file) throw new Error('Say which backup: npm run restore -- backup.tar.gz');
  const { manifest, end } = await restoreBackup({
    connection,
    migrations,
    filesDir: config.filesDir,
    file: resolve(file),
    force: words.includes('--force'),
  });
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    JSON.stringify({ madeAt: manifest.madeAt, tables: manifest.tables.length, rows, files: end.files }),
  );
});
