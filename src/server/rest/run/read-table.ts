import { qualify, type Relation } from '#server/rest/catalog/catalog.ts';
import { mostSimilar } from '#server/rest/catalog/similar-names.ts';
import { badRange, noTable, notSingular } from '#server/rest/errors.ts';
import { parseQuery } from '#server/rest/grammar/query-string.ts';
import { planRead } from '#server/rest/plan/plan-read.ts';
import { columnsOfRelation, type ReadNode } from '#server/rest/plan/read-node.ts';
import { describeApplied } from '#server/rest/request/preferences.ts';
import { contentRange, type RowRange, rangeStatus, rootRange } from '#server/rest/request/range.ts';
import { guessStatement, readStatement } from '#server/rest/sql/result-sql.ts';
import { type Statement, startDraft } from '#server/rest/sql/statement.ts';
import { readRows } from './read-together.ts';
import type { RestRequest } from './request.ts';
import { type Answer, contentType, type Result, respond, toResult } from './respond.ts';
import { type Handling, keptPlan, requestFacts, type TablePlan } from './service.ts';

/** GET and HEAD on a table or view. */
export async function readTable(handling: Handling, table: string): Promise<Response> {
  const { service, catalog, request } = handling;
  const { range, statements } = planTable(handling, table);
  const facts = requestFacts(handling);
  const { version } = catalog;
  const results = await readRows(handling, {
    ...{ statements, facts, version },
    readOnly: true,
    rollback: false,
    lane: handling.lane,
  });
  handling.log?.reads.push({ statements, facts, version, rows: results });
  const [main = [], guess] = results;
  if (request.mediaType.explain) return explained(request, main);
  const result = withGuess(toResult(main), { guess, request, maxRows: service.settings.maxRows });
  if (request.mediaType.form.kind === 'object' && result.rows !== 1) throw notSingular(result.rows);
  const location = {
    'Content-Location': `/${encodeURIComponent(table)}${request.search === '' ? '' : `?${request.search}`}`,
  };
  return respond(pageAnswer(request, { range, result, further: location }), result);
}

function planTable(handling: Handling, table: string): TablePlan {
  const { catalog, request } = handling;
  const { method, path, search, schema, mediaType, preferences, headers } = request;
  const key = [
    catalog.version,
    method,
    schema,
    mediaType.name,
    preferences.count,
    headers.range,
    path,
    search,
  ].join(' ');
  return keptPlan(handling, { key, make: () => makePlan(handling, table) });
}

function makePlan({ service, catalog, request }: Handling, table: string): TablePlan {
  const relation = findTable(catalog.relations, { schema: request.schema, name: table });
  const query = parseQuery(request.search, false);
  const asked = query.ranges.filter(({ path }) => path.length === 0);
  const range = rootRange(
    Object.assign({}, ...asked),
    request.method === 'GET' ? request.headers.range : undefined,
  );
  const node = planRead({
    ...{ catalog, query, range },
    root: {
      from: { kind: 'relation', relation },
      relation,
      alias: relation.name,
      columns: columnsOfRelation(relation),
    },
    maxRows: service.settings.maxRows,
    allowAggregates: service.settings.allowAggregates ?? true,
    forChange: false,
  });
  const { form, explain } = request.mediaType;
  const shown = { form: request.method === 'HEAD' ? null : form, explain };
  const main = readStatement(startDraft(catalog), {
    node,
    shown,
    counting: counting(request, service.settings.maxRows),
  });
  return { range, statements: [main, ...guesses(catalog, { request, node })] };
}

export function findTable(
  relations: ReadonlyMap<string, Relation>,
  { schema, name }: { readonly schema: string; readonly name: string },
): Relation {
  const relation = relations.get(qualify({ schema, name }));
  if (relation) return relation;
  const others = [...relations.values()]
    .filter((other) => other.schema === schema)
    .map((other) => other.name);
  const similar = mostSimilar(name, { candidates: others, atLeast: 0.75 });
  throw noTable(
    { schema, name },
    similar === undefined ? null : `Perhaps you meant the table '${schema}.${similar}'`,
  );
}

/** An estimated count is exact up to the largest page, and the planner's guess above it. */
export function counting(
  request: RestRequest,
  maxRows: number | undefined,
): { count: boolean; limit?: number } {
  const { count } = request.preferences;
  const limit = count === 'estimated' && maxRows !== undefined ? maxRows + 1 : undefined;
  return { count: count === 'exact' || count === 'estimated', limit };
}

function guesses(
  catalog: Handling['catalog'],
  { request, node }: { readonly request: RestRequest; readonly node: ReadNode },
): Statement[] {
  const { count } = request.preferences;
  if (request.mediaType.explain || (count !== 'planned' && count !== 'estimated')) return [];
  return [guessStatement(startDraft(catalog), node)];
}

function withGuess(
  result: Result,
  {
    guess,
    request,
    maxRows,
  }: {
    readonly guess: readonly (readonly (string | null)[])[] | undefined;
    readonly request: RestRequest;
    readonly maxRows: number | undefined;
  },
): Result {
  if (!guess) return result;
  const plan = JSON.parse(guess[0]?.[0] ?? '[]') as readonly {
    readonly Plan?: { readonly 'Plan Rows'?: number };
  }[];
  const guessed = plan[0]?.Plan?.['Plan Rows'] ?? 0;
  if (request.preferences.count === 'planned') return { ...result, total: guessed };
  const isAbove = maxRows !== undefined && (result.total ?? 0) > maxRows;
  return isAbove ? { ...result, total: Math.max(result.total ?? 0, guessed) } : result;
}

/** A page of rows with its Content-Range. @throws RestError PGRST103 when the page begins behind the last row */
export function pageAnswer(
  request: RestRequest,
  {
    range,
    result,
    further,
  }: {
    readonly range: RowRange;
    readonly result: Result;
    readonly further: Readonly<Record<string, string>>;
  },
): Answer {
  const first = range.offset;
  const last = first + result.rows - 1;
  const status = rangeStatus({ first, last, total: result.total });
  if (status === 416) {
    throw badRange(`An offset of ${first} was requested, but there are only ${result.total} rows.`);
  }
  const { count, tx, handling, timezone } = request.preferences;
  const applied = describeApplied({ count, tx, handling, timezone });
  return {
    status,
    headers: {
      'Content-Type': contentType(request.mediaType),
      'Content-Range': contentRange({ first, last, total: result.total }),
      ...further,
      ...profileHeader(request),
      ...(applied ? { 'Preference-Applied': applied } : {}),
    },
    body: request.method === 'HEAD' ? null : result.body,
  };
}

export function profileHeader(request: RestRequest): Record<string, string> {
  return request.byProfile ? { 'Content-Profile': request.schema } : {};
}

/** The plan as Postgres gives it: lines of text, or one JSON document. */
export function explained(request: RestRequest, rows: readonly (readonly (string | null)[])[]): Response {
  return new Response(rows.map(([line]) => `${line}\n`).join(''), {
    headers: { 'Content-Type': contentType(request.mediaType) },
  });
}
