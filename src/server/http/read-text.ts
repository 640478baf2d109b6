/**
 * The request's body as text.
 * @returns null when it is larger than the limit; then no more of it was read
 */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) return null;
  // Over HTTP a sender is held to the length it gave (RFC 9112, 6.2).
  if (length !== null) return request.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** No body of ours goes that deep; whatever walks a value that does (zod, `JSON.stringify`) runs out of stack. */
const maxDepth = 500;

/**
 * JSON's value, undefined when it is none, or one nested beyond all reason. The character U+0000 counts as a fault: Postgres' text and jsonb cannot hold
 * it (PostgreSQL documentation, 8.14), so it would end as an error of ours.
 */
export function parseJson(text: string): unknown {
  if (text.includes('\\u0000') || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rule 9.115. Nested beyond all reason, by its brackets outside of strings; of what is no JSON the parser says so. */
export function isTooDeep(text: string): boolean {
  let open = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (quoted && letter === '\\') i += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '[' || letter === '{') open += 1;
    else if (letter === ']' || letter === '}') open -= 1;
    if (open > maxDepth) return true;
  }
  return false;
}
