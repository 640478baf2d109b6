import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { readViewer } from '#web/session/viewer.ts';

/** Rule 2.2: `/user` is one's settings; whoever is signed out logs in first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, headers } = await readViewer(request, context);
  const path = viewer.kind === 'user' ? '/app/settings' : '/auth';
  return redirect(pathInLocale(path, localeOfPath(new URL(request.url).pathname)), { headers });
}
