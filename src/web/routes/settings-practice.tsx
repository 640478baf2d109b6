import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PracticePreferences } from '#domain/assessment/practice.ts';
import { readPractice } from '#domain/assessment/read-practice.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { PracticeScreen } from '#web/features/account/practice-screen.tsx';
import { readChoice, testable } from '#web/features/test-settings/test-choice.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('practice', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const { data: person, error } = await supabase.from('users').select('practice').maybeSingle();
  if (error) throw readFailure('The way of practising', error);
  return data({ preferences: readPractice(person?.practice) }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    throw redirectDocument(pathInLocale('/auth', localeOfPath(new URL(request.url).pathname)));
  const { supabase, headers } = openSession(request, context);
  const preferences = readPreferences(form);
  const { data: rows, error } = await supabase
    .from('users')
    .update({ practice: preferences })
    .eq('id', viewer.id)
    .select('id');
  const saved = !error && rows.length > 0;
  return data(
    { outcome: saved ? ('saved' as const) : ('failed' as const), preferences },
    { status: saved ? 200 : 500, headers },
  );
}

/** What is chosen whole is kept as nothing: it is whole also when there is more to choose from. */
function readPreferences(form: FormData): PracticePreferences {
  const choice = readChoice(form);
  const { weeklyDays, minutesADay } = readPractice({
    weeklyDays: Number(form.get('weeklyDays')),
    minutesADay: Number(form.get('minutesADay')),
  });
  return {
    ...choice,
    levels: choice.levels.length === taskLevels.length ? [] : choice.levels,
    categories: choice.categories.length === testable.length ? [] : choice.categories,
    weeklyDays,
    minutesADay,
  };
}

export default function Practice() {
  const { preferences } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return <PracticeScreen preferences={done?.preferences ?? preferences} outcome={done?.outcome ?? null} />;
}
