import { z } from 'zod';
import { apiContext, type LoadContext } from '#web/api/api-context.ts';

/** A sign-in elsewhere, e.g. Google. */
export type Provider = { readonly id: string; readonly name: string };

const settings = z.object({ external: z.record(z.string(), z.boolean()) });
const ownWays = new Set(['email', 'phone', 'anonymous_users']);

/** As people know it. */
export function providerName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** The providers that are configured here; none when that cannot be learnt, since the other ways in still work. */
export async function readProviders(context: LoadContext): Promise<Provider[]> {
  const api = context.get(apiContext);
  try {
    const answer = await api.fetch(`${api.publicUrl}/auth/v1/settings`, { headers: { apikey: api.anonKey } });
    const { external } = settings.parse(await answer.json());
    const offered = Object.entries(external).filter(([id, isOffered]) => isOffered && !ownWays.has(id));
    return offered.map(([id]) => ({ id, name: providerName(id) }));
  } catch (error) {
    api.report(error);
    return [];
  }
}
