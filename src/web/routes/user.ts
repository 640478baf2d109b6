import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathInLocale } from '#web/locale/locale.ts';
import { wantedLocale } from '#web/locale/wanted-locale.ts';
import { readViewer } from '#web/session/viewer.ts';

/** Rule 2.2: `/user` is one's settings; whoever is signed out logs in first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers } = await readViewer(request, context);
  const path = viewer.kind === 'user' ? '/app/settings' : '/auth';
  return redirect(pathInLocale(path, wantedLocale(request)), { headers });
}
