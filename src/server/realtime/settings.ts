import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Pace } from '#server/http/token-bucket.ts';

export type RealtimeSettings = {
  /** Sockets that are opened from one address, and that are open from it at the same time. */
  readonly opening: RateLimit;
  readonly socketsPerAddress: number;
  /** Sockets of this process. */
  readonly sockets: number;
  readonly channelsPerSocket: number;
  /** Entries of `postgres_changes` of all its channels together. */
  readonly changesPerSocket: number;
  /** A longer frame ends its socket (RFC 6455, 1009); a longer payload is refused. */
  readonly maxFrameBytes: number;
  readonly maxPayloadBytes: number;
  /** Everybody who joins gets what everybody says of themselves. */
  readonly maxPresenceBytes: number;
  readonly joins: Pace;
  readonly messages: Pace;
  /** Track and untrack, of one socket. */
  readonly presences: Pace;
  /** Messages over HTTP, of one address. */
  readonly httpMessages: RateLimit;
  /** A reader that leaves more than `bytes` unread for `ms`, or four times that at once, is too slow and let go. */
  readonly unread: { readonly bytes: number; readonly ms: number };
  /** A socket that says nothing for so long is gone: two heartbeats and a timeout. */
  readonly silenceMs: number;
};

/** Rule 9.19: what the official client is given in the product, and what the server counts with. */
export const heartbeat = { everyMs: 30_000, timeoutMs: 10_000 } as const;

/** A class of sixty behind one address, three tabs each, fits; a machine that opens thousands does not. */
export const defaultRealtimeSettings: RealtimeSettings = {
  opening: { burst: 400, perHour: 3600 },
  socketsPerAddress: 300,
  sockets: 10_000,
  channelsPerSocket: 100,
  changesPerSocket: 50,
  maxFrameBytes: 512 * 1024,
  maxPayloadBytes: 256 * 1024,
  maxPresenceBytes: 8 * 1024,
  joins: { burst: 120, perSecond: 10 },
  messages: { burst: 500, perSecond: 100 },
  presences: { burst: 20, perSecond: 1 },
  httpMessages: { burst: 500, perHour: 36_000 },
  unread: { bytes: 1024 * 1024, ms: 5000 },
  silenceMs: 2 * heartbeat.everyMs + heartbeat.timeoutMs,
};
