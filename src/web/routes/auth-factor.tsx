import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { FactorScreen, type FactorWay, factorWays } from '#web/features/sign-in/factor-screen.tsx';
import { transferWaitingGuestResults } from '#web/features/sign-in/guest-results.ts';
import {
  giveCode,
  giveRecoveryCode,
  giveSentCode,
  listFactors,
  readSentCode,
  type SentCode,
  sendCode,
} from '#web/features/sign-in/second-factor.ts';
import { pathInLocale } from '#web/locale/locale.ts';
import { ownPath } from '#web/session/own-path.ts';
import { lacksSecondFactor, localeOf } from '#web/session/post-login.ts';
import { openSession, type Session } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('secondFactor', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = ownPath(searchParams.get('next'), request);
  const { viewer, headers } = await readViewer(request, context);
  if (viewer.kind !== 'user')
    throw redirect(pathInLocale(`/auth?${new URLSearchParams({ next })}`, localeOf(request)), { headers });
  const { supabase } = openSession(request, context);
  if (!(await lacksSecondFactor(supabase))) throw redirect(next, { headers });
  const factors = await listFactors(supabase);
  const ways = factorWays.filter((way) => way === 'recovery' || factors.some(({ kind }) => kind === way));
  const [first = 'totp'] = ways;
  const way = ways.find((one) => one === searchParams.get('way')) ?? first;
  const ending = factors.find(({ kind }) => kind === 'phone')?.ending ?? '';
  return data({ next, way, ways, ending }, { headers });
}

type Result = {
  readonly way: FactorWay;
  /** Key of `auth:errors`. */
  readonly problem?: string;
  readonly waitSeconds?: number;
  /** The phone's code that is waited for. */
  readonly sent: SentCode | null;
};

/** Rule 9.23, Rule 9.62, Rule 9.63. The second step of logging in: a code of an app, of a phone, or a recovery code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const way = factorWays.find((one) => one === form.get('way')) ?? 'totp';
  const session = openSession(request, context);
  const given = form.get('intent') === 'send' ? await send(session) : await give({ session, way, form });
  if (given.problem !== undefined || given.sentNow)
    return data<Result>(
      { way, sent: given.sent, problem: given.problem, waitSeconds: given.waitSeconds },
      { status: given.problem === undefined ? 200 : 400, headers: session.headers },
    );
  await transferWaitingGuestResults({ request, session, context });
  const next = ownPath(String(form.get('next') ?? ''), request);
  const path =
    way === 'recovery'
      ? pathInLocale(
          `/app/settings/security?${new URLSearchParams({ recovered: '1', next })}`,
          localeOf(request),
        )
      : next;
  return redirect(path, { headers: session.headers });
}

type Given = {
  readonly problem?: string | undefined;
  readonly waitSeconds?: number | undefined;
  readonly sent: SentCode | null;
  readonly sentNow?: boolean;
};

async function send({ supabase }: Session): Promise<Given> {
  const phone = (await listFactors(supabase)).find(({ kind }) => kind === 'phone');
  if (!phone) return { problem: 'signedOut', sent: null };
  const result = await sendCode(supabase, { factorId: phone.id, number: phone.ending });
  if (result.kind === 'sent') return { sent: result.sent, sentNow: true };
  return { problem: result.problem, waitSeconds: result.waitSeconds ?? undefined, sent: null };
}

async function give({
  session: { supabase },
  way,
  form,
}: {
  readonly session: Session;
  readonly way: FactorWay;
  readonly form: FormData;
}): Promise<Given> {
  const typed = String(form.get('code') ?? '');
  const sent = readSentCode(form);
  const problem = async () => {
    if (way === 'phone') return sent ? giveSentCode({ supabase, sent, typed }) : 'sentFormat';
    const factors = await listFactors(supabase);
    if (way === 'recovery') return giveRecoveryCode({ supabase, factors, typed });
    const apps = factors.filter(({ kind }) => kind === 'totp');
    return giveCode({ supabase, factorIds: apps.map(({ id }) => id), typed });
  };
  return { problem: (await problem()) ?? undefined, sent };
}

export default function AuthFactor() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() as Result | undefined;
  const way = result?.way ?? loaded.way;
  return (
    <FactorScreen
      {...loaded}
      way={way}
      sent={result?.sent ?? null}
      problem={result?.problem}
      waitSeconds={result?.waitSeconds}
    />
  );
}
