import { Worker } from 'node:worker_threads';
import type { RecordingType } from '#domain/speaking/recording-limits.ts';
import type { SoundMeasures } from '#domain/speaking/sound-measures.ts';

/** A recording of ten minutes takes some six seconds on a slow machine. */
const longestMs = 30_000;
/** Ten minutes at 48 kHz are 115 MB; a broken file takes no more than this. */
const memory = { maxOldGenerationSizeMb: 512 } as const;

export type MeasureRecording = (
  recording: { readonly bytes: Uint8Array; readonly type: RecordingType },
  signal: AbortSignal,
) => Promise<SoundMeasures | null>;

/**
 * What the sound of a recording shows (Rule 9.431), measured in a thread of its own that ends with it: the event loop serves
 * everybody. Null where it cannot be decoded or told apart from noise: then feedback goes on without.
 */
export const measureRecording: MeasureRecording = ({ bytes, type }, signal) =>
  new Promise((resolve) => {
    const thread = new Worker(new URL('./sound-thread.ts', import.meta.url), {
      workerData: { bytes, type },
      resourceLimits: memory,
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    const end = (measures: SoundMeasures | null) => {
      limit.removeEventListener('abort', stop);
      void thread.terminate();
      resolve(measures);
    };
    const stop = () => end(null);
    limit.addEventListener('abort', stop);
    thread.once('message', end);
    thread.once('error', stop);
    thread.once('exit', stop);
  });
