import type { Run } from './load.ts';

/**
 * Each client does `step` again and again: for work whose next request depends on the last answer.
 * @param step is given the client's number
 */
export async function runSteps(work: {
  readonly name: string;
  readonly clients: number;
  readonly seconds: number;
  readonly step: (client: number) => Promise<void>;
}): Promise<Run> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + work.seconds * 1000;
  const one = async (client: number) => {
    while (performance.now() < end) {
      const at = performance.now();
      await work.step(client);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: work.clients }, (_, client) => one(client)));
  const seconds = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    name: work.name,
    clients: work.clients,
    perSecond: Math.round(times.length / seconds),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}
