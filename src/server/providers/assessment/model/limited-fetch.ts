/** An assessment has some 10 kB; more than this is none. */
const maxReplyBytes = 256 * 1024;

/**
 * `fetch` for a service that is not trusted: no redirect is followed, because it would take the text elsewhere, and an
 * answer is read up to its limit only.
 * @throws Error when the answer is larger, besides what fetch throws
 */
export async function limitedFetch(
  input: Parameters<typeof fetch>[0],
  init?: Parameters<typeof fetch>[1],
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxReplyBytes) throw new Error('The language model answered with too much.');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'application/json';
  const after = headers.get('retry-after');
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? Buffer.concat(chunks) : null, {
    status,
    headers: { 'content-type': type, ...(after !== null && { 'retry-after': after }) },
  });
}
