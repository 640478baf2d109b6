import { Hono } from 'hono';
import { createRest } from '#server/rest/routes.ts';
import { countJest } from './count-jest.ts';
import type { Suite } from './suite.ts';

/** `packages/core/postgrest-js`: its schema, its seed and what its `test/supabase/config.toml` sets. */
export const postgrestJs: Suite = {
  folder: 'packages/core/postgrest-js',
  sql: ['test/supabase/migrations', 'test/supabase/seed.sql'],
  // The embedded Postgres has no PostGIS: the one column of a geometry is a text there.
  adaptSql: (sql, available) =>
    available.has('postgis')
      ? sql
      : sql
          .replace('create extension if not exists postgis schema extensions;', '')
          .replace('extensions.geometry(POINT, 4326)', 'text'),
  databaseSettings: {
    default_text_search_config: 'pg_catalog.english',
    effective_cache_size: '128MB',
    compute_query_id: 'on',
  },
  createApp: ({ context }) =>
    new Hono().route(
      '/rest/v1',
      createRest(context, {
        schemas: ['public', 'personal'],
        maxRows: 1000,
        allowRollback: true,
        allowExplain: true,
      }),
    ),
  command: () =>
    "npx jest --runInBand --coverage=false --ci --json --outputFile=$RESULT --testPathIgnorePatterns 'test/v12/' 'test/(fetch-errors|retry|timeout)'",
  count: ({ file }) => countJest(file),
  hasOfflineTests: true,
};
