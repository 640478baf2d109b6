import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { readLicences } from '#web/features/licences/licence-data.ts';
import { PlanScreen } from '#web/features/plan/plan-screen.tsx';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('plan', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const now = context.get(apiContext).now();
  const [result, licences] = await Promise.all([
    callFunction(supabase, 'readiness', { plan: true }),
    readLicences(supabase, now),
  ]);
  if (!result.ok) throw callFailure('The plan', result);
  return data({ readiness: result.answer.readiness, tier: licences.current?.tier ?? 0 }, { headers });
}

export default function Plan() {
  const { readiness, tier } = useLoaderData<typeof loader>();
  return <PlanScreen readiness={readiness} tier={tier} />;
}
