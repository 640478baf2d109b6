import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { channelOf, type Member, type Members } from './members.ts';
import type { JoinNotice, LeaveNotice } from './notices.ts';
import { createPresenceRows } from './presence-rows.ts';
import { applyNotice, type Diff, group, missing, type Present } from './presence-state.ts';
import { encodePush } from './wire/encode.ts';

type PresenceChange = { readonly joins: readonly Present[]; readonly leaves: readonly Present[] };

export type Presence = {
  /** Sends the state of the channel to a member that wants it. */
  readonly open: (member: Member) => Promise<void>;
  /** Resolves when it is written; everybody then hears of it. `meta` is a JSON object as text. */
  readonly track: (member: Member, meta: string) => Promise<void>;
  readonly untrack: (member: Member) => Promise<void>;
  /** After the member left; the last one takes the channel's state with it. */
  readonly leave: (member: Member) => void;
  readonly onNotices: (notices: readonly (JoinNotice | LeaveNotice)[]) => void;
  /** After a lost connection: writes this process's own again and reads what the others wrote. */
  readonly resync: () => Promise<void>;
};

/**
 * Who is present lies in `bestatt.realtime_presences`; triggers tell every process of what changes there, the
 * writer's own too. A process keeps the state of the channels that its members look at.
 */
export function createPresence(options: {
  readonly database: Database;
  readonly members: Members;
  readonly server: string;
  readonly log: Logger;
}): Presence {
  const { database, members, server, log } = options;
  const states = new Map<string, Map<string, Present>>();
  const opening = new Map<string, { loaded: Promise<void>; notices: (JoinNotice | LeaveNotice)[] }>();

  const { read, write } = createPresenceRows({ database, server });

  /** What is told while the channel is read is kept for after it. */
  function load(channel: string): Promise<void> {
    if (states.has(channel)) return Promise.resolve();
    const running = opening.get(channel);
    if (running) return running.loaded;
    const notices: (JoinNotice | LeaveNotice)[] = [];
    const loaded = read(channel)
      .then((state) => {
        states.set(channel, state);
        opening.delete(channel);
        apply(notices);
      })
      .finally(() => opening.delete(channel));
    opening.set(channel, { loaded, notices });
    return loaded;
  }

  function apply(notices: readonly (JoinNotice | LeaveNotice)[]): void {
    const diffs = new Map<string, Diff>();
    for (const notice of notices) {
      const { channel } = notice;
      opening.get(channel)?.notices.push(notice);
      const state = states.get(channel);
      if (!state) continue;
      const diff = diffs.get(channel) ?? { joins: new Map(), leaves: new Map() };
      diffs.set(channel, diff);
      applyNotice(state, { notice, diff });
    }
    for (const [channel, { joins, leaves }] of diffs) {
      if (joins.size + leaves.size > 0)
        sendDiff(channel, { joins: [...joins.values()], leaves: [...leaves.values()] });
    }
  }

  function sendDiff(channel: string, { joins, leaves }: PresenceChange): void {
    const payload = JSON.stringify({ joins: group(joins), leaves: group(leaves) });
    members.send(channel, {
      wants: (member) => member.presenceEnabled && member.mayRead.presence,
      encode: (version, topic) => encodePush(version, { topic, event: 'presence_diff', payload }),
    });
  }

  async function untrack(member: Member): Promise<void> {
    if (member.presence === undefined) return;
    member.presence = undefined;
    await write({ member, meta: undefined });
  }

  return {
    async open(member) {
      const channel = channelOf(member);
      await load(channel);
      const state = group([...(states.get(channel)?.values() ?? [])]);
      const { topic, joinRef, version } = member;
      const payload = JSON.stringify(state);
      member.send(encodePush(version, { topic, event: 'presence_state', joinRef, payload }));
    },
    track(member, meta) {
      member.presence = meta;
      return write({ member, meta });
    },
    untrack,
    leave(member) {
      const channel = channelOf(member);
      if (members.of(channel).size === 0) states.delete(channel);
      untrack(member).catch((error: unknown) => {
        log.warn({ err: error }, 'a presence outlives its socket until this process ends');
      });
    },
    onNotices: apply,
    async resync() {
      for (const member of members.all()) {
        if (member.presence !== undefined) await write({ member, meta: member.presence });
      }
      for (const [channel, known] of states) {
        const state = await read(channel);
        states.set(channel, state);
        const [joins, leaves] = [missing(state, known), missing(known, state)];
        if (joins.length + leaves.length > 0) sendDiff(channel, { joins, leaves });
      }
    },
  };
}
