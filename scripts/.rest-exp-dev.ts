import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { runPipeline } from '#server/rest/run/pipeline.ts';

const pgs = await startEmbeddedPostgres({ dataDir: '/tmp/restbench', durable: true });
const connection = pgs.connection('bestatt');
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
const c = new pg.Client(connection);
await c.connect();
const headers = JSON.stringify({
  authorization: 'Bearer ' + 'x'.repeat(200),
  apikey: 'x'.repeat(200),
  accept: '*/*',
  'user-agent': 'bench',
});
const all = [
  ['search_path', '"public", "public", "extensions"'],
  ['statement_timeout', '8000'],
  ['request.jwt.claims', '{"role":"anon"}'],
  ['request.method', 'GET'],
  ['request.path', '/x'],
  ['request.headers', headers],
  ['request.cookies', '{}'],
  ['transaction_read_only', 'on'],
  ['role', 'anon'],
];
const mk = (s, n) => ({
  name: n,
  text: 'select ' + s.map(([k], i) => `set_config('${k}', $${i + 1}, true)`).join(', '),
  values: s.map(([, v]) => v),
});
const main = {
  name: 'm',
  text: `select null, count(*), coalesce(json_agg(_t.*), '[]'), nullif(current_setting('response.headers', true), ''), nullif(current_setting('response.status', true), ''), null, null from (select "bench_items"."id","bench_items"."title","bench_items"."level","bench_items"."note","bench_items"."created_at" from public.bench_items as "bench_items" where "bench_items"."level" = $1 order by "bench_items"."id" limit $2) as _t`,
  values: ['B1', '20'],
};
const main2 = {
  ...main,
  name: 'm2',
  text: main.text.replace(
    'json_agg(_t.*)',
    `json_agg(json_build_object('id', _t.id, 'title', _t.title, 'level', _t.level, 'note', _t.note, 'created_at', _t.created_at))`,
  ),
};
const main3 = {
  ...main,
  name: 'm3',
  text: main.text.replace(
    "coalesce(json_agg(_t.*), '[]')",
    `'[' || string_agg(row_to_json(_t.*)::text, ',') || ']'`,
  ),
};
const raw = {
  name: 'raw',
  text: `select "bench_items"."id","bench_items"."title","bench_items"."level","bench_items"."note","bench_items"."created_at" from public.bench_items as "bench_items" where "bench_items"."level" = $1 order by "bench_items"."id" limit $2`,
  values: ['B1', '20'],
};
const one = { name: 'one', text: 'select 1', values: [] };
const cases = {
  'select 1': [one],
  'settings all': [mk(all, 's')],
  'no search_path': [mk(all.slice(1), 's1')],
  'no search_path, role': [mk(all.slice(1, -1), 's2')],
  'no headers': [
    mk(
      all.filter(([k]) => k !== 'request.headers'),
      's3',
    ),
  ],
  'only role+claims': [mk([all[2], all[8]], 's4')],
  'only timeout': [mk([all[1]], 's5')],
  'only sp': [mk([all[0]], 's6')],
  main: [main],
  'main json_build': [main2],
  'main row_to_json': [main3],
  raw: [raw],
  'settings+main': [mk(all, 's'), main],
};
for (let round = 0; round < 2; round++)
  for (const [name, steps] of Object.entries(cases)) {
    for (let i = 0; i < 300; i++) await runPipeline(c, steps);
    const p0 = pgCpu();
    const t0 = performance.now();
    for (let i = 0; i < 4000; i++) await runPipeline(c, steps);
    console.log(
      name.padEnd(24),
      (((pgCpu() - p0) / 4000) * 1e6).toFixed(0),
      'us pg',
      ((performance.now() - t0) / 4).toFixed(0),
      'us wall',
    );
  }
await c.end();
await pgs.stop();
process.exit(0);
