import {
  type ByteRange,
  type FileContent,
  FileMissing,
  type FileStore,
} from '#server/providers/files/file-store.ts';
import { bareType } from './content-type.ts';
import { noSuchKey } from './errors.ts';
import { type Access, findObject } from './find-object.ts';
import type { ObjectPlace, StoredObject } from './objects.ts';
import { parseRange } from './range.ts';
import type { Service } from './service.ts';

/**
 * What a person uploaded never runs as a page of ours: no script, no frame, no guessing of its type.
 * The sandbox keeps browsers from showing PDF, which needs none.
 */
const lockedUp = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const pdfPolicy = "default-src 'none'; object-src 'self'";

export type Serving = {
  readonly place: ObjectPlace;
  readonly access: Access;
  readonly request: Request;
  /** A file name, or empty: the browser saves it instead of showing it. */
  readonly download: string | undefined;
};

/** The object's file, whole or in part, or 304 when the client has it. @throws StorageError */
export async function serveObject(service: Service, serving: Serving): Promise<Response> {
  try {
    return await serveNow(service, serving);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    // Replaced between the look at the row and the look at the file: the row names the new one now.
    return serveNow(service, serving);
  }
}

async function serveNow(service: Service, serving: Serving): Promise<Response> {
  const { request } = serving;
  const object = await findObject(service, serving);
  const { version, metadata } = object;
  if (version === null || metadata?.size === undefined) throw noSuchKey();
  const headers = objectHeaders(object, serving);
  if (isKnown(request, object)) return new Response(null, { status: 304, headers });
  const range = mayBePartial(request, object)
    ? parseRange(request.headers.get('range'), metadata.size)
    : undefined;
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${metadata.size}`);
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : metadata.size));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || metadata.size === 0) return new Response(null, { status, headers });
  // The size is known: the store need not ask for it.
  const bytes = range ?? { start: 0, end: metadata.size - 1 };
  const content = await readPart(service, { version, bytes, size: metadata.size });
  return new Response(content, { status, headers });
}

/** Small files come from memory when they were read a moment ago: a version's content never changes. */
async function readPart(
  { settings, recent }: Service,
  { version, bytes, size }: { readonly version: string; readonly bytes: ByteRange; readonly size: number },
): Promise<FileContent> {
  if (size > recent.maxEntrySize) return settings.files.read(version, bytes);
  const whole = recent.get(version) ?? (await readWhole(settings.files, version));
  recent.set(version, whole);
  return whole.subarray(bytes.start, bytes.end + 1);
}

/** All of a file in memory: for those whose size is limited. @throws FileMissing */
export async function readWhole(files: FileStore, version: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await files.read(version);
  return content instanceof Uint8Array ? content : new Uint8Array(await new Response(content).arrayBuffer());
}

/** Headers of the object as it is, without its length. */
export function objectHeaders(object: StoredObject, { access, download }: Serving): Headers {
  const { metadata } = object;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Content-Type': shownType(metadata?.mimetype),
    'Last-Modified': object.updated_at.toUTCString(),
    'Cache-Control': cacheControl(metadata?.cacheControl ?? 'no-cache', access),
    'X-Robots-Tag': 'none',
  });
  if (metadata?.eTag) headers.set('ETag', metadata.eTag);
  lockUp(headers);
  if (download !== undefined) headers.set('Content-Disposition', disposition(download));
  return headers;
}

/** Sets what keeps the content from acting in the browser. */
export function lockUp(headers: Headers): void {
  const type = bareType(headers.get('Content-Type') ?? '');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', type === 'application/pdf' ? pdfPolicy : lockedUp);
}

/** A signed URL ends, and so do copies of what it gave; policies change, so only browsers keep the rest. */
export function cacheControl(stored: string, access: Access): string {
  if (access.kind === 'public') return stored;
  if (access.kind === 'caller') return `private, ${stored}`;
  const left = Math.max(0, Math.floor((access.expiresAt.getTime() - Date.now()) / 1000));
  const asked = Number(/max-age=(\d+)/.exec(stored)?.[1] ?? 0);
  return `private, max-age=${Math.min(left, asked)}`;
}

/** Pages are shown as their text (as Supabase does). */
function shownType(type = 'application/octet-stream'): string {
  return /^(text\/html|application\/xhtml\+xml)/i.test(type) ? 'text/plain; charset=utf-8' : type;
}

function disposition(name: string): string {
  if (name === '') return 'attachment';
  const encoded = encodeURIComponent(name).replaceAll("'", '%27');
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

/** RFC 9110, 13.1: If-None-Match counts before If-Modified-Since. */
export function isKnown(request: Request, object: StoredObject): boolean {
  const etag = object.metadata?.eTag;
  const known = request.headers.get('if-none-match');
  if (known !== null) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || (etag !== undefined && tags.includes(etag));
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(object.updated_at.getTime() / 1000) * 1000 <= since;
}

/** If-Range (RFC 9110, 13.1.5): a part only of the file the client has begun with. */
function mayBePartial(request: Request, object: StoredObject): boolean {
  const begun = request.headers.get('if-range');
  return begun === null || begun === object.metadata?.eTag;
}
