import type { Rows, Step } from '#server/db/pipeline.ts';
import { type As, type Caller, tripAsCaller } from './caller.ts';
import { noSuchKey } from './errors.ts';
import type { Service } from './service.ts';

/** What is known of an object's file, in the shape clients read. */
export type ObjectMetadata = {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
};

export type StoredObject = {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly version: string | null;
  readonly metadata: Partial<ObjectMetadata> | null;
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

export const objectColumns = 'id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at';

export type ObjectPlace = { readonly bucketId: string; readonly name: string };

export type NewObject = ObjectPlace & {
  readonly id: string;
  readonly version: string;
  readonly metadata: Partial<ObjectMetadata>;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
  /** An object of this name is replaced. */
  readonly upsert: boolean;
};

const insertion = `insert into storage.objects (id, bucket_id, name, version, metadata, user_metadata, owner, owner_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
// Only here the policies must let the caller see the row, as PostgreSQL asks for `on conflict do update`.
const replacement = `${insertion}
  on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
    user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id
  returning id`;
const visible = `select to_json(o) from (
  select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2
) o`;

/** Writes the row of a new object, of which the caller becomes the owner; its result is read by `writtenId`. */
export function writeStep(object: NewObject, { ownerId }: Caller): Step {
  return {
    name: object.upsert ? 'storage-replace-object' : 'storage-insert-object',
    text: object.upsert ? replacement : insertion,
    values: [
      object.id,
      object.bucketId,
      object.name,
      object.version,
      JSON.stringify(object.metadata),
      object.userMetadata && JSON.stringify(object.userMetadata),
      asUuid(ownerId),
      ownerId,
    ],
  };
}

/** A replaced object keeps its id. */
export function writtenId(object: NewObject, rows: Rows | undefined): string {
  return rows?.[0]?.[0] ?? object.id;
}

/** @throws StorageError `NoSuchKey` when it is not there or the policies hide it */
export async function findVisibleObject(service: Service, as: As, place: ObjectPlace): Promise<StoredObject> {
  const object = await findVisible(service, as, place);
  if (!object) throw noSuchKey();
  return object;
}

/** Undefined when it is not there or the policies hide it. */
export async function findVisible(
  service: Service,
  as: As,
  { bucketId, name }: ObjectPlace,
): Promise<StoredObject | undefined> {
  const [rows] = await tripAsCaller(service, as, {
    steps: [{ name: 'storage-find-visible', text: visible, values: [bucketId, name] }],
  });
  const json = rows?.[0]?.[0];
  if (!json) return undefined;
  const object = JSON.parse(json) as StoredObject & { created_at: string; updated_at: string };
  return {
    ...object,
    created_at: new Date(object.created_at),
    updated_at: new Date(object.updated_at),
  };
}

/** Owners of other token makers need not be UUIDs; they stand in `owner_id` only. */
export function asUuid(id: string | null): string | null {
  return id && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null;
}
