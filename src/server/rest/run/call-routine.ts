import { type Catalog, qualify, type Routine } from '#server/rest/catalog/catalog.ts';
import { maxAffectedNeedsSet, notSingular } from '#server/rest/errors.ts';
import { parseQuery, type Query } from '#server/rest/grammar/query-string.ts';
import { findRoutine } from '#server/rest/plan/find-routine.ts';
import { planRead } from '#server/rest/plan/plan-read.ts';
import { columnsOfRelation, columnsOfRoutine, type KnownColumns } from '#server/rest/plan/read-node.ts';
import { readPayload } from '#server/rest/request/payload.ts';
import { describeApplied } from '#server/rest/request/preferences.ts';
import { contentRange, type RowRange, rootRange } from '#server/rest/request/range.ts';
import type { Arguments } from '#server/rest/sql/call-sql.ts';
import { callStatement } from '#server/rest/sql/result-sql.ts';
import { type Statement, startDraft } from '#server/rest/sql/statement.ts';
import { makeCheck } from './change-table.ts';
import { counting, explained, pageAnswer } from './read-table.ts';
import { readRows } from './read-together.ts';
import type { RestRequest } from './request.ts';
import { respond, toResult } from './respond.ts';
import { runStatements } from './run-statement.ts';
import { type Handling, requestFacts } from './service.ts';

/** GET, HEAD and POST on `/rpc/<name>`. @param body undefined for GET and HEAD */
export async function callRoutine(
  handling: Handling,
  { name, body }: { readonly name: string; readonly body: string | undefined },
): Promise<Response> {
  const { service, catalog, request } = handling;
  const { preferences, mediaType } = request;
  const query = parseQuery(request.search, body === undefined);
  const args = readArguments(request, { query, body });
  const { routine, range, statement } = planCall(handling, { name, query, args });
  const readOnly = body === undefined || routine.volatility !== 'volatile';
  const run = { statements: [statement], facts: requestFacts(handling), version: catalog.version };
  const rollback = preferences.tx === 'rollback';
  const reads = readOnly && !rollback;
  const results = reads
    ? await readRows(handling, { ...run, readOnly, rollback, lane: handling.lane })
    : await runStatements(service.context.database, {
        ...{ ...run, readOnly, rollback, lane: handling.lane },
        check: mediaType.explain || readOnly ? undefined : makeCheck(request),
      });
  if (readOnly) handling.log?.reads.push({ ...run, rows: results });
  const [rows = []] = results;
  if (mediaType.explain) return explained(request, rows);
  const result = toResult(rows);
  if (readOnly && mediaType.form.kind === 'object' && result.rows !== 1) throw notSingular(result.rows);
  const answer = pageAnswer(request, { range, result, further: {} });
  if (routine.returns !== 'void') return respond(answer, result);
  const { count, tx, handling: strictness, timezone } = preferences;
  const applied = describeApplied({ count, tx, handling: strictness, timezone });
  const headers = {
    'Content-Range': contentRange({ first: 0, last: result.rows - 1, total: result.total }),
    ...(applied ? { 'Preference-Applied': applied } : {}),
  };
  return respond({ status: 204, headers, body: null }, result);
}

/** The function that is meant, and the statement that calls it. */
export function planCall(
  { service, catalog, request }: Handling,
  { name, query, args }: { readonly name: string; readonly query: Query; readonly args: Arguments },
): { readonly routine: Routine; readonly range: RowRange; readonly statement: Statement } {
  const { preferences, mediaType } = request;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const routine = chooseRoutine(catalog, { name: { schema: request.schema, name }, args, post: !isRead });
  if (preferences.handling === 'strict' && preferences.maxAffected !== undefined && !routine.returnsSet)
    throw maxAffectedNeedsSet();
  const asked = query.ranges.filter(({ path }) => path.length === 0);
  const range = rootRange(
    Object.assign({}, ...asked),
    request.method === 'GET' ? request.headers.range : undefined,
  );
  const node = planRead({
    ...{ catalog, query, range },
    root: { from: { kind: 'result' }, ...rootOf(catalog, routine) },
    maxRows: service.settings.maxRows,
    allowAggregates: service.settings.allowAggregates ?? true,
    forChange: false,
  });
  const form = request.method === 'HEAD' ? null : mediaType.form;
  const statement = callStatement(startDraft(catalog), {
    node,
    routine,
    arguments: args,
    shown: { form, explain: mediaType.explain },
    counting: counting(request, service.settings.maxRows),
  });
  return { routine, range, statement };
}

function readArguments(
  request: RestRequest,
  { query, body }: { readonly query: Query; readonly body: string | undefined },
): Arguments {
  if (body === undefined) return { kind: 'texts', values: query.arguments };
  return readPayload({
    text: body,
    contentType: request.headers['content-type'],
    columns: query.columns,
    forRoutine: true,
  });
}

function chooseRoutine(
  catalog: Catalog,
  {
    name,
    args,
    post,
  }: {
    readonly name: { readonly schema: string; readonly name: string };
    readonly args: Arguments;
    readonly post: boolean;
  },
): Routine {
  const keys =
    args.kind === 'json'
      ? args.keys
      : args.kind === 'texts'
        ? [...new Set(args.values.map(([key]) => key))]
        : [];
  return findRoutine(catalog, {
    ...name,
    keys,
    post,
    mediaType: args.kind === 'raw' ? args.mediaType : 'application/json',
  });
}

/** A function that returns a relation's rows can embed what belongs to that relation. */
function rootOf(
  catalog: Catalog,
  routine: Routine,
): { relation: Routine | { schema: string; name: string }; alias: string; columns: KnownColumns } {
  const relation = routine.relation && catalog.relations.get(qualify(routine.relation));
  if (relation) return { relation, alias: relation.name, columns: columnsOfRelation(relation) };
  return { relation: routine, alias: routine.name, columns: columnsOfRoutine(routine) };
}
