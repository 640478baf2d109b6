import type { TeacherPhrase } from '#domain/teachers/teacher-work.ts';
import type { Transaction } from '#server/db/database.ts';

/** What a teacher keeps to use again, the oldest first. */
export function readPhrases({ query }: Transaction, teacherId: string): Promise<TeacherPhrase[]> {
  return query<TeacherPhrase>(
    'select id, criterion, text from public.teacher_phrases where user_id = $1 order by created_at, id',
    [teacherId],
  );
}
