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
import { customLength } from '#domain/assessment/custom-length.ts';
import { settingsProblems } from '#domain/assessment/settings-problems.ts';
import { lengthRules } from '#domain/assessment/test-length.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { CustomForm } from '#web/features/custom/custom-form.tsx';
import { ResumeOffer } from '#web/features/test-settings/resume-offer.tsx';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { readChoice } from '#web/features/test-settings/test-choice.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('custom', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const start = await readStartPage(supabase, context.get(apiContext).now());
  return data({ requestKey: crypto.randomUUID(), ...start }, { headers });
}

/** Starts a custom test. Rule 1.5, Rule 5.4: whoever is not signed in has no licence, and is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const locale = localeOfPath(new URL(request.url).pathname);
  const { supabase, headers } = openSession(request, context);
  const typed = { ...readChoice(form), tasks: String(form.get('tasks') ?? '') };
  // Rule 3.8: a quick test is as long as the quick level test at most is.
  const tasks = typed.quick ? lengthRules.quick.atMost : Number(typed.tasks);
  const inRange = Number.isInteger(tasks) && tasks >= customLength.atLeast && tasks <= customLength.atMost;
  const errors = [...settingsProblems(typed), ...(inRange ? [] : ['tasks_range'])];
  if (errors.length > 0) return data({ errors, typed }, { status: 400, headers });
  const result = await callFunction(supabase, 'sittings', {
    kind: 'custom',
    settings: {
      levels: [...typed.levels],
      categories: [...typed.categories],
      tasks,
      randomOrder: typed.randomOrder,
      showAnswers: typed.showAnswers,
      plays: typed.freePlays ? 'free' : 'exam',
    },
    requestKey: String(form.get('requestKey') || crypto.randomUUID()),
  });
  if (!result.ok) return data({ errors: [result.code], typed }, { status: result.status, headers });
  return redirect(pathInLocale(`/app/test/${result.answer.sittingId}?started`, locale), { headers });
}

export default function CustomTest() {
  const { t } = useTranslation('custom');
  const { requestKey, open, preferences, tier } = useLoaderData<typeof loader>();
  const { errors = [], typed } = useActionData<typeof action>() ?? {};
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-3 max-w-reading text-second">{t('lead')}</p>
      {open && <ResumeOffer sittingId={open.id} tasks={open.tasks} />}
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
