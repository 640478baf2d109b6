import type { Caller } from './caller.ts';
import { noSuchBucket, noSuchKey } from './errors.ts';
import { requireKeyName } from './names.ts';
import { findVisible, type ObjectPlace, objectColumns, type StoredObject } from './objects.ts';
import type { Service } from './service.ts';

/** How somebody comes to an object, and so who may see it. */
export type Access =
  /** `/public/…`: the bucket must be public. */
  | { readonly kind: 'public' }
  /** By token, under the policies; a public bucket's objects are for everybody here too. */
  | { readonly kind: 'caller'; readonly caller: Caller | undefined; readonly operation: string }
  /** By a signed URL: whoever signed it could read it. */
  | { readonly kind: 'signed'; readonly expiresAt: Date };

type FoundObject = StoredObject & { readonly bucket_public: boolean };

/** @throws StorageError `NoSuchBucket`, `NoSuchKey`; also when the policies hide it */
export async function findObject(
  service: Service,
  { place, access }: { readonly place: ObjectPlace; readonly access: Access },
): Promise<StoredObject> {
  requireKeyName(place.name);
  const { caller = undefined, operation = '' } = access.kind === 'caller' ? access : {};
  const visible = caller && (await findVisible(service, { caller, operation }, place));
  if (visible) return visible;
  const found = await lookUp(service, place);
  if (!found) throw noSuchBucket();
  if (access.kind !== 'signed' && !found.bucket_public) throw caller ? noSuchKey() : noSuchBucket();
  if (found.id === null) throw noSuchKey();
  return found;
}

/** The object without policies; undefined when there is no bucket, without an id when there is no object. */
async function lookUp(
  { context }: Service,
  { bucketId, name }: ObjectPlace,
): Promise<(FoundObject & { readonly id: string | null }) | undefined> {
  const { rows } = await context.database.pool.query<FoundObject>({
    name: 'storage-look-up',
    text: `select b.public as bucket_public, ${objectColumns.replaceAll(/\w+/g, 'o.$&')}
      from storage.buckets b left join storage.objects o on o.bucket_id = b.id and o.name = $2 where b.id = $1`,
    values: [bucketId, name],
  });
  return rows[0];
}
