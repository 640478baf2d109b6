import type { Transaction } from '#server/db/database.ts';
import { writeAudit } from '#server/roles/audit.ts';
import type { DeskKind } from './desk-kind.ts';
import type { DraftRow } from './draft-row.ts';

type Logged<Content, Source> = {
  /** Null: the clock. */
  readonly actorId: string | null;
  readonly draft: Pick<DraftRow<Content, Source>, 'id' | 'content' | 'source'>;
  readonly change:
    | 'begun'
    | 'published'
    | 'scheduled'
    | 'unscheduled'
    | 'corrected'
    | 'correction_scheduled'
    | 'correction_unscheduled'
    | 'withdrawn'
    | 'removed';
  readonly at?: string;
  readonly by?: 'schedule';
  readonly reason?: string;
};

/** Writes into the audit log what became of a draft, with its title. Rule 9.486, Rule 9.508. */
export async function logChange<Content extends { readonly slug: string }, Source>(
  transaction: Transaction,
  { name, titleOf }: DeskKind<Content, Source>,
  { actorId, draft, change, at, by, reason }: Logged<Content, Source>,
): Promise<void> {
  await writeAudit(transaction, {
    ...{ actorId, action: `${name}.${change}`, subjectId: null },
    details: { [`${name}Id`]: draft.id, [name]: titleOf(draft), at, by, reason },
  });
}
