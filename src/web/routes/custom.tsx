import type { SupabaseClient } from '@supabase/supabase-js';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { CustomSettings } from '#domain/assessment/custom-settings.ts';
import { readSavedSettings } from '#domain/assessment/saved-test.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { readCustomChoice, settingsOf } from '#web/features/custom/custom-choice.ts';
import { CustomForm } from '#web/features/custom/custom-form.tsx';
import { type SavedTest, SavedTests } from '#web/features/custom/saved-tests.tsx';
import { ResumeOffer } from '#web/features/test-settings/resume-offer.tsx';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('custom', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [start, saved] = await Promise.all([
    readStartPage(supabase, context.get(apiContext).now()),
    readSavedTests(supabase),
  ]);
  return data({ requestKey: crypto.randomUUID(), saved, ...start }, { headers });
}

async function readSavedTests(supabase: SupabaseClient): Promise<readonly SavedTest[]> {
  const { data: rows, error } = await supabase
    .from('saved_tests')
    .select('id, name, settings')
    .order('name')
    .returns<{ id: string; name: string; settings: unknown }[]>();
  if (error) throw readFailure('The saved tests', error);
  return rows.flatMap(({ id, name, settings }) => {
    const read = readSavedSettings(settings);
    return read ? [{ id, name, settings: read }] : [];
  });
}

/** Starts a custom test, or saves its settings. Rule 1.5, Rule 5.4: whoever is not signed in has no licence, and is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const intent = String(form.get('intent') ?? 'start');
  if (intent === 'rename' || intent === 'delete' || intent === 'start-saved') {
    const settings = await changeSaved(supabase, { intent, form });
    if ('error' in settings) return data({ errors: [settings.error], typed: null }, { status: 400, headers });
    if (settings.start === null) return redirect(pathInLocale('/app/custom', locale), { headers });
    return start({ settings: settings.start });
  }
  const typed = readCustomChoice(form);
  const read = settingsOf(typed);
  if ('problems' in read)
    return data({ errors: read.problems as readonly string[], typed }, { status: 400, headers });
  if (intent === 'save') {
    const error = await save(supabase, { name: String(form.get('name') ?? '').trim(), ...read });
    if (error) return data({ errors: [error], typed }, { status: 400, headers });
    return redirect(pathInLocale('/app/custom', locale), { headers });
  }
  return start(read);

  async function start({ settings }: { readonly settings: CustomSettings }) {
    const { practice: _, ...wanted } = settings;
    const result = await callFunction(supabase, 'sittings', {
      kind: 'custom',
      settings: wanted,
      requestKey: String(form.get('requestKey') || crypto.randomUUID()),
    });
    if (!result.ok)
      return data(
        { errors: [result.code], typed: form.has('level') ? readCustomChoice(form) : null },
        { status: result.status, headers },
      );
    return redirect(pathInLocale(`/app/test/${result.answer.sittingId}?started`, locale), { headers });
  }
}

/** Rule 9.278. @returns the code of what keeps it from being saved, or null. */
async function save(
  supabase: SupabaseClient,
  { name, settings }: { readonly name: string; readonly settings: CustomSettings },
): Promise<string | null> {
  if (name === '') return 'name_needed';
  const { error } = await supabase.from('saved_tests').insert({ name, settings });
  return error ? codeOf(error.code) : null;
}

/** What the database says, as the form says it. */
function codeOf(code: string): string {
  if (code === '23505') return 'name_taken';
  return code === '42501' ? 'too_many_saved' : 'unexpected_failure';
}

async function changeSaved(
  supabase: SupabaseClient,
  { intent, form }: { readonly intent: 'rename' | 'delete' | 'start-saved'; readonly form: FormData },
): Promise<{ readonly start: CustomSettings | null } | { readonly error: string }> {
  const id = String(form.get('savedId') ?? '');
  const rows = supabase.from('saved_tests');
  if (intent === 'delete') {
    const { error } = await rows.delete().eq('id', id);
    return error ? { error: 'unexpected_failure' } : { start: null };
  }
  if (intent === 'rename') {
    const name = String(form.get('name') ?? '').trim();
    if (name === '') return { error: 'name_needed' };
    const { error } = await rows.update({ name }).eq('id', id);
    return error ? { error: codeOf(error.code) } : { start: null };
  }
  const { data: row } = await rows.select('settings').eq('id', id).maybeSingle<{ settings: unknown }>();
  const settings = readSavedSettings(row?.settings);
  return settings ? { start: settings } : { error: 'saved_gone' };
}

export default function CustomTest() {
  const { t } = useTranslation(['custom', 'custom-form']);
  const { requestKey, open, preferences, tier, saved } = useLoaderData<typeof loader>();
  const { errors = [], typed } = useActionData<typeof action>() ?? {};
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-3 max-w-reading text-second">{t('custom-form:lead')}</p>
      {open && <ResumeOffer sittingId={open.id} tasks={open.tasks} />}
      <SavedTests tests={saved} requestKey={requestKey} />
      <CustomForm
        requestKey={requestKey}
        tier={tier}
        preferences={preferences}
        errors={errors}
        typed={typed}
      />
    </div>
  );
}
