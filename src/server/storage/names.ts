import { invalidBucketName, invalidKey } from './errors.ts';

/** What S3 calls safe or to be handled with care (Amazon S3, «Object key naming guidelines»), as Supabase allows. */
const keyCharacters = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketCharacters = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/;
const maxKeyLength = 1024;
const maxBucketLength = 100;

/**
 * An object's name: folders and a file name, between slashes.
 * @throws StorageError `InvalidKey`; also for `.`, `..` and empty folders, which other programs would resolve
 */
export function requireKeyName(name: string): string {
  const isHarmless =
    name.length <= maxKeyLength &&
    keyCharacters.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isHarmless) throw invalidKey(name);
  return name;
}

/** @throws StorageError `InvalidBucketName` */
export function requireBucketName(name: string): string {
  const isHarmless =
    name.length <= maxBucketLength &&
    bucketCharacters.test(name) &&
    name.trim() === name &&
    name !== '.' &&
    name !== '..';
  if (!isHarmless) throw invalidBucketName();
  return name;
}
