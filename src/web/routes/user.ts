import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathInLocale } from '#web/locale.ts';
import { readViewer } from '#web/viewer.ts';
import { wantedLocale } from '#web/wanted-locale.ts';

/** Rule 2.2: `/user` is one's settings; whoever is signed out logs in first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers } = await readViewer(request, context);
  const path = viewer.kind === 'user' ? '/app/settings' : '/auth';
  return redirect(pathInLocale(path, wantedLocale(request)), { headers });
}
