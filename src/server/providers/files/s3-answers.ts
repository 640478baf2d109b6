import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { StoredFile } from './file-store.ts';

/** Texts stay texts: a key of digits is no number. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
});

const listing = z.object({
  // An empty bucket's element may have no children, and is read as an empty text then.
  ListBucketResult: z.preprocess(
    (element) => (element === '' ? {} : element),
    z.object({
      Contents: z.array(z.object({ Key: z.string(), LastModified: z.iso.datetime() })).default([]),
      NextContinuationToken: z.string().optional(),
    }),
  ),
});
const failure = z.object({ Error: z.object({ Code: z.string() }) });

/** One page of a listing (Amazon S3 API Reference, ListObjectsV2). `next` is the token of the page after it. */
export function readListing(xml: string): {
  readonly files: StoredFile[];
  readonly next: string | undefined;
} {
  const found = listing.safeParse(parser.parse(xml));
  if (!found.success) throw new Error('S3 answered with something that is no list of files.');
  const { Contents, NextContinuationToken: next } = found.data.ListBucketResult;
  return {
    files: Contents.map(({ Key, LastModified }) => ({ key: Key, changedAt: new Date(LastModified) })),
    next,
  };
}

/** The code of an error's answer, e.g. `NoSuchKey`; undefined when it is none. */
export function readErrorCode(answer: string): string | undefined {
  try {
    return failure.safeParse(parser.parse(answer)).data?.Error.Code;
  } catch {
    // Something between us and the store answered, in HTML or in words.
    return undefined;
  }
}
