/** Kinds whose key is words of the script. */
export const wordsAreTheKey = ['dictation', 'typed_cloze'] as const;

/**
 * SQL for: a task whose key is words of this clip may still come to the learner, in the test at hand or because it lies open in
 * another. Its transcript is its key until then, whichever task of the clip it is asked for. Rule 9.112.
 * @param names SQL for the clip's id, for the test's id, and of both the learner and the status of that test
 */
export function wordsStillAsked(names: {
  readonly stimulusId: string;
  readonly sittingId: string;
  readonly userId: string;
  readonly status: string;
}): string {
  const { stimulusId, sittingId, userId, status } = names;
  return `exists (
    select from public.tasks w
    where w.stimulus_id = ${stimulusId} and w.kind in (${wordsAreTheKey.map((kind) => `'${kind}'`).join(', ')}) and (
      ${status} = 'active' and w.retired_at is null and not exists (
        select from public.sitting_tasks here
        where here.sitting_id = ${sittingId} and here.task_id = w.id and here.answered_at is not null)
      or exists (
        select from public.sitting_tasks open join public.sittings o on o.id = open.sitting_id
        where open.task_id = w.id and open.answered_at is null and o.status = 'active' and o.user_id = ${userId})
    ))`;
}
