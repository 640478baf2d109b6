import { parseQuery } from '#server/rest/grammar/query-string.ts';
import { planCall } from './call-routine.ts';
import { readRows } from './read-together.ts';
import { toResult } from './respond.ts';
import { type Handling, keptPlan, requestFacts, type TablePlan } from './service.ts';

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
  const { catalog, request } = handling;
  return keptPlan(handling, {
    key: `page ${catalog.version} ${name}?${request.search}`,
    make() {
      const query = parseQuery(request.search, true);
      const args = { kind: 'texts', values: query.arguments } as const;
      const { range, statement } = planCall(handling, { name, query, args });
      return { range, statements: [statement] };
    },
  });
}
