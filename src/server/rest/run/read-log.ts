import type { Rows } from '#server/db/pipeline.ts';
import type { Statement } from '#server/rest/sql/statement.ts';
import type { RequestFacts } from './run-statement.ts';

/** A read of rows and what it gave. */
type LoggedRead = {
  readonly statements: readonly Statement[];
  readonly facts: RequestFacts;
  /** The catalog's version that it was planned for. */
  readonly version: number;
  readonly rows: readonly Rows[];
};

/** What a page asked the API while it was made. */
export type ReadLog = {
  /** All its calls, also those that are no reads of rows. */
  calls: number;
  readonly reads: LoggedRead[];
};

const logs = new WeakMap<Request, ReadLog>();

/** From now on this call counts as one of the page's, and what it reads stands in the page's log. */
export function logReads(request: Request, log: ReadLog): void {
  log.calls += 1;
  logs.set(request, log);
}

/** The log of the page that a call belongs to. */
export function readLogOf(request: Request): ReadLog | undefined {
  return logs.get(request);
}

/** Whether all that the page asked was rows, read as one and the same visitor: then it can be asked again. */
export function isRepeatable({ calls, reads }: ReadLog): boolean {
  const [first] = reads;
  return (
    calls === reads.length &&
    reads.every(
      ({ facts, version }) =>
        facts.actor.role === 'anon' &&
        facts.actor.claims === first?.facts.actor.claims &&
        facts.searchPath === first.facts.searchPath &&
        facts.timezone === first.facts.timezone &&
        version === first.version,
    )
  );
}

/** Characters of the rows that a log keeps. */
export function sizeOf({ reads }: ReadLog): number {
  const texts = reads.flatMap(({ rows }) => rows.flat(2));
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
