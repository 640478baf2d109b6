import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { readOpenLevels } from '#web/features/result/open-level-data.ts';
import { openCriteria, openResults, readFinished } from '#web/features/result/result-data.ts';
import { resultPdf } from '#web/features/result/result-pdf.server.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { serverTexts } from '#web/text/server-texts.ts';

/** `GET /app/test/<id>/result.pdf`: the result as a file, in the language of the path. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const session = openSession(request, context);
  const sitting = await readFinished({ request, session, sittingId: params.sittingId });
  const { summary, finishedAt } = sitting;
  const results = openResults(sitting);
  const pdf = await resultPdf({
    summary,
    finishedAt,
    locale,
    texts: serverTexts(locale),
    site: context.get(apiContext).publicUrl,
    custom: sitting.kind === 'custom' ? sitting.settings : null,
    open: {
      results,
      levels: results.length > 0 ? await readOpenLevels(session.supabase, sitting.id) : [],
      criteria: openCriteria(sitting.tasks),
    },
  });
  const headers = new Headers(session.headers);
  headers.set('content-type', 'application/pdf');
  headers.set('content-length', String(pdf.length));
  headers.set('content-disposition', `attachment; filename="bestatt-result-${finishedAt.slice(0, 10)}.pdf"`);
  return new Response(new Uint8Array(pdf), { headers });
}
