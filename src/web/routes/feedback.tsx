import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { isEmail } from '#domain/accounts/email.ts';
import { feedbackProblem } from '#domain/licences/feedback.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import {
  FeedbackForm,
  type FeedbackOutcome,
  type FeedbackTyped,
} from '#web/features/discounts/feedback-form.tsx';
import { FeedbackSent } from '#web/features/discounts/feedback-sent.tsx';
import { localeOfPath, useLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('feedback', location.pathname),
  // For those who have practised: nothing that somebody searches for.
  { name: 'robots', content: 'noindex, follow' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers } = await readViewer(request, context);
  const email = viewer.kind === 'user' ? viewer.email : '';
  return data({ text: '', email, requestKey: crypto.randomUUID() }, { headers });
}

/** Rule 1.16, Rule 2.41. Whoever has no session yet gets an anonymous one, as for the level test. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const wrong = feedbackProblem(typed.text) ?? emailProblem(typed.email);
  if (wrong) return data(refused(wrong, typed), { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const { data: session } = await supabase.auth.getSession();
  if (!session.session) {
    const { error } = await supabase.auth.signInAnonymously();
    if (error)
      return data(refused(problemOf(error.code ?? ''), typed), { status: error.status ?? 500, headers });
  }
  const { text, email, requestKey } = typed;
  const locale = localeOfPath(new URL(request.url).pathname);
  const body = { text, locale, requestKey, ...(email !== '' && { email }) };
  try {
    const result = await callFunction(supabase, 'feedback', body);
    if (!result.ok) return data(refused(problemOf(result.code), typed), { status: result.status, headers });
    const sent: FeedbackOutcome = { kind: 'sent', email, codeSent: result.answer.codeSent };
    return data(sent, { headers });
  } catch (error) {
    context.get(apiContext).report(error);
    return data(refused('failed', typed), { status: 502, headers });
  }
}

/** A broken connection is an answer too: what was typed stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = readTyped(await request.clone().formData());
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The status keeps the router from reading the screens anew, which would not get through either.
    return data(refused('offline', typed), { status: 503 });
  }
}

function readTyped(fields: FormData): FeedbackTyped {
  const field = (name: string) => String(fields.get(name) ?? '');
  return {
    text: field('text'),
    email: field('email').trim(),
    requestKey: field('requestKey') || crypto.randomUUID(),
  };
}

function emailProblem(email: string): string | null {
  return email === '' || isEmail(email) ? null : 'email_format';
}

function refused(problem: string, typed: FeedbackTyped): FeedbackOutcome {
  return { kind: 'refused', problem, typed };
}

/** The problems that have words of their own. */
function problemOf(code: string): string {
  if (code === 'over_request_rate_limit') return 'too_many_requests';
  const known = ['feedback_empty', 'feedback_long', 'email_format', 'too_many_requests'];
  return known.includes(code) ? code : 'failed';
}

/** The form as a page: where no script runs, and for whoever comes by its address. */
export default function Feedback() {
  const { t } = useTranslation('feedback');
  const { to } = useLocale();
  const typed = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const busy = useNavigation().formData?.has('requestKey') ?? false;
  return (
    <div className="screen">
      <h1 className="heading-page">
        <WholeWords>{t('title')}</WholeWords>
      </h1>
      {outcome?.kind === 'sent' ? (
        <Card className="mt-6">
          <FeedbackSent sent={outcome} />
          <LinkButton to={to('/app')} className="mt-5">
            {t('sent.overview')}
          </LinkButton>
        </Card>
      ) : (
        <>
          <p className="mt-3 text-second">{t('lead')}</p>
          <Card className="mt-6">
            <FeedbackForm
              form={Form}
              action={to('/app/feedback')}
              typed={typed}
              busy={busy}
              outcome={outcome}
            />
          </Card>
        </>
      )}
    </div>
  );
}
