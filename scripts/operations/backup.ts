import { resolve } from 'node:path';
import { writeBackup } from '#server/backup/write-backup.ts';
import { withStore } from './store.ts';

/**
 * `npm run backup -- <file>`: every table as it is at one moment and every stored file, in one compressed tar; the product
 * may go on running. The file holds keys and people's data: keep it as you keep those. Last line: JSON.
 */
await withStore(async ({ config, connection }) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say where the backup goes: npm run backup -- backup.tar.gz');
  const { end } = await writeBackup({
    connection,
    filesDir: config.filesDir,
    file: resolve(file),
    now: new Date(),
  });
  if (config.s3) console.error('Files lie in S3 and are not in this backup: use the versions of the bucket.');
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    JSON.stringify({ file: resolve(file), tables: Object.keys(end.rows).length, rows, files: end.files }),
  );
});
