import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { createBatcher } from './batcher.ts';
import { isDataError } from './data-error.ts';
import { channelKey, type Member, type Members } from './members.ts';
import type { JoinNotice, LeaveNotice } from './notices.ts';
import { encodePush } from './wire/encode.ts';

type Meta = { readonly phx_ref: string; readonly [name: string]: unknown };
type Present = { readonly key: string; readonly meta: Meta };
type Grouped = Record<string, { metas: Meta[] }>;

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

type Diff = { readonly joins: Map<string, Present>; readonly leaves: Map<string, Present> };
type Write = { readonly member: Member; readonly meta: string | undefined };

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

  const write = createBatcher<Write>(
    async (writes) => {
      const last = new Map(writes.map((one) => [one.member.id, one]));
      const tracked = [...last.values()].flatMap(({ member, meta }) =>
        meta === undefined
          ? []
          : [{ member: member.id, channel: keyOf(member), key: member.presenceKey, ref: newRef(), meta }],
      );
      const gone = [...last.values()].flatMap(({ member, meta }) => (meta === undefined ? [member.id] : []));
      if (tracked.length > 0) {
        await database.pool.query(
          `insert into bestatt.realtime_presences (server, member, channel, key, ref, meta)
         select $1, member, channel, key, ref, meta::jsonb
         from jsonb_to_recordset($2::jsonb) as t(member uuid, channel text, key text, ref text, meta text)
         on conflict (member) do update set ref = excluded.ref, meta = excluded.meta`,
          [server, JSON.stringify(tracked)],
        );
      }
      if (gone.length > 0) {
        await database.pool.query('delete from bestatt.realtime_presences where member = any ($1::uuid[])', [
          gone,
        ]);
      }
    },
    { isItemsFault: isDataError },
  );

  async function read(channel: string): Promise<Map<string, Present>> {
    const { rows } = await database.pool.query<{ member: string; key: string; ref: string; meta: object }>(
      'select member, key, ref, meta from bestatt.realtime_presences where channel = $1',
      [channel],
    );
    return new Map(
      rows.map(({ member, key, ref, meta }) => [member, { key, meta: { ...meta, phx_ref: ref } }]),
    );
  }

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
      applyOne(notice, state, diff);
    }
    for (const [channel, { joins, leaves }] of diffs) {
      if (joins.size + leaves.size > 0) sendDiff(channel, [...joins.values()], [...leaves.values()]);
    }
  }

  function sendDiff(channel: string, joins: readonly Present[], leaves: readonly Present[]): void {
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
      const channel = keyOf(member);
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
      const channel = keyOf(member);
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
        const missing = (from: Map<string, Present>, of: Map<string, Present>) =>
          [...from]
            .filter(([id, { meta }]) => of.get(id)?.meta.phx_ref !== meta.phx_ref)
            .map(([, present]) => present);
        const [joins, leaves] = [missing(state, known), missing(known, state)];
        if (joins.length + leaves.length > 0) sendDiff(channel, joins, leaves);
      }
    },
  };
}

function applyOne(
  notice: JoinNotice | LeaveNotice,
  state: Map<string, Present>,
  { joins, leaves }: Diff,
): void {
  const before = state.get(notice.member);
  if (notice.kind === 'join' && before?.meta.phx_ref === notice.ref) return;
  if (before) {
    // Came and went within the batch: nobody needs to hear of it.
    if (!joins.delete(notice.member)) leaves.set(notice.member, before);
    state.delete(notice.member);
  }
  if (notice.kind === 'leave') return;
  const previous = before ? { phx_ref_prev: before.meta.phx_ref } : {};
  const meta = { ...notice.meta, phx_ref: notice.ref };
  state.set(notice.member, { key: notice.key, meta });
  joins.set(notice.member, { key: notice.key, meta: { ...meta, ...previous } });
}

function keyOf(member: Member): string {
  return channelKey(member.name, member.private);
}

function newRef(): string {
  return randomBytes(9).toString('base64url');
}

/** As Phoenix.Presence has it: `{key: {metas: [{phx_ref, …}]}}`. */
function group(presents: readonly Present[]): Grouped {
  // Keys come from clients: `__proto__` is a key like any other.
  const grouped: Grouped = Object.create(null) as Grouped;
  for (const { key, meta } of presents) {
    const metas = grouped[key]?.metas ?? [];
    metas.push(meta);
    grouped[key] = { metas };
  }
  return grouped;
}
