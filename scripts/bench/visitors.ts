import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { startBenchProduct } from './bench-product.ts';
import { costlyPaths } from './visitors/costly-paths.ts';

/**
 * `npm run bench:visitors`: twenty visitors, each at an address of their own and half of them guests, send the costliest queries
 * that REST takes, one after the other and four at a time, while others look at pages, log in and ask for the health.
 * Last line: JSON.
 */
const visitors = 20;
const atATime = 4;
const seconds = 20;
const everyMs = 150;

const product = await startBenchProduct({
  TRUSTED_PROXY_HEADER: 'x-forwarded-for',
  REQUESTS_PER_ADDRESS: '60',
  // What a first start does for itself is not what is measured.
  SPEECH_AHEAD: 'false',
});
const password = 'et-langt-passord-for-benken';
try {
  const { api } = (await (await fetch(`${product.url}/healthz`)).json()) as { api: { anonKey: string } };
  const headers = { apikey: api.anonKey, 'content-type': 'application/json' };
  const email = 'benk@example.no';
  await signUp(email);
  const others = [
    { name: 'health', ask: (address: string) => get('/healthz', address) },
    { name: 'login', ask: (address: string) => logIn(email, address) },
    { name: 'page', ask: (address: string) => get('/nb/pricing', address) },
    { name: 'page', ask: (address: string) => get('/app/leveltest', address) },
  ];
  await measure(others, 3);
  const quiet = summary(await measure(others, 5));
  const end = performance.now() + seconds * 1000 + 3000;
  const sent = new Map<number, number>();
  const storm = Array.from({ length: visitors }, (_, index) => visit(index, end));
  await delay(500);
  const figures = summary(await measure(others, seconds));
  await Promise.all(storm);
  console.table({ quiet, figures });
  console.log('Answers to the visitors by status:', Object.fromEntries(sent));
  console.log(JSON.stringify({ visitors, ...figures }));

  async function visit(index: number, until: number): Promise<void> {
    const address = `198.51.100.${index + 1}`;
    const own = { ...headers, 'x-forwarded-for': address };
    const token = index % 2 === 0 ? api.anonKey : await guestToken(address);
    await Promise.all(
      Array.from({ length: atATime }, async (_, lane) => {
        for (let turn = index + lane; performance.now() < until; turn += 1) {
          const path = costlyPaths[turn % costlyPaths.length] ?? '';
          const response = await fetch(`${product.url}/rest/v1${path}`, {
            headers: { ...own, authorization: `Bearer ${token}` },
          });
          await response.arrayBuffer();
          sent.set(response.status, (sent.get(response.status) ?? 0) + 1);
        }
      }),
    );
  }

  async function guestToken(address: string): Promise<string> {
    const client = createClient(product.url, api.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-forwarded-for': address } },
    });
    const { data, error } = await client.auth.signInAnonymously();
    if (error) throw error;
    return data.session?.access_token ?? '';
  }

  async function signUp(address: string): Promise<void> {
    const response = await fetch(`${product.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify({ email: address, password }),
    });
    if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  }

  function logIn(address: string, from: string): Promise<Response> {
    return fetch(`${product.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': from },
      body: JSON.stringify({ email: address, password }),
    });
  }
} finally {
  await product.stop();
}

function get(path: string, address: string): Promise<Response> {
  return fetch(`${product.url}${path}`, { headers: { 'x-forwarded-for': address } });
}

type Other = { readonly name: string; readonly ask: (address: string) => Promise<Response> };
type Measured = { readonly name: string; readonly ms: number; readonly ok: boolean };

/** Each asks every 150 ms, whether the answer before has come or not, so that a slow one does not slow the asking. */
async function measure(others: readonly Other[], duration: number): Promise<Measured[]> {
  const running: Promise<Measured>[] = [];
  const end = performance.now() + duration * 1000;
  while (performance.now() < end) {
    for (const { name, ask } of others) {
      const address = `203.0.113.${10 + (running.length % 200)}`;
      running.push(timed(name, () => ask(address)));
      await delay(everyMs / others.length);
    }
  }
  return Promise.all(running);
}

async function timed(name: string, ask: () => Promise<Response>): Promise<Measured> {
  const began = performance.now();
  try {
    const response = await ask();
    await response.arrayBuffer();
    return { name, ms: performance.now() - began, ok: response.ok };
  } catch {
    return { name, ms: performance.now() - began, ok: false };
  }
}

function summary(all: readonly Measured[]) {
  return {
    healthP95Ms: p95(all, 'health'),
    loginP95Ms: p95(all, 'login'),
    pageP95Ms: p95(all, 'page'),
    errors: all.filter(({ ok }) => !ok).length,
  };
}

function p95(all: readonly Measured[], wanted: string): number {
  const times = all.filter(({ name }) => name === wanted).map(({ ms }) => ms);
  times.sort((one, other) => one - other);
  return Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? 0);
}
