import { noSuchKey, tooLarge } from '#server/storage/errors.ts';
import { findObject } from '#server/storage/find-object.ts';
import { isKnown, lockUp, objectHeaders, readWhole, type Serving } from '#server/storage/serve-object.ts';
import type { Service } from '#server/storage/service.ts';
import { maxSourceBytes } from './renderer.ts';
import { describeTransform, type Transform } from './transform.ts';

/** A picture in the size and format asked for. @throws StorageError */
export async function serveImage(
  service: Service,
  { transform, ...serving }: Serving & { readonly transform: Transform },
): Promise<Response> {
  const object = await findObject(service, serving);
  const { version, metadata } = object;
  if (version === null || metadata?.size === undefined) throw noSuchKey();
  if (metadata.size > maxSourceBytes) throw tooLarge('image');
  const headers = objectHeaders(object, serving);
  headers.delete('Accept-Ranges');
  headers.set('Vary', 'Accept');
  const acceptsWebp = /image\/webp/i.test(serving.request.headers.get('accept') ?? '');
  const how = { transform, acceptsWebp };
  const etag = metadata.eTag && `${metadata.eTag.slice(0, -1)}-${fingerprint(how)}"`;
  if (etag) headers.set('ETag', etag);
  if (isKnown(serving.request, { ...object, metadata: { ...metadata, eTag: etag } }))
    return new Response(null, { status: 304, headers });
  const { bytes, type } = await service.renderer.render(
    version,
    () => readWhole(service.settings.files, version),
    how,
  );
  headers.set('Content-Type', type);
  lockUp(headers);
  headers.set('Content-Length', String(bytes.byteLength));
  const described = describeTransform(transform);
  if (described !== '') headers.set('X-Transformations', described);
  return new Response(serving.request.method === 'HEAD' ? null : bytes, { headers });
}

/** Tells the renderings of one file apart. */
function fingerprint({ transform, acceptsWebp }: { transform: Transform; acceptsWebp: boolean }): string {
  return Buffer.from(`${describeTransform(transform)}${transform.format ?? ''}${acceptsWebp}`).toString(
    'base64url',
  );
}
