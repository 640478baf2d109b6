import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
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

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
const startLimitMs = 60_000;

/** A fresh data folder, let through for Postgres, which as root runs as another user. */
export function freshFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'bestatt-product-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts `main/serve.ts`; it serves once `serves` says so. */
export function startProduct(options: {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}): ProductProcess {
  const child = spawn(node, ['src/main/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(options.port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'error',
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
