import type { Member } from '#server/realtime/members.ts';
import type { ChangeNotice, Row } from '#server/realtime/notices.ts';
import type { Subscription } from './prepare-subscriptions.ts';

/** A change of a table and those who, by event and filter, want it. */
export type Candidate = { readonly change: ChangeNotice; readonly subscriptions: readonly Subscription[] };

/** The row that a change is about: as it is now, or as it was before it was deleted. */
export function rowOf(change: ChangeNotice): Row {
  return change.new ?? change.old ?? {};
}

const claimsTexts = new WeakMap<object, string>();

/** The claims as policies read them. */
export function claimsOf({ actor }: Pick<Member, 'actor'>): string {
  const known = claimsTexts.get(actor) ?? JSON.stringify({ role: actor.role, ...actor.claims });
  claimsTexts.set(actor, known);
  return known;
}
