import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressForOthers = promisify(gzip);

/** Up to so many bytes compressing takes .2 ms at most; handing it to another thread costs nearly as much again. */
const compressedAtOnce = 8000;
/** Room that is taken at a time for what comes out: the 16 kB that Node takes otherwise cost a small answer as much as the rest. */
const roomForSmall = 4096;
/** Shorter answers would hardly become smaller, bytes. */
const leastBytes = 1000;
/** Pages, what the router's script fetches of them, and files of text. */
const words = /^text\/(html|x-script|csv|plain)\b/;

/** Brotli at a quality that costs a page of 100 kB about a millisecond: a tenth smaller than gzip. */
export async function brotli(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // Without it room is taken for the largest text there might be.
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  const small = body.length <= compressedAtOnce;
  return new Uint8Array(
    small ? brotliCompressSync(body, { params, chunkSize: roomForSmall }) : await compress(body, { params }),
  );
}

async function gzipped(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const small = body.length <= compressedAtOnce;
  return new Uint8Array(small ? gzipSync(body, { chunkSize: roomForSmall }) : await compressForOthers(body));
}

/** Whether the client takes brotli. */
export function takesBrotli(request: Request): boolean {
  return /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
}

export type Encoding = 'br' | 'gzip';

/** The encoding that an answer of words goes out in; null as it is. */
export function encodingFor(request: Request): Encoding | null {
  if (takesBrotli(request)) return 'br';
  return /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? 'gzip' : null;
}

/** The body in an encoding. */
export async function compressed(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === null) return body;
  return encoding === 'br' ? brotli(body) : gzipped(body);
}

/** Up to so many bytes a page that is sent once takes less time than another thread would cost it. */
const compressedOnceAtOnce = 100_000;

/**
 * A page that is sent once: at a quality that costs two thirds of the usual one and gives a twentieth more bytes (46 kB of a story:
 * .45 ms and 9.4 kB instead of .7 and 8.9).
 */
export async function compressedOnce(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === null || body.length > compressedOnceAtOnce) return compressed(body, encoding);
  if (encoding === 'gzip') return new Uint8Array(gzipSync(body, { level: 4 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return new Uint8Array(brotliCompressSync(body, { params }));
}

/** Says once that the answer depends on what the client takes, however often its headers pass by. */
export function varyByEncoding(headers: Headers): void {
  const vary = headers.get('vary');
  if (!vary?.includes('accept-encoding')) headers.append('vary', 'accept-encoding');
}

/** An answer made for one visitor, compressed in one go as the client takes it: streams cost more than the compression. */
export async function compressedPage(request: Request, response: Response): Promise<Response> {
  const isWords = words.test(response.headers.get('content-type') ?? '');
  const encoding = encodingFor(request);
  if (!isWords || response.body === null || encoding === null) return response;
  const headers = new Headers(response.headers);
  varyByEncoding(headers);
  const body = new Uint8Array(await response.arrayBuffer());
  const isLong = body.length >= leastBytes;
  if (isLong) headers.set('content-encoding', encoding);
  const sent = await compressed(body, isLong ? encoding : null);
  return new Response(sent, { status: response.status, headers });
}
