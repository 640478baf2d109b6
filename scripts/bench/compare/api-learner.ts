import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Learner } from './test-taker.ts';
import { addressHeader, someAddress } from './visitor.ts';

const settings = {
  levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
  categories: ['read', 'listen'],
  length: 'full',
  randomOrder: true,
  showAnswers: false,
  plays: 'exam',
};

/** A learner who calls the functions as a client of the API does; what task is next they read by REST, uncounted. */
export async function seatApiLearner(url: string, anonKey: string): Promise<Learner> {
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { [addressHeader]: someAddress() } },
  });
  await client.auth.signInAnonymously();
  let test = await startByApi(client);
  return async (end) => {
    const times: number[] = [];
    while (performance.now() < end) {
      const { data: given } = await client
        .from('sitting_tasks')
        .select('position, task_id')
        .eq('sitting_id', test)
        .is('answered_at', null)
        .single();
      const began = performance.now();
      const { data, error } = await client.functions.invoke<{ next: { kind: string } }>('answers', {
        body: { sittingId: test, position: given?.position, taskId: given?.task_id, response: null, ms: 5 },
      });
      times.push(performance.now() - began);
      if (error) throw error;
      if (data?.next.kind === 'finished') test = await startByApi(client);
    }
    return times;
  };
}

async function startByApi(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.functions.invoke<{ sittingId: string }>('sittings', {
    body: { kind: 'level', settings, requestKey: crypto.randomUUID() },
  });
  if (error) throw error;
  return data?.sittingId as string;
}
