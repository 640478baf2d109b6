import type { SupabaseClient } from '@supabase/supabase-js';
import type { Level } from '#domain/levels/levels.ts';
import { readFailure } from '#web/api/read-failure.ts';

/** What teachers have to do with a test: the levels that they named, and how many answers they still have. */
export type TeacherNote = { readonly levels: readonly Level[]; readonly waiting: number };

type Row = { readonly level: Level | null; readonly submission: { readonly sitting_id: string } };

/** Of these tests, by their ids; those that no teacher has to do with are left out. Rule 9.446. */
export async function readTeacherNotes(
  supabase: SupabaseClient,
  sittingIds: readonly string[],
): Promise<Readonly<Record<string, TeacherNote>>> {
  if (sittingIds.length === 0) return {};
  const { data, error } = await supabase
    .from('teacher_requests')
    .select('level, submission:submissions!inner(sitting_id)')
    .in('submission.sitting_id', sittingIds)
    .order('created_at')
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw readFailure('What teachers said', error);
  const notes: Record<string, { levels: Level[]; waiting: number }> = {};
  for (const { level, submission } of data) {
    notes[submission.sitting_id] ??= { levels: [], waiting: 0 };
    const note = notes[submission.sitting_id];
    if (level) note?.levels.push(level);
    else if (note) note.waiting += 1;
  }
  return notes;
}
