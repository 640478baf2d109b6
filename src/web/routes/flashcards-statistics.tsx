import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { taskLevels } from '#domain/levels/levels.ts';
import { osloDay } from '#domain/time/days.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import type { ScheduleOutcome } from '#web/features/flashcards/schedule-card.tsx';
import { parseScheduleForm } from '#web/features/flashcards/schedule-form.ts';
import { StatisticsScreen } from '#web/features/flashcards/statistics-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('wordStatistics', location.pathname);

/** Rule 9.426. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'card-statistics', {});
  if (!result.ok) throw callFailure('The statistics', result);
  const today = osloDay(context.get(apiContext).now());
  return data({ statistics: result.answer, today }, { headers });
}

/** Saves when words come again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const fields = await request.formData();
  const columns = parseScheduleForm(fields);
  if ('problem' in columns)
    return data<ScheduleOutcome>({ saved: false, problem: columns.problem }, { status: 400, headers });
  const { data: claims } = await supabase.auth.getClaims();
  const { data: own } = await supabase.from('card_settings').select('levels').maybeSingle();
  // Who has not chosen levels keeps those that were chosen for them.
  const shown = String(fields.get('levels') ?? '').split(',');
  const levels = own?.levels ?? taskLevels.filter((level) => shown.includes(level));
  const { error } = await supabase
    .from('card_settings')
    .upsert({ user_id: claims?.claims.sub, ...(levels.length > 0 ? { levels } : {}), ...columns });
  return data<ScheduleOutcome>(
    { saved: !error, problem: error ? 'server' : null },
    { status: error ? 500 : 200, headers },
  );
}

export default function FlashcardsStatistics() {
  return <StatisticsScreen {...useLoaderData<typeof loader>()} />;
}
