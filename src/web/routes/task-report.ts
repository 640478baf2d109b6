import { type ActionFunctionArgs, data } from 'react-router';
import { sendReport } from '#web/features/reports/report-data.ts';
import { localeOfPath } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';

/** `POST /app/test/<id>/report`: says what is wrong with a task of a test that goes on. Rule 9.397. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const fields = await request.formData();
  const result = await sendReport(supabase, { sittingId: params.sittingId ?? '', fields, locale });
  return data(result, { headers, status: result.outcome === 'sent' ? 200 : 400 });
}
