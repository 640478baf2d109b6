import { spawn } from 'node:child_process';
import { freshFolder, serves } from '#main/testing/product-process.ts';
import { processesUnder, readProc } from '#scripts/bench/processes.ts';
import { addressHeader } from './visitor.ts';

export type RunningTree = {
  readonly url: string;
  readonly dataDir: string;
  /** The most memory that the server held at once since it served, MB (Linux). */
  readonly peakMb: () => number;
  /** The processor's time that the server and its database took since they started, ms (Linux). */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
};

const lookEveryMs = 250;

/** A tree as `npm start` starts it, in production, on a data folder of its own; it builds itself first. */
export async function startTree(folder: string, port: number): Promise<RunningTree> {
  const data = freshFolder();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data.path,
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      TRUSTED_PROXY_HEADER: addressHeader,
      // All load on REST comes from one address. The limit is counted all the same, and learners who are faster than one
      // can read are given the tasks that others are. A commit from before these settings knows neither.
      REQUESTS_PER_ADDRESS: '100000',
      COUNT_FAST_ANSWERS: 'true',
      SPEECH_AHEAD: 'false',
      SPEECH_PIPER_URL: 'off',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let peak = 0;
  let watching: NodeJS.Timeout | undefined;
  const stop = async () => {
    clearInterval(watching);
    child.kill('SIGTERM');
    await ended;
    data.remove();
  };
  if (!(await serves(url))) {
    await stop();
    throw new Error(`The product of ${folder} did not start.`);
  }
  // From now on: the build that may have come before it is no part of the server.
  watching = setInterval(() => {
    // Without Postgres, whose shared memory would be counted once a connection.
    const nodes = processesUnder([child.pid as number]).filter(
      ({ command }) => !command.startsWith('postgres'),
    );
    peak = Math.max(peak, ...nodes.map(({ pid }) => residentMb(pid)));
  }, lookEveryMs);
  return {
    url,
    dataDir: data.path,
    peakMb: () => peak,
    cpuMs: () => processesUnder([child.pid as number]).reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    stop,
  };
}

function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readProc(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}
