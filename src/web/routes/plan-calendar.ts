import type { LoaderFunctionArgs } from 'react-router';
import type { PlannedSession } from '#domain/readiness/week-plan.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { planCalendar } from '#web/features/plan/plan-calendar.server.ts';
import { sessionWords } from '#web/features/plan/session-words.ts';
import { feedbackWords, plainWords } from '#web/features/result/feedback-words.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { serverTexts } from '#web/text/server-texts.ts';

/** `GET /app/plan/calendar`: the plan as a calendar file, in the language of the path. Rule 9.316. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'readiness', { plan: true });
  if (!result.ok) throw callFailure('The plan', result);
  const { readiness } = result.answer;
  if (!readiness) throw new Response(null, { status: 404, headers });
  const site = context.get(apiContext).publicUrl;
  const texts = serverTexts(locale);
  const t = texts.getFixedT(null, 'plan');
  const wordsOf = sessionWords(t, feedbackWords(texts.getFixedT(null, 'result'), locale));
  const text = planCalendar(readiness, {
    site,
    texts: {
      name: t('title'),
      exam: t('calendar.exam'),
      session: (session: PlannedSession) =>
        t('calendar.session', { what: plainWords(wordsOf(session)), count: session.minutes }),
      description: t('calendar.text', { url: `${site}${pathInLocale('/app/plan', locale)}` }),
    },
  });
  headers.set('content-type', 'text/calendar; charset=utf-8');
  headers.set('content-disposition', 'attachment; filename="bestatt-plan.ics"');
  return new Response(text, { headers });
}
