import type { JoinNotice, LeaveNotice } from './notices.ts';

type Meta = { readonly phx_ref: string; readonly [name: string]: unknown };

/** Somebody present in a channel, under the key that the client chose. */
export type Present = { readonly key: string; readonly meta: Meta };

/** Who came and who went since the members were last told, by member. */
export type Diff = { readonly joins: Map<string, Present>; readonly leaves: Map<string, Present> };

type Grouped = Record<string, { metas: Meta[] }>;

/** Brings a channel's state up to a notice, and notes in `diff` what its members are to be told. */
export function applyNotice(
  state: Map<string, Present>,
  { notice, diff }: { readonly notice: JoinNotice | LeaveNotice; readonly diff: Diff },
): void {
  const { joins, leaves } = diff;
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

/** Who is in the one state and not, or as somebody else, in the other. */
export function missing(from: ReadonlyMap<string, Present>, of: ReadonlyMap<string, Present>): Present[] {
  return [...from]
    .filter(([id, { meta }]) => of.get(id)?.meta.phx_ref !== meta.phx_ref)
    .map(([, present]) => present);
}

/** As Phoenix.Presence has it: `{key: {metas: [{phx_ref, …}]}}`. */
export function group(presents: readonly Present[]): Grouped {
  // Keys come from clients: `__proto__` is a key like any other.
  const grouped: Grouped = Object.create(null) as Grouped;
  for (const { key, meta } of presents) {
    const metas = grouped[key]?.metas ?? [];
    metas.push(meta);
    grouped[key] = { metas };
  }
  return grouped;
}
