import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { apiContext, type LoadContext } from './api-context.ts';

/**
 * The official client as a visitor, whoever looks: for what is the same for all, so that no session has to be renewed for it
 * and nothing of one can come into a page that is kept.
 */
export function visitorClient(context: LoadContext): SupabaseClient {
  const api = context.get(apiContext);
  return createClient(api.publicUrl, api.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: api.fetch },
  });
}
