import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { Hono } from 'hono';
import { createAuth } from '#server/auth/routes.ts';
import { defaultAuthSettings } from '#server/auth/settings.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { createRealtime } from '#server/realtime/create-realtime.ts';
import { createRest } from '#server/rest/routes.ts';
import type { CommandStack, Stack, Suite, TestOutcome } from './suite.ts';

/** supabase/realtime, `test/e2e/realtime-check.ts`: makes its own tables over a connection to the database. */
export const realtimeCheck: Suite = {
  folder: 'test/e2e',
  sql: [],
  createApp: async (stack) => {
    await serveDatabase(stack);
    const { context } = stack;
    const { database } = context;
    const auth = defaultAuthSettings({
      publicUrl: `http://127.0.0.1:${stack.port}`,
      mail: createInboxMail(database),
      sms: createInboxSms(database),
    });
    const realtime = createRealtime(context, { limiter: createRateLimiter(database) });
    const app = new Hono()
      .route('/auth/v1', createAuth(context, auth))
      .route('/rest/v1', createRest(context, { schemas: ['public'], maxRows: 1000 }))
      .route('/realtime/v1', realtime.routes);
    return Object.assign(app, { realtime });
  },
  // It runs under bun, a package of npm: BUN names the program.
  command: (stack) =>
    `${process.env.BUN ?? 'bun'} run realtime-check.ts --env local --url http://127.0.0.1:${stack.port} ${options(stack)} --test functional --json > $RESULT`,
  count: ({ file }) => {
    const { suites } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return Object.entries(suites).flatMap(([suite, { tests }]) =>
      tests.map(({ name, passed }): TestOutcome => ({ name: `${suite}: ${name}`, passed })),
    );
  },
};

type Report = {
  readonly suites: Readonly<
    Record<string, { readonly tests: readonly { readonly name: string; readonly passed: boolean }[] }>
  >;
};

/** The embedded Postgres listens on a Unix socket only; the suite wants an address. */
function serveDatabase({ connection, port }: Stack): Promise<void> {
  const server = createServer((near) => {
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  server.unref();
  return new Promise((resolve) => server.listen(port + 1, '127.0.0.1', resolve));
}

function options({ context, connection, port }: CommandStack): string {
  if (!context || !connection) return '';
  const { anon, service } = context.tokens.keys;
  const database = `postgres://${connection.user}:${connection.password}@127.0.0.1:${port + 1}/${connection.database}`;
  return `--db-url '${database}' --publishable-key ${anon} --secret-key ${service}`;
}
