import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { openDesk } from '#web/features/teacher-desk/desk-access.ts';
import { WorkScreen } from '#web/features/teacher-desk/work-screen.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('teacherWork', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** A request that the teacher has; one that they have not leads back to the desk. Rule 9.442. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = await openDesk(request, context);
  const result = await callFunction(supabase, 'teacher-work', { requestId: params.requestId ?? '' });
  if (result.ok) return data(result.answer, { headers });
  if (result.status === 409)
    throw redirect(pathInLocale(`/app/teacher?problem=${result.code}`, localeOf(request)), { headers });
  // No id at all is no request either.
  if (result.status === 400) throw data(null, { status: 404, headers });
  throw callFailure('The work', result, headers);
}

/** Gives it back, or answers what the learner asked back: both work without script. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = await openDesk(request, context);
  const fields = await request.formData();
  const requestId = params.requestId ?? '';
  const isAnswer = fields.get('intent') === 'answer_back';
  const text = String(fields.get('text') ?? '').trim();
  if (isAnswer && text === '') return data({ problem: 'empty' }, { status: 400, headers });
  const result = await callFunction(
    supabase,
    'teacher-reviews',
    isAnswer ? { kind: 'answer_back', requestId, text } : { kind: 'give_back', requestId },
  );
  if (!result.ok) return data({ problem: result.code }, { status: result.status, headers });
  const done = isAnswer ? 'answered_back' : 'given_back';
  return redirect(pathInLocale(`/app/teacher?done=${done}`, localeOf(request)), { headers });
}

export default function TeacherWorkPage() {
  const work = useLoaderData<typeof loader>() as TeacherWork;
  return <WorkScreen key={work.id} work={work} />;
}
