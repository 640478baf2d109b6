import type { Rows } from '#server/db/pipeline.ts';
import type { ReadLog } from './read-log.ts';
import { type Run, runStatements } from './run-statement.ts';
import type { Service } from './service.ts';

/**
 * Reads again all that a page was made of, in one transaction and one round trip. What a read asks follows from what those
 * before it gave, so the same rows everywhere are the same page.
 * @returns whether every row is as it was
 * @throws DatabaseError, ShareBusy
 */
export async function isUnchanged(service: Service, { reads }: ReadLog, lane: Run['lane']): Promise<boolean> {
  const [first] = reads;
  if (!first) return true;
  const { version } = await service.liveCatalog.current();
  if (version !== first.version) return false;
  const now = await runStatements(service.context.database, {
    statements: reads.flatMap(({ statements }) => statements),
    facts: first.facts,
    readOnly: true,
    rollback: false,
    version,
    lane,
  });
  return reads.flatMap(({ rows }) => rows).every((before, index) => isSame(before, now[index] ?? []));
}

function isSame(before: Rows, now: Rows): boolean {
  return (
    before.length === now.length &&
    before.every((row, index) => row.every((value, column) => value === now[index]?.[column]))
  );
}
