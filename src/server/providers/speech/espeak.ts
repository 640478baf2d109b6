import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createWarmChild } from './warm-child.ts';
import { readWav } from './wav.ts';

type EspeakQuestion = {
  /** Text with espeak's `[[phonemes]]` in it. */
  readonly text: string;
  /** `nb` with a variant: `nb+f2`. */
  readonly voice: string;
  /** espeak's words a minute, 80–450. */
  readonly rate: number;
  /** 0–99, 50 is the variant's own. */
  readonly pitch: number;
  /** 0–99, how far the melody moves. */
  readonly range: number;
};

/** espeak-ng, always in a process of its own (it is GPL). */
export type Espeak = {
  /** @throws Error when the program fails or takes longer than a minute. */
  readonly say: (
    question: EspeakQuestion,
  ) => Promise<{ readonly samples: Int16Array; readonly rate: number }>;
  /** espeak's own IPA of a plain text, words parted by spaces, as Piper's voices were trained on. */
  readonly ipa: (text: string) => Promise<string>;
  /** The IPA of what `say` would say. Only the WebAssembly build tells. */
  readonly sounds: (text: string) => Promise<string>;
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
};

const timeoutMs = 60_000;

/** The build in WebAssembly that comes with the product. */
export function createWasmEspeak(): Espeak {
  const child = createWarmChild({
    entry: new URL('./espeak-child.ts', import.meta.url),
    timeoutMs,
    maxAnswers: 1_000,
  });
  const plain = { voice: 'nb' };
  return {
    async say(question) {
      const { header, body } = await child.ask({ op: 'say', ...question });
      return {
        samples: new Int16Array(body.buffer, body.byteOffset, body.byteLength >> 1),
        rate: (header as { rate: number }).rate,
      };
    },
    async ipa(text) {
      const { header } = await child.ask({ op: 'ipa', text, ...plain });
      return withoutSeparators((header as { ipa: string }).ipa);
    },
    async sounds(text) {
      const { header } = await child.ask({ op: 'sounds', text, ...plain });
      return (header as { sounds: string }).sounds;
    },
    pid: child.pid,
    close: child.close,
  };
}

/** A system's `espeak-ng` (1.50 or later), started for each question. It has no option for the melody's range. */
export function createSystemEspeak(path: string): Espeak {
  return {
    async say({ text, voice, rate, pitch }) {
      const output = await run(path, {
        options: ['-v', voice, '-s', String(rate), '-p', String(pitch), '-b', '1', '--stdout', '--stdin'],
        input: text,
      });
      const { samples, rate: hertz } = readWav(output);
      return { samples: Int16Array.from(samples, (sample) => Math.round(sample * 32767)), rate: hertz };
    },
    async ipa(text) {
      return withoutSeparators(
        (
          await run(path, { options: ['-v', 'nb', '-q', '--ipa', '-b', '1', '--stdin'], input: text })
        ).toString(),
      );
    },
    sounds: () => Promise.reject(new Error('Only the WebAssembly build tells its sounds.')),
    pid: () => undefined,
    close: () => Promise.resolve(),
  };
}

function withoutSeparators(ipa: string): string {
  return ipa
    .replace(/_/gu, '')
    .replace(/\s*\|\s*|\s+/gu, ' ')
    .trim();
}

function run(
  path: string,
  { options, input }: { readonly options: readonly string[]; readonly input: string },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, options, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '' },
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const output: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-500);
    });
    child.on('error', (error) => reject(new Error(`${path} cannot be run: ${error.message}`)));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`${path} ended with ${code ?? 'a signal'}: ${complaint.trim()}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, 5);
      } catch {
        // Not allowed everywhere.
      }
    }
  });
}
