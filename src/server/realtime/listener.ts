import pg from 'pg';
import type { Logger } from 'pino';

const reconnectMs = 500;

export type Listener = {
  /** Rejects when the database cannot be reached; a connection lost later is made anew. */
  readonly connect: () => Promise<void>;
  /** Resolves when what was heard before has been handled. */
  readonly close: () => Promise<void>;
};

/** A connection that hears what is notified on the channel `realtime`, and comes back when it is lost. */
export function createListener(options: {
  readonly connection: pg.ClientConfig;
  readonly log: Logger;
  /** Each time the connection stands. */
  readonly onConnect: () => Promise<void>;
  /** After a lost connection, when it stands again: what was told meanwhile is missed. */
  readonly onReconnect: () => Promise<void>;
  /** The payloads of one batch, in the order of their commits; the next batch waits for it. */
  readonly onPayloads: (payloads: readonly string[]) => Promise<void>;
}): Listener {
  const { connection, log, onConnect, onReconnect, onPayloads } = options;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let received: string[] = [];
  let draining: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client(connection);
    client.on('error', () => {});
    client.on('end', () => {
      if (current === client) reconnectLater();
    });
    client.on('notification', ({ payload }) => {
      received.push(payload ?? '');
      draining ??= drain();
    });
    try {
      await client.connect();
      await client.query('listen realtime');
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
    await onConnect();
  }

  function reconnectLater(): void {
    if (closed) return;
    timer = setTimeout(() => {
      connect().then(
        () =>
          onReconnect().catch((error: unknown) => {
            log.warn({ err: error }, 'realtime could not make up for a lost connection; it tries once more');
            return current?.end();
          }),
        (error: unknown) => {
          log.warn({ err: error }, 'realtime has no connection to the database');
          reconnectLater();
        },
      );
    }, reconnectMs);
    timer.unref();
  }

  async function drain(): Promise<void> {
    // Notifications of one transaction come in one go and are handled as one batch.
    await new Promise(setImmediate);
    while (received.length > 0) {
      const payloads = received;
      received = [];
      try {
        await onPayloads(payloads);
      } catch (error) {
        log.error({ err: error }, 'realtime could not handle what it was told');
      }
    }
    draining = undefined;
  }

  return {
    connect,
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = current;
      current = undefined;
      await last?.end().catch(() => {});
      await draining;
    },
  };
}
