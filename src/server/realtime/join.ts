import { randomUUID } from 'node:crypto';
import { FilterError } from './changes/filter.ts';
import type { WantedChange } from './changes/wanted-change.ts';
import { type Identity, readToken, signedOutMessage, TokenRefused } from './identity.ts';
import { type JoinConfig, joinRequest } from './join-request.ts';
import { sessionIdOf } from './live-sessions.ts';
import type { Member, Permission } from './members.ts';
import { isPlain } from './plain-text.ts';
import { readReplay } from './replay.ts';
import type { Service } from './service.ts';
import { closeChannel, leave, pushSystem, type Session, shutDown } from './session.ts';
import { encodeBroadcast, encodeReply } from './wire/encode.ts';
import type { Broadcast, ClientMessage } from './wire/message.ts';

const prefix = 'realtime:';
const maxTopicBytes = 255;
const signedOut = 1008;

/** Why a channel is not joined; the message goes to the client. */
class JoinRefused extends Error {}

/** Answers `phx_join`: checks limits, token and policies, then lets the socket into the channel. */
export async function join(session: Session, message: ClientMessage): Promise<void> {
  if (!session.joins.take()) {
    refuse(session, { message, reason: 'ClientJoinRateLimitReached: Too many joins per second' });
    session.end(1008, 'Too many joins');
    return;
  }
  try {
    await letIn(session, message);
  } catch (error) {
    const isExpected =
      error instanceof JoinRefused || error instanceof TokenRefused || error instanceof FilterError;
    if (isExpected) return refuse(session, { message, reason: error.message });
    session.service.context.log.error({ err: error }, 'a channel could not be joined');
    refuse(session, {
      message,
      reason: 'UnableToConnectToProject: Realtime was unable to connect to the project database',
    });
  }
}

async function letIn(session: Session, message: ClientMessage): Promise<void> {
  const { service } = session;
  const name = readName(message.topic);
  const parsed = joinRequest.safeParse(message.payload);
  if (!parsed.success) throw new JoinRefused(`InvalidJoinPayload: ${parsed.error.issues[0]?.message}`);
  const { access_token, user_token, config } = parsed.data;
  requireRoom(session, { topic: message.topic, changes: config?.postgres_changes?.length ?? 0 });
  // Before the session is looked at, so that its end is heard of from then on.
  await service.fanOut.start();
  const identity = await readToken(service, access_token ?? user_token ?? session.token);
  const mayRead = await requireRead(session, { name, config, identity });
  const member = createMember(session, message, { name, config, identity, mayRead });
  const refusal = await subscribe(session, { member, wanted: member.wantedChanges });
  if (refusal && config?.postgres_changes_options?.wait) {
    throw new JoinRefused(`RealtimeDisabledForConfiguration: ${refusal}`);
  }
  const replayed = await replayOf(service, { member, config });
  if (session.ended) return service.subscriptions.unsubscribe(member);
  if (service.liveSessions.hasJustEnded(sessionIdOf(identity.actor))) {
    service.subscriptions.unsubscribe(member);
    throw new TokenRefused(signedOutMessage);
  }

  const earlier = session.channels.get(member.topic);
  if (earlier) leave(session, earlier);
  session.channels.set(member.topic, member);
  service.members.add(member);
  welcome(session, { message, member, config, refusal, replayed });
  if (member.presenceEnabled && mayRead.presence) await service.presence.open(member);
}

function requireRoom(
  { channels, service }: Session,
  { topic, changes }: { readonly topic: string; readonly changes: number },
): void {
  const { channelsPerSocket, changesPerSocket } = service.settings;
  const others = [...channels.values()].filter((one) => one.topic !== topic);
  if (others.length >= channelsPerSocket) throw new JoinRefused('ChannelRateLimitReached: Too many channels');
  if (others.reduce((sum, one) => sum + one.wantedChanges.length, changes) > changesPerSocket)
    throw new JoinRefused('ChannelRateLimitReached: Too many subscriptions to changes');
}

type Asking = {
  readonly name: string;
  readonly config: JoinConfig | null | undefined;
  readonly identity: Identity;
};

async function requireRead(
  { service, headers }: Session,
  { name, config, identity }: Asking,
): Promise<Permission> {
  const asked = { name, private: config?.private ?? false, actor: identity.actor, headers };
  const mayRead = await service.permissions.mayRead(asked).catch((error: unknown): Permission => {
    service.context.log.warn({ err: error }, 'a policy of realtime.messages failed');
    return { broadcast: false, presence: false };
  });
  const { broadcast, presence } = config ?? {};
  if (broadcast?.replay && !asked.private)
    throw new JoinRefused('InvalidReplayChannel: Replay is only for private channels');
  if (mayRead.broadcast || (presence?.enabled && mayRead.presence && !broadcast?.replay)) return mayRead;
  throw new JoinRefused(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
}

/** What a channel hears first: the answer, what the system has to say, what was stored. */
function welcome(
  session: Session,
  joined: {
    readonly message: ClientMessage;
    readonly member: Member;
    readonly config: JoinConfig | null | undefined;
    /** Why it does not hear of changes. */
    readonly refusal: string | undefined;
    readonly replayed: readonly Broadcast[];
  },
): void {
  const { message, member, config, refusal, replayed } = joined;
  const ids = member.wantedChanges.map((one, index) => ({ ...one, id: index + 1 }));
  session.send(encodeReply(session.version, message, 'ok', { postgres_changes: ids }));
  if (ids.length > 0) {
    const told = refusal
      ? ({ status: 'error', message: refusal } as const)
      : ({ status: 'ok', message: 'Subscribed to PostgreSQL' } as const);
    pushSystem(session, { to: member, extension: 'postgres_changes', ...told });
  }
  if (config?.broadcast?.replication_ready) {
    const text = 'Replication connection established';
    pushSystem(session, { to: member, extension: 'system', status: 'ok', message: text });
  }
  for (const broadcast of replayed) {
    const frame = encodeBroadcast(session.version, member.topic, broadcast);
    if (frame) session.send(frame);
  }
}

function readName(topic: string): string {
  const name = topic.startsWith(prefix) ? topic.slice(prefix.length) : '';
  if (name === '') throw new JoinRefused('TopicNameRequired: You must provide a topic name');
  if (!isPlain(name)) throw new JoinRefused('InvalidTopic: The topic name has a NUL in it');
  if (Buffer.byteLength(topic) > maxTopicBytes)
    throw new JoinRefused('InvalidTopic: The topic name is too long');
  return name;
}

/** Stored broadcasts, which the member will not be told a second time. */
async function replayOf(
  { context }: Service,
  { member, config }: { readonly member: Member; readonly config: JoinConfig | null | undefined },
): Promise<Broadcast[]> {
  const replay = config?.broadcast?.replay;
  if (!replay) return [];
  const replayed = await readReplay(context.database, member.name, replay);
  for (const { meta } of replayed) member.heard.add(String(meta?.id));
  return replayed;
}

function createMember(
  session: Session,
  { topic, joinRef, ref }: ClientMessage,
  given: Asking & { readonly mayRead: Permission },
): Member {
  const { name, config, identity, mayRead } = given;
  const member: Member = {
    ...{ id: randomUUID(), topic, name, joinRef: joinRef ?? ref, private: config?.private ?? false },
    selfBroadcast: config?.broadcast?.self ?? false,
    ackBroadcast: config?.broadcast?.ack ?? false,
    presenceKey: config?.presence?.key || randomUUID(),
    presenceEnabled: config?.presence?.enabled ?? false,
    version: session.version,
    send: session.send,
    shutDown: (reason) => shutDown(session, { member, message: reason }),
    fail: () => closeChannel(session, member, 'phx_error'),
    signOut() {
      shutDown(session, { member, message: signedOutMessage });
      if (session.channels.size === 0) session.end(signedOut, 'This device has been signed out');
    },
    heard: new Set(),
    wantedChanges: config?.postgres_changes ?? [],
    ...identity,
    mayRead,
    mayWrite: undefined,
    presence: undefined,
    left: false,
  };
  return member;
}

/** @returns why not, for the client; undefined when all is well */
export async function subscribe(
  { service }: Session,
  { member, wanted }: { readonly member: Member; readonly wanted: readonly WantedChange[] },
): Promise<string | undefined> {
  if (wanted.length === 0) return undefined;
  try {
    await service.subscriptions.subscribe(member, wanted);
    return undefined;
  } catch (error) {
    if (error instanceof FilterError) return error.message;
    throw error;
  }
}

function refuse(
  { send, version }: Session,
  { message, reason }: { readonly message: ClientMessage; readonly reason: string },
): void {
  send(encodeReply(version, message, 'error', { reason }));
}
