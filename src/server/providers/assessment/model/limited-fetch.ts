/** An assessment has some 10 kB; more than this is none. */
const maxReplyBytes = 256 * 1024;
/** What comes in pieces: a stream of events, or of lines of JSON. */
const inPieces = /^(?:text\/event-stream|application\/x-ndjson)\b/u;

/**
 * `fetch` for a service that is not trusted: no redirect is followed, because it would take the text elsewhere, and an
 * answer is read up to its limit only. What comes in pieces is handed on piece by piece.
 * @throws Error when the answer is larger, besides what fetch throws
 */
export async function limitedFetch(
  input: Parameters<typeof fetch>[0],
  init?: Parameters<typeof fetch>[1],
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'application/json';
  const after = headers.get('retry-after');
  const limited = response.body?.pipeThrough(limiter()) ?? null;
  const hasBody = status !== 204 && status !== 304;
  const body =
    limited && !inPieces.test(type) ? Buffer.from(await new Response(limited).arrayBuffer()) : limited;
  return new Response(hasBody ? body : null, {
    status,
    headers: { 'content-type': type, ...(after !== null && { 'retry-after': after }) },
  });
}

function limiter(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxReplyBytes) controller.error(new Error('The language model answered with too much.'));
      else controller.enqueue(chunk);
    },
  });
}
