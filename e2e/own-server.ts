import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { findPlace } from '#server/db/postgres-place.ts';
import { livePid, waitForEnd } from '#server/db/postgres-process.ts';
import { withDatabase } from './store.ts';

/** A product of a spec's own that may be killed and started again. */
export type OwnServer = {
  readonly url: string;
  /** As a power cut does it: the process is gone at once. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
};

const root = join(import.meta.dirname, '..');

/** The built product on a port and a data folder of its own, which is empty; with settings beside the usual ones. */
export async function startOwnServer(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const url = `http://localhost:${port}`;
  const dataDir = join(import.meta.dirname, `.cache/own-data-${port}`);
  await endPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  let child: ChildProcess;
  const gone = (process: ChildProcess) =>
    new Promise((resolve) =>
      process.exitCode !== null || process.signalCode ? resolve(null) : process.once('exit', resolve),
    );
  const start = async () => {
    child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', COUNT_FAST_ANSWERS: 'true' },
        ...{ SPEECH_AHEAD: 'false', SPEECH_PIPER_URL: 'off', TRUSTED_PROXY_HEADER: 'x-e2e-address' },
        ...settings,
      },
    });
    for (let waited = 0; waited < 240_000; waited += 250) {
      const isHealthy = await fetch(`${url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (isHealthy) return;
      await delay(250);
    }
    throw new Error('The product did not start.');
  };
  await start();
  return {
    url,
    start,
    async kill() {
      child.kill('SIGKILL');
      await gone(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await gone(child);
      // One that was killed last could not end its own.
      await endPostgres(dataDir);
    },
    withDatabase: (work) => withDatabase(work, dataDir),
  };
}

/** Ends the Postgres of a data folder, if one runs there. */
async function endPostgres(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const pid = livePid(findPlace(dataDir).cluster);
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  await waitForEnd(pid, 15_000);
}
