import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import autocannon from 'autocannon';
import { startBenchProduct } from './bench-product.ts';

/**
 * `npm run bench:server`: the landing page at 20 connections, and answering tasks by 20 learners at once, against the built product.
 * Last line: JSON.
 */
type Run = { name: string; perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number };

const seconds = 10;
const connections = 20;
const product = await startBenchProduct();
try {
  await load('/', 3);
  const runs: Run[] = [
    await load('/', seconds),
    await load('/nb/pricing', seconds),
    await load('/app/leveltest', seconds),
    await answering(),
  ];
  console.table(runs);
  console.log(JSON.stringify({ runs, rssMb: product.rssMb() }));
} finally {
  await product.stop();
}

async function load(path: string, duration: number): Promise<Run> {
  const result = await autocannon({
    url: `${product.url}${path}`,
    connections,
    duration,
    headers: { 'accept-encoding': 'br', 'accept-language': 'en' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} broken`);
  const { p50, p97_5, p99 } = result.latency;
  // autocannon gives no 95th percentile; the 97.5th is the next above it.
  return {
    name: `GET ${path}`,
    perSecond: Math.round(result.requests.average),
    p50Ms: p50,
    p95Ms: p97_5,
    p99Ms: p99,
  };
}

/** Each learner takes full tests, one answer after the other; the time of `functions/v1/answers` is what counts. */
async function answering(): Promise<Run> {
  const { api } = (await (await fetch(`${product.url}/healthz`)).json()) as { api: { anonKey: string } };
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = createClient(product.url, api.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      await client.auth.signInAnonymously();
      while (performance.now() < end) await takeTest(client, times, end);
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    name: 'POST answers',
    perSecond: Math.round(times.length / seconds),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}

async function takeTest(client: SupabaseClient, times: number[], end: number): Promise<void> {
  const settings = {
    levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
    categories: ['read', 'listen'],
    length: 'full',
    randomOrder: true,
    showAnswers: false,
    plays: 'exam',
  };
  const started = await client.functions.invoke<{ sittingId: string }>('sittings', {
    body: { kind: 'level', settings, requestKey: crypto.randomUUID() },
  });
  if (started.error) throw started.error;
  const sittingId = started.data?.sittingId as string;
  for (let position = 1; performance.now() < end; position += 1) {
    const { data: given } = await client
      .from('sitting_tasks')
      .select('task_id')
      .eq('sitting_id', sittingId)
      .eq('position', position)
      .single();
    const began = performance.now();
    const { data, error } = await client.functions.invoke<{ next: { kind: string } }>('answers', {
      body: { sittingId, position, taskId: given?.task_id, response: null, ms: 5 },
    });
    times.push(performance.now() - began);
    if (error) throw error;
    if (data?.next.kind === 'finished') return;
  }
}
