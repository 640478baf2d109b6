/** A program of its own: runs a Piper voice (VITS, ONNX) with onnxruntime in WebAssembly. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { InferenceSession } from 'onnxruntime-web';
import { answerQuestions } from './child-answers.ts';
import type { Frame } from './frames.ts';

type Question = {
  readonly model: string;
  readonly ids: readonly number[];
  /** Noise, length, noise of the durations. */
  readonly scales: readonly [number, number, number];
  /** Only for voices with several speakers. */
  readonly speaker?: number;
};

let loaded: { readonly model: string; readonly session: Promise<InferenceSession> } | undefined;

answerQuestions(async ({ header }): Promise<Frame> => {
  const { model, ids, scales, speaker } = header as Question;
  const { Tensor } = await runtime();
  if (loaded?.model !== model) {
    await (await loaded?.session)?.release();
    loaded = { model, session: load(model) };
  }
  const session = await (loaded as { readonly session: Promise<InferenceSession> }).session;
  const feeds = {
    input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    input_lengths: new Tensor('int64', BigInt64Array.from([BigInt(ids.length)]), [1]),
    scales: new Tensor('float32', Float32Array.from(scales), [3]),
    ...(session.inputNames.includes('sid')
      ? { sid: new Tensor('int64', BigInt64Array.from([BigInt(speaker ?? 0)]), [1]) }
      : {}),
  };
  const results = await session.run(feeds);
  const output = results[session.outputNames[0] ?? ''];
  if (!output) throw new Error('The Piper voice gave no sound.');
  const samples = toInt16(output.data as Float32Array);
  return { header: {}, body: new Uint8Array(samples.buffer) };
});

async function runtime(): Promise<typeof import('onnxruntime-web')> {
  const runtime = await import('onnxruntime-web');
  runtime.env.wasm.numThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
  runtime.env.logLevel = 'error';
  return runtime;
}

async function load(model: string): Promise<InferenceSession> {
  const { InferenceSession } = await runtime();
  return InferenceSession.create(await readFile(model), { executionProviders: ['wasm'] });
}

/** Brought to full scale first: some voices are very quiet. */
function toInt16(samples: Float32Array): Int16Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0.01);
  return Int16Array.from(samples, (sample) => Math.round((sample / peak) * 32_000));
}
