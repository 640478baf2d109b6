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
import { usualPractice } from '#domain/assessment/practice.ts';
import { testSettings } from '#domain/assessment/settings.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { ResumeOffer } from '#web/features/test-settings/resume-offer.tsx';
import { LevelTestForm } from '#web/features/test-settings/settings-form.tsx';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { readChoice } from '#web/features/test-settings/test-choice.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { useHasAccount } from '#web/page-context/root-data.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

/** Without a session it looks alike for everybody (decision 083). */
export const handle = { shared: true };

export const meta: MetaFunction = ({ location }) => pageMeta('leveltest', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  // Visitors share a page, and a key would make one test of two people's; a start of theirs makes a new guest each time.
  if (!hasSession(request)) return { requestKey: '', open: null, preferences: usualPractice };
  const { supabase, headers } = openSession(request, context);
  const { open, preferences } = await readStartPage(supabase, context.get(apiContext).now());
  return data({ requestKey: crypto.randomUUID(), open, preferences }, { headers });
}

/** Starts the test: a visitor gets an anonymous session first, which a later account keeps. Rule 1.4, Rule 4.32. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const locale = localeOfPath(new URL(request.url).pathname);
  const { supabase, headers } = openSession(request, context);
  const typed = readChoice(form);
  const settings = testSettings.safeParse({
    levels: form.getAll('level'),
    categories: form.getAll('category'),
    length: form.has('quick') ? 'quick' : 'full',
    randomOrder: form.has('randomOrder'),
    showAnswers: form.has('showAnswers'),
    plays: form.has('freePlays') ? 'free' : 'exam',
  });
  if (!settings.success) return data({ errors: ['wrong_shape'], typed }, { status: 400 });
  const problems = [
    ...(settings.data.levels.length === 0 ? ['no_level'] : []),
    ...(settings.data.categories.length === 0 ? ['no_category'] : []),
  ];
  if (problems.length > 0) return data({ errors: problems, typed }, { status: 400 });
  const { data: session } = await supabase.auth.getSession();
  if (!session.session) {
    const { error } = await supabase.auth.signInAnonymously();
    if (error) {
      return data(
        { errors: [error.status === 429 ? 'too_many_requests' : 'unexpected_failure'], typed },
        { status: error.status ?? 500, headers },
      );
    }
  }
  const result = await callFunction(supabase, 'sittings', {
    kind: 'level',
    settings: settings.data,
    requestKey: String(form.get('requestKey') || crypto.randomUUID()),
  });
  if (!result.ok) return data({ errors: [result.code], typed }, { status: result.status, headers });
  return redirect(pathInLocale(`/app/test/${result.answer.sittingId}?started`, locale), { headers });
}

export default function LevelTest() {
  const { t } = useTranslation('leveltest');
  const { requestKey, open, preferences } = useLoaderData<typeof loader>();
  const hasAccount = useHasAccount();
  const { errors = [], typed } = useActionData<typeof action>() ?? {};
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-3 max-w-reading text-second">{t(hasAccount ? 'lead' : 'leadVisitor')}</p>
      {open && <ResumeOffer sittingId={open.id} tasks={open.tasks} />}
      <LevelTestForm requestKey={requestKey} errors={errors} typed={typed} preferences={preferences} />
    </div>
  );
}
