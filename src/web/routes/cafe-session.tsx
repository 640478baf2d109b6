import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { FunctionInput } from '#domain/functions/functions.ts';
import { apiContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { callFailure } from '#web/api/read-failure.ts';
import type { SessionOutcome } from '#web/features/cafe-sessions/outcome.ts';
import { type SessionData, SessionScreen } from '#web/features/cafe-sessions/session-screen.tsx';
import { sessionProblem } from '#web/features/cafe-sessions/session-words.ts';
import { openSession } from '#web/session/session.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('cafe-session', location.pathname),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { supabase, headers } = openSession(request, context);
  const result = await callFunction(supabase, 'cafe-session', { sessionId: params.sessionId ?? '' });
  // No id at all is no session either.
  if (!result.ok && result.status === 400) throw data(null, { status: 404, headers });
  if (!result.ok) throw callFailure('The session', result, headers);
  return data<SessionData>(
    { session: result.answer.session, now: context.get(apiContext).now().toISOString() },
    { headers },
  );
}

/** Takes a place, gives it back, says how it was: each works without script. Rule 9.475, Rule 9.478. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const fields = await request.formData();
  const { supabase, headers } = openSession(request, context);
  const body = bodyOf(fields, params.sessionId ?? '');
  if (!body) return data(refused('rating_missing', fields), { status: 400, headers });
  const result = await callFunction(supabase, 'cafe-sign-ups', body);
  if (!result.ok)
    return data(refused(sessionProblem(result.code), fields), { status: result.status, headers });
  const placed = result.answer.hasSeat ? 'seat' : 'waiting';
  const said = { join: placed, leave: 'left', rate: 'rated' } as const;
  return data<SessionOutcome>({ kind: 'done', said: said[body.kind] }, { headers });
}

/** A broken connection is an answer too: what was typed stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The status keeps the router from reading the screen anew, which would not get through either.
    return data(refused('offline', fields), { status: 503 });
  }
}

/** @returns null where no rating was chosen */
function bodyOf(fields: FormData, sessionId: string): FunctionInput<'cafe-sign-ups'> | null {
  const intent = fields.get('intent');
  if (intent === 'join' || intent === 'leave') return { kind: intent, sessionId };
  const rating = Number(fields.get('rating'));
  return rating >= 1
    ? { kind: 'rate', sessionId, rating, comment: String(fields.get('comment') ?? '') }
    : null;
}

function refused(problem: string, fields: FormData): SessionOutcome {
  const field = (name: string) => String(fields.get(name) ?? '');
  return { kind: 'refused', problem, typed: { rating: field('rating'), comment: field('comment') } };
}

export default function CafeSession() {
  const loaded = useLoaderData<typeof loader>() as SessionData;
  const outcome = (useActionData<typeof action>() as SessionOutcome | undefined) ?? null;
  return <SessionScreen {...loaded} outcome={outcome} />;
}
