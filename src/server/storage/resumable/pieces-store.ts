import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { isRefused } from '#server/db/pipelined-transaction.ts';
import { type Bucket, findBucket } from '#server/storage/buckets.ts';
import { type Caller, isService } from '#server/storage/caller.ts';
import { requireAllowed } from '#server/storage/content-type.ts';
import { StorageError, tooLarge } from '#server/storage/errors.ts';
import type { IncomingFile } from '#server/storage/incoming.ts';
import { resumableHours } from '#server/storage/leftovers.ts';
import type { Service } from '#server/storage/service.ts';
import { keepObject, limitOf, requireUpload } from '#server/storage/upload.ts';
import { readCacheControl, readMetadata } from '#server/storage/upload-body.ts';
import {
  addPart,
  deleteUpload,
  findUpload,
  finishSteps,
  insertUpload,
  listParts,
  type ResumableUpload,
  setSize,
} from './uploads.ts';

/** Who uploads in this request. */
export type Session = { readonly caller: Caller; readonly upsert: boolean };

/**
 * Where the TUS server puts pieces: each is a file of its own in the file store, known by a row, so an upload may go
 * on at any replica and after any crash. The last piece makes the object before it is acknowledged.
 */
export class PiecesStore extends DataStore {
  readonly #service: Service;
  readonly #session: Session;
  /** This request's, which the TUS server asks for twice. Another request that was faster is found out by `addPart`. */
  #upload: ResumableUpload | undefined;

  constructor(service: Service, session: Session) {
    super();
    this.#service = service;
    this.#session = session;
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'termination',
      'expiration',
    ];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { bucketName = '', objectName = '', ...metadata } = upload.metadata ?? {};
    const { caller, upsert } = this.#session;
    const place = { bucketId: bucketName ?? '', name: objectName ?? '' };
    const bucket = await findBucket(this.#service, place.bucketId);
    if ((upload.size ?? 0) > limitOf(this.#service, bucket)) throw tooLarge();
    if (metadata.contentType && bucket.allowed_mime_types?.length)
      requireAllowed(metadata.contentType, bucket.allowed_mime_types);
    const facts = { mimetype: metadata.contentType ?? '', contentLength: upload.size };
    const operation = 'storage.tus.upload.create';
    await requireUpload(this.#service, { ...place, caller, upsert, operation }, facts);
    const row = {
      id: upload.id,
      bucket_id: place.bucketId,
      name: place.name,
      owner_id: caller.ownerId,
      upsert,
      size: upload.size ?? null,
      metadata,
    };
    await insertUpload(this.#service, { upload: row, isCounted: !isService(caller) });
    upload.creation_date = this.#service.context.now().toISOString();
    if (upload.size === 0) await this.write([], upload.id, 0);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#find(id);
    return new Upload({
      id,
      size: row.size ?? undefined,
      offset: row.received,
      metadata: { ...row.metadata },
      creation_date: row.created_at.toISOString(),
    });
  }

  /** Keeps also what came before the line broke: that is what the client goes on from. */
  override async write(
    stream: Readable | readonly Uint8Array[],
    id: string,
    offset: number,
  ): Promise<number> {
    const row = await this.#find(id);
    const bucket = await findBucket(this.#service, row.bucket_id);
    const limit = limitOf(this.#service, bucket) - offset;
    const piece = await this.#service.incoming.receive(untilBroken(stream), { bytes: limit });
    try {
      const received = offset + piece.size;
      if (received === row.size) await this.#complete({ row, bucket, last: piece });
      else if (piece.size > 0) await this.#keepPiece(row, offset, piece);
      return received;
    } finally {
      await piece.discard();
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await deleteUpload(this.#service, id);
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#find(id);
    await setSize(this.#service, { id, size });
    this.#upload = undefined;
  }

  override getExpiration(): number {
    return resumableHours * 3_600_000;
  }

  async #find(id: string): Promise<ResumableUpload> {
    if (this.#upload?.id !== id)
      this.#upload = await findUpload(this.#service, { id, ownerId: this.#session.caller.ownerId });
    return this.#upload;
  }

  async #keepPiece(row: ResumableUpload, start: number, piece: IncomingFile): Promise<void> {
    const version = randomUUID();
    await this.#service.settings.files.put(version, piece.path);
    if (await addPart(this.#service, { uploadId: row.id, start, bytes: piece.size, version })) return;
    await this.#service.settings.files.remove([version]);
    throw ERRORS.INVALID_OFFSET;
  }

  async #complete(whole: {
    readonly row: ResumableUpload;
    readonly bucket: Bucket;
    readonly last: IncomingFile;
  }): Promise<void> {
    const { row, bucket, last } = whole;
    const versions = await listParts(this.#service, row.id);
    const file = versions.length === 0 ? last : await this.#join(versions, last);
    const { contentType, cacheControl, metadata } = row.metadata;
    try {
      await keepObject(this.#service, {
        upload: {
          bucketId: row.bucket_id,
          name: row.name,
          upsert: row.upsert,
          caller: this.#session.caller,
          operation: 'storage.tus.upload.part',
        },
        bucket,
        received: {
          file,
          declaredType: contentType ?? '',
          cacheControl: readCacheControl(cacheControl),
          userMetadata: metadata ? readMetadata(metadata) : null,
        },
        finish: finishSteps(row.id),
      });
      this.#service.leftovers.collect();
    } catch (error) {
      // Refused for good: trying again would bring the same. Everything else may be tried again.
      if (error instanceof StorageError || isRefused(error)) await deleteUpload(this.#service, row.id);
      throw error;
    } finally {
      await file.discard();
    }
  }

  #join(versions: readonly string[], last: IncomingFile): Promise<IncomingFile> {
    const { incoming, settings } = this.#service;
    async function* all(): AsyncIterable<Uint8Array> {
      for (const version of versions) yield* chunksOf(await settings.files.read(version));
      yield* createReadStream(last.path);
    }
    return incoming.receive(all(), { bytes: settings.maxFileBytes });
  }
}

async function* untilBroken(stream: Readable | readonly Uint8Array[]): AsyncIterable<Uint8Array> {
  try {
    yield* stream;
  } catch {
    // The rest comes with the next request.
  }
}

async function* chunksOf(content: Uint8Array | ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}
