/** The thread of `sound-measurer.ts`: decodes one recording and measures it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RecordingType } from '#domain/speaking/recording-limits.ts';
import { measureSound } from '#domain/speaking/sound-measures.ts';
import { decodeRecording } from './decode-recording.ts';

const { bytes, type } = workerData as { readonly bytes: Uint8Array; readonly type: RecordingType };
const sound = await decodeRecording(bytes, type);
parentPort?.postMessage(sound && measureSound(sound.samples, sound.rate));
