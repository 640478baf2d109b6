/** What processes of the service tell each other, and what triggers tell them (db/platform/0007-realtime.sql). */
export type Notice =
  | BroadcastNotice
  | MessageNotice
  | JoinNotice
  | LeaveNotice
  | ChangeNotice
  | SessionsEndedNotice
  | { readonly kind: 'schema' };

/** Devices were signed out, or their person was banned (db/migrations/0023-sessions-that-ended.sql). */
export type SessionsEndedNotice = { readonly kind: 'sessions_ended'; readonly ids: readonly string[] };

/** A broadcast that came into another process. */
export type BroadcastNotice = {
  readonly kind: 'broadcast';
  readonly from: string;
  readonly channel: string;
  readonly event: string;
  /** JSON text, or bytes in base64. */
  readonly text?: string;
  readonly bytes?: string;
};

/** A row of realtime.messages. */
export type MessageNotice = {
  readonly kind: 'message';
  readonly id: string;
  readonly topic: string;
  readonly event: string;
  readonly private: boolean;
  readonly payload: unknown;
  readonly binary: string | null;
};

export type JoinNotice = {
  readonly kind: 'join';
  readonly channel: string;
  readonly member: string;
  readonly key: string;
  readonly ref: string;
  readonly meta: Readonly<Record<string, unknown>>;
};

export type LeaveNotice = { readonly kind: 'leave'; readonly channel: string; readonly member: string };

export type Row = Readonly<Record<string, unknown>>;

/** A change of a published row; `relation` is the table's oid. */
export type ChangeNotice = {
  readonly kind: 'change';
  readonly relation: number;
  readonly action: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly at: string;
  readonly new: Row | null;
  readonly old: Row | null;
};

// ECMAScript 2026, which the compiler does not know yet: a reviver sees a number's text, and JSON can be given as it is.
type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parseWithSource = JSON.parse as (text: string, reviver: Reviver) => unknown;
const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

/** Numbers that are not exact here, such as a bigint's, stay the text they are: policies see rows as they were. */
export function parseNotice(body: string): Notice {
  if (!/\d{16}/.test(body)) return JSON.parse(body) as Notice;
  return parseWithSource(body, keepExact) as Notice;
}

function keepExact(_key: string, value: unknown, { source }: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || source === undefined || String(value) === source) return value;
  return rawJSON(source);
}
