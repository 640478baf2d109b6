import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type Category, categories } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { type OpenTest, openTests } from '#domain/mocks/open-part.ts';
import { testUpTo } from '#domain/mocks/part-minutes.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readFailure } from '#web/api/read-failure.ts';
import { BeforeOpenPart } from '#web/features/mocks/before-open-part.tsx';
import { BeforePart } from '#web/features/mocks/before-part.tsx';
import { readMockExams } from '#web/features/mocks/mock-data.ts';
import { MockList, opensPart } from '#web/features/mocks/mock-list.tsx';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('mock-tests', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const [exams, { tier }, wanted] = await Promise.all([
    readMockExams(supabase),
    readStartPage(supabase, context.get(apiContext).now()),
    supabase.from('users').select('target_level').maybeSingle<{ target_level: TaskLevel | null }>(),
  ]);
  if (wanted.error) throw readFailure('The wanted level', wanted.error);
  const query = new URL(request.url).searchParams;
  const begin = categories.find((part) => part === query.get('begin')) ?? null;
  return data(
    {
      ...{ exams, begin, tier, requestKey: crypto.randomUUID() },
      wanted: testUpTo(wanted.data?.target_level ?? 'B1'),
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
  const part = String(form.get('part')) as Category;
  const result = await callFunction(supabase, 'mock-starts', {
    part,
    examId: String(form.get('examId') ?? '') || null,
    parts: form.has('whole') ? await wholeExam(supabase, context.get(apiContext).now()) : [part],
    test: testIn(form),
    requestKey: String(form.get('requestKey') || crypto.randomUUID()),
  });
  if (!result.ok) return data({ error: result.code }, { status: result.status, headers });
  return redirect(pathInLocale(`/app/mock-tests/${result.answer.partId}`, locale), { headers });
}

/** All parts that the package has. */
async function wholeExam(...of: Parameters<typeof readStartPage>): Promise<Category[]> {
  const { tier } = await readStartPage(...of);
  return categories.filter((part) => opensPart(tier, part));
}

function testIn(form: FormData): OpenTest | null {
  return openTests.find((test) => test === form.get('test')) ?? null;
}

export default function MockTests() {
  const { exams, begin, tier, wanted, ...start } = useLoaderData<typeof loader>();
  const { error = null } = useActionData<typeof action>() ?? {};
  if (begin === 'read' || begin === 'listen') return <BeforePart part={begin} {...start} error={error} />;
  if (begin) return <BeforeOpenPart part={begin} {...start} {...{ error, tier, wanted }} />;
  return <MockList exams={exams} tier={tier} />;
}
