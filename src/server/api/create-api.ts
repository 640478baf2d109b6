import { Hono } from 'hono';
import { createAnalytics } from '#server/analytics/routes.ts';
import { createAuth } from '#server/auth/routes.ts';
import type { AuthSettings } from '#server/auth/settings.ts';
import { createTaskPool } from '#server/bank/task-pool.ts';
import type { ContactSettings } from '#server/contact/contact-settings.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { createDemoHistoryBuilder, type DemoHistory } from '#server/demo/demo-history.ts';
import type { DeskSettings } from '#server/desk/desk-functions.ts';
import { createFunctions } from '#server/functions/create-functions.ts';
import { setAnswerHeader } from '#server/http/answer-header.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import type { JobHandler } from '#server/jobs/define-job.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import type { CafeSettings } from '#server/language-cafe/cafe-settings.ts';
import { type PushSettings, pushKeysOf } from '#server/notifications/push-settings.ts';
import type { PaymentService, PaymentSettings } from '#server/payments/payment-service.ts';
import { createWebhook } from '#server/payments/webhook.ts';
import type { Assessor } from '#server/providers/assessment/assessor.ts';
import { embeddedAssessor } from '#server/providers/assessment/embedded-assessor.ts';
import type { Transcriber } from '#server/providers/transcription/transcriber.ts';
import { createRealtime, type Realtime } from '#server/realtime/create-realtime.ts';
import { type LaneSettings, productLanes } from '#server/rest/lanes.ts';
import { createRest, type RestService } from '#server/rest/routes.ts';
import { roleSessions } from '#server/roles/role-sessions.ts';
import { createIncoming } from '#server/storage/incoming.ts';
import { createStorage } from '#server/storage/routes.ts';
import type { StorageSettings } from '#server/storage/settings.ts';
import { productFunctions } from './product-functions.ts';
import { productJobs } from './product-jobs.ts';
import { logRefusals } from './refusal-log.ts';

export type ApiSettings = {
  readonly auth: AuthSettings;
  readonly storage: StorageSettings;
  readonly payment: PaymentSettings;
  readonly contact: ContactSettings;
  /** What the editor's desk may ask of the outside. */
  readonly desk: DeskSettings;
  readonly cafe: CafeSettings;
  /** How devices are told of notifications. */
  readonly push: PushSettings;
  /** Our own rules for texts; whoever opened it closes it. */
  readonly checker: TextChecker;
  /** Who judges texts and speech; left out: our own rules judge texts. */
  readonly assessor?: Assessor;
  /** Lets a language model speak over these rules, where a learner agrees. */
  readonly languageModel?: (rules: Assessor) => Assessor;
  /** Who writes down what was said; left out: nobody, and that is said. */
  readonly transcriber?: Transcriber;
  /** Answers that came faster than one can read count like others: for tests and rehearsals. Rule 9.180. */
  readonly countsFastAnswers: boolean;
  /** Hosts on which pages are counted. Rule 5.22. */
  readonly countedHosts: readonly string[];
  /** Shares of the database; left out: the product's. */
  readonly lanes?: LaneSettings;
};

export type Api = Hono & {
  /** Its sockets need the Node server. */
  readonly realtime: Pick<Realtime, 'attach' | 'closeSockets'>;
  readonly payments: PaymentService;
  /** Whether all that a page read for this visitor is as it was. */
  readonly isUnchanged: RestService['isUnchanged'];
  /** What a page of ours reads without a request. */
  readonly readForPage: RestService['readForPage'];
  /** What is done in the background, for whoever runs jobs. */
  readonly jobs: readonly JobHandler[];
  /** What every demo begins with; telling it takes about a second, once. */
  readonly buildDemoHistory: () => Promise<DemoHistory>;
  readonly close: () => Promise<void>;
};

/** The table of endpoints: the API in the shape of Supabase (Rule 7.11, Rule 7.12). */
export function createApi(context: ServerContext, settings: ApiSettings): Api {
  const limiter = createRateLimiter(context.database);
  const pool = createTaskPool(context.database, context.now, {
    countsFastAnswers: settings.countsFastAnswers,
  });
  const buildDemoHistory = createDemoHistoryBuilder(context.database, pool);
  const app = new Hono();
  // Whatever stands in an answer, it is what its type says and nothing else.
  app.use(async (c, next) => {
    await next();
    setAnswerHeader(c, { name: 'x-content-type-options', value: 'nosniff' });
  });
  app.use(logRefusals(context.log));
  const { sessions } = settings.auth;
  const auth = createAuth(context, { ...settings.auth, sessions: { ...sessions, ofRoles: roleSessions } });
  app.route('/auth/v1', auth);
  const rest = createRest(context, {
    schemas: ['public'],
    maxRows: 1000,
    lanes: settings.lanes ?? productLanes,
  });
  app.route('/rest/v1', rest);
  const storage = createStorage(context, settings.storage);
  app.route('/storage/v1', storage);
  const payments: PaymentService = { ...settings.payment, context };
  app.route('/payments/v1', createWebhook(payments));
  app.route('/api/savory', createAnalytics(context, { limiter, hosts: settings.countedHosts }));
  const { contact, checker, desk, cafe } = settings;
  const rules = settings.assessor ?? embeddedAssessor(checker);
  const assessor = settings.languageModel?.(rules) ?? rules;
  const push = { settings: settings.push, keys: pushKeysOf(context.database, settings.push) };
  const functions = productFunctions({
    ...{ pool, buildDemoHistory, payments, contact, checker, desk, cafe, push },
    files: settings.storage.files,
    deckFiles: settings.storage,
    incoming: createIncoming(settings.storage.incomingDir),
    outside: assessor.outside ?? null,
  });
  app.route('/functions/v1', createFunctions(context, { functions, limiter }));
  const realtime = createRealtime(context, { limiter });
  app.route('/realtime/v1', realtime.routes);
  return Object.assign(app, {
    realtime,
    payments,
    isUnchanged: rest.isUnchanged,
    readForPage: rest.readForPage,
    jobs: productJobs(context, {
      ...{ settings, payments, push, assessor },
      transcriber: settings.transcriber ?? null,
    }),
    buildDemoHistory,
    async close() {
      await auth.close();
      await realtime.close();
      await storage.close();
      await rest.close();
    },
  });
}
