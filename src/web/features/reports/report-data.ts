import type { SupabaseClient } from '@supabase/supabase-js';
import type { ReportOutcome, ReportReason } from '#domain/items/report-reasons.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import type { Locale } from '#web/locale/locale.ts';

/** What somebody said of a task, and what came of it. */
export type OwnReport = {
  readonly task_id: string;
  readonly status: 'open' | 'answered';
  readonly outcome: ReportOutcome | null;
  readonly answer: string;
};

export type ReportResult = { readonly outcome: 'sent' | 'failed' };

/** One's own reports about these tasks, the newest of each. */
export async function readReports(
  supabase: SupabaseClient,
  taskIds: readonly string[],
): Promise<readonly OwnReport[]> {
  const { data, error } = await supabase
    .from('task_reports')
    .select('task_id, status, outcome, answer')
    .in('task_id', [...taskIds])
    .order('created_at', { ascending: false })
    .overrideTypes<OwnReport[], { merge: false }>();
  if (error) throw readFailure('The reports', error);
  return data;
}

/** Sends what the form of a task says. */
export async function sendReport(
  supabase: SupabaseClient,
  given: { readonly sittingId: string; readonly fields: FormData; readonly locale: Locale },
): Promise<ReportResult> {
  const { sittingId, fields, locale } = given;
  const field = (name: string) => String(fields.get(name) ?? '');
  const result = await callFunction(supabase, 'task-reports', {
    ...{ sittingId, taskId: field('taskId'), text: field('text'), locale },
    // Without a button's name the form was sent by a key: it is something else.
    reason: (field('reason') || 'other') as ReportReason,
  });
  return { outcome: result.ok ? 'sent' : 'failed' };
}
