import pg from 'pg';
import { FileMissing } from '#server/providers/files/file-store.ts';
import { accessDenied, alreadyExists, invalidRequest, noSuchKey, StorageError } from './errors.ts';

/** An error as it goes out; undefined for what is nobody's mistake but ours. */
export function toKnownError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  // The row went a moment ago, or the file was lost.
  if (error instanceof FileMissing) return noSuchKey();
  return error instanceof pg.DatabaseError ? fromDatabaseError(error) : undefined;
}

/** As supabase/storage has them (database/errors.ts). */
function fromDatabaseError(error: pg.DatabaseError): StorageError | undefined {
  switch (error.code) {
    case '42501':
      return accessDenied(
        error.message.includes('row-level security')
          ? 'new row violates row-level security policy'
          : error.message,
      );
    case '23505':
      return alreadyExists();
    case '23503':
      return new StorageError({
        status: 404,
        code: 'InvalidRequest',
        message: 'The related resource does not exist',
      });
    case '57014':
      return new StorageError({
        status: 544,
        code: 'DatabaseTimeout',
        message: 'The connection to the database timed out',
      });
    // A function in a policy or trigger says no.
    case 'P0001':
      return accessDenied(error.message);
    default:
      // Values that the database cannot read.
      return error.code?.startsWith('22') ? invalidRequest('A value cannot be read') : undefined;
  }
}
