import type { Context } from 'hono';
import type { Auth, Sql } from './auth.ts';
import { clientIp } from './sessions.ts';

export type AuditAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_invited'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_deleted'
  | 'login'
  | 'logout'
  | 'token_reuse_detected'
  | 'identity_unlinked'
  | 'identity_linked'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'recovery_code_used'
  | 'verification_attempted'
  | 'factor_deleted'
  | 'factor_updated';

/**
 * Writes what happened to an account. The actor is an id: no address, number or name of a person is
 * copied into the log, so deleting the account leaves nothing of them here but the id and the client's address.
 */
export async function writeAudit(
  auth: Auth,
  entry: {
    readonly sql: Sql;
    c: Context;
    action: AuditAction;
    userId: string | null;
    traits?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { sql } = entry;
  await sql.query({
    name: 'audit',
    text: `insert into auth.audit_log_entries (payload, created_at, ip_address) values ($1, $2, $3)`,
    values: [
      { action: entry.action, actor_id: entry.userId, ...(entry.traits ? { traits: entry.traits } : {}) },
      auth.context.now(),
      clientIp(auth, entry.c) ?? '',
    ],
  });
}
