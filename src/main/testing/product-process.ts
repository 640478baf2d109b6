import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The product as a process of its own, on a data folder of its own: for tests and benchmarks. */
export type ProductProcess = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** What it wrote until now, to both streams. */
  readonly output: () => string;
};

const root = join(import.meta.dirname, '../../..');
const node = join(root, 'node_modules/.bin/node');
/** Seconds on a machine at rest. */
const startLimitMs = 150_000;

/** A fresh data folder, let through for Postgres, which as root runs as another user. */
export function freshFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'bestatt-product-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * A port that nobody uses at the moment, below those that systems give to outgoing connections: one of these would be
 * taken again while a product is started anew.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** Starts `main/product/serve.ts`; it serves once `serves` says so. */
export function startProduct(options: {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}): ProductProcess {
  const child = spawn(node, ['src/main/product/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(options.port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'error',
      // It works for its test alone, and fetches nothing.
      ...{ SPEECH_AHEAD: 'false', SPEECH_PIPER_URL: 'off' },
      ...options.env,
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return {
    child,
    url: `http://127.0.0.1:${options.port}`,
    ended: new Promise((resolve) => child.on('exit', (code) => resolve({ code, output }))),
    output: () => output,
  };
}

/** True once `/healthz` is well; false when it never is. */
export async function serves(url: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += 100) {
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return true;
    await delay(100);
  }
  return false;
}
