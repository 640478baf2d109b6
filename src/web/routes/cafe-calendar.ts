import type { LoaderFunctionArgs } from 'react-router';
import type { ListedSession } from '#domain/language-cafe/session-views.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { sessionCalendar } from '#web/features/cafe-sessions/session-calendar.server.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { serverTexts } from '#web/text/server-texts.ts';

/**
 * `GET /app/language-cafe/calendar` and `/app/language-cafe/:sessionId/calendar`: all sessions that one has a seat in or hosts, or
 * one, as a calendar file in the language of the path. Rule 9.479.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { supabase, headers } = openSession(request, context);
  const { sessionId } = params;
  const result = sessionId
    ? await callFunction(supabase, 'cafe-session', { sessionId })
    : await callFunction(supabase, 'cafe-sessions', { mine: true });
  if (!result.ok && result.status === 400) throw new Response(null, { status: 404, headers });
  if (!result.ok) throw callFailure('The sessions', result, headers);
  const found = 'session' in result.answer ? [result.answer.session] : result.answer.sessions.filter(isOwn);
  const site = context.get(apiContext).publicUrl;
  const t = serverTexts(locale).getFixedT(null, 'cafe-sessions');
  const text = sessionCalendar(
    found.filter(({ cancelled }) => !cancelled),
    {
      name: t('title'),
      site,
      pageOf({ id }) {
        const url = `${site}${pathInLocale(`/app/language-cafe/${id}`, locale)}`;
        return { url, text: `${t('calendarText')} ${url}` };
      },
    },
  );
  headers.set('content-type', 'text/calendar; charset=utf-8');
  headers.set('content-disposition', 'attachment; filename="bestatt-cafe.ics"');
  return new Response(text, { headers });
}

function isOwn({ own, isHost }: ListedSession): boolean {
  return isHost || own?.kind === 'seat';
}
