import { describe, expect, test } from 'vitest';
import { readErrorCode, readListing } from './s3-answers.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const page = (inside: string) =>
  `${head}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>files</Name>${inside}</ListBucketResult>`;
const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified><Size>3</Size></Contents>`;

describe('a listing', () => {
  test('has one file or several, whose keys stay texts', () => {
    const changedAt = new Date('2026-11-22T10:00:00Z');
    expect(readListing(page(entry('0012'))).files).toEqual([{ key: '0012', changedAt }]);
    expect(readListing(page(entry('a') + entry('1e5'))).files.map(({ key }) => key)).toEqual(['a', '1e5']);
  });

  test('may be empty, and goes on by a token with whatever characters', () => {
    expect(readListing(page('<IsTruncated>false</IsTruncated>'))).toEqual({ files: [], next: undefined });
    expect(readListing(`${head}<ListBucketResult/>`)).toEqual({ files: [], next: undefined });
    const token = '<NextContinuationToken>1&amp;2&lt;3+/=</NextContinuationToken>';
    expect(readListing(page(entry('a') + token)).next).toBe('1&2<3+/=');
  });

  test.each(['', 'busy', '<html><body>Bad gateway</body></html>', page('<Contents><Key>a</Key></Contents>')])(
    'is not %s',
    (text) => {
      expect(() => readListing(text)).toThrow('no list of files');
    },
  );
});

test('an error has a code; what is no error of S3 has none', () => {
  expect(readErrorCode(`${head}<Error><Code>SlowDown</Code><Message>a &lt;b&gt;</Message></Error>`)).toBe(
    'SlowDown',
  );
  expect(
    readErrorCode(`${head}<CopyObjectResult><ETag>"&lt;Error&gt;"</ETag></CopyObjectResult>`),
  ).toBeUndefined();
  for (const text of ['', 'busy', '<html><body>Bad gateway', '<Error>'])
    expect(readErrorCode(text)).toBeUndefined();
});
