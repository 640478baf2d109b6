/**
 * Rule 8.22: an error in the storage service's form: `{statusCode, error, message, code}`. The status in the body is the
 * real one; the HTTP status is 400 but for errors of ours and those a protocol needs (supabase/storage, errors/codes.ts).
 */
export class StorageError extends Error {
  readonly status: number;
  readonly code: string;
  /** The older name of the code, which clients read as `error`. */
  readonly label: string;
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(error: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly label?: string;
    readonly httpStatus?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }) {
    super(error.message);
    this.name = 'StorageError';
    this.status = error.status;
    this.code = error.code;
    this.label = error.label ?? error.code;
    this.httpStatus = error.httpStatus ?? (error.status >= 500 ? error.status : 400);
    this.headers = error.headers ?? {};
  }

  get body(): object {
    return {
      statusCode: String(this.status),
      error: this.label,
      message: this.message,
      code: this.code,
    };
  }
}

export function noSuchBucket(): StorageError {
  return new StorageError({
    status: 404,
    code: 'NoSuchBucket',
    label: 'Bucket not found',
    message: 'Bucket not found',
  });
}

/** Also for a row that the policies hide. */
export function noSuchKey(): StorageError {
  return new StorageError({
    status: 404,
    code: 'NoSuchKey',
    label: 'not_found',
    message: 'Object not found',
  });
}

export function tooManyUploads(most: number): StorageError {
  return new StorageError({
    status: 429,
    httpStatus: 429,
    code: 'TooManyUploads',
    message: `There are ${most} uploads already that were begun and not ended; end one, or wait a day.`,
    headers: { 'Retry-After': '3600' },
  });
}

export function noSuchUpload(): StorageError {
  return new StorageError({ status: 404, code: 'NoSuchUpload', message: 'Upload not found' });
}

export function accessDenied(message = 'Access denied'): StorageError {
  return new StorageError({ status: 403, code: 'AccessDenied', label: 'Unauthorized', message });
}

export function invalidKey(key: string): StorageError {
  return new StorageError({ status: 400, code: 'InvalidKey', message: `Invalid key: ${key}` });
}

export function invalidBucketName(): StorageError {
  return new StorageError({
    status: 400,
    code: 'InvalidBucketName',
    label: 'Invalid Input',
    message: 'Bucket name invalid',
  });
}

export function invalidRequest(message: string): StorageError {
  return new StorageError({ status: 400, code: 'InvalidRequest', message });
}

export function invalidParameter(name: string): StorageError {
  return new StorageError({ status: 400, code: 'InvalidParameter', message: `Invalid Parameter ${name}` });
}

export function invalidMimeType(type: string): StorageError {
  return new StorageError({
    status: 415,
    code: 'InvalidMimeType',
    label: 'invalid_mime_type',
    message: `mime type ${type} is not supported`,
  });
}

export function tooLarge(entity = 'object'): StorageError {
  return new StorageError({
    status: 413,
    code: 'EntityTooLarge',
    label: 'Payload too large',
    message: `The ${entity} exceeded the maximum allowed size`,
  });
}

export function alreadyExists(): StorageError {
  return new StorageError({
    status: 409,
    code: 'KeyAlreadyExists',
    label: 'Duplicate',
    message: 'The resource already exists',
  });
}

export function bucketNotEmpty(): StorageError {
  return new StorageError({
    status: 409,
    code: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  });
}

export function noContent(): StorageError {
  return invalidRequest('No content provided');
}

/** Nobody reads the answer, but the log does. */
export function brokenOff(): StorageError {
  return invalidRequest('The upload broke off');
}

export function invalidToken(message: string): StorageError {
  return new StorageError({ status: 400, code: 'InvalidJWT', message });
}

export function invalidSignature(message = 'Invalid signature'): StorageError {
  return new StorageError({ status: 400, code: 'InvalidSignature', message });
}

export function rangeNotSatisfiable(size: number): StorageError {
  return new StorageError({
    status: 416,
    code: 'InvalidRange',
    label: 'invalid_range',
    message: 'invalid range provided',
    httpStatus: 416,
    headers: { 'Content-Range': `bytes */${size}` },
  });
}

export function notAnImage(message: string): StorageError {
  return new StorageError({ status: 422, code: 'InvalidRequest', message });
}

export function slowDown(): StorageError {
  return new StorageError({
    status: 429,
    code: 'SlowDown',
    message: 'Too many images are being rendered',
    httpStatus: 429,
    headers: { 'Retry-After': '2' },
  });
}

export function noSuchRoute(method: string, path: string): StorageError {
  return new StorageError({
    status: 404,
    code: 'NoSuchRoute',
    label: 'Not Found',
    message: `Route ${method}:${path} not found`,
    httpStatus: 404,
  });
}
