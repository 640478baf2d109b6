import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
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

/** Fewer than one person may give at once (`answers` lets 120 through). */
const answersOfOne = 100;

type Seat = { readonly client: SupabaseClient; readonly test: string };

/**
 * A learner who calls the functions as a client of the API does; what task is next they read by REST, uncounted. Somebody else
 * takes the seat before the limit of one person is reached, uncounted too.
 */
export async function seatApiLearner(url: string, anonKey: string): Promise<Learner> {
  let seat = await takeSeat(url, anonKey);
  return async (end) => {
    const times: number[] = [];
    while (performance.now() < end) {
      if (times.length % answersOfOne === answersOfOne - 1) seat = await takeSeat(url, anonKey);
      const { client, test } = seat;
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
      if (error) throw await refusal(error);
      if (data?.next.kind === 'finished') seat = { client, test: await startByApi(client) };
    }
    return times;
  };
}

async function takeSeat(url: string, anonKey: string): Promise<Seat> {
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { [addressHeader]: someAddress() } },
  });
  await client.auth.signInAnonymously();
  return { client, test: await startByApi(client) };
}

async function startByApi(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.functions.invoke<{ sittingId: string }>('sittings', {
    body: { kind: 'level', settings, requestKey: crypto.randomUUID() },
  });
  if (error) throw await refusal(error);
  return data?.sittingId as string;
}

/** What the server said, in the message. */
async function refusal(error: Error): Promise<Error> {
  if (!(error instanceof FunctionsHttpError)) return error;
  const response: Response = error.context;
  return new Error(`${response.status} ${await response.text()}`);
}
