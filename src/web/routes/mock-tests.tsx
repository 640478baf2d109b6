import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type StagedPart, stagedParts } from '#domain/mocks/blueprint.ts';
import { callFunction } from '#web/api/call-function.ts';
import { BeforePart } from '#web/features/mocks/before-part.tsx';
import { readMockExams } from '#web/features/mocks/mock-data.ts';
import { MockList } from '#web/features/mocks/mock-list.tsx';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('mock-tests', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const exams = await readMockExams(supabase);
  const query = new URL(request.url).searchParams;
  const begin = stagedParts.find((part) => part === query.get('begin')) ?? null;
  return data(
    {
      ...{ exams, begin, requestKey: crypto.randomUUID() },
      examId: exams.find(({ id }) => id === query.get('exam'))?.id ?? null,
      whole: query.has('whole'),
    },
    { headers },
  );
}

/** Begins a part; its time begins with it. Rule 9.290. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const locale = localeOfPath(new URL(request.url).pathname);
  const { supabase, headers } = openSession(request, context);
  const part = String(form.get('part')) as StagedPart;
  const result = await callFunction(supabase, 'mock-starts', {
    part,
    examId: String(form.get('examId') ?? '') || null,
    parts: form.has('whole') ? [...stagedParts] : [part],
    requestKey: String(form.get('requestKey') || crypto.randomUUID()),
  });
  if (!result.ok) return data({ error: result.code }, { status: result.status, headers });
  return redirect(pathInLocale(`/app/mock-tests/${result.answer.partId}`, locale), { headers });
}

export default function MockTests() {
  const { exams, begin, requestKey, examId, whole } = useLoaderData<typeof loader>();
  const { error = null } = useActionData<typeof action>() ?? {};
  if (begin)
    return <BeforePart part={begin} examId={examId} whole={whole} requestKey={requestKey} error={error} />;
  return <MockList exams={exams} />;
}
