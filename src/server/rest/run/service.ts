import type { LRUCache } from 'lru-cache';
import type { ServerContext } from '#server/context/server-context.ts';
import type { Catalog } from '#server/rest/catalog/catalog.ts';
import type { LiveCatalog } from '#server/rest/catalog/live-catalog.ts';
import type { ChosenLane } from '#server/rest/lanes.ts';
import type { RowRange } from '#server/rest/request/range.ts';
import { defaultStatementTimeoutMs, type RestSettings } from '#server/rest/settings.ts';
import { quote, type Statement } from '#server/rest/sql/statement.ts';
import type { ReadLog } from './read-log.ts';
import type { RestRequest } from './request.ts';
import type { RequestFacts } from './run-statement.ts';

/** What every endpoint of this service is given. */
export type Service = {
  readonly context: ServerContext;
  readonly settings: RestSettings;
  readonly liveCatalog: LiveCatalog;
  /** Statements of reads by everything of the request that they are made from. */
  readonly plans: LRUCache<string, TablePlan>;
};

export type TablePlan = { readonly range: RowRange; readonly statements: readonly Statement[] };

export type Handling = {
  readonly service: Service;
  readonly catalog: Catalog;
  readonly request: RestRequest;
  /** Its share of the database; undefined when nothing is shared out. */
  readonly lane: ChosenLane | undefined;
  /** Of the page that asks, when one does. */
  readonly log: ReadLog | undefined;
};

/** Longer query strings are planned each time. */
const maxRememberedLength = 1000;

/** The plan that is kept under a key, which says all of the request that it is made from; else it is made, and kept. */
export function keptPlan(
  { service, request }: Pick<Handling, 'service' | 'request'>,
  { key, make }: { readonly key: string; readonly make: () => TablePlan },
): TablePlan {
  if (request.search.length > maxRememberedLength) return make();
  const plan = service.plans.get(key) ?? make();
  service.plans.set(key, plan);
  return plan;
}

export function requestFacts({ service, request, lane }: Handling): RequestFacts {
  const { settings } = service;
  return {
    actor: request.actor,
    method: request.method,
    path: request.path,
    headers: request.headers,
    searchPath: [request.schema, ...extraSearchPath(settings)].map(quote).join(', '),
    timezone: request.preferences.timezone,
    statementTimeoutMs: lane?.statementTimeoutMs ?? settings.statementTimeoutMs ?? defaultStatementTimeoutMs,
  };
}

export function extraSearchPath(settings: RestSettings): readonly string[] {
  return settings.extraSearchPath ?? ['public', 'extensions'];
}
