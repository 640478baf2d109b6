import type { Submission } from '#domain/submissions/submission.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Rows, Step } from '#server/db/pipeline.ts';

/** The columns of a `Submission`, one JSON object a row. */
const asJson = `json_build_object(
  'id', b.id, 'position', b.position, 'kind', b.kind, 'status', b.status, 'revision', b.revision,
  'text', b.text, 'words', b.words, 'plan', b.plan, 'recordingPath', b.recording_path, 'mimeType', b.mime_type,
  'seconds', b.seconds, 'sound', b.sound, 'transcript', b.transcript,
  'transcribedBy', b.transcribed_by, 'heardLines', b.heard_lines, 'feedback', b.feedback, 'partial', b.partial, 'estimatedLevel', b.estimated_level,
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

/** The same as a step of a pipeline; `submissionOf` reads its rows. */
export function submissionStep({
  sittingId,
  position,
}: {
  readonly sittingId: string;
  readonly position: number;
}): Step {
  return {
    name: 'submission-at',
    text: `select ${asJson} from public.submissions b where b.sitting_id = $1 and b.position = $2`,
    values: [sittingId, String(position)],
  };
}

export function submissionOf(rows: Rows): Submission | null {
  const text = rows[0]?.[0];
  return text ? (JSON.parse(text) as Submission) : null;
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

const saving = `insert into public.submissions as b
    (user_id, sitting_id, position, task_id, kind, text, words, plan, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (sitting_id, position) do update set text = excluded.text, words = excluded.words, plan = excluded.plan,
    revision = b.revision + 1, updated_at = excluded.updated_at
    where b.status = 'draft'
  returning revision`;

/** Writes a draft over whatever lies there. @returns its new revision */
export async function saveDraft({ query }: Transaction, draft: Draft): Promise<number> {
  const [row] = await query<{ revision: number }>(saving, draftValues(draft));
  return revisionOf(row?.revision);
}

/** The same as a step of a pipeline; `savedRevision` reads its rows. */
export function saveDraftStep(draft: Draft): Step {
  return { name: 'save-draft', text: saving, values: draftValues(draft) };
}

export function savedRevision(rows: Rows): number {
  return revisionOf(rows[0]?.[0]);
}

function draftValues(draft: Draft): string[] {
  const { sittingId, position, taskId, userId, kind, text, words, plan, now } = draft;
  return [
    ...[userId, sittingId, String(position), taskId, kind],
    ...[text, String(words), plan, now.toISOString()],
  ];
}

function revisionOf(revision: string | number | null | undefined): number {
  if (revision === null || revision === undefined)
    throw new Error('a draft was saved over what is submitted');
  return Number(revision);
}
