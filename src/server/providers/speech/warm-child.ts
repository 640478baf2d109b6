import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createFrameReader, encodeFrame, type Frame } from './frames.ts';

/** A process of our own that answers one question at a time over its standard input and output (`frames.ts`). */
export type WarmChild = {
  /** @throws Error when the process refuses, dies or takes too long; the next question starts a new one. */
  readonly ask: (header: Readonly<Record<string, unknown>>, body?: Uint8Array) => Promise<Frame>;
  readonly close: () => Promise<void>;
  /** The running process, if any. */
  readonly pid: () => number | undefined;
};

/** Less important than the server: what is made here can wait. */
const niceness = 5;

/**
 * Starts the process at the first question, keeps it warm and lets it go after `idleMs` without one.
 * @param entry the program (TypeScript) to run with this Node; it gets no environment but PATH.
 * @param maxAnswers after so many a new process takes over, so that no leak grows.
 */
export function createWarmChild(options: {
  readonly entry: URL;
  readonly timeoutMs: number;
  readonly idleMs?: number;
  readonly maxAnswers?: number;
}): WarmChild {
  const { entry, timeoutMs, idleMs = 120_000, maxAnswers = 2_000 } = options;
  let child: ReturnType<typeof startChild> | undefined;
  let answers = 0;
  let idle: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function ask(header: Readonly<Record<string, unknown>>, body?: Uint8Array): Promise<Frame> {
    const turn = line.then(() => askNow(header, body));
    line = turn.catch(() => undefined);
    return turn;
  }

  async function askNow(header: Readonly<Record<string, unknown>>, body?: Uint8Array): Promise<Frame> {
    if (closed) throw new Error('The process is closed.');
    clearTimeout(idle);
    if (child && (child.ended() || answers >= maxAnswers)) await letGo();
    if (!child) {
      child = startChild(entry);
      answers = 0;
    }
    try {
      const frame = await child.ask({ header, body, timeoutMs });
      answers += 1;
      const refusal = (frame.header as { error?: string }).error;
      if (refusal !== undefined) throw new Error(refusal);
      return frame;
    } finally {
      idle = setTimeout(() => void letGo(), idleMs).unref();
    }
  }

  async function letGo(): Promise<void> {
    const ending = child;
    child = undefined;
    await ending?.end();
  }

  return {
    ask,
    pid: () => child?.pid,
    async close() {
      closed = true;
      clearTimeout(idle);
      await letGo();
    },
  };
}

type Waiting = { readonly resolve: (frame: Frame) => void; readonly reject: (error: Error) => void };

function startChild(entry: URL) {
  const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(entry)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '' },
    // A group of its own: Ctrl-C is for the server, which then ends its processes in order.
    detached: true,
  });
  if (running.pid !== undefined) lowerPriority(running.pid);
  let waiting: Waiting | undefined;
  let complaint = '';
  let ended = false;
  let ending = false;
  const gone = new Promise<void>((resolve) => {
    running.once('close', () => {
      ended = true;
      waiting?.reject(new Error(`The process ended. ${complaint.trim()}`.trim()));
      resolve();
    });
  });
  running.on('error', (error) => {
    complaint += error.message;
  });
  running.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-500);
  });
  // A process that dies while we write shows itself by its end.
  running.stdin.on('error', () => undefined);
  const read = createFrameReader((frame) => waiting?.resolve(frame));
  running.stdout.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch {
      running.kill('SIGKILL');
    }
  });
  hold(running, false);

  return {
    pid: running.pid,
    ended: () => ended,
    async ask(question: {
      readonly header: unknown;
      readonly body: Uint8Array | undefined;
      readonly timeoutMs: number;
    }): Promise<Frame> {
      hold(running, true);
      const timer = setTimeout(() => running.kill('SIGKILL'), question.timeoutMs);
      const startedAt = performance.now();
      try {
        return await new Promise<Frame>((resolve, reject) => {
          waiting = { resolve, reject };
          running.stdin.write(encodeFrame(question.header, question.body));
        });
      } catch (error) {
        if (performance.now() - startedAt >= question.timeoutMs)
          throw new Error(`The process took longer than ${question.timeoutMs} ms.`);
        throw error;
      } finally {
        clearTimeout(timer);
        waiting = undefined;
        // Its end is waited for: an answer that comes before it must not let our process run out of work.
        if (!ending) hold(running, false);
      }
    },
    async end(): Promise<void> {
      ending = true;
      hold(running, true);
      running.stdin.end();
      const kill = setTimeout(() => running.kill('SIGKILL'), 2_000);
      await gone;
      clearTimeout(kill);
    },
  };
}

/** A process that waits for questions must not keep ours alive. */
function hold(child: ChildProcess, held: boolean): void {
  const method = held ? 'ref' : 'unref';
  child[method]();
  for (const stream of [child.stdin, child.stdout, child.stderr] as readonly (Readable | Writable | null)[]) {
    (stream as unknown as { ref?: () => void; unref?: () => void } | null)?.[method]?.();
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Not allowed everywhere; then it runs as important as the rest.
  }
}
