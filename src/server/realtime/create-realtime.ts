import type { IncomingMessage, Server } from 'node:http';
import type { Hono } from 'hono';
import type { ServerContext } from '#server/context/server-context.ts';
import type { RateLimiter } from '#server/http/rate-limit.ts';
import { createDelivery } from './changes/deliver.ts';
import { createRelations } from './changes/relations.ts';
import { createSubscriptions } from './changes/subscriptions.ts';
import { createFanOut } from './fan-out.ts';
import { expiredMessage } from './identity.ts';
import { createLiveSessions, sessionIdOf } from './live-sessions.ts';
import { channelKey, createMembers, type Members } from './members.ts';
import type { BroadcastNotice, ChangeNotice, MessageNotice, Notice } from './notices.ts';
import { createPermissions } from './permissions.ts';
import { createPresence } from './presence.ts';
import { createRealtimeRoutes } from './routes.ts';
import type { Service } from './service.ts';
import { defaultRealtimeSettings, type RealtimeSettings } from './settings.ts';
import { createSockets } from './sockets.ts';

export type Realtime = {
  /** The endpoints under `/realtime/v1` that are plain HTTP. */
  readonly routes: Hono;
  /** The endpoint `/realtime/v1/websocket`. */
  readonly attach: (server: Server, addressOf: (request: IncomingMessage) => string) => void;
  /** Sockets are told why they are closed; the server can then close. */
  readonly closeSockets: (reason: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The realtime service; it connects to the database for listening when the first channel is joined. */
export function createRealtime(
  context: ServerContext,
  options: { readonly limiter: RateLimiter; readonly settings?: Partial<RealtimeSettings> },
): Realtime {
  const { database, log } = context;
  const members = createMembers();
  const liveSessions = createLiveSessions(database);
  const relations = createRelations(database);
  const fanOut = createFanOut({ database, log, onNotices, onReconnect });
  const { server } = fanOut;
  const presence = createPresence({ database, members, server, log });
  const subscriptions = createSubscriptions({ database, relations, server });
  const tellChanges = createQueue(createDelivery({ database, relations, subscriptions, log }));
  const service: Service = {
    ...{ context, fanOut, liveSessions, members, presence, subscriptions },
    limiter: options.limiter,
    settings: { ...defaultRealtimeSettings, ...options.settings },
    permissions: createPermissions(database),
  };
  const sockets = createSockets(service);

  async function onNotices(notices: readonly Notice[]): Promise<void> {
    for (const notice of notices) {
      if (notice.kind === 'broadcast' && notice.from !== server) relay(members, notice);
      if (notice.kind === 'message') relayStored(members, notice);
      if (notice.kind === 'schema') relations.forget();
      if (notice.kind === 'sessions_ended') signOut(notice.ids);
    }
    presence.onNotices(notices.filter((one) => one.kind === 'join' || one.kind === 'leave'));
    tellChanges(notices.filter((one) => one.kind === 'change'));
  }

  /** Rule 9.64: what a signed-out device still has open is closed. */
  function signOut(ids: readonly string[]): void {
    liveSessions.note(ids);
    const ended = new Set<string | null>(ids);
    for (const member of [...members.all()]) if (ended.has(sessionIdOf(member.actor))) member.signOut();
  }

  async function onReconnect(): Promise<void> {
    relations.forget();
    const open = new Set([...members.all()].flatMap(({ actor }) => sessionIdOf(actor) ?? []));
    signOut(await liveSessions.endedAmong([...open]));
    await presence.resync();
    await subscriptions.watch();
    // What the database told meanwhile is missed: those channels join again, and their owners know to read anew.
    for (const member of [...members.all()]) {
      if (member.wantedChanges.length > 0 || member.private) member.fail();
    }
  }

  const expiry = setInterval(() => {
    const now = context.now().getTime() / 1000;
    for (const member of [...members.all()]) if (member.expiresAt <= now) member.shutDown(expiredMessage);
  }, 1000);
  expiry.unref();

  const closeSockets = (reason: string) => sockets.close(reason);
  return {
    routes: createRealtimeRoutes(service),
    attach: sockets.attach,
    closeSockets,
    async close() {
      clearInterval(expiry);
      await closeSockets('The server is stopping');
      await fanOut.close();
    },
  };
}

/** A broadcast that came into another process. */
function relay(members: Members, { channel, event, text, bytes }: BroadcastNotice): void {
  const body =
    text === undefined
      ? ({ kind: 'binary', bytes: Buffer.from(bytes ?? '', 'base64') } as const)
      : ({ kind: 'json', text } as const);
  members.broadcast(channel, { event, body });
}

/** A broadcast from the database. */
function relayStored(members: Members, message: MessageNotice): void {
  const { id, topic, event, payload, binary } = message;
  const body =
    binary === null
      ? ({ kind: 'json', text: JSON.stringify(payload ?? {}) } as const)
      : ({ kind: 'binary', bytes: Buffer.from(binary, 'base64') } as const);
  members.broadcast(channelKey(topic, message.private), { event, body, meta: { id } });
}

const batchSize = 100;

/** What comes while a batch is told is the next batch, so that a slow policy makes larger batches, not a longer queue. */
function createQueue(tell: (changes: readonly ChangeNotice[]) => Promise<void>) {
  const waiting: ChangeNotice[] = [];
  let running = false;
  return (changes: readonly ChangeNotice[]): void => {
    waiting.push(...changes);
    if (running || waiting.length === 0) return;
    running = true;
    void (async () => {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, batchSize);
        await tell(batch);
      }
      running = false;
    })();
  };
}
