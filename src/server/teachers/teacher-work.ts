import { emptyFeedback, type JudgedLevels, type TeacherFeedback } from '#domain/teachers/teacher-feedback.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import type { Transaction } from '#server/db/database.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { mayLookAt } from './may-look-at.ts';
import { readPhrases } from './phrase-record.ts';
import { refusal } from './refusal.ts';
import {
  lockRequest,
  type RequestRow,
  type ReviewRow,
  readReviews,
  writableReview,
} from './request-record.ts';

/**
 * Rule 9.440, Rule 9.444. `teacher-work`: the task, the answer and one's own draft, for a teacher who has taken it. Neither the
 * learner's name nor address is read; the machine's level, and the other teacher's judgement, come after one's own.
 * @throws AppError 404 `request_not_found`, 409 `request_not_yours`
 */
export function teacherWorkFunction(): ServerFunction {
  return defineFunction({
    name: 'teacher-work',
    access: { permission: 'giveFeedback' },
    limit: { burst: 120, perHour: 3600 },
    run: ({ requestId }, { userId, context }) =>
      context.database.asService(async (transaction) => {
        const request = await lockRequest(transaction, requestId);
        const reviews = await readReviews(transaction, requestId);
        const at = { reviews, teacherId: userId, now: context.now() };
        if (!mayLookAt(request, at)) throw refusal('request_not_yours');
        const shown = await readShown(transaction, requestId);
        const mine = writableReview(request, at);
        const own = reviews.find(({ teacherId }) => teacherId === userId) ?? null;
        return {
          ...shown,
          ...{ id: requestId, status: request.status, priority: request.priority },
          ...{ dueAt: request.dueAt.toISOString(), category: request.kind },
          place: own?.place ?? 1,
          mine: mine !== null,
          revision: own?.revision ?? 0,
          feedback: draftOf(own, request),
          voice: own?.voicePath ? { seconds: own.voiceSeconds ?? 0 } : null,
          lockedUntil: (own?.lockedUntil ?? context.now()).toISOString(),
          comparison: await readComparison(transaction, { request, reviews, own }),
          machineLevel: own?.status === 'submitted' ? shown.machineLevel : null,
          phrases: await readPhrases(transaction, userId),
        } satisfies TeacherWork;
      }),
  });
}

/** What is read in one row: the task, the answer, and what the learner said with it. */
type Shown = Pick<
  TeacherWork,
  | 'level'
  | 'task'
  | 'stimulus'
  | 'drawings'
  | 'points'
  | 'name'
  | 'question'
  | 'language'
  | 'text'
  | 'words'
  | 'seconds'
  | 'hasRecording'
  | 'findings'
  | 'machineLevel'
  | 'askedBack'
  | 'backAnswer'
>;

async function readShown({ query }: Transaction, requestId: string): Promise<Shown> {
  const [row] = await query<{ shown: Shown }>(
    `select json_build_object(
       'level', r.task_level, 'task', t.public, 'stimulus', i.public,
       'drawings', coalesce((select json_agg(json_build_object('id', d.id, 'hash', d.hash, 'alt', d.alt))
         from public.scenes d where d.id in (t.public ->> 'scene', i.public ->> 'scene')), '[]'), 'points', k.secret -> 'points', 'name', r.name, 'question', r.question,
       'language', r.language, 'text', case b.kind when 'write' then b.text else coalesce(b.transcript, '') end,
       'words', b.words, 'seconds', b.seconds, 'hasRecording', b.recording_path is not null,
       'findings', coalesce(b.feedback -> 'findings', '[]'), 'machineLevel', b.estimated_level,
       'askedBack', r.asked_back, 'backAnswer', r.back_answer) as shown
     from public.teacher_requests r join public.submissions b on b.id = r.submission_id
       join public.tasks t on t.id = b.task_id join public.stimuli i on i.id = t.stimulus_id
       join public.task_keys k on k.task_id = t.id
     where r.id = $1`,
    [requestId],
  );
  if (!row) throw refusal('request_not_found');
  return row.shown;
}

/** The other's words too, once both have judged. Rule 9.445. */
async function readComparison(
  { query }: Transaction,
  of: {
    readonly request: RequestRow;
    readonly reviews: readonly ReviewRow[];
    readonly own: ReviewRow | null;
  },
): Promise<TeacherWork['comparison']> {
  const { request, reviews, own } = of;
  const submitted = reviews.filter(({ status }) => status === 'submitted');
  if (own?.status !== 'submitted' || submitted.length < 2) return null;
  const rows = await query<{ judged: JudgedLevels }>(
    `select json_build_object('level', level, 'criteria', criteria) as judged from public.teacher_reviews
     where request_id = $1 and status = 'submitted' order by place`,
    [request.id],
  );
  const other = submitted.find(({ id }) => id !== own.id);
  const [first, second] = rows.map(({ judged }) => judged);
  return first && second ? { other: draftOf(other ?? null, request), first, second } : null;
}

function draftOf(review: ReviewRow | null, { kind }: RequestRow): TeacherFeedback {
  const draft = review?.draft;
  return draft && 'criteria' in draft ? (draft as TeacherFeedback) : emptyFeedback(kind);
}
