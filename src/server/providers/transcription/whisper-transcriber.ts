import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { cleanTranscript } from './clean-transcript.ts';
import type { Transcriber } from './transcriber.ts';
import type { WhisperSettings } from './transcription-settings.ts';

/** Optional, because it brings hundreds of megabytes: installed only by who wants it (docs/packages.md). */
const usualPackage = '@huggingface/transformers';

export type WhisperWork = {
  /** What the thread imports: the package's name, or an address. */
  readonly module: string;
  readonly model: string;
  /** A folder of models; null: they are fetched from Hugging Face into `cacheDir`. */
  readonly modelsDir: string | null;
  readonly cacheDir: string;
};

export type WhisperAsk = { readonly id: number; readonly bytes: Uint8Array; readonly type: string };
export type WhisperAnswer = { readonly id: number } & (
  | { readonly text: string }
  | { readonly failure: string }
);

type Waiting = { readonly resolve: (text: string) => void; readonly reject: (error: Error) => void };

/**
 * NB-Whisper, or another Whisper in ONNX, in a thread of this process by transformers.js; no sound leaves the machine. The
 * model is loaded with the first recording and stays. Rule 9.435.
 * @throws Error in one sentence where the package or the model's folder is not there
 */
export function whisperTranscriber(
  settings: WhisperSettings,
  { cacheDir, module = usualPackage }: { readonly cacheDir: string; readonly module?: string },
): Transcriber & { readonly close: () => Promise<void> } {
  const { model, modelsDir, timeoutMs } = settings;
  requireThere({ module, model, modelsDir });
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let nextId = 0;

  function start(): Worker {
    const workerData: WhisperWork = { module, model, modelsDir, cacheDir };
    const started = new Worker(new URL('./whisper-thread.ts', import.meta.url), { workerData });
    started.on('message', (answer: WhisperAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('text' in answer) one?.resolve(answer.text);
      else one?.reject(new Error(`NB-Whisper could not write the recording down: ${answer.failure}`));
    });
    started.on('error', (error: Error) => end(started, error));
    started.on('exit', (code) => end(started, new Error(`NB-Whisper’s thread ended (${code}).`)));
    started.unref();
    return started;
  }
  function end(ended: Worker, error: Error): void {
    if (thread !== ended) return;
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    name: `${model}, in this process`,
    async transcribe({ bytes, type }, signal) {
      thread ??= start();
      const asked = thread;
      const id = nextId++;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const text = await new Promise<string>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // A model that is at work cannot be interrupted: the thread ends, and the next recording begins another.
        limit.addEventListener('abort', () => {
          if (!waiting.has(id)) return;
          end(asked, limit.reason as Error);
          void asked.terminate();
        });
        asked.postMessage({ id, bytes, type } satisfies WhisperAsk);
      });
      return cleanTranscript(text);
    },
    async close() {
      await thread?.terminate();
    },
  };
}

function requireThere(of: Pick<WhisperWork, 'module' | 'model' | 'modelsDir'>): void {
  const { module, model, modelsDir } = of;
  if (module === usualPackage && !isInstalled(module))
    throw new Error(
      `TRANSCRIPTION_WHISPER_MODEL is set, but ${module} is not installed: run npm install ${module}@4.3.1, or take the setting out.`,
    );
  if (modelsDir !== null && !existsSync(join(modelsDir, model, 'config.json')))
    throw new Error(
      `TRANSCRIPTION_WHISPER_DIR holds no model ${model}: ${join(modelsDir, model)} is missing.`,
    );
}

function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined;
  } catch {
    return false;
  }
}
