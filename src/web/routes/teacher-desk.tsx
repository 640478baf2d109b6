import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router';
import { callFunction } from '#web/api/call-function.ts';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openDesk } from '#web/features/teacher-desk/desk-access.ts';
import { type QueueData, readDeskQuestions, readQueueQuery } from '#web/features/teacher-desk/queue-data.ts';
import { QueueScreen } from '#web/features/teacher-desk/queue-screen.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('teacherDesk', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** Rule 9.441. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await openDesk(request, context);
  const url = new URL(request.url);
  const query = readQueueQuery(url);
  const [found, questions] = await Promise.all([
    readWithRole(session.supabase, 'teacher-queue', query),
    readDeskQuestions(session.supabase),
  ]);
  const { searchParams } = url;
  return data<QueueData>(
    { ...found, query, questions, done: searchParams.get('done'), problem: searchParams.get('problem') },
    { headers: session.headers },
  );
}

/** Takes a request; whoever was later is told so on the desk. Rule 9.442. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = await openDesk(request, context);
  const requestId = String((await request.formData()).get('requestId') ?? '');
  const result = await callFunction(supabase, 'teacher-reviews', { kind: 'take', requestId });
  const path = result.ok
    ? `/app/teacher/${requestId}`
    : `/app/teacher?${new URLSearchParams({ problem: result.code })}`;
  return redirect(pathInLocale(path, localeOf(request)), { headers });
}

export default function TeacherDesk() {
  return <QueueScreen {...(useLoaderData<typeof loader>() as QueueData)} />;
}
