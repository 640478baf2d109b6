import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { readExamParts } from '#web/features/mocks/exam-parts-data.ts';
import { examPdf } from '#web/features/mocks/exam-pdf.server.ts';
import { readMockExam } from '#web/features/mocks/mock-data.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { hasSession, openSession } from '#web/session/session.ts';
import { serverTexts } from '#web/text/server-texts.ts';

/** `GET /app/mock-tests/<part>/result.pdf`: the exam that the part belongs to as a file, in the language of the path. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const { supabase, headers: own } = openSession(request, context);
  const to = (path: string) => redirect(pathInLocale(path, locale), { headers: own });
  if (!hasSession(request)) throw to(`/auth?${new URLSearchParams({ next: pathname })}`);
  const partId = params.partId ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(partId)) throw data(null, { status: 404 });
  const found = await callFunction(supabase, 'mock-states', { partId });
  if (!found.ok && found.status === 404) throw data(null, { status: 404 });
  if (!found.ok) throw callFailure('The mock exam', found);
  const state = found.answer;
  if (state.kind !== 'over') throw to(`/app/mock-tests/${partId}`);
  const exam = state.status === 'finished' ? await readMockExam(supabase, state.examId) : null;
  if (!exam) throw to('/app/mock-tests');
  const pdf = await examPdf({
    startedAt: exam.startedAt,
    parts: await readExamParts(supabase, exam),
    locale,
    texts: serverTexts(locale),
    site: context.get(apiContext).publicUrl,
  });
  const headers = new Headers(own);
  headers.set('content-type', 'application/pdf');
  headers.set('content-length', String(pdf.length));
  const day = exam.startedAt.slice(0, 10);
  headers.set('content-disposition', `attachment; filename="bestatt-mock-exam-${day}.pdf"`);
  return new Response(new Uint8Array(pdf), { headers });
}
