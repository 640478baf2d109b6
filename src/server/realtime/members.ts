import type { Actor } from '#server/db/database.ts';
import type { WantedChange } from './changes/wanted-change.ts';
import { encodeBroadcast } from './wire/encode.ts';
import type { Broadcast, Frame, Ref, Version } from './wire/message.ts';

/** What a channel may do; undefined as long as nobody asked. A public channel may everything. */
export type Permission = { readonly broadcast: boolean; readonly presence: boolean };

/** A channel that a socket has joined. */
export type Member = {
  readonly id: string;
  /** As the client names it: `realtime:` and the name that policies see. */
  readonly topic: string;
  readonly name: string;
  readonly private: boolean;
  readonly joinRef: Ref;
  readonly selfBroadcast: boolean;
  readonly ackBroadcast: boolean;
  readonly presenceKey: string;
  /** It wants to hear who comes and goes. */
  readonly presenceEnabled: boolean;
  readonly version: Version;
  readonly send: (frame: Frame) => void;
  /** Ends the channel with a message of the system, as the client knows it. */
  readonly shutDown: (message: string) => void;
  /** Ends the channel so that the client joins it again. */
  readonly fail: () => void;
  /** Ends the channel because its token's session has ended, and the socket when nothing else is left on it. */
  readonly signOut: () => void;
  readonly wantedChanges: readonly WantedChange[];
  /** Stored broadcasts that it is not to be told: it got them at joining, or sent them itself. */
  readonly heard: Set<string>;
  token: string;
  actor: Actor;
  /** Seconds since 1970. */
  expiresAt: number;
  mayRead: Permission;
  mayWrite: Permission | undefined;
  /** What it said of itself, as JSON; undefined when it is not present. */
  presence: string | undefined;
  left: boolean;
};

/** Public and private channels of one name do not hear each other. */
export function channelKey(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`;
}

/** The key of the channel that the member has joined. */
export function channelOf(member: Pick<Member, 'name' | 'private'>): string {
  return channelKey(member.name, member.private);
}

type Outgoing = {
  readonly wants: (member: Member) => boolean;
  readonly encode: (version: Version, topic: string) => Frame | undefined;
};

export type Members = {
  readonly add: (member: Member) => void;
  readonly remove: (member: Member) => void;
  readonly of: (channel: string) => ReadonlySet<Member>;
  readonly all: () => Iterable<Member>;
  /** Each form is made once, for five hundred readers as for one; a version that has none gets nothing. */
  readonly send: (channel: string, message: Outgoing) => void;
  /** To all members of the channel that may read, but for one. */
  readonly broadcast: (channel: string, broadcast: Broadcast, except?: Member) => void;
};

const nobody: ReadonlySet<Member> = new Set();

/** The channels joined in this process. */
export function createMembers(): Members {
  const channels = new Map<string, Set<Member>>();

  function send(channel: string, { wants, encode }: Outgoing): void {
    const frames = new Map<Version, Frame | undefined>();
    for (const member of channels.get(channel) ?? nobody) {
      if (!wants(member)) continue;
      const { version, topic } = member;
      if (!frames.has(version)) frames.set(version, encode(version, topic));
      const frame = frames.get(version);
      if (frame) member.send(frame);
    }
  }

  return {
    add(member) {
      const key = channelOf(member);
      const members = channels.get(key) ?? new Set();
      channels.set(key, members.add(member));
    },
    remove(member) {
      const key = channelOf(member);
      const members = channels.get(key);
      members?.delete(member);
      if (members?.size === 0) channels.delete(key);
    },
    of: (channel) => channels.get(channel) ?? nobody,
    *all() {
      for (const members of channels.values()) yield* members;
    },
    send,
    broadcast(channel, broadcast, except) {
      const id = broadcast.meta?.id;
      send(channel, {
        wants: (member) =>
          member !== except &&
          member.mayRead.broadcast &&
          !(typeof id === 'string' && member.heard.delete(id)),
        encode: (version, topic) => encodeBroadcast(version, topic, broadcast),
      });
    },
  };
}
