import type { ServerContext } from '#server/context/server-context.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiter } from '#server/http/rate-limit.ts';
import type { Subscriptions } from './changes/subscriptions.ts';
import { isDataError } from './data-error.ts';
import type { FanOut } from './fan-out.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { Member, Members } from './members.ts';
import type { Permissions } from './permissions.ts';
import type { Presence } from './presence.ts';
import type { RealtimeSettings } from './settings.ts';
import type { Broadcast } from './wire/message.ts';

/** The parts that sockets and calls over HTTP share. */
export type Service = {
  readonly context: ServerContext;
  readonly settings: RealtimeSettings;
  readonly limiter: RateLimiter;
  readonly fanOut: FanOut;
  readonly liveSessions: LiveSessions;
  readonly members: Members;
  readonly permissions: Permissions;
  readonly presence: Presence;
  readonly subscriptions: Subscriptions;
};

/** To the members in this process at once, and to the other processes. */
export function publish(
  { context, members, fanOut }: Service,
  message: { readonly channel: string; readonly broadcast: Broadcast; readonly except?: Member },
): void {
  const { channel } = message;
  const { event, body } = message.broadcast;
  members.broadcast(channel, message.broadcast, message.except);
  const form = body.kind === 'json' ? { text: body.text } : { bytes: body.bytes.toString('base64') };
  fanOut.tell({ kind: 'broadcast', from: fanOut.server, channel, event, ...form }).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a broadcast did not reach the other processes');
  });
}

/**
 * A broadcast that can be replayed: the row's trigger tells every process of it, this one too.
 * @throws AppError 422 when Postgres cannot hold the payload, e.g. for a NUL in it
 */
export async function store(
  { context }: Service,
  message: {
    readonly name: string;
    readonly id: string;
    readonly broadcast: Broadcast;
    /** How long it is kept, at most 72 hours. */
    readonly ttlSeconds: number | undefined;
  },
): Promise<void> {
  const { name } = message;
  const { event, body } = message.broadcast;
  const payload = body.kind === 'json' ? body.text : null;
  const bytes = body.kind === 'binary' ? body.bytes : null;
  try {
    await context.database.pool.query(
      `insert into realtime.messages (id, topic, event, payload, binary_payload, private, extension, expires_at)
       values ($1, $2, $3, $4::jsonb, $5, true, 'broadcast', now() + make_interval(secs => $6))`,
      [message.id, name, event, payload, bytes, message.ttlSeconds ?? null],
    );
  } catch (error) {
    if (!isDataError(error)) throw error;
    throw new AppError({ status: 422, code: 'unprocessable', message: 'The payload cannot be stored' });
  }
}

export function byteLength({ body }: Pick<Broadcast, 'body'>): number {
  return body.kind === 'json' ? Buffer.byteLength(body.text) : body.bytes.length;
}
