import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

const p = await startEmbeddedPostgres({ dataDir: '/tmp/lead' });
const c = new pg.Client(p.connection());
await c.connect();
console.log(JSON.stringify((await c.query(process.argv[2] as string)).rows, null, 0).slice(0, 3000));
await c.end();
process.exit(0);
