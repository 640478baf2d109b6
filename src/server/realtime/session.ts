import { createBucket } from '#server/http/token-bucket.ts';
import type { Member } from './members.ts';
import type { Service } from './service.ts';
import { encodePush } from './wire/encode.ts';
import type { Frame, Version } from './wire/message.ts';

/** One socket and the channels it has joined. */
export type Session = {
  readonly service: Service;
  readonly version: Version;
  /** The key of the handshake; a channel may bring a better one. */
  readonly token: string;
  /** As policies see them; without credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly channels: Map<string, Member>;
  /** The socket is gone; what still runs for it stops. */
  ended: boolean;
  readonly joins: { readonly take: () => boolean };
  readonly presences: { readonly take: () => boolean };
  readonly send: (frame: Frame) => void;
  /** Closes the socket with a WebSocket code and a reason. */
  readonly end: (code: number, reason: string) => void;
};

export function createSession(
  given: Pick<Session, 'service' | 'version' | 'token' | 'headers' | 'send' | 'end'>,
): Session {
  const { joins, presences } = given.service.settings;
  return {
    ...given,
    channels: new Map(),
    ended: false,
    joins: createBucket(joins),
    presences: createBucket(presences),
  };
}

/** Takes the member out of its channel; others hear that it is no longer present. */
export function leave({ service, channels }: Session, member: Member): void {
  if (member.left) return;
  member.left = true;
  if (channels.get(member.topic) === member) channels.delete(member.topic);
  service.members.remove(member);
  service.subscriptions.unsubscribe(member);
  service.presence.leave(member);
}

export function endSession(session: Session): void {
  session.ended = true;
  for (const member of [...session.channels.values()]) leave(session, member);
}

/** A message of the system about a channel, e.g. that it now hears of changes. */
export function pushSystem(
  { send, version }: Pick<Session, 'send' | 'version'>,
  message: {
    readonly to: Pick<Member, 'topic' | 'name' | 'joinRef'>;
    readonly extension: 'system' | 'postgres_changes';
    readonly status: 'ok' | 'error';
    readonly message: string;
  },
): void {
  const { to } = message;
  const payload = JSON.stringify({ ...message, channel: to.name });
  send(encodePush(version, { topic: to.topic, event: 'system', joinRef: to.joinRef, payload }));
}

/** Says why, then closes the channel; the official client does not join it again by itself. */
export function shutDown(
  session: Session,
  { member, message }: { readonly member: Member; readonly message: string },
): void {
  if (member.left) return;
  pushSystem(session, { to: member, extension: 'system', status: 'error', message });
  closeChannel(session, member);
}

/** Of a channel that ended with an error the official client joins a new one by itself. */
export function closeChannel(
  session: Session,
  member: Member,
  event: 'phx_close' | 'phx_error' = 'phx_close',
): void {
  leave(session, member);
  const { topic, joinRef } = member;
  session.send(encodePush(session.version, { topic, event, joinRef, payload: '{}' }));
}
