import type { Hono } from 'hono';
import type { JWK } from 'jose';
import type pg from 'pg';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Realtime } from '#server/realtime/create-realtime.ts';

/** What a suite's server is built from. */
export type Stack = {
  readonly context: ServerContext;
  /** The checkout of the suite's repository. */
  readonly checkout: string;
  readonly connection: pg.PoolConfig;
  readonly port: number;
};

type SuiteApp = Hono & { readonly realtime?: Pick<Realtime, 'attach' | 'closeSockets'> };

/** A suite of another repository that judges our server. */
export type Suite = {
  /** The package in the checkout, where its command runs. */
  readonly folder: string;
  /** SQL files of the checkout to load, relative to `folder`, in this order; a folder stands for its files. */
  readonly sql: readonly string[];
  /** Changes a file of the suite so that it loads on a database without some extension. */
  readonly adaptSql?: (sql: string, available: ReadonlySet<string>) => string;
  /** Settings of the suite's database, e.g. `default_text_search_config`. */
  readonly databaseSettings?: Readonly<Record<string, string>>;
  readonly signingKeys?: (checkout: string) => readonly JWK[];
  /** An app with `realtime` gets the server's WebSockets too. */
  readonly createApp: (stack: Stack) => SuiteApp | Promise<SuiteApp>;
  /** Shell commands, run in `folder`; the last runs the tests. `$RESULT` is where jest puts its JSON. */
  readonly command: (stack: CommandStack) => string;
  /** Reads the outcome from what the command wrote to `$RESULT` and to its output. */
  readonly count: (result: {
    readonly file: string;
    readonly output: string;
  }) => Outcome | readonly TestOutcome[];
  /**
   * Some tests need no server. They are found by a first run against a server that refuses everything, and what
   * passes there does not count.
   */
  readonly hasOfflineTests?: boolean;
};

/** What is known of the stack even when our server does not run; the rest is there when it does. */
export type CommandStack = Pick<Stack, 'checkout' | 'port'> & Partial<Stack>;

export type Outcome = { readonly live: number; readonly passed: number; readonly failed: readonly string[] };

/** Names are unique in a suite. */
export type TestOutcome = { readonly name: string; readonly passed: boolean };
