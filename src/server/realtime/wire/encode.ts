import type { Broadcast, Frame, Ref, Version } from './message.ts';

const userBroadcast = 4;
const maxNameBytes = 255;

/** The answer to a client's message. */
export function encodeReply(
  version: Version,
  to: { readonly topic: string; readonly ref: Ref; readonly joinRef: Ref },
  status: 'ok' | 'error',
  response: unknown = {},
): Frame {
  const payload = JSON.stringify({ status, response });
  return encode(version, { ...to, event: 'phx_reply', payload });
}

/** A message of the server's own; `payload` is JSON text. */
export function encodePush(
  version: Version,
  message: {
    readonly topic: string;
    readonly event: string;
    readonly joinRef?: Ref;
    readonly payload: string;
  },
): Frame {
  return encode(version, { ref: null, joinRef: null, ...message });
}

/** Undefined when the version cannot carry it: JSON objects have no binary payload. */
export function encodeBroadcast(version: Version, topic: string, broadcast: Broadcast): Frame | undefined {
  const { event, body, meta } = broadcast;
  if (version === '2.0.0') {
    const binary = encodeUserBroadcast(topic, broadcast);
    if (binary) return binary;
  }
  if (body.kind === 'binary') return undefined;
  const metaText = meta ? `,"meta":${JSON.stringify(meta)}` : '';
  const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body.text}${metaText}}`;
  return encodePush(version, { topic, event: 'broadcast', payload });
}

function encode(
  version: Version,
  message: { topic: string; event: string; ref: Ref; joinRef: Ref; payload: string },
): Frame {
  const [topic, event, ref, joinRef] = [message.topic, message.event, message.ref, message.joinRef].map(
    (part) => JSON.stringify(part),
  );
  const text =
    version === '2.0.0'
      ? `[${joinRef},${ref},${topic},${event},${message.payload}]`
      : `{"topic":${topic},"event":${event},"payload":${message.payload},"ref":${ref}}`;
  return { bytes: Buffer.from(text), binary: false };
}

/** `4, three lengths and the encoding, topic, event, metadata, payload`; undefined when a name is too long for it. */
function encodeUserBroadcast(topic: string, { event, body, meta }: Broadcast): Frame | undefined {
  const names = [topic, event, meta ? JSON.stringify(meta) : ''].map((name) => Buffer.from(name));
  if (names.some((name) => name.length > maxNameBytes)) return undefined;
  const header = Buffer.from([
    userBroadcast,
    ...names.map((name) => name.length),
    body.kind === 'json' ? 1 : 0,
  ]);
  const payload = body.kind === 'json' ? Buffer.from(body.text) : body.bytes;
  return { bytes: Buffer.concat([header, ...names, payload]), binary: true };
}
