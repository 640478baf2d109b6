import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { decodeFrame } from './decode.ts';
import { encodeBroadcast, encodePush, encodeReply } from './encode.ts';
import type { Version } from './message.ts';

const text = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

/** As the official client makes it: kind, lengths, encoding, names, payload. */
function push(names: readonly string[], payload: Buffer, encoding: number, kind = 3): Buffer {
  const parts = names.map((name) => Buffer.from(name));
  return Buffer.concat([
    Buffer.from([kind, ...parts.map(({ length }) => length), encoding]),
    ...parts,
    payload,
  ]);
}

describe('a frame', () => {
  it('3.26 is a topic, an event, a payload and a ref, as a JSON object or as an array', () => {
    const message = { topic: 'realtime:a', event: 'e', payload: { n: 1 }, ref: '2', joinRef: '1' };
    const { joinRef, ...rest } = message;
    expect(decodeFrame(text({ ...rest, join_ref: joinRef }), false, '1.0.0')).toEqual(message);
    expect(decodeFrame(text(['1', '2', 'realtime:a', 'e', { n: 1 }]), false, '2.0.0')).toEqual(message);
  });

  it('of a broadcast may be binary, with names in UTF-8 and JSON or bytes', () => {
    const names = ['1', '2', 'realtime:ø', 'hendelse å', '{"persist":true}'];
    expect(decodeFrame(push(names, text('{"a":"æ"}'), 1), true, '2.0.0')).toMatchObject({
      ...{ topic: 'realtime:ø', event: 'broadcast', ref: '2', joinRef: '1' },
      broadcast: {
        event: 'hendelse å',
        body: { kind: 'json', text: '{"a":"æ"}' },
        metadata: { persist: true },
      },
    });
    const bytes = Buffer.from([0, 255, 1]);
    expect(decodeFrame(push(names, bytes, 0), true, '2.0.0')?.broadcast?.body).toEqual({
      kind: 'binary',
      bytes,
    });
  });

  it.each<[string, Buffer, boolean, Version]>([
    ['nothing', text(''), false, '2.0.0'],
    ['half a JSON', text('["1","2",'), false, '2.0.0'],
    ['a number', text(7), false, '2.0.0'],
    ['null', text('null'), false, '1.0.0'],
    ['a list for objects', text(['1', '2', 't', 'e', {}]), false, '1.0.0'],
    ['an object for lists', text({ topic: 't', event: 'e', payload: {}, ref: '1' }), false, '2.0.0'],
    ['too short a list', text(['1', '2', 't', 'e']), false, '2.0.0'],
    ['a topic that is none', text(['1', '2', { evil: 1 }, 'e', {}]), false, '2.0.0'],
    ['a ref that is none', text(['1', { evil: 1 }, 't', 'e', {}]), false, '2.0.0'],
    ['bytes for objects', push(['', '', 't', 'e', ''], text('{}'), 1), true, '1.0.0'],
    ['no bytes', Buffer.alloc(0), true, '2.0.0'],
    ['half a header', Buffer.from([3, 1, 1]), true, '2.0.0'],
    ['another kind', push(['', '', 't', 'e', ''], text('{}'), 1, 0), true, '2.0.0'],
    ['names longer than the frame', Buffer.from([3, 255, 255, 255, 255, 255, 1, 65]), true, '2.0.0'],
    ['JSON that is none', push(['', '', 't', 'e', ''], text('{'), 1), true, '2.0.0'],
    ['metadata that is none', push(['', '', 't', 'e', '[1]'], text('{}'), 1), true, '2.0.0'],
  ])('of %s is no message', (_, data, isBinary, version) => {
    expect(decodeFrame(data, isBinary, version)).toBeUndefined();
  });

  it('of any bytes never throws', () => {
    const bytes = fc.uint8Array({ maxLength: 60 });
    // The kind that has a binary form, half of the time.
    const frames = fc.oneof(
      bytes,
      bytes.map((rest) => Uint8Array.of(3, ...rest)),
    );
    fc.assert(
      fc.property(
        frames,
        fc.boolean(),
        fc.constantFrom<Version>('1.0.0', '2.0.0'),
        (frame, isBinary, version) => {
          decodeFrame(Buffer.from(frame), isBinary, version);
        },
      ),
      propertySettings(5000),
    );
  });

  it('is read as it was written, with any names and any payload', () => {
    const ref = fc.option(fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(
        fc.record({
          joinRef: ref,
          ref,
          topic: fc.string(),
          event: fc.string(),
          payload: fc.dictionary(fc.string(), fc.jsonValue()),
        }),
        ({ joinRef, ref, topic, event, payload }) => {
          const frame = Buffer.from(JSON.stringify([joinRef, ref, topic, event, payload]));
          expect(decodeFrame(frame, false, '2.0.0')).toMatchObject({ joinRef, ref, topic, event });
          const object = Buffer.from(JSON.stringify({ join_ref: joinRef, ref, topic, event, payload }));
          expect(decodeFrame(object, false, '1.0.0')).toMatchObject({ joinRef, ref, topic, event });
        },
      ),
      propertySettings(300),
    );
  });
});

describe('the server', () => {
  it('answers in the form that the socket speaks', () => {
    const to = { topic: 't', ref: '2', joinRef: '1' };
    expect(encodeReply('2.0.0', to, 'ok').bytes.toString()).toBe(
      '["1","2","t","phx_reply",{"status":"ok","response":{}}]',
    );
    expect(JSON.parse(encodeReply('1.0.0', to, 'error', { reason: 'r' }).bytes.toString())).toEqual({
      ...{ topic: 't', event: 'phx_reply', ref: '2' },
      payload: { status: 'error', response: { reason: 'r' } },
    });
    expect(encodePush('2.0.0', { topic: 't', event: 'e', payload: '{}' }).bytes.toString()).toBe(
      '[null,null,"t","e",{}]',
    );
  });

  it('sends a broadcast as the official client decodes it', () => {
    const broadcast = { event: 'e', body: { kind: 'json', text: '{"a":1}' }, meta: { id: 'x' } } as const;
    const { bytes, binary } = encodeBroadcast('2.0.0', 'tø', broadcast) ?? {};
    expect(binary).toBe(true);
    expect(bytes).toEqual(Buffer.concat([Buffer.from([4, 3, 1, 10, 1]), text('tøe{"id":"x"}{"a":1}')]));
    expect(JSON.parse(encodeBroadcast('1.0.0', 't', broadcast)?.bytes.toString() ?? '')).toEqual({
      ...{ topic: 't', event: 'broadcast', ref: null },
      payload: { type: 'broadcast', event: 'e', payload: { a: 1 }, meta: { id: 'x' } },
    });
  });
});
