import { readdirSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { createRest } from '#server/rest/routes.ts';
import { createTokens } from '#server/tokens/create-tokens.ts';

const pgs = await startEmbeddedPostgres({ dataDir: '/tmp/restbench', durable: true });
const connection = pgs.connection('bestatt');
await migrate(connection, ['/work/main/db/platform']);
const c = new pg.Client(connection);
await c.connect();
await c.query('drop table if exists public.bench_items');
await c.query('alter default privileges in schema public grant all on tables to anon, authenticated');
await c.query(readFileSync('/tmp/restbench.sql', 'utf8'));
await c.end();
const database = openDatabase({ ...connection, max: 4 }, () => {});
const tokens = await createTokens({ database });
const context = {
  database,
  tokens,
  log: pino({ level: 'error' }),
  publicUrl: 'x',
  clientAddress: () => 'x',
  now: () => new Date(),
};
const rest = createRest(context, { schemas: ['public'], maxRows: 1000 });
const app = new Hono().route('/rest/v1', rest);
const U =
  process.argv[2] ??
  'http://x/rest/v1/bench_items?select=id,title,level,note,created_at&level=eq.B1&order=id.asc&limit=20';
const pgpid = pgs.pid();
function pgCpu() {
  let t = 0;
  for (const d of readdirSync('/proc')) {
    if (!/^\d+$/.test(d)) continue;
    try {
      const s = readFileSync(`/proc/${d}/stat`, 'utf8');
      const f = s.slice(s.lastIndexOf(')') + 2).split(' ');
      if (Number(f[1]) === pgpid) t += Number(f[11]) + Number(f[12]);
    } catch {}
  }
  return t / 100;
}
const headers = {
  authorization: `Bearer ${tokens.keys.anon}`,
  apikey: tokens.keys.anon,
  'user-agent': 'bench',
  accept: '*/*',
  'x-client-info': 'supabase-js/2',
};
async function run(n, par) {
  let left = n;
  await Promise.all(
    Array.from({ length: par }, async () => {
      while (left-- > 0) {
        const r = await app.request(U, { headers });
        await r.text();
        if (r.status !== 200) throw new Error(String(r.status));
      }
    }),
  );
}
await run(2000, 4);
for (let i = 0; i < 3; i++) {
  const c0 = process.cpuUsage(),
    p0 = pgCpu(),
    t0 = performance.now();
  await run(4000, 4);
  const c1 = process.cpuUsage(c0);
  console.log(
    `node ${((c1.user + c1.system) / 4000).toFixed(0)} us/req, pg ${(((pgCpu() - p0) / 4000) * 1e6).toFixed(0)} us/req, wall ${((4000 / (performance.now() - t0)) * 1000).toFixed(0)}/s`,
  );
}
await rest.close();
await database.close();
await pgs.stop();
process.exit(0);
