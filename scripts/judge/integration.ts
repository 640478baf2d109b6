import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createAuth } from '#server/auth/routes.ts';
import { defaultAuthSettings } from '#server/auth/settings.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createInboxMail } from '#server/providers/mail/inbox-mail.ts';
import { createInboxSms } from '#server/providers/sms/inbox-sms.ts';
import { createRealtime } from '#server/realtime/create-realtime.ts';
import { createRest } from '#server/rest/routes.ts';
import { createStorage } from '#server/storage/routes.ts';
import { defaultStorageSettings } from '#server/storage/settings.ts';
import { countJest } from './count-jest.ts';
import type { Stack, Suite } from './suite.ts';

/** `packages/core/supabase-js`, its integration test: all services together, with its own migrations and seed. */
export const integration: Suite = {
  folder: 'packages/core/supabase-js',
  sql: ['supabase/migrations', 'supabase/seed'],
  createApp: (stack) => {
    const { context } = stack;
    const files = mkdtempSync(join(tmpdir(), 'bestatt-judge-files-'));
    const storage = createStorage(context, {
      ...defaultStorageSettings,
      files: createFolderFiles(join(files, 'kept')),
      incomingDir: join(files, 'incoming'),
    });
    const realtime = createRealtime(context, { limiter: createRateLimiter(context.database) });
    const app = new Hono()
      .route('/auth/v1', createAuth(context, suiteAuth(stack)))
      .route('/rest/v1', createRest(context, { schemas: ['public'], maxRows: 1000 }))
      .route('/storage/v1', storage)
      .route('/realtime/v1', realtime.routes);
    return Object.assign(app, { realtime });
  },
  command: () =>
    'npx jest --runInBand --coverage=false --ci --forceExit --json --outputFile=$RESULT test/integration.test.ts',
  count: ({ file }) => countJest(file),
  hasOfflineTests: true,
};

/** Addresses need no confirming; the suite's password, `password123`, is one of the commonest. */
function suiteAuth({ context, port }: Stack) {
  const settings = defaultAuthSettings({
    publicUrl: `http://127.0.0.1:${port}`,
    mail: createInboxMail(context.database),
    sms: createInboxSms(context.database),
  });
  return {
    ...settings,
    siteUrl: 'http://localhost:5173',
    email: { ...settings.email, autoconfirm: true },
    changes: { ...settings.changes, needConfirmation: false },
    password: { ...settings.password, minLength: 6, refuseCommon: false },
  };
}
