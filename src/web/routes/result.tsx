import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { isDemo } from '#domain/demo/demo.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { readOpenLevels } from '#web/features/result/open-level-data.ts';
import {
  exampleTasks,
  mistakesIn,
  namedPositions,
  openFeedback,
  openResults,
  readFinished,
  readShareToken,
} from '#web/features/result/result-data.ts';
import { ResultScreen, type ResultScreenProps } from '#web/features/result/result-screen.tsx';
import type { ShareOutcome } from '#web/features/result/share-outcome.ts';
import { readStartPage } from '#web/features/test-settings/start-page.ts';
import { daysBetween, formatDate } from '#web/formats/format-date.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('result', location.pathname);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { publicUrl, now } = context.get(apiContext);
  const session = openSession(request, context);
  const sitting = await readFinished({ request, session, sittingId: params.sittingId });
  const open = openResults(sitting);
  const [token, { data: claims }, { tier }, openLevels] = await Promise.all([
    readShareToken(session.supabase, sitting.id),
    session.supabase.auth.getClaims(),
    readStartPage(session.supabase, now()),
    open.length > 0 ? readOpenLevels(session.supabase, sitting.id) : [],
  ]);
  return data<ResultScreenProps>(
    {
      sittingId: sitting.id,
      summary: sitting.summary,
      examples: exampleTasks(sitting),
      positions: namedPositions(sitting),
      mistakes: mistakesIn(sitting),
      open,
      openLevels,
      together: openFeedback(sitting),
      day: formatDate(sitting.finishedAt, locale),
      isToday: daysBetween(sitting.finishedAt, now()) === 0,
      guest: claims?.claims.is_anonymous === true && !isDemo(claims.claims),
      tier,
      custom: sitting.kind === 'custom' ? sitting.settings : null,
      shareLink: token ? `${publicUrl}${pathInLocale(`/shared/${token}`, locale)}` : null,
    },
    { headers: session.headers },
  );
}

/** Makes the link to the result, or withdraws it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const intent = (await request.formData()).get('intent');
  const sittingId = params.sittingId ?? '';
  if (intent === 'share') {
    const result = await callFunction(supabase, 'shares', { sittingId });
    if (!result.ok)
      return data<ShareOutcome>({ ok: false, code: result.code }, { status: result.status, headers });
  } else if (intent === 'withdraw') {
    const { error, status } = await supabase.from('result_shares').delete().eq('sitting_id', sittingId);
    if (error) return data<ShareOutcome>({ ok: false, code: error.code }, { status, headers });
  } else {
    return data<ShareOutcome>({ ok: false, code: 'wrong_shape' }, { status: 400, headers });
  }
  return data<ShareOutcome>({ ok: true, intent }, { headers });
}

/** A request that does not get through is said in the dialog, and the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<ShareOutcome> {
  try {
    return (await serverAction()) as ShareOutcome;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ok: false, code: 'offline' };
  }
}

/** A change that failed changed nothing: asking again would only fail too. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const result = change.actionResult as ShareOutcome | undefined;
  return result?.ok === false ? false : change.defaultShouldRevalidate;
}

export default function Result() {
  return <ResultScreen {...(useLoaderData<typeof loader>() as ResultScreenProps)} />;
}
