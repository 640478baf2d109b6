import type { Connection, PoolClient, Submittable } from 'pg';

/** A statement to run, its values in text form; prepared once a connection under its name. */
export type Step = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
};

/** Rows of one statement; every value is a text. */
export type Rows = readonly (readonly (string | null)[])[];

/**
 * Sends all steps in one message and waits once: the extended query protocol runs everything up to its Sync as
 * one transaction (PostgreSQL documentation, 53.2.4 Pipelining), so claims, statement and commit cost one round
 * trip. An error in a step undoes them all.
 * @returns the rows of each step
 * @throws DatabaseError of the step that failed
 */
export function runPipeline(client: PoolClient, steps: readonly Step[]): Promise<Rows[]> {
  return new Promise((resolve, reject) => {
    const results: (string | null)[][][] = [[]];
    let error: Error | undefined;
    // The driver calls these as it reads the server's messages (pg/lib/client.js).
    const query: Submittable & Record<string, unknown> = {
      submit(connection: Connection) {
        send(connection, steps);
        return null;
      },
      handleRowDescription() {},
      handleDataRow(message: { fields: (string | null)[] }) {
        results.at(-1)?.push(message.fields);
      },
      handleCommandComplete() {
        results.push([]);
      },
      handleEmptyQuery() {
        results.push([]);
      },
      handlePortalSuspended() {},
      handleCopyInResponse(connection: { sendCopyFail: (reason: string) => void }) {
        connection.sendCopyFail('COPY is not possible here');
      },
      handleCopyData() {},
      handleError(failure: Error, connection: Connection) {
        error ??= failure;
        forgetUnsure(connection, steps);
        reject(error);
      },
      handleReadyForQuery() {
        if (!error) resolve(results);
      },
    };
    client.query(query);
  });
}

/** Statements that a connection has prepared, the longest unused first. */
const prepared = new WeakMap<Connection, Map<string, 'sure' | 'unsure'>>();
const maxPrepared = 300;

type Sender = Connection & { readonly stream: { cork: () => void; uncork: () => void } };

function send(connection: Connection, steps: readonly Step[]): void {
  const { stream } = connection as Sender;
  const known = prepared.get(connection) ?? new Map<string, 'sure' | 'unsure'>();
  prepared.set(connection, known);
  stream.cork();
  try {
    // Before the steps: after an error the server would not hear of it, and the name would stay taken.
    for (const name of known.keys()) {
      if (known.size + steps.length <= maxPrepared) break;
      known.delete(name);
      connection.close({ type: 'S', name }, true);
    }
    for (const { name, text, values } of steps) {
      const state = known.get(name);
      known.delete(name);
      known.set(name, 'sure');
      if (state === 'unsure') connection.close({ type: 'S', name }, true);
      if (state !== 'sure') connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values: [...values] }, true);
      connection.execute(null, true);
    }
    connection.sync();
  } finally {
    stream.uncork();
  }
}

/** After an error it is not known which of the steps the server came to prepare: they are closed before the next use. */
function forgetUnsure(connection: Connection, steps: readonly Step[]): void {
  const known = prepared.get(connection);
  for (const { name } of steps) known?.set(name, 'unsure');
}
