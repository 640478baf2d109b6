import type { Transaction } from '#server/db/database.ts';

/** One thing that somebody did with a role's power. */
export type AuditEntry = {
  /** Null: the product's command line did it. */
  readonly actorId: string | null;
  /** `role.given`, `licence.given`, `code.made`, `claim.accepted`, … */
  readonly action: string;
  /** Whom it was done to. */
  readonly subjectId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** Writes the entry in the transaction of what it tells of: both are there or none. */
export async function writeAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await transaction.query(
    'insert into public.audit_log (actor_id, action, subject_id, details) values ($1, $2, $3, $4)',
    [entry.actorId, entry.action, entry.subjectId, JSON.stringify(entry.details)],
  );
}
