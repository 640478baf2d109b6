import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#server/http/errors.ts';
import { isDataError } from './data-error.ts';
import { readToken, signedOutMessage, TokenRefused } from './identity.ts';
import { join, subscribe } from './join.ts';
import { sessionIdOf } from './live-sessions.ts';
import { channelOf, type Member, type Permission } from './members.ts';
import { byteLength, publish, store } from './service.ts';
import { closeChannel, leave, pushSystem, type Session, shutDown } from './session.ts';
import { encodeReply } from './wire/encode.ts';
import type { ClientMessage, SentBroadcast } from './wire/message.ts';

const broadcastPayload = z.object({ event: z.string(), payload: z.unknown().optional() });
const persisted = z.object({
  persist: z.union([z.boolean(), z.object({ ttl: z.number().positive().optional() })]),
});
const tokenPayload = z.object({ access_token: z.string().nullish() });

/** Rule 7.13: what the protocol knows. Messages of one socket are handled one after the other. */
export async function handleMessage(session: Session, message: ClientMessage): Promise<void> {
  if (message.topic === 'phoenix') return handlePhoenix(session, message);
  if (message.event === 'phx_join') return join(session, message);
  const member = session.channels.get(message.topic);
  if (!member) return reply(session, { message, status: 'error', response: { reason: 'unmatched topic' } });
  switch (message.event) {
    case 'phx_leave':
      leave(session, member);
      reply(session, { message, status: 'ok' });
      return closeChannel(session, member);
    case 'broadcast':
      return sendBroadcast(session, { member, message });
    case 'presence':
      return changePresence(session, { member, message });
    case 'access_token':
      return renewToken(session, { member, message });
    default:
      // Unknown events are none of our business, as on Supabase.
      return;
  }
}

/** `heartbeat` on the topic of the socket itself. */
export function handlePhoenix(session: Session, message: ClientMessage): void {
  if (message.event === 'heartbeat') reply(session, { message, status: 'ok' });
}

async function sendBroadcast(
  session: Session,
  { member, message }: { readonly member: Member; readonly message: ClientMessage },
): Promise<void> {
  const { service } = session;
  const sent = message.broadcast ?? readBroadcast(message.payload);
  const refuse = (reason: string) => {
    if (member.ackBroadcast) reply(session, { message, status: 'error', response: { reason } });
  };
  if (!sent) return refuse('Invalid broadcast');
  if (byteLength(sent) > service.settings.maxPayloadBytes) return refuse('payload_size_exceeded');
  if (!(await mayWrite(session, member)).broadcast) return refuse('unauthorized');
  const { event, body, metadata } = sent;
  const { data: stored } = persisted.safeParse(metadata);
  if (stored?.persist) {
    if (!member.private) return refuse('only broadcasts of private channels can be stored');
    const ttlSeconds = stored.persist === true ? undefined : stored.persist.ttl;
    const id = randomUUID();
    if (!member.selfBroadcast) member.heard.add(id);
    try {
      await store(service, { name: member.name, id, broadcast: { event, body }, ttlSeconds });
    } catch (error) {
      if (error instanceof AppError) return refuse(error.message);
      throw error;
    }
  } else {
    const except = member.selfBroadcast ? undefined : member;
    publish(service, {
      channel: channelOf(member),
      broadcast: { event, body },
      except,
    });
  }
  if (member.ackBroadcast) reply(session, { message, status: 'ok' });
}

function readBroadcast(payload: unknown): SentBroadcast | undefined {
  const { data } = broadcastPayload.safeParse(payload);
  if (!data) return undefined;
  return {
    event: data.event,
    body: { kind: 'json', text: JSON.stringify(data.payload ?? {}) },
    metadata: {},
  };
}

const presencePayload = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).optional(),
});

async function changePresence(
  session: Session,
  { member, message }: { readonly member: Member; readonly message: ClientMessage },
): Promise<void> {
  const { service } = session;
  if (!session.presences.take())
    return shutDown(session, { member, message: 'Client presence rate limit exceeded' });
  const { data } = presencePayload.safeParse(message.payload);
  if (!data)
    return reply(session, {
      message,
      status: 'error',
      response: { reason: 'Presence track payload must be a map' },
    });
  switch (data.event.toLowerCase()) {
    case 'track': {
      const meta = JSON.stringify(data.payload ?? {});
      if (Buffer.byteLength(meta) > service.settings.maxPresenceBytes) {
        return shutDown(session, { member, message: 'Track message size exceeded' });
      }
      if (!(await mayWrite(session, member)).presence) {
        return reply(session, { message, status: 'error', response: { reason: 'unauthorized' } });
      }
      if (member.left) return;
      if (member.presence !== meta) {
        const tracked = await service.presence.track(member, meta).then(
          () => true,
          (error: unknown) => {
            if (isDataError(error)) return false;
            throw error;
          },
        );
        if (!tracked)
          return reply(session, {
            message,
            status: 'error',
            response: { reason: 'The presence cannot be stored' },
          });
      }
      return reply(session, { message, status: 'ok' });
    }
    case 'untrack':
      await service.presence.untrack(member);
      return reply(session, { message, status: 'ok' });
    default:
      return reply(session, { message, status: 'error', response: { reason: 'unknown presence event' } });
  }
}

async function mayWrite(session: Session, member: Member): Promise<Permission> {
  const { name, actor, private: isPrivate } = member;
  member.mayWrite ??= await session.service.permissions.mayWrite({
    ...{ name, actor, private: isPrivate },
    headers: session.headers,
  });
  return member.mayWrite;
}

/** A new token: the policies are asked anew, and who may no longer read is let go. */
async function renewToken(
  session: Session,
  { member, message }: { readonly member: Member; readonly message: ClientMessage },
): Promise<void> {
  const { service } = session;
  const token = tokenPayload.safeParse(message.payload).data?.access_token;
  if (!token || token === member.token) return;
  // It costs what joining costs.
  if (!session.joins.take())
    return shutDown(session, { member, message: 'ClientJoinRateLimitReached: Too many tokens per second' });
  try {
    const identity = await readToken(service, token);
    const { name, private: isPrivate } = member;
    const mayRead = await service.permissions.mayRead({
      ...{ name, private: isPrivate, actor: identity.actor },
      headers: session.headers,
    });
    const lost =
      (member.mayRead.broadcast && !mayRead.broadcast) || (member.mayRead.presence && !mayRead.presence);
    if (lost) {
      const reason = `You no longer have permission to read from this Channel topic: ${name}`;
      return shutDown(session, { member, message: reason });
    }
    if (service.liveSessions.hasJustEnded(sessionIdOf(identity.actor)))
      return shutDown(session, { member, message: signedOutMessage });
    const roleBefore = member.actor.role;
    Object.assign(member, identity, { mayRead, mayWrite: undefined });
    // Another role may read other columns, and filter by them.
    if (roleBefore !== member.actor.role) await subscribeAgain(session, member);
  } catch (error) {
    if (error instanceof TokenRefused) return shutDown(session, { member, message: error.message });
    service.context.log.error({ err: error }, 'a token could not be renewed');
    shutDown(session, { member, message: 'Realtime was unable to connect to the project database' });
  }
}

async function subscribeAgain(session: Session, member: Member): Promise<void> {
  const refusal = await subscribe(session, { member, wanted: member.wantedChanges });
  if (!refusal) return;
  session.service.subscriptions.unsubscribe(member);
  pushSystem(session, { to: member, extension: 'postgres_changes', status: 'error', message: refusal });
}

function reply(
  session: Session,
  {
    message,
    status,
    response,
  }: { readonly message: ClientMessage; readonly status: 'ok' | 'error'; readonly response?: unknown },
): void {
  // Who sends no number waits for no answer.
  if (message.ref === null) return;
  session.send(encodeReply(session.version, message, status, response));
}

/** Who sends too much loses the channel, and who goes on the socket. */
export function refuseFlood(session: Session, message: ClientMessage): void {
  const member = session.channels.get(message.topic);
  if (member) shutDown(session, { member, message: 'ClientRateLimitReached: Too many messages per second' });
  else session.end(1008, 'Too many messages');
}
