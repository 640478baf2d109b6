import { parseQuery } from '#server/rest/grammar/query-string.ts';
import { planCall } from './call-routine.ts';
import { readRows } from './read-together.ts';
import { toResult } from './respond.ts';
import { type Handling, requestFacts, type TablePlan } from './service.ts';

/**
 * What a function that only reads gives for a page of ours: asked as GET on `/rpc/<name>` is, as whoever `handling` names, under
 * the same policies and in the same share of the database, without an HTTP request in between (decision 178).
 * @returns its JSON. @throws RestError, DatabaseError, ShareBusy
 */
export async function readRoutine(handling: Handling, name: string): Promise<string> {
  const { catalog } = handling;
  const { statements } = planOf(handling, name);
  const run = { statements, facts: requestFacts(handling), version: catalog.version };
  const rows = await readRows(handling, { ...run, readOnly: true, rollback: false, lane: handling.lane });
  handling.log?.reads.push({ ...run, rows });
  return toResult(rows[0] ?? []).body;
}

function planOf(handling: Handling, name: string): TablePlan {
  const { service, catalog, request } = handling;
  const key = `page ${catalog.version} ${name}?${request.search}`;
  const known = service.plans.get(key);
  if (known) return known;
  const query = parseQuery(request.search, true);
  const { range, statement } = planCall(handling, {
    name,
    query,
    args: { kind: 'texts', values: query.arguments },
  });
  const plan = { range, statements: [statement] };
  service.plans.set(key, plan);
  return plan;
}
