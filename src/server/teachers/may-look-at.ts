import type { RequestRow, ReviewRow } from './request-record.ts';

/**
 * Rule 9.440: who may read a learner's words: the teacher who has taken them or judged them; where an answer is overdue that only they
 * could give, every teacher.
 */
export function mayLookAt(
  { status, dueAt, userId }: RequestRow,
  at: { readonly reviews: readonly ReviewRow[]; readonly teacherId: string; readonly now: Date },
): boolean {
  if (userId === at.teacherId) return false;
  const mine = at.reviews.find(({ teacherId }) => teacherId === at.teacherId);
  if (mine && mine.status !== 'left') return true;
  return (status === 'comparing' || status === 'asked_back') && dueAt < at.now;
}
