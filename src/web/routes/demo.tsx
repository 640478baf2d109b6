import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { LoadContext } from '#web/api/api-context.ts';
import { callFunction } from '#web/api/call-function.ts';
import { type DemoAccess, DemoPage } from '#web/features/demo/demo-page.tsx';
import { pathInLocale } from '#web/locale/locale.ts';
import { localeOf } from '#web/session/post-login.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer, type Viewer } from '#web/session/viewer.ts';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => pageMeta('demo', location.pathname);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { access, headers } = await readDemoAccess(request, context);
  return data({ access }, { headers });
}

/** Begins the demo, or ends it. Nobody's own session is ever put aside for it. Rule 1.17, Rule 6.3, Rule 9.70. */
export async function action({ request, context }: ActionFunctionArgs) {
  const intent = (await request.formData()).get('intent');
  const { access, viewer } = await readDemoAccess(request, context);
  if (intent === 'create' || intent === 'end') return endDemo({ request, context, access, intent });
  const locale = localeOf(request);
  if (access.kind === 'inside') return redirect(pathInLocale('/app', locale));
  // The page says why.
  if (access.kind !== 'open') return data({ problem: null }, { status: 409 });
  const { supabase, headers } = openSession(request, context);
  const isNew = viewer.kind === 'visitor';
  if (isNew) {
    const { error } = await supabase.auth.signInAnonymously();
    if (error) return data({ problem: problemOf(error.status) }, { status: error.status ?? 500, headers });
  }
  const filled = await callFunction(supabase, 'demos', { locale });
  if (!filled.ok) {
    if (isNew) await supabase.auth.signOut({ scope: 'local' });
    return data({ problem: problemOf(filled.status) }, { status: filled.status, headers });
  }
  // The token says from now on that it is a demo's.
  await supabase.auth.refreshSession();
  return redirect(pathInLocale('/app', locale), { headers });
}

export default function Demo() {
  const { access } = useLoaderData<typeof loader>();
  return <DemoPage access={access} problem={useActionData<typeof action>()?.problem ?? null} />;
}

/** Who asks for a demo, and whether they may have one. */
async function readDemoAccess(
  request: Request,
  context: LoadContext,
): Promise<{ readonly access: DemoAccess; readonly viewer: Viewer; readonly headers: Headers }> {
  const { viewer, headers } = await readViewer(request, context);
  if (viewer.kind === 'visitor') return { access: { kind: 'open' }, viewer, headers };
  if (viewer.kind === 'user')
    return {
      access: viewer.demoUntil ? { kind: 'inside' } : { kind: 'account', name: viewer.name },
      viewer,
      headers,
    };
  const { supabase } = openSession(request, context);
  const { data: tests } = await supabase.from('sittings').select('id').limit(1);
  return { access: { kind: tests?.length === 0 ? 'open' : 'guest' }, viewer, headers };
}

async function endDemo(given: {
  readonly request: Request;
  readonly context: LoadContext;
  readonly access: DemoAccess;
  readonly intent: 'create' | 'end';
}): Promise<Response> {
  const { request, context, access, intent } = given;
  const target = pathInLocale(intent === 'create' ? '/auth?create' : '/demo', localeOf(request));
  if (access.kind !== 'inside') return redirect(target);
  const { supabase, headers } = openSession(request, context);
  // When it is swept instead, a day later, nothing is lost.
  await callFunction(supabase, 'demo-endings', {});
  await supabase.auth.signOut({ scope: 'local' });
  return redirect(target, { headers });
}

function problemOf(status: number | undefined): 'tooMany' | 'failed' {
  return status === 429 ? 'tooMany' : 'failed';
}
