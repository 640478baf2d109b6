import type { Submission } from '#domain/submissions/submission.ts';
import type { Transaction } from '#server/db/database.ts';

/** The columns of a `Submission`, one JSON object a row. */
const asJson = `json_build_object(
  'id', b.id, 'position', b.position, 'kind', b.kind, 'status', b.status, 'revision', b.revision,
  'text', b.text, 'words', b.words, 'plan', b.plan, 'recordingPath', b.recording_path, 'mimeType', b.mime_type,
  'seconds', b.seconds, 'sound', b.sound, 'transcript', b.transcript,
  'transcribedBy', b.transcribed_by, 'heardLines', b.heard_lines, 'feedback', b.feedback, 'estimatedLevel', b.estimated_level,
  'reason', b.reason, 'source', b.source, 'updatedAt', b.updated_at, 'submittedAt', b.submitted_at,
  'second', case when b.second_text is not null
    then json_build_object('text', b.second_text, 'outcome', b.second_outcome) end)`;

type Row = { readonly submission: Submission };

/** What lies there for a task of a sitting; null when nothing was written. The sitting's lock guards it. */
export async function readSubmission(
  { query }: Transaction,
  { sittingId, position }: { readonly sittingId: string; readonly position: number },
): Promise<Submission | null> {
  const [row] = await query<Row>(
    `select ${asJson} as submission from public.submissions b where b.sitting_id = $1 and b.position = $2`,
    [sittingId, position],
  );
  return row?.submission ?? null;
}

export type SubmittedRow = Row & {
  readonly task_id: string;
  readonly secret: unknown;
};

/** All that was handed in at a sitting, with what its tasks are judged by. */
export function readSubmitted({ query }: Transaction, sittingId: string): Promise<SubmittedRow[]> {
  return query<SubmittedRow>(
    `select ${asJson} as submission, b.task_id, k.secret
     from public.submissions b join public.task_keys k on k.task_id = b.task_id
     where b.sitting_id = $1 and b.status <> 'draft' order by b.position`,
    [sittingId],
  );
}

export type Draft = {
  readonly sittingId: string;
  readonly position: number;
  readonly taskId: string;
  readonly userId: string;
  readonly kind: 'write' | 'speak';
  readonly text: string;
  readonly words: number;
  readonly plan: string;
  readonly now: Date;
};

/** Writes a draft over whatever lies there. @returns its new revision */
export async function saveDraft({ query }: Transaction, draft: Draft): Promise<number> {
  const { sittingId, position, taskId, userId, kind, text, words, plan, now } = draft;
  const [row] = await query<{ revision: number }>(
    `insert into public.submissions as b
       (user_id, sitting_id, position, task_id, kind, text, words, plan, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (sitting_id, position) do update set text = excluded.text, words = excluded.words, plan = excluded.plan,
       revision = b.revision + 1, updated_at = excluded.updated_at
       where b.status = 'draft'
     returning revision`,
    [userId, sittingId, position, taskId, kind, text, words, plan, now],
  );
  if (!row) throw new Error('a draft was saved over what is submitted');
  return row.revision;
}
