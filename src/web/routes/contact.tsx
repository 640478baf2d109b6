import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isEmail } from '#domain/accounts/email.ts';
import { isPriority, messageProblem, topicOf } from '#domain/contact/contact-message.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import type { ContactOutcome, ContactTyped, OwnMessage } from '#web/features/contact/contact-data.ts';
import { ContactPage } from '#web/features/contact/contact-page.tsx';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('contact', location.pathname);

/** The form's key, its clock and one's own address are one person's. */
export const handle = { shared: false };

/** Rule 9.230. `?about=` chooses a topic; `?error=` is the number of an error that somebody was shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers } = await readViewer(request, context);
  const { now, operator } = context.get(apiContext);
  const query = new URL(request.url).searchParams;
  const error = query.get('error') ?? '';
  const isAccount = viewer.kind === 'user' && viewer.demoUntil === undefined;
  const typed: ContactTyped = {
    topic: topicOf(query.get('about')),
    text: '',
    email: isAccount ? viewer.email : '',
    requestKey: crypto.randomUUID(),
    shownAt: now().getTime(),
  };
  const own = isAccount ? await readOwn(request, context) : { messages: [], priority: false };
  const { messages, priority } = own;
  return data(
    { typed, own: messages, priority, operator, errorNumber: /^[\w-]{4,64}$/.test(error) ? error : null },
    { headers },
  );
}

async function readOwn(
  request: Request,
  context: LoaderFunctionArgs['context'],
): Promise<{ readonly messages: readonly OwnMessage[]; readonly priority: boolean }> {
  const { supabase } = openSession(request, context);
  const [{ data: rows }, { data: tier }] = await Promise.all([
    supabase
      .from('contact_messages')
      .select('id, topic, text, status, answer, answeredAt:answered_at, createdAt:created_at')
      .order('created_at', { ascending: false })
      .limit(5)
      .overrideTypes<OwnMessage[], { merge: false }>(),
    supabase.rpc('current_tier'),
  ]);
  return { messages: rows ?? [], priority: isPriority(Number(tier ?? 0)) };
}

/** What was typed stays when it does not go through. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const typed = readTyped(fields);
  const { topic, text, email, requestKey, shownAt } = typed;
  if (topic === null) return data(refused('topic_needed', typed), { status: 400 });
  const wrong = messageProblem(text) ?? emailProblem(email);
  if (wrong) return data(refused(wrong, typed), { status: 400 });
  const { supabase, headers } = openSession(request, context);
  const { report, now } = context.get(apiContext);
  const locale = localeOfPath(new URL(request.url).pathname);
  const trap = String(fields.get('website') ?? '').slice(0, 200);
  const ms = Math.min(Math.max(0, now().getTime() - shownAt), 2 ** 40);
  try {
    const body = { topic, text, email, locale, requestKey, trap, ms };
    const result = await callFunction(supabase, 'contact-messages', body);
    if (!result.ok) return data(refused(problemOf(result.code), typed), { status: result.status, headers });
    const sent: ContactOutcome = { kind: 'sent', ...result.answer, typed };
    return data(sent, { headers });
  } catch (error) {
    report(error);
    return data(refused('failed', typed), { status: 502, headers });
  }
}

function readTyped(fields: FormData): ContactTyped {
  const field = (name: string) => String(fields.get(name) ?? '');
  const shownAt = Number(field('shownAt'));
  const requestKey = field('requestKey');
  return {
    topic: topicOf(field('topic')),
    text: field('text').replaceAll('\r\n', '\n'),
    email: field('email').trim(),
    requestKey: /^[\w-]{8,80}$/.test(requestKey) ? requestKey : crypto.randomUUID(),
    // A form that does not say when it was shown was not shown.
    shownAt: Number.isSafeInteger(shownAt) && shownAt > 0 ? shownAt : Number.MAX_SAFE_INTEGER,
  };
}

function emailProblem(email: string): string | null {
  if (email === '') return 'email_required';
  return isEmail(email) ? null : 'email_format';
}

function refused(problem: string, typed: ContactTyped): ContactOutcome {
  return { kind: 'refused', problem, typed };
}

/** The problems that have words of their own. */
function problemOf(code: string): string {
  const known = ['message_empty', 'message_long', 'message_links', 'email_format', 'too_many_requests'];
  return known.includes(code) ? code : 'failed';
}

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
