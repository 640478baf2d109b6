import { runLoad } from '#scripts/bench/platform/load.ts';
import { seatApiLearner } from './api-learner.ts';
import { createPerson } from './person.ts';
import type { RunningTree } from './running-tree.ts';
import { type Learner, seatLearner } from './test-taker.ts';

export const measureNames = ['landing', 'levelTest', 'answers', 'answersApi', 'overview', 'rest'] as const;
export type MeasureName = (typeof measureNames)[number];

type Figures = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** The processor's time of server and database for one request: it hardly depends on what else the machine does. */
  readonly cpuMs: number;
};
/** Loads one thing for so many seconds. */
export type Measure = (seconds: number) => Promise<Figures>;

const connections = 20;

/**
 * What is measured of a tree: `landing` and `levelTest` as visitors, `answers` as the screen sends them (the page's own
 * address), `answersApi` as clients of the API do, `overview` of somebody with 10,000 answers, `rest` 20 of their tests.
 */
export async function openMeasures(tree: RunningTree): Promise<Readonly<Record<MeasureName, Measure>>> {
  const { url } = tree;
  const { visitor, token, anonKey } = await createPerson(tree);
  const page = (path: string, headers: Record<string, string> = {}): Measure => {
    const load = {
      name: `GET ${path}`,
      url: `${url}${path}`,
      headers: { 'accept-encoding': 'br', 'accept-language': 'en', ...headers },
    };
    return async (seconds) => {
      const before = tree.cpuMs();
      const { perSecond, p50Ms, p95Ms } = await runLoad(load, connections, seconds);
      return { perSecond, p50Ms, p95Ms, cpuMs: (tree.cpuMs() - before) / (perSecond * seconds) };
    };
  };
  return {
    landing: page('/'),
    levelTest: page('/app/leveltest'),
    answers: byLearners(tree, () => seatLearner(url)),
    answersApi: byLearners(tree, () => seatApiLearner(url, anonKey)),
    overview: page('/app', { cookie: visitor.cookies() }),
    rest: page('/rest/v1/sittings?select=id,kind,status,started_at&order=started_at.desc&limit=20', {
      apikey: anonKey,
      authorization: `Bearer ${token}`,
    }),
  };
}

/** Twenty learners at once, each one answer after the other; their tests have begun before the clock does. */
function byLearners(tree: RunningTree, seat: () => Promise<Learner>): Measure {
  return async (seconds) => {
    const learners = await Promise.all(Array.from({ length: connections }, seat));
    const before = tree.cpuMs();
    const end = performance.now() + seconds * 1000;
    const times = (await Promise.all(learners.map((answersUntil) => answersUntil(end)))).flat();
    const cpuMs = (tree.cpuMs() - before) / times.length;
    times.sort((one, other) => one - other);
    const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
    return { perSecond: times.length / seconds, p50Ms: at(0.5), p95Ms: at(0.95), cpuMs };
  };
}
