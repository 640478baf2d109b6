import type { Rows } from '#server/db/pipeline.ts';
import type { Relation } from '#server/rest/catalog/catalog.ts';
import { notSingular, tooManyAffected } from '#server/rest/errors.ts';
import type { Logic } from '#server/rest/grammar/logic.ts';
import { parseQuery, type Query } from '#server/rest/grammar/query-string.ts';
import { planRead } from '#server/rest/plan/plan-read.ts';
import { type Condition, columnsOfRelation } from '#server/rest/plan/read-node.ts';
import { type Payload, readPayload } from '#server/rest/request/payload.ts';
import { describeApplied } from '#server/rest/request/preferences.ts';
import { allRows, contentRange } from '#server/rest/request/range.ts';
import { type ChangeToMake, changeStatement } from '#server/rest/sql/result-sql.ts';
import { startDraft } from '#server/rest/sql/statement.ts';
import { explained, findTable, profileHeader } from './read-table.ts';
import type { RestRequest } from './request.ts';
import { type Answer, contentType, type Result, respond, toResult } from './respond.ts';
import { runStatements } from './run-statement.ts';
import { type Handling, requestFacts } from './service.ts';

/** POST, PATCH and DELETE on a table or view. @param body the text of the body, '' for DELETE */
export async function changeTable(
  handling: Handling,
  { table, body }: { readonly table: string; readonly body: string },
): Promise<Response> {
  const { service, catalog, request } = handling;
  const { preferences, mediaType } = request;
  const relation = findTable(catalog.relations, { schema: request.schema, name: table });
  const query = parseQuery(request.search, false);
  const node = planRead({
    ...{ catalog, query },
    root: { from: { kind: 'result' }, relation, alias: relation.name, columns: columnsOfRelation(relation) },
    range: allRows,
    maxRows: undefined,
    allowAggregates: service.settings.allowAggregates ?? true,
    forChange: true,
  });
  const form = preferences.return === 'representation' ? mediaType.form : null;
  const statement = changeStatement(startDraft(catalog), {
    node,
    change: makeChange({ request, relation, query, body }),
    shown: { form, explain: mediaType.explain },
    showsLocation: request.method === 'POST' && preferences.return === 'headers-only',
  });
  const [rows = []] = await runStatements(service.context.database, {
    statements: [statement],
    facts: requestFacts(handling),
    readOnly: false,
    rollback: preferences.tx === 'rollback',
    version: catalog.version,
    lane: handling.lane,
    check: mediaType.explain ? undefined : makeCheck(request),
  });
  if (mediaType.explain) return explained(request, rows);
  const result = toResult(rows);
  return respond(answerOf(request, { relation, query, result }), result);
}

type Asked = {
  readonly request: RestRequest;
  readonly relation: Relation;
  readonly query: Query;
  readonly body: string;
};

function makeChange({ request, relation, query, body }: Asked): ChangeToMake {
  const { preferences } = request;
  const where = rootConditions(query);
  if (request.method === 'DELETE') return { kind: 'delete', relation, where };
  const payload = readPayload({
    text: body,
    contentType: request.headers['content-type'],
    columns: query.columns,
    forRoutine: false,
  }) as Payload;
  const applyDefaults = preferences.missing === 'default';
  if (request.method === 'PATCH') return { kind: 'update', relation, payload, applyDefaults, where };
  const { resolution } = preferences;
  const onConflict = resolution && { resolution, columns: query.onConflict ?? relation.primaryKey };
  return { kind: 'insert', relation, payload, applyDefaults, onConflict };
}

function rootConditions(query: Query): Condition[] {
  return [
    ...query.filters
      .filter(({ path }) => path.length === 0)
      .map(({ filter }): Condition => ({ kind: 'filter', filter })),
    ...query.logic.filter(({ path }) => path.length === 0).map(({ logic }) => toCondition(logic)),
  ];
}

function toCondition(logic: Logic): Condition {
  return logic.kind === 'filter' ? logic : { ...logic, terms: logic.terms.map(toCondition) };
}

/** What must hold of the result before it is kept; undefined when nothing must. */
export function makeCheck({
  mediaType,
  preferences,
  method,
  path,
}: RestRequest): ((rows: Rows) => void) | undefined {
  const isSingle = mediaType.form.kind === 'object';
  const limit = preferences.handling === 'strict' ? preferences.maxAffected : undefined;
  const isLimited = limit !== undefined && (method !== 'POST' || path.startsWith('/rpc/'));
  if (!isSingle && !isLimited) return undefined;
  return (rows) => {
    const { rows: count } = toResult(rows);
    if (isSingle && count !== 1) throw notSingular(count);
    if (isLimited && count > limit) throw tooManyAffected(count);
  };
}

function answerOf(
  request: RestRequest,
  {
    relation,
    query,
    result,
  }: { readonly relation: Relation; readonly query: Query; readonly result: Result },
): Answer {
  const { method, preferences } = request;
  const { count, tx, handling, timezone, maxAffected } = preferences;
  const isInsert = method === 'POST';
  const hasTarget = relation.primaryKey.length > 0 || query.onConflict !== undefined;
  const applied = describeApplied({
    ...{ count, tx, handling, timezone },
    return: preferences.return,
    missing: method === 'DELETE' ? undefined : preferences.missing,
    resolution: isInsert && hasTarget ? preferences.resolution : undefined,
    maxAffected: isInsert ? undefined : maxAffected,
  });
  const total = count === 'exact' || count === 'estimated' ? result.rows : null;
  const hasBody = preferences.return === 'representation';
  const isMerge = isInsert && preferences.resolution === 'merge-duplicates' && result.inserted !== null;
  const status = isInsert ? (isMerge && (result.inserted ?? 0) <= 0 ? 200 : 201) : hasBody ? 200 : 204;
  return {
    status,
    headers: {
      'Content-Range':
        method === 'PATCH'
          ? contentRange({ first: 0, last: result.rows - 1, total })
          : contentRange({ first: 1, last: 0, total }),
      ...(hasBody ? { 'Content-Type': contentType(request.mediaType), ...profileHeader(request) } : {}),
      ...(applied ? { 'Preference-Applied': applied } : {}),
      ...(result.location === null ? {} : { Location: locationOf(relation, result.location) }),
    },
    body: hasBody ? result.body : null,
  };
}

/** `/users?id=eq.1` */
function locationOf(relation: Relation, location: string): string {
  const key = JSON.parse(location) as Readonly<Record<string, string | null>>;
  const parts = Object.entries(key).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
  );
  return `/${encodeURIComponent(relation.name)}?${parts.join('&')}`;
}
