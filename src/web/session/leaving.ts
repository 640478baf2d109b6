import type { MiddlewareFunction } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { forgetSession, isLeaving, openSession } from './session.ts';

/**
 * Ends the session of whoever signed out while the server could not be reached, on the first request that comes through.
 * Rule 8.5.
 */
export const endLeftSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isLeaving(request.headers.get('cookie') ?? '')) return next();
  const { supabase } = openSession(request, context);
  const { error } = await supabase.auth
    .signOut({ scope: 'local' })
    .catch((thrown: unknown) => ({ error: thrown }));
  if (error) context.get(apiContext).report(error);
  forgetSession(request, context);
  return next();
};
