/** The two forms of the Phoenix channel protocol: JSON objects, or JSON arrays with binary broadcasts. */
export type Version = '1.0.0' | '2.0.0';

/** Numbers of the client, given back as they came; the client compares them. */
export type Ref = string | number | null;

/** A frame of a client (Rule 3.26: topic, event, payload, ref). */
export type ClientMessage = {
  readonly topic: string;
  readonly event: string;
  readonly ref: Ref;
  readonly joinRef: Ref;
  /** JSON; for a binary push of a broadcast, the broadcast. */
  readonly payload: unknown;
  readonly broadcast?: SentBroadcast;
};

export type SentBroadcast = {
  readonly event: string;
  readonly body: BroadcastBody;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** JSON stays the text it came as; it is never read. */
export type BroadcastBody =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'binary'; readonly bytes: Buffer };

/** A broadcast on its way to the members of a channel. */
export type Broadcast = {
  readonly event: string;
  readonly body: BroadcastBody;
  /** `id` of a stored one, `replayed`. */
  readonly meta?: Readonly<Record<string, unknown>>;
};

/** What goes into a socket: JSON as bytes of text, or a binary frame. */
export type Frame = { readonly bytes: Buffer; readonly binary: boolean };
