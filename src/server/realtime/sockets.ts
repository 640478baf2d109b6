import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { addressKey } from '#server/http/rate-limit.ts';
import { createBucket } from '#server/http/token-bucket.ts';
import { handleMessage, handlePhoenix, refuseFlood } from './handle-message.ts';
import { readToken, TokenRefused } from './identity.ts';
import { createOpenStreams } from './open-streams.ts';
import type { Service } from './service.ts';
import { createSession, endSession, type Session } from './session.ts';
import type { RealtimeSettings } from './settings.ts';
import { decodeFrame } from './wire/decode.ts';
import type { Version } from './wire/message.ts';

export type Sockets = {
  /** Answers upgrades to `realtime/v1/websocket` on this server; all other upgrades are refused. */
  readonly attach: (server: Server, addressOf: (request: IncomingMessage) => string) => void;
  /** Closes all sockets with the reason; new ones are refused. Resolves when they are gone. */
  readonly close: (reason: string) => Promise<void>;
};

const path = '/realtime/v1/websocket';
const goingAway = 1001;
const malformed = 1007;
const tooSlow = 1013;
/** A socket whose messages pile up is not read on until they are handled. */
const maxWaiting = 64;
const closeWaitMs = 1000;

/** Rule 7.13: the realtime socket. Rule 4.22: a closed one tells why, and the official client connects anew. */
export function createSockets(service: Service): Sockets {
  const { settings, context, limiter } = service;
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: settings.maxFrameBytes,
    clientTracking: true,
  });
  const openStreams = createOpenStreams(settings);
  const heardAt = new Map<WebSocket, number>();
  let closing = false;

  async function admit({ request, stream, address }: Upgrade): Promise<Admitted> {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url?.pathname !== path) throw new Refused(404, 'Not found');
    const version = url.searchParams.get('vsn') ?? '1.0.0';
    if (version !== '1.0.0' && version !== '2.0.0') throw new Refused(400, 'Unsupported version');
    const key = addressKey(address);
    const refusal = openStreams.add(stream, key);
    if (refusal) throw new Refused(refusal.status, refusal.message);
    const token = firstOf(request.headers['x-api-key']) ?? url.searchParams.get('apikey');
    if (!token) throw new Refused(401, 'API key is missing');
    const decision = await limiter.take({ name: 'realtime-socket', key, limit: settings.opening });
    if (!decision.allowed) throw new Refused(429, 'Too many joins per second');
    await readToken(service, token).catch((error: unknown) => {
      throw error instanceof TokenRefused ? new Refused(401, error.message) : error;
    });
    if (closing) throw new Refused(503, 'The server is stopping');
    return { version, token, headers: policyHeaders(request) };
  }

  function open(socket: WebSocket, admitted: Admitted): void {
    heardAt.set(socket, performance.now());
    const end = (code: number, reason: string) => endSocket(socket, { code, reason });
    const isTooSlow = watchReader(socket, settings.unread);
    const session = createSession({
      ...admitted,
      service,
      end,
      send({ bytes, binary }) {
        if (socket.readyState !== socket.OPEN) return;
        if (isTooSlow()) return end(tooSlow, 'Reading too slowly');
        socket.send(bytes, { binary });
      },
    });
    socket.on(
      'message',
      createReader(session, { socket, heard: () => heardAt.set(socket, performance.now()) }),
    );
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      heardAt.delete(socket);
      endSession(session);
    });
  }

  const sweep = setInterval(() => {
    const silentSince = performance.now() - settings.silenceMs;
    for (const [socket, at] of heardAt)
      if (at < silentSince) endSocket(socket, { code: goingAway, reason: 'No heartbeat' });
  }, 1000);
  sweep.unref();

  return {
    attach(server, addressOf) {
      // Other offers of an upgrade, such as a curl's to HTTP/2, are to be passed over (RFC 9110, 7.8); since Node 24.9.
      const shouldUpgradeCallback = ({ headers }: IncomingMessage) =>
        headers.upgrade?.toLowerCase() === 'websocket';
      Object.assign(server, { shouldUpgradeCallback });
      server.on('upgrade', (request, stream, head) => {
        stream.on('error', () => stream.destroy());
        admit({ request, stream, address: addressOf(request) }).then(
          (admitted) => webSockets.handleUpgrade(request, stream, head, (socket) => open(socket, admitted)),
          (error: unknown) => {
            if (!(error instanceof Refused))
              context.log.error({ err: error }, 'a socket could not be opened');
            refuse(
              stream,
              error instanceof Refused ? error : new Refused(500, 'Error connecting to Realtime'),
            );
          },
        );
      });
    },
    async close(reason) {
      closing = true;
      clearInterval(sweep);
      const gone = [...webSockets.clients].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      );
      for (const socket of webSockets.clients) endSocket(socket, { code: goingAway, reason });
      await Promise.all(gone);
    },
  };
}

type Upgrade = { readonly request: IncomingMessage; readonly stream: Duplex; readonly address: string };

type Admitted = {
  readonly version: Version;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One message after the other; heartbeats do not wait for the database. */
function createReader(
  session: Session,
  { socket, heard }: { readonly socket: WebSocket; readonly heard: () => void },
) {
  const messages = createBucket(session.service.settings.messages);
  let waiting = 0;
  let last = Promise.resolve();
  return (data: RawData, isBinary: boolean) => {
    heard();
    const message = decodeFrame(data as Buffer, isBinary, session.version);
    if (!message) return session.end(malformed, 'Malformed message');
    if (!messages.take()) return refuseFlood(session, message);
    if (message.topic === 'phoenix') return handlePhoenix(session, message);
    waiting += 1;
    if (waiting === maxWaiting) socket.pause();
    last = last
      .then(() => (session.ended ? undefined : handleMessage(session, message)))
      .catch((error: unknown) => {
        session.service.context.log.error({ err: error }, 'a realtime message could not be handled');
      })
      .then(() => {
        waiting -= 1;
        if (waiting < maxWaiting / 2 && socket.isPaused) socket.resume();
      });
  };
}

/** What is sent within a moment piles up for every reader; it is slow when the pile stays, or when it is a mountain. */
function watchReader(socket: WebSocket, { bytes, ms }: RealtimeSettings['unread']): () => boolean {
  let since: number | undefined;
  return () => {
    const unread = socket.bufferedAmount;
    if (unread <= bytes) since = undefined;
    else since ??= performance.now();
    return unread > 4 * bytes || (since !== undefined && performance.now() - since > ms);
  };
}

/** Who does not take the closing frame in time is cut off. */
function endSocket(
  socket: WebSocket,
  { code, reason }: { readonly code: number; readonly reason: string },
): void {
  if (socket.readyState === socket.CLOSED) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), closeWaitMs).unref();
}

function refuse(stream: Duplex, { status, message }: Refused): void {
  const body = JSON.stringify({ error: message });
  const head = `HTTP/1.1 ${status} \r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  // Who was refused does not keep the connection either.
  stream.end(head + body, () => stream.destroy());
}

/** As policies see them in `request.headers`; credentials are not theirs. */
function policyHeaders({ headers }: IncomingMessage): Record<string, string> {
  const hidden = ['cookie', 'authorization', 'x-api-key', 'sec-websocket-key'];
  const shown = Object.entries(headers).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
