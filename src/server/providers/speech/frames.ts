/**
 * Messages over a pipe: 4 bytes length of a JSON header, 4 bytes length of a body, header, body (big-endian).
 * Used between the server and the processes that make sound.
 */
export type Frame = { readonly header: unknown; readonly body: Uint8Array };

const headBytes = 8;
/** Above this a stream is broken (five minutes of sound are 13 MB). */
const maxBytes = 256 * 1024 * 1024;

export function encodeFrame(header: unknown, body: Uint8Array = new Uint8Array()): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const frame = new Uint8Array(headBytes + json.length + body.length);
  const view = new DataView(frame.buffer);
  view.setUint32(0, json.length);
  view.setUint32(4, body.length);
  frame.set(json, headBytes);
  frame.set(body, headBytes + json.length);
  return frame;
}

/** Takes chunks as they arrive and calls back for each whole frame. @throws Error when the stream is no stream of frames. */
export function createFrameReader(onFrame: (frame: Frame) => void): (chunk: Uint8Array) => void {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let wanted = headBytes;
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const all = chunks.length === 1 ? (chunks[0] as Uint8Array) : join(chunks, held);
      chunks = [all];
      const view = new DataView(all.buffer, all.byteOffset, all.length);
      const headerLength = view.getUint32(0);
      const bodyLength = view.getUint32(4);
      const whole = headBytes + headerLength + bodyLength;
      if (whole > maxBytes) throw new Error('The stream holds no frames.');
      if (held < whole) {
        wanted = whole;
        return;
      }
      const header: unknown = JSON.parse(
        new TextDecoder().decode(all.subarray(headBytes, headBytes + headerLength)),
      );
      const body = all.slice(headBytes + headerLength, whole);
      chunks = [all.subarray(whole)];
      held -= whole;
      wanted = headBytes;
      onFrame({ header, body });
    }
  };
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
