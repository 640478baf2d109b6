/** The thread of `whisper-transcriber.ts`: loads the model at the first recording, then writes down one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { isRecordingType } from '#domain/speaking/recording-limits.ts';
import { resample } from '#server/providers/speech/resample.ts';
import { decodeRecording } from '#server/sound/decode-recording.ts';
import type { WhisperAnswer, WhisperAsk, WhisperWork } from './whisper-transcriber.ts';

/** What we use of @huggingface/transformers, which need not be installed. */
type Transformers = {
  readonly env: { localModelPath: string; allowRemoteModels: boolean; cacheDir: string };
  readonly pipeline: (
    task: 'automatic-speech-recognition',
    model: string,
    options: { readonly dtype: 'q8'; readonly device: 'cpu' },
  ) => Promise<
    (
      samples: Float32Array,
      options: {
        readonly language: string;
        readonly task: 'transcribe';
        readonly chunk_length_s: number;
        readonly stride_length_s: number;
      },
    ) => Promise<{ readonly text: string }>
  >;
};

/** Whisper hears 30 seconds at 16 kHz at a time; pieces overlap so that no word is cut. */
const whisper = { rate: 16_000, chunkSeconds: 30, overlapSeconds: 5 } as const;

const work = workerData as WhisperWork;
let loading: ReturnType<typeof load> | null = null;
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (asked: WhisperAsk) => {
  // One at a time: each takes all the cores that it gets.
  last = last.then(async () => parentPort?.postMessage(await answerTo(asked)));
});

async function answerTo({ id, bytes, type }: WhisperAsk): Promise<WhisperAnswer> {
  try {
    const sound = isRecordingType(type) ? await decodeRecording(bytes, type) : null;
    if (!sound) return { id, failure: `sound of the type ${type} cannot be decoded here` };
    loading ??= load();
    const recognise = await loading;
    const samples = resample(sound.samples, { from: sound.rate, to: whisper.rate });
    const { text } = await recognise(samples, {
      language: 'no',
      task: 'transcribe',
      chunk_length_s: whisper.chunkSeconds,
      stride_length_s: whisper.overlapSeconds,
    });
    return { id, text: String(text) };
  } catch (error) {
    loading = null;
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function load() {
  const { env, pipeline } = (await import(work.module)) as Transformers;
  env.cacheDir = work.cacheDir;
  if (work.modelsDir !== null) {
    env.localModelPath = work.modelsDir;
    env.allowRemoteModels = false;
  }
  return pipeline('automatic-speech-recognition', work.model, { dtype: 'q8', device: 'cpu' });
}
