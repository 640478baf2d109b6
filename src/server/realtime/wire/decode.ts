import { isTooDeep } from '#server/http/read-text.ts';
import type { ClientMessage, Ref, Version } from './message.ts';

/** The official client's number for a broadcast pushed as a binary frame. */
const broadcastPush = 3;
const jsonEncoding = 1;
const headerBytes = 7;

/** Reads a client's frame; undefined when it is no message of the protocol. */
export function decodeFrame(data: Buffer, isBinary: boolean, version: Version): ClientMessage | undefined {
  if (isBinary) return version === '2.0.0' ? decodeBinary(data) : undefined;
  const json = parse(data.toString('utf8'));
  if (json === undefined) return undefined;
  if (version === '2.0.0') {
    if (!Array.isArray(json) || json.length < 5) return undefined;
    const [joinRef, ref, topic, event, payload] = json as unknown[];
    return toMessage({ joinRef, ref, topic, event, payload });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { join_ref: joinRef, ref, topic, event, payload } = json as Record<string, unknown>;
  return toMessage({ joinRef, ref, topic, event, payload });
}

function toMessage(read: {
  joinRef: unknown;
  ref: unknown;
  topic: unknown;
  event: unknown;
  payload: unknown;
}): ClientMessage | undefined {
  const { joinRef = null, ref = null, topic, event, payload } = read;
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  if (!isRef(joinRef) || !isRef(ref)) return undefined;
  return { topic, event, ref, joinRef, payload };
}

/**
 * `3, six lengths and the encoding, join ref, ref, topic, event, metadata, payload`: one byte each for kind, lengths
 * and encoding, texts in UTF-8.
 */
function decodeBinary(data: Buffer): ClientMessage | undefined {
  if (data.length < headerBytes || data[0] !== broadcastPush) return undefined;
  const [joinRefBytes = 0, refBytes = 0, topicBytes = 0, eventBytes = 0, metadataBytes = 0] = data.subarray(
    1,
    6,
  );
  let at = headerBytes;
  const take = (bytes: number) => {
    at += bytes;
    return data.toString('utf8', at - bytes, at);
  };
  const joinRef = take(joinRefBytes);
  const ref = take(refBytes);
  const topic = take(topicBytes);
  const event = take(eventBytes);
  const metadata = take(metadataBytes);
  if (at > data.length) return undefined;
  const meta = metadata === '' ? {} : parse(metadata);
  if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return undefined;
  const payload = data.subarray(at);
  const isJson = data[6] === jsonEncoding;
  const text = isJson ? payload.toString('utf8') : '';
  if (isJson && parse(text) === undefined) return undefined;
  return {
    topic,
    event: 'broadcast',
    ref: ref === '' ? null : ref,
    joinRef: joinRef === '' ? null : joinRef,
    payload: {},
    broadcast: {
      event,
      body: isJson ? { kind: 'json', text } : { kind: 'binary', bytes: payload },
      metadata: meta as Record<string, unknown>,
    },
  };
}

function isRef(value: unknown): value is Ref {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** One that is nested beyond all reason is no message either: whatever walks it would run out of stack. */
function parse(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
