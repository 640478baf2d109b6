import type { SupabaseClient } from '@supabase/supabase-js';
import { defaultRetention, type Retention, retentions } from '#domain/speaking/recording-limits.ts';
import { readFailure } from '#web/api/read-failure.ts';
import type { OwnRecording } from './recordings-section.tsx';

/** So many are listed; older ones show as these are deleted. */
const mostListed = 100;

type Row = {
  readonly id: string;
  readonly sitting_id: string;
  readonly position: number;
  readonly seconds: number | null;
  readonly submitted_at: string;
};

/** The newest recordings that somebody has handed in. */
export async function readRecordings(supabase: SupabaseClient): Promise<readonly OwnRecording[]> {
  const { data: rows, error } = await supabase
    .from('submissions')
    .select('id, sitting_id, position, seconds, submitted_at')
    .not('recording_path', 'is', null)
    .neq('status', 'draft')
    .order('submitted_at', { ascending: false })
    .limit(mostListed)
    .returns<Row[]>();
  if (error) throw readFailure('The recordings', error);
  return rows.map(({ id, sitting_id, position, seconds, submitted_at }) => ({
    ...{ id, position, sittingId: sitting_id, seconds: seconds ?? 0, submittedAt: submitted_at },
  }));
}

/** What the form says; the default for anything else. */
export function retentionOf(value: unknown): Retention {
  return (Object.keys(retentions) as Retention[]).find((one) => one === value) ?? defaultRetention;
}
