import type { SupabaseClient } from '@supabase/supabase-js';
import { type PracticePreferences, usualPractice } from '#domain/assessment/practice.ts';
import { readPractice } from '#domain/assessment/read-practice.ts';
import type { TestSettings } from '#domain/assessment/settings.ts';
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

/** Whether somebody has saved preferences: an account begins with none, `{}`. */
function hasOwn(practice: unknown): boolean {
  return Object.keys(practice ?? {}).length > 0;
}

type LastTest = { readonly settings: TestSettings };

/**
 * How the last level test was taken, for whoever keeps no preferences (9.74). Its levels and categories are chosen anew
 * each time: a level is looked for among all of them unless somebody says otherwise (093).
 */
function takenAs(last: LastTest | null): PracticePreferences {
  if (!last) return usualPractice;
  const { length, randomOrder, showAnswers, plays } = last.settings;
  return {
    ...usualPractice,
    quick: length === 'quick',
    randomOrder,
    showAnswers,
    freePlays: plays === 'free',
  };
}

/** What the start page of a test knows of whoever opens it; the policies show one's own rows. */
export async function readStartPage(supabase: SupabaseClient, now: Date): Promise<StartPage> {
  const [open, person, last] = await Promise.all([
    supabase
      .from('sittings')
      .select('id, sitting_tasks(position)')
      .eq('status', 'active')
      .neq('kind', 'mock')
      .order('started_at', { ascending: false })
      .limit(1)
      .maybeSingle<OpenSitting>(),
    supabase
      .from('users')
      .select('practice, license_users(tier, started_at, expires_at)')
      .maybeSingle<Person>(),
    supabase
      .from('sittings')
      .select('settings')
      .eq('kind', 'level')
      .order('started_at', { ascending: false })
      .limit(1)
      .maybeSingle<LastTest>(),
  ]);
  const error = open.error ?? person.error ?? last.error;
  if (error) throw readFailure('The start page', error);
  return {
    open: open.data && { id: open.data.id, tasks: open.data.sitting_tasks.length },
    preferences: hasOwn(person.data?.practice) ? readPractice(person.data?.practice) : takenAs(last.data),
    tier: validLicence((person.data?.license_users ?? []).map(licenceOf), now)?.tier ?? 0,
  };
}
