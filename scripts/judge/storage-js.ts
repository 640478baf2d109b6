import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createFolderFiles } from '#server/providers/files/folder-files.ts';
import { createStorage } from '#server/storage/routes.ts';
import { defaultStorageSettings } from '#server/storage/settings.ts';
import { countJest } from './count-jest.ts';
import type { Suite } from './suite.ts';

/** `packages/core/storage-js` with its seed: buckets, objects and policies. */
export const storageJs: Suite = {
  folder: 'packages/core/storage-js',
  sql: ['test/supabase/seed.sql'],
  createApp: ({ context }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bestatt-judge-files-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const storage = createStorage(context, {
      ...defaultStorageSettings,
      files: createFolderFiles(join(folder, 'kept')),
      incomingDir: join(folder, 'incoming'),
      // The suite begins uploads that it never ends.
      openUploads: 1000,
      // The suite uploads a JPEG as image/png into a bucket for PNG alone, and expects it to be taken.
      contentCheck: 'declared',
    });
    return new Hono().route('/storage/v1', storage);
  },
  command: () =>
    'npx jest --runInBand --coverage=false --ci --json --outputFile=$RESULT storageApi.test storageBucketApi storageFileApi.test storageFileApiNode',
  count: ({ file }) => countJest(file),
  hasOfflineTests: true,
};
