import { Hono } from 'hono';
import { z } from 'zod';
import { asCaller, requireCaller } from '#server/storage/caller.ts';
import { readJson } from '#server/storage/json-body.ts';
import { type Entry, listEntries, readCursor, sortColumns, writeCursor } from '#server/storage/listing.ts';
import type { Service } from '#server/storage/service.ts';

const order = z.enum(['asc', 'desc']).default('asc');
/** Rule 9.20. */
const first = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z.object({ column: z.enum(sortColumns).default('name'), order }).prefault({}),
});
const second = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at']).default('name'), order })
    .prefault({}),
});

/** Lists by folder (`list`) and by pages with a cursor (`list-v2`), of what the policies show. */
export function listRoutes(service: Service): Hono {
  const app = new Hono();

  app.post('/list/:bucket', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const { prefix: folder, sortBy: sort, ...asked } = await readJson(c.req.raw, first);
    const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    const listing = { ...asked, bucketId: c.req.param('bucket'), prefix, sort, byFolder: true };
    const entries = await asCaller(service, { caller, operation: 'storage.object.list' }, (transaction) =>
      listEntries(transaction, listing),
    );
    return c.json(entries.map((entry) => wireEntry(entry, prefix)));
  });

  app.post('/list-v2/:bucket', async (c) => {
    const caller = await requireCaller(service, c.req.raw);
    const asked = await readJson(c.req.raw, second);
    const entries = await asCaller(service, { caller, operation: 'storage.object.list_v2' }, (transaction) =>
      listEntries(transaction, {
        bucketId: c.req.param('bucket'),
        prefix: asked.prefix,
        byFolder: asked.with_delimiter,
        limit: asked.limit + 1,
        sort: asked.sortBy,
        after: asked.cursor === undefined ? undefined : readCursor(asked.cursor),
      }),
    );
    const page = entries.slice(0, asked.limit);
    const last = page.at(-1);
    const hasNext = entries.length > page.length;
    return c.json({
      hasNext,
      ...(hasNext && last && { nextCursor: writeCursor(last) }),
      folders: page.filter(({ id }) => id === null).map(({ key }) => ({ key: key.slice(0, -1), name: key })),
      objects: page
        .filter(({ id }) => id !== null)
        .map((entry) => ({ key: entry.key, ...wireEntry(entry, '') })),
    });
  });

  return app;
}

function wireEntry(entry: Entry, prefix: string): object {
  const name = entry.key.slice(prefix.length);
  return {
    name: entry.id === null ? name.slice(0, -1) : name,
    id: entry.id,
    updated_at: entry.updated_at,
    created_at: entry.created_at,
    last_accessed_at: entry.last_accessed_at,
    metadata: entry.metadata,
  };
}
