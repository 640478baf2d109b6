import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'bestatt-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const base = { DATA_DIR: folder };
const s3 = {
  STORAGE_S3_BUCKET: 'files',
  STORAGE_S3_REGION: 'eu-north-1',
  STORAGE_S3_ACCESS_KEY_ID: 'id',
  STORAGE_S3_SECRET_ACCESS_KEY: 'secret',
};

describe('where files lie', () => {
  test('in a folder, at most 50 MB each, when nothing is said', () => {
    expect(readConfig(base)).toMatchObject({ s3: null, maxFileBytes: 50 * 1024 * 1024 });
    expect(readConfig({ ...base, STORAGE_MAX_FILE_MB: '2.5' }).maxFileBytes).toBe(2_621_440);
  });

  test("in an S3 when a bucket and its keys are given, Amazon's of the region without an endpoint", () => {
    expect(readConfig({ ...base, ...s3 }).s3).toEqual({
      bucket: 'files',
      region: 'eu-north-1',
      endpoint: 'https://s3.eu-north-1.amazonaws.com',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const own = { ...base, ...s3, STORAGE_S3_ENDPOINT: 'https://minio.example:9000' };
    expect(readConfig(own).s3?.endpoint).toBe('https://minio.example:9000');
  });

  test('nowhere when the bucket is given without its keys', () => {
    const { STORAGE_S3_SECRET_ACCESS_KEY: _, ...half } = s3;
    expect(() => readConfig({ ...base, ...half })).toThrow(
      'STORAGE_S3_ACCESS_KEY_ID and its secret are needed beside STORAGE_S3_BUCKET',
    );
  });
});
