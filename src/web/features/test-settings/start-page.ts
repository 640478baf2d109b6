import type { SupabaseClient } from '@supabase/supabase-js';
import type { PracticePreferences } from '#domain/assessment/practice.ts';
import { readPractice } from '#domain/assessment/read-practice.ts';
import { validLicence } from '#domain/licences/licence.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { type LicenceRow, licenceOf } from '#web/session/require-access.ts';

export type StartPage = {
  /** A test that was begun and not ended, with the number of its tasks so far. */
  readonly open: { readonly id: string; readonly tasks: number } | null;
  readonly preferences: PracticePreferences;
  /** Of the licence that is valid now, 0 without one. */
  readonly tier: number;
};

type OpenSitting = { readonly id: string; readonly sitting_tasks: readonly { readonly position: number }[] };
type Person = { readonly practice: unknown; readonly license_users: readonly LicenceRow[] };

/** What the start page of a test knows of whoever opens it; the policies show one's own rows. */
export async function readStartPage(supabase: SupabaseClient, now: Date): Promise<StartPage> {
  const [open, person] = await Promise.all([
    supabase
      .from('sittings')
      .select('id, sitting_tasks(position)')
      .eq('status', 'active')
      .order('started_at', { ascending: false })
      .limit(1)
      .maybeSingle<OpenSitting>(),
    supabase
      .from('users')
      .select('practice, license_users(tier, started_at, expires_at)')
      .maybeSingle<Person>(),
  ]);
  const error = open.error ?? person.error;
  if (error) throw readFailure('The start page', error);
  return {
    open: open.data && { id: open.data.id, tasks: open.data.sitting_tasks.length },
    preferences: readPractice(person.data?.practice),
    tier: validLicence((person.data?.license_users ?? []).map(licenceOf), now)?.tier ?? 0,
  };
}
