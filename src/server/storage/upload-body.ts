import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { isTooDeep } from '#server/http/read-text.ts';
import { brokenOff, invalidRequest, noContent, StorageError, tooLarge } from './errors.ts';
import type { Incoming, IncomingFile } from './incoming.ts';

/** What a request for an upload brings, the file already on our disk. */
export type ReceivedUpload = {
  readonly file: IncomingFile;
  readonly declaredType: string;
  readonly cacheControl: string;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
};

/** Rule 9.21. */
const defaultCacheControl = 'max-age=3600';
/** RFC 9111, 5.2.2. */
const cacheRule =
  /^(public|private|no-cache|no-store|no-transform|immutable|must-revalidate|proxy-revalidate|(max-age|s-maxage|stale-while-revalidate|stale-if-error)=\d{1,9})$/;
const maxMetadataBytes = 1024 * 1024;
const maxFields = 10;

/**
 * Takes in the file: the body itself, or the one file of a form.
 * @param limit bytes
 * @throws StorageError 413; 400 when there is no file or the sender went away
 */
export async function receiveUpload(
  incoming: Incoming,
  { request, limit }: { readonly request: Request; readonly limit: number },
): Promise<ReceivedUpload> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body) throw noContent();
  if (/^multipart\/form-data/i.test(type)) return receiveForm(incoming, { request, limit, type });
  const length = declaredLength(request);
  if (length !== undefined && length > limit) throw tooLarge();
  return {
    file: await incoming.receive(request.body, { bytes: limit, exactly: length }),
    declaredType: type,
    cacheControl: readCacheControl(request.headers.get('cache-control')),
    userMetadata: readMetadataHeader(request.headers),
  };
}

/** Custom metadata in `x-metadata`: JSON in base64. */
export function readMetadataHeader(headers: Headers): Readonly<Record<string, unknown>> | null {
  const header = headers.get('x-metadata');
  return header === null ? null : readMetadata(Buffer.from(header, 'base64').toString('utf8'));
}

export function declaredLength(request: Request): number | undefined {
  const length = request.headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}

/** `max-age=60` as a header has it, `60` as a form has it; everything else is the default. */
export function readCacheControl(value: string | null | undefined): string {
  if (!value) return defaultCacheControl;
  if (/^\d{1,9}$/.test(value)) return `max-age=${value}`;
  const parts = value.split(',').map((part) => part.trim().toLowerCase());
  return parts.every((part) => cacheRule.test(part)) ? parts.join(', ') : defaultCacheControl;
}

/** @throws StorageError 413; what is no JSON object counts as none, as on Supabase */
export function readMetadata(json: string): Readonly<Record<string, unknown>> | null {
  if (Buffer.byteLength(json) > maxMetadataBytes) throw tooLarge('user_metadata');
  if (isTooDeep(json)) throw invalidRequest('user_metadata: nested too deeply');
  try {
    const parsed: unknown = JSON.parse(json);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

async function receiveForm(
  incoming: Incoming,
  { request, limit, type }: { readonly request: Request; readonly limit: number; readonly type: string },
): Promise<ReceivedUpload> {
  const form = startForm(type);
  const fields = new Map<string, string>();
  const giveUp = new AbortController();
  let part: { type: string; stream: Readable; file: Promise<IncomingFile> } | undefined;
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_name, stream, _fileName, _encoding, partType) => {
    const file = incoming.receive(stream, { bytes: limit });
    // One that is refused ends the reading of the form; who waits for the file learns why.
    file.catch(() => giveUp.abort());
    part = { type: partType, stream, file };
  });
  try {
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, form, { signal: giveUp.signal });
  } catch {
    part?.stream.destroy(brokenOff());
    const file = await part?.file;
    await file?.discard();
    throw brokenOff();
  }
  if (!part) throw noContent();
  const file = await part.file;
  try {
    const metadata = fields.get('metadata') ?? fields.get('userMetadata');
    return {
      file,
      declaredType: fields.get('contentType') ?? part.type,
      cacheControl: readCacheControl(fields.get('cacheControl')),
      userMetadata: metadata === undefined ? null : readMetadata(metadata),
    };
  } catch (error) {
    await file.discard();
    throw error;
  }
}

function startForm(type: string): Busboy {
  try {
    const headers: BusboyHeaders = { 'content-type': type };
    return new Busboy({
      headers,
      limits: { files: 1, fields: maxFields, fieldSize: maxMetadataBytes, parts: maxFields + 1 },
    });
  } catch {
    throw new StorageError({ status: 400, code: 'InvalidRequest', message: 'The form cannot be read' });
  }
}
