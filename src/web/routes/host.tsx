import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readWithRole } from '#web/api/read-with-role.ts';
import { openHosting } from '#web/features/cafe-sessions/host-access.ts';
import { HostScreen, hostDone } from '#web/features/cafe-sessions/host-screen.tsx';
import { pageMeta } from '#web/text/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta('host', location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** Rule 9.474. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await openHosting(request, context);
  const { upcoming, past } = await readWithRole(session.supabase, 'host-sessions', {});
  const said = new URL(request.url).searchParams.get('done');
  const done = hostDone.find((one) => one === said) ?? null;
  return data({ upcoming, past, done }, { headers: session.headers });
}

export default function Host() {
  return <HostScreen {...useLoaderData<typeof loader>()} />;
}
