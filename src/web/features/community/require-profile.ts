import { redirectDocument } from 'react-router';
import type { LoadContext } from '#web/api/api-context.ts';
import { localeOfPath, pathInLocale } from '#web/locale/locale.ts';
import { openSession } from '#web/session/session.ts';
import { readViewer } from '#web/session/viewer.ts';

/**
 * Rule 6.7: whoever writes has finished onboarding, which gives them a name here. The login was asked for before (Rule 2.12).
 * @returns whether it is somebody in the demo, who looks around only. @throws Response a redirect to onboarding
 */
export async function requireProfile(request: Request, context: LoadContext): Promise<boolean> {
  const { viewer } = await readViewer(request, context);
  if (viewer.kind === 'user' && viewer.demoUntil !== undefined) return true;
  if (viewer.kind !== 'user') return false;
  const { supabase } = openSession(request, context);
  const { data } = await supabase.from('community_user_profiles').select('id').eq('id', viewer.id);
  if (data?.length) return false;
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams({ next: pathname + search });
  throw redirectDocument(pathInLocale(`/onboarding?${query}`, localeOfPath(pathname)));
}
