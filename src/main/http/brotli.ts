import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Brotli at a quality that costs a page of 100 kB about a millisecond: a tenth smaller than gzip. */
export async function brotli(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

/** Whether the client takes brotli. */
export function takesBrotli(request: Request): boolean {
  return /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
}

/** A page rendered for one visitor, compressed where the client takes it. */
export async function compressedPage(request: Request, response: Response): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isHtml || response.body === null || !takesBrotli(request)) return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  headers.append('vary', 'accept-encoding');
  const body = await brotli(new Uint8Array(await response.arrayBuffer()));
  return new Response(body, { status: response.status, headers });
}
