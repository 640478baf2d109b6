import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import type { Actor, Database } from '#server/db/database.ts';
import { type Rows, runPipeline, type Step } from '#server/db/pipeline.ts';
import type { ChosenLane } from '#server/rest/lanes.ts';
import { RestError } from '#server/rest/rest-error.ts';
import type { Statement } from '#server/rest/sql/statement.ts';
import { isDatabaseError } from '#server/rest/sqlstate.ts';

/** Who asks, and what policies and functions may read of the request (`request.*`). */
export type RequestFacts = {
  readonly actor: Actor;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly searchPath: string;
  readonly timezone: string | undefined;
  readonly statementTimeoutMs: number;
};

export type Run = {
  /** The first is the main one. */
  readonly statements: readonly Statement[];
  readonly facts: RequestFacts;
  readonly readOnly: boolean;
  /** The catalog's version: statements prepared for an older one are not used again. */
  readonly version: number;
  /** Everything is undone at the end. */
  readonly rollback: boolean;
  /** Waits for its share of the database; without it there is no waiting. */
  readonly lane: ChosenLane | undefined;
  /** Looks at the main result before anything is kept; throws to undo it. */
  readonly check?: (rows: Rows) => void;
};

/**
 * Runs the statements in one transaction as the actor.
 * @returns the rows of each statement
 * @throws DatabaseError, what `check` throws, and ShareBusy
 */
export async function runStatements(database: Database, run: Run): Promise<Rows[]> {
  return run.lane ? run.lane.run(() => runNow(database, run)) : runNow(database, run);
}

async function runNow(database: Database, run: Run): Promise<Rows[]> {
  const { facts, check } = run;
  const own = run.statements.map((statement) =>
    named(statement, `${run.version} ${facts.actor.role} ${facts.searchPath}`),
  );
  const steps = [settingsStep(facts, run.readOnly), ...own];
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    if (run.rollback) {
      const results = await runPipeline(client, [
        fixed('begin'),
        ...steps,
        fixed('set constraints all immediate'),
        fixed('rollback'),
      ]);
      check?.(results[2] ?? []);
      return results.slice(2, 2 + own.length);
    }
    if (!check) return (await runPipeline(client, steps)).slice(1, 1 + own.length);
    const results = await checked(client, { steps, check });
    return results.slice(2, 2 + own.length);
  } catch (error) {
    if (isLost(error)) broken = error as Error;
    else if (run.rollback || check)
      await runPipeline(client, [fixed('rollback')]).catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The connection cannot be used again: the driver failed, or the server ended it (severity FATAL). */
function isLost(error: unknown): boolean {
  if (error instanceof RestError) return false;
  return !isDatabaseError(error) || error.severity === 'FATAL';
}

async function checked(
  client: PoolClient,
  { steps, check }: { readonly steps: readonly Step[]; readonly check: (rows: Rows) => void },
): Promise<Rows[]> {
  const results = await runPipeline(client, [fixed('begin'), ...steps]);
  check(results[2] ?? []);
  await runPipeline(client, [fixed('commit')]);
  return results;
}

function settingsStep(facts: RequestFacts, readOnly: boolean): Step {
  const { cookie, ...headers } = facts.headers;
  const { role } = facts.actor;
  const settings: [string, string][] = [
    ['search_path', facts.searchPath],
    ['statement_timeout', String(facts.statementTimeoutMs)],
    ['request.jwt.claims', claimText(facts.actor)],
    ['request.method', facts.method],
    ['request.path', facts.path],
    ['request.headers', JSON.stringify(headers)],
    ['request.cookies', JSON.stringify(cookie ? readCookies(cookie) : {})],
    ...(facts.timezone === undefined ? [] : [['timezone', facts.timezone] as [string, string]]),
    ['transaction_read_only', readOnly ? 'on' : 'off'],
    ['role', role],
  ];
  const calls = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  const values = settings.map(([, value]) => value.replaceAll('\0', ''));
  return { name: `rest-settings-${settings.length}`, text: `select ${calls.join(', ')}`, values };
}

function readCookies(header: string): Record<string, string> {
  const pairs = header.split(';').map((part) => part.trim().split('=') as [string, ...string[]]);
  return Object.fromEntries(pairs.map(([name, ...value]) => [name, value.join('=')]));
}

function fixed(text: string): Step {
  return { name: `rest-${text.replaceAll(' ', '-')}`, text, values: [] };
}

/** Names of statements by their text and what they were planned for. */
const names = new LRUCache<string, string>({ max: 5000 });
let lastName = 0;
/** A plan that is used again has its steps already. */
const madeSteps = new WeakMap<Statement, Map<string, Step>>();

/**
 * A role has its own prepared statements: under row-level security a plan is made for one role, and a change
 * of role would make Postgres plan anew each time.
 */
function named(statement: Statement, plannedFor: string): Step {
  const made = madeSteps.get(statement) ?? new Map<string, Step>();
  madeSteps.set(statement, made);
  const known = made.get(plannedFor);
  if (known) return known;
  const step = { ...statement, name: nameOf(`${plannedFor} ${statement.text}`) };
  made.set(plannedFor, step);
  return step;
}

function nameOf(key: string): string {
  const known = names.get(key);
  if (known) return known;
  lastName += 1;
  names.set(key, `rest-${lastName}`);
  return `rest-${lastName}`;
}

const claimTexts = new WeakMap<object, { readonly role: string; readonly text: string }>();

/** The claims of a verified token are one object for as long as it is remembered. */
function claimText({ claims, role }: Actor): string {
  const known = claimTexts.get(claims);
  if (known?.role === role) return known.text;
  const text = JSON.stringify({ ...claims, role });
  claimTexts.set(claims, { role, text });
  return text;
}
