import { RealtimeClient } from '@supabase/supabase-js';
import { claimsOf, openLiveSession } from './live-session.ts';

const session = openLiveSession();
let client: RealtimeClient | null = null;

/** A page has one line to the server, whatever is heard over it: the official client connects with the first channel. */
export function liveClient(apiKey: string): RealtimeClient {
  client ??= new RealtimeClient(`${location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: apiKey },
    accessToken: session.token,
  });
  return client;
}

/** The token that was given last, for requests beside the line. */
export const lastToken = session.lastToken;

/** What somebody who is signed in hears by; null for anybody else. @throws TypeError without a network */
export async function whoHears(): Promise<{ readonly userId: string; readonly apiKey: string } | null> {
  const token = await session.token();
  const apiKey = session.apiKey();
  return token && apiKey ? { userId: claimsOf(token).sub, apiKey } : null;
}
