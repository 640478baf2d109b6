/** For tests: a process that migrates a database and tells its parent what it ran. */
import { join } from 'node:path';
import { migrate } from './migrate.ts';

const root = join(import.meta.dirname, '../../..');
const ran = await migrate(JSON.parse(process.argv[2] ?? '{}'), {
  folders: [join(root, 'db/platform'), join(root, 'db/migrations')],
});
process.send?.(ran, () => process.disconnect());
