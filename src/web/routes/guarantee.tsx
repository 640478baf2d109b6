import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { examFacts } from '#domain/exam/facts.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import { sendClaim } from '#web/features/guarantee/claim-form-data.ts';
import { GuaranteeScreen } from '#web/features/guarantee/guarantee-screen.tsx';
import { readLicences } from '#web/features/licences/licence-data.ts';
import { packageEnd } from '#web/features/licences/package-end.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('guarantee', location.pathname);

/** The conditions as they stand, for the day in `?test=` or the one of the profile. Rule 1.27. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const day = new URL(request.url).searchParams.get('test') ?? '';
  const asked = /^\d{4}-\d\d-\d\d$/.test(day)
    ? await callFunction(supabase, 'guarantee', { testDate: day })
    : null;
  const licences = await readLicences(supabase, context.get(apiContext).now());
  // A day that no calendar has is as good as none.
  const result = asked?.ok ? asked : await callFunction(supabase, 'guarantee', {});
  if (!result.ok) throw callFailure('The guarantee', result);
  return data(
    {
      guarantee: result.answer,
      packageEnds: packageEnd(licences),
      requestKey: crypto.randomUUID(),
      resultWeeks: examFacts.resultWeeksAfter.value,
    },
    { headers },
  );
}

/** Sends a claim. What was typed, and a file that was uploaded, stay when it is refused. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { viewer } = await readViewer(request, context);
  if (viewer.kind !== 'user') throw redirectDocument(pathInLocale('/auth', locale));
  const { supabase, headers } = openSession(request, context);
  const outcome = await sendClaim({ supabase, userId: viewer.id, fields: await request.formData(), locale });
  if (outcome.kind === 'refused') return data(outcome, { headers, status: 400 });
  throw redirect(pathInLocale('/app/license/guarantee?sent', locale), { headers });
}

export default function Guarantee() {
  const { guarantee, packageEnds, requestKey, resultWeeks } = useLoaderData<typeof loader>();
  return (
    <GuaranteeScreen
      guarantee={guarantee}
      packageEnds={packageEnds}
      requestKey={requestKey}
      resultWeeks={resultWeeks}
      outcome={useActionData<typeof action>() ?? null}
    />
  );
}
