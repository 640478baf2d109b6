import type { Context } from 'hono';
import { type Auth, poolSql } from '#server/auth/auth.ts';
import { requireAdmin } from '#server/auth/requests.ts';

const maxEntries = 100;

/** GET /admin/audit: what happened last. */
export async function listAudit(auth: Auth, c: Context): Promise<Response> {
  await requireAdmin(auth, c);
  const entries = await poolSql(auth).query(
    `select id, payload, created_at, ip_address from auth.audit_log_entries order by created_at desc limit $1`,
    [maxEntries],
  );
  return c.json(entries);
}
